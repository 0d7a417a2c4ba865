"""How runs become one number: the median of each, or the run in the middle."""

from benchmarks.races import medians, middle


def test_every_number_has_its_own_median():
    assert medians([{"a": 1.0, "b": 9.0}, {"a": 3.0, "b": 7.0}, {"a": 2.0, "b": 8.0}]) == {"a": 2.0, "b": 8.0}


def test_the_run_in_the_middle_keeps_its_numbers_together():
    runs = [{"ours": 2.0, "peer": 1.0}, {"ours": 9.0, "peer": 3.0}, {"ours": 4.0, "peer": 4.0}]
    assert middle(runs, key=lambda run: run["ours"] / run["peer"]) == {"ours": 2.0, "peer": 1.0}
