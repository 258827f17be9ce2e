"""A program on the four mechanisms of divergence."""

from pathlib import Path

import pytest

from harmonica_simt import MECHANISMS, Core, ProgramError, SourceError, Standstill, Timing, compile_c, lab

BOTH_SIDES = r"""
#include <harp.h>
#include <stdio.h>
static int sums[4];
static void side(int thread, void *argument) {
    (void)argument;
    for (int step = 0; step < 9; step++) sums[thread] += thread & 1 ? step * 3 : step * step;
}
int main(void) {
    launch(side, 4, 0);
    printf("%d %d\\n", sums[0], sums[1]);
    return 0;
}
"""


def test_each_mechanism_and_latency_has_a_row() -> None:
    rows = lab(BOTH_SIDES, latencies=[1, 16])
    assert rows["mechanism"].tolist() == [name for name in MECHANISMS for _ in range(2)]
    assert rows["latency"].tolist() == [1, 16] * 4
    assert (rows["activity"] > 0).all()
    assert (rows["activity"] <= 1).all()
    assert (rows["cycles"][1::2] > rows["cycles"][::2]).all()


def test_a_row_is_what_the_timing_model_says() -> None:
    core = Core(divergence="masks")
    timing = Timing(compile_c(BOTH_SIDES, core), core, latency=4)
    timing.run()
    [row] = lab(BOTH_SIDES, mechanisms=["masks"], latencies=[4])
    assert row["cycles"] == timing.counters["cycles"]
    assert row["instructions"] == timing.counters["instructions"]


def test_what_goes_wrong_is_said(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="undeclared"):
        lab("int main(void) { return x; }")
    with pytest.raises(Standstill, match="not done after 1000 cycles"):
        lab("int main(void) { for (volatile int i = 0;; i++); }", limit=1000)
    with pytest.raises(ValueError, match="divergence"):
        lab(BOTH_SIDES, mechanisms=["pairs"])
    clock = '#include <stdio.h>\n#include <time.h>\nint main(void) { printf("%d", (int)clock()); return 0; }'
    source = tmp_path / "clock.c"
    source.write_text(clock)
    with pytest.raises(ProgramError, match="order of its threads"):
        lab(source, latencies=[1, 64], performance_counters=True)
