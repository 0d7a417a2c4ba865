"""The rows of the benchmarks on made-up numbers: ratios, bars, the table and the JSON. Nothing is timed here."""

import json

from benchmarks.rows import Row, absent, cost, limit, speed, table, unjudged, write


def test_a_cost_meets_its_bar_from_below():
    assert cost("start", 0.3, 0.2, "bare", 2.0) == Row("start", 0.3, 0.2, "bare", 1.5, 2.0, True)
    assert cost("start", 0.5, 0.2, "bare", 2.0).ok is False


def test_a_cost_on_its_bar_is_met():
    assert cost("start", 0.5, 0.25, "bare", 2.0).ok is True


def test_a_speed_meets_its_bar_from_above():
    assert speed("moves", 5000.0, 500.0, "slow", 10.0) == Row("moves", 5000.0, 500.0, "slow", 10.0, 10.0, True)
    assert speed("moves", 4000.0, 500.0, "slow", 10.0).ok is False


def test_without_a_bar_a_row_only_reports():
    assert cost("start", 0.5, 0.2, "menu", None).ok is None
    assert limit("bytes", 4184.0, None).ok is None


def test_the_ratio_is_judged_before_it_is_rounded():
    assert cost("start", 1.000_04, 1.0, "bare", 1.0).ok is False


def test_a_limit_needs_no_peer():
    assert limit("pick-up", 43.0, 50.0) == Row("pick-up", 43.0, None, "", None, 50.0, True)
    assert limit("pick-up", 51.0, 50.0).ok is False


def test_a_peer_that_is_not_there_is_named_with_the_reason_and_judged_neither_way():
    row = absent("moves", "boardgame.io", "node is not installed", 10.0)
    assert row == Row("moves", None, None, "boardgame.io: node is not installed", None, 10.0, None)


def test_rough_numbers_keep_their_bar_and_are_not_judged():
    assert unjudged(cost("start", 0.5, 0.2, "bare", 2.0)) == Row("start", 0.5, 0.2, "bare", 2.5, 2.0, None)


def test_json_rows_have_exactly_the_seven_keys(tmp_path):
    write([cost("start", 0.3, 0.2, "bare", 2.0)], tmp_path / "bench.json")
    expected = {"name": "start", "ours": 0.3, "peer": 0.2, "peer_name": "bare", "ratio": 1.5, "bar": 2.0, "ok": True}
    assert json.loads((tmp_path / "bench.json").read_text()) == [expected]


def test_the_table_shouts_only_where_a_bar_is_missed():
    lines = table([cost("a", 3.0, 1.0, "p", 2.0), cost("b", 1.0, 1.0, "p", 2.0), limit("c", 1.0, None)]).splitlines()
    assert [line.split() for line in lines] == [
        ["what", "ours", "peer", "ratio", "bar", "ok", "peer", "is"],
        ["a", "3", "1", "3", "2", "NO", "p"],
        ["b", "1", "1", "1", "2", "yes", "p"],
        ["c", "1", "-", "-", "-", "-"],
    ]
