"""What may not lie in an environment that is measured in, and how it is taken out of the folder of a peer."""

import platform

import pytest

from benchmarks.environment import burdens, told
from benchmarks.peers import unburden


def test_what_pygame_would_read_is_named():
    assert burdens({"numpy": "here"}.get) == ("numpy",)
    assert burdens({"pkg_resources": "here", "numpy": "here", "pygame": "here"}.get) == ("setuptools", "numpy")
    assert burdens({"pygame": "here"}.get) == ()


def test_the_result_names_its_python():
    assert platform.python_version() in told()


@pytest.mark.parametrize(
    ("keeps", "left"), [((), {"pygame"}), (("numpy",), {"pygame", "numpy", "numpy-2.4.6.dist-info", "numpy.libs"})]
)
def test_a_peer_brings_nothing_that_pygame_would_read(tmp_path, keeps, left):
    """Unless it is measured with it."""
    for name in ("pygame", "numpy", "numpy-2.4.6.dist-info", "numpy.libs", "setuptools", "setuptools-80.dist-info"):
        (tmp_path / name).mkdir()
    (tmp_path / "pkg_resources").mkdir()
    unburden(tmp_path, keeps)
    assert {path.name for path in tmp_path.iterdir()} == left
