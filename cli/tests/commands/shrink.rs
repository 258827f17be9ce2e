//! `harmonica shrink`: runs that fail without a fault of the core, so that the real one can be used.

use crate::common::{has, TestFolder};

/// Warps 0 and 1 wait at a barrier for three.
const WAITS: &str = "// config: arch = \"4w8/8/2/4\"
        ldi     %r6, #5
        ldi     %r1, waits
        wspawn  %r6, %r1, %r6
waits:  ldi     %r3, #1
turns:  subi    %r6, %r6, #1
        rtop    @p0, %r6
        @p0 ? jmpi turns
        ldi     %r4, #3
        add     %r5, %r4, %r3
        bar     %r3, %r4
        halt
";

#[test]
fn a_run_that_stands_still_is_made_small_and_can_be_made_again() {
    let place = TestFolder::new().with("waits.s", WAITS);
    place.ends("cosim waits.s --max-cycles 3000", 1);
    let outcome = place.ends("shrink waits.s --max-cycles 3000 --shrink-time 20", 0);
    outcome.prints("both sides wait at a barrier to which nobody comes");
    let source = place.text("waits-shrunk/program.s");
    let words = source.lines().filter(|line| line.starts_with("    "));
    assert!(words.count() <= 3, "{source}");
    let command = source.lines().next().and_then(|line| line.strip_prefix("// harmonica "));
    let command = command.unwrap_or_else(|| panic!("{source}"));
    has(&outcome.stdout, command);
    let again = place.ends(command, 1);
    again.prints("hang");
    let report = place.text("waits-shrunk/report.txt");
    has(&report, again.stdout.lines().next().unwrap_or_default());
    // The whole program follows the report.
    has(&report, "    bar ");
}

#[test]
fn what_does_not_fail_is_refused() {
    TestFolder::new().with("ends.s", "halt").refuse(
        "
            shrink ends.s            => the run passes
            shrink ends.s --shrink-time x => invalid value
            shrink nothing           => nothing
            ",
    );
}

#[test]
fn a_folder_that_keeps_no_case_is_refused() {
    let place = TestFolder::new();
    std::fs::create_dir(place.path().join("folder")).expect("a folder");
    place.refuse("shrink folder => folder/seed.txt: No such file");
}
