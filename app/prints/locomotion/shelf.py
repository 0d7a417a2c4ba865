"""A household's own yards in the store, and those that are half built: one draft for each yard."""

from app.games.locomotion.yard.draft import YardDraft
from app.games.locomotion.yard.file import NamedYard
from app.paper.shelf import NamedShelf

KEY = "locomotion-own-yards"
DRAFTS = "locomotion-yard-drafts"


class YardShelf(NamedShelf[NamedYard]):
    """The own yards in a store. A yard keeps its id when it is renamed or changed, so setups find it again."""

    key = KEY
    kind = NamedYard

    def name_of(self, thing: NamedYard) -> str:
        """Return the name of a yard: own yards have the same in every language."""
        return thing.titles.en

    def by_id(self, id_: str) -> NamedYard | None:
        """Return a yard by its id, or None."""
        return next((each for each in self.all() if each.id == id_), None)

    def free_id(self) -> str:
        """Return an id that no yard and no draft has."""
        taken = {each.id for each in self.all()} | {each.id for each in self.drafts()}
        return next(id_ for n in range(1, 10_000) if (id_ := f"own-{n}") not in taken)

    # ------------------------------------------------------------ half built

    def drafts(self) -> tuple[YardDraft, ...]:
        """Return the yards that are half built, the last one worked on first."""
        return self._store.get(DRAFTS, tuple[YardDraft, ...], ())

    def draft_of(self, id_: str) -> YardDraft | None:
        """Return what is half built of a yard, or None."""
        return next((draft for draft in self.drafts() if draft.id == id_), None)

    def begin(self, draft: YardDraft) -> None:
        """Remember how far building has come; safe on the disk when this returns."""
        self._store.put(DRAFTS, (draft, *self._others(draft.id)))

    def drop(self, id_: str) -> None:
        """Forget a draft: its yard is kept, or nobody wants it."""
        self._store.put(DRAFTS, self._others(id_))

    def _others(self, id_: str) -> tuple[YardDraft, ...]:
        return tuple(draft for draft in self.drafts() if draft.id != id_)
