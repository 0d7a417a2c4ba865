"""Writes a printed part as 3MF: one body in millimetres, lying as it is printed."""

import io
import zipfile
from collections.abc import Sequence

Corner = tuple[float, float, float]
Triangle = tuple[Corner, Corner, Corner]

STAMP = (1980, 1, 1, 0, 0, 0)  # the same body gives the same bytes
TYPES = """<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
"""
RELATIONS = """<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rel0" Target="/3D/3dmodel.model"
 Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
"""


def _model(name: str, triangles: Sequence[Triangle]) -> str:
    places: dict[Corner, int] = {}
    faces = [tuple(places.setdefault(corner, len(places)) for corner in triangle) for triangle in triangles]
    low = min(corner[2] for corner in places)
    corners = "\n".join(f'<vertex x="{x:.5g}" y="{y:.5g}" z="{z - low:.5g}"/>' for x, y, z in places)
    sides = "\n".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in faces)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xml:lang="en" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<resources><object id="1" type="model" name="{name}"><mesh>
<vertices>
{corners}
</vertices>
<triangles>
{sides}
</triangles>
</mesh></object></resources>
<build><item objectid="1"/></build>
</model>
"""


def written(name: str, triangles: Sequence[Triangle]) -> bytes:
    """Return the file; the body stands on the bed, at z = 0."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path, text in (
            ("[Content_Types].xml", TYPES),
            ("_rels/.rels", RELATIONS),
            ("3D/3dmodel.model", _model(name, triangles)),
        ):
            archive.writestr(zipfile.ZipInfo(path, STAMP), text)
    return target.getvalue()
