"""The list of parts: its tables are what the script writes, its sums add up, and it holds what the drawings ask for."""

import pytest

from hardware import pinout, write_bom
from hardware.pinout import HERE

BILL = write_bom.load()
PLAN = pinout.load()


@pytest.mark.parametrize("language", write_bom.LANGUAGES)
@pytest.mark.parametrize("chosen", BILL.lists, ids=lambda chosen: chosen.id)
def test_the_committed_table_is_what_the_script_writes(chosen, language):
    committed = (HERE / getattr(chosen, language)).read_text(encoding="utf-8")
    assert write_bom.written(language, chosen) == committed, "run: python -m hardware.write_bom"


def test_every_part_has_a_range_a_reason_and_a_group():
    groups = {group.id for group in BILL.groups}
    assert {group.list for group in BILL.groups} == {chosen.id for chosen in BILL.lists}
    for part in BILL.parts:
        assert 0 <= part.price[0] <= part.price[1]
        assert part.count >= 1
        assert part.group in groups
        assert set(part.panels) <= set(write_bom.PANELS)
        assert min(map(len, (part.en, part.nl, part.why_en, part.why_nl))) > 5


def test_each_panel_is_one_choice():
    for panel in write_bom.PANELS:
        chosen = [part for part in BILL.parts if part.en.startswith(f"{panel}: ")]
        assert [part.panels for part in chosen] == [panel]


@pytest.mark.parametrize("panel", write_bom.PANELS)
def test_a_total_is_the_sum_of_the_lines_that_panel_needs(panel):
    low, high = BILL.total(panel, with_extras=False)
    lines = [part for part in BILL.of("table") if panel in part.panels and not part.optional]
    assert (low, high) == (
        pytest.approx(sum(part.count * part.price[0] for part in lines)),
        pytest.approx(sum(part.count * part.price[1] for part in lines)),
    )
    more = BILL.total(panel, with_extras=True)
    assert more[0] > low
    assert more[1] > high


def test_totals_are_rounded_outwards_to_fives():
    assert write_bom.rounded((101.2, 203.1)) == (100, 205)
    assert write_bom.rounded((100.0, 205.0)) == (100, 205)


def test_money_is_written_as_people_write_it():
    dash = write_bom.DASH
    assert write_bom.money((0.3, 1.5), "nl") == f"0,30{dash}1,50"
    assert write_bom.money((45, 85.4), "en") == f"45{dash}85"
    assert write_bom.money((2, 2), "en") == "2"


def test_every_resistor_of_the_wiring_is_on_the_list():
    listed = " ".join(part.en for part in BILL.parts)
    ohms = {part["series"] for part in PLAN.parts.values() if part["series"]}
    ohms |= {PLAN.parts["lamp"]["base"], PLAN.parts["lamp"]["pull_down"]}
    for ohm in ohms:
        assert (f"{ohm // 1000} kΩ" if ohm >= 1000 else f"{ohm} Ω") in listed


def test_the_die_on_the_list_of_the_table_costs_what_its_own_list_does():
    """Seven lights, seven resistors, Pico, switch and cable are 11 to 14 euro; the first list said 8."""
    die = next(part for part in BILL.parts if part.link_en == "die/README.md")
    low, high = BILL.total(write_bom.PANELS, with_extras=False, list_id="die")
    assert low - 1 < die.price[0] <= low
    assert high <= die.price[1] < high + 1
    assert low >= 11


@pytest.mark.parametrize("name", ["docs/die.md", "hardware/die/README.md"])
def test_a_page_that_names_the_price_of_the_die_names_that_of_its_list(name):
    die = next(part for part in BILL.parts if part.link_en == "die/README.md")
    assert f"{die.price[0]} to {die.price[1]} euro" in (HERE.parent / name).read_text(encoding="utf-8")


def test_the_first_page_names_what_a_table_star_costs_from_the_cheapest_panel_to_the_dearest():
    spans = [write_bom.rounded(BILL.total(panel, with_extras=False)) for panel in write_bom.PANELS]
    low, high = min(low for low, _ in spans), max(high for _, high in spans)
    assert f"about {low:.0f} to {high:.0f} euro" in (HERE.parent / "README.md").read_text(encoding="utf-8")


def test_each_list_leads_to_pages_of_its_own_language():
    die = next(part for part in BILL.parts if part.link_en == "die/README.md")
    assert die.link_nl == "die/DOBBELSTEEN.md"
    assert "](die/README.md)" not in (HERE / "onderdelen.md").read_text(encoding="utf-8")


def test_a_month_is_written_as_people_say_it():
    assert write_bom.said_month("2026-11", "nl") == "november 2026"
    assert write_bom.said_month("2027-01", "en") == "January 2027"
