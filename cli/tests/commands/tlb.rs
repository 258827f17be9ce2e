//! C on cores with a TLB: the start code maps the program's memory and the console, or the program is refused before it
//! runs.

use crate::common::{c_expected, programs, TestFolder};

/// Threads that allocate and print floats: with the stacks of 64 lanes the largest part of the library.
const PRINTS: &str = "#include <harp.h>\n#include <stdio.h>\n#include <stdlib.h>\n\
    static void work(int t, void *unused) {\n\
    int *own = malloc(sizeof *own);\n*own = t;\nprintf(\"%d: %g\\n\", *own, t * 0.5);\nfree(own);\n}\n\
    int main(void) { launch(work, 4, 0); printf(\"%s %5.2f\\n\", \"end\", 2.5); return 0; }\n";
const PRINTED: &str = "0: 0\n1: 0.5\n2: 1\n3: 1.5\nend  2.50\n";

#[test]
fn programs_run_on_the_named_configuration_with_a_tlb() {
    let place = TestFolder::new().with("prints.c", PRINTS);
    for mode in ["", "--user-mode"] {
        let line = format!("run prints.c --config harp64 {mode}");
        assert_eq!(place.expect(&line), PRINTED, "{line}");
        for name in ["numbers", "vector-sum", "locks"] {
            let line = format!("run {} --config harp64 {mode}", programs().join(format!("c/{name}.c")).display());
            assert_eq!(place.expect(&line), c_expected(name), "{line}");
        }
    }
}

/// As many pages are mapped as the program needs, and more RAM is taken where it needs more than by default.
#[test]
fn few_entries_are_enough_or_the_program_is_refused() {
    let hello = "#include <stdio.h>\nint main(void) { printf(\"%d\\n\", 42); return 0; }\n";
    let place = TestFolder::new().with("hello.c", hello).with("prints.c", PRINTS);
    for options in ["--tlb-entries 8", "--tlb-entries 8 --user-mode", "--tlb-entries 8 --arch 8w16/16/4/4"] {
        assert_eq!(place.expect(&format!("run hello.c {options}")), "42\n", "{options}");
    }
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    for options in ["--tlb-entries 64 --arch 4w16/16/8/8", "--tlb-entries 20 --cores 2 --extension --arch 4w8/8/2/2"] {
        // Which warp prints first is open.
        assert_eq!(sorted(&place.expect(&format!("run prints.c {options}"))), sorted(PRINTED), "{options}");
    }
    let refusals = [
        ("run hello.c --tlb-entries 2", "C needs 3 TLB entries, and the core has 2"),
        ("run prints.c --tlb-entries 8", "TLB entries map 28672"),
        ("cosim prints.c --tlb-entries 8", "TLB entries map 28672"),
    ];
    for (line, words) in refusals {
        place.fails(line, 2, words);
    }
}

#[test]
fn model_and_hardware_agree_behind_a_tlb() {
    let hello = "#include <stdio.h>\nint main(void) { printf(\"%d\\n\", 42); return 0; }\n";
    let place = TestFolder::new().with("hello.c", hello);
    let outcome = place.ends("cosim hello.c --arch 4w8/8/2/2 --tlb-entries 8 --user-mode --seed 1", 0);
    assert!(outcome.stdout.starts_with("42\n"), "{}", outcome.stdout);
}
