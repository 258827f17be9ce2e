//! `harmonica timeline`: lanes and stages as text and as a drawing, and what it refuses.

mod common;

use common::{programs, Place};

fn diagram(name: &str) -> String {
    let path = programs().join("../docs/diagrams").join(name);
    path.display().to_string()
}

#[test]
fn the_lanes_of_a_branch_within_a_branch() {
    let program = diagram("nested-divergence.s");
    let text = Place::new().expect(&format!(
        "timeline {program} --arch 4w8/8/4/1 --from lanes --to done"
    ));
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    assert_eq!(lines.len(), 21, "{text}");
    let marks = |line: &str| line.split("  ").nth(4).unwrap_or("").trim().to_owned();
    assert_eq!(
        lines[0].split_whitespace().collect::<Vec<_>>(),
        ["cycle", "pc", "lanes", "stack,", "bottom", "first"]
    );
    assert!(lines[4].contains("@p0 ? split"), "{text}");
    assert!(
        lines[4].ends_with("##oo   1111 Rejoin | ..11 Else 18"),
        "{text}"
    );
    assert!(
        lines[8].ends_with("#...   1111 Rejoin | ..11 Else 18 | 11.. Rejoin | .1.. Else 2c"),
        "{text}"
    );
    assert!(lines[20].ends_with("####"), "{text} {}", marks(lines[20]));
}

#[test]
fn the_stages_of_a_loop_and_a_limit_to_the_rows() {
    let program = diagram("alu-loop.s");
    let place = Place::new();
    let line = format!("timeline {program} --arch 4w8/8/4/1 --stages --from loop --rows 4");
    let outcome = place.run(&line);
    assert_eq!(outcome.code, 0, "{}", outcome.stderr);
    assert!(
        outcome.stderr.starts_with("shows 4 of "),
        "{}",
        outcome.stderr
    );
    let rows: Vec<_> = outcome.stdout.lines().skip(2).collect();
    assert_eq!(rows.len(), 4);
    assert!(
        rows[0].starts_with("04  1...   loop: subi %r0, %r0, #1  SFDOXC"),
        "{rows:?}"
    );
    assert!(rows[3].ends_with("sfdo   squashed"), "{rows:?}");
}

#[test]
fn a_drawing_goes_to_its_file() {
    let program = diagram("nested-divergence.s");
    let place = Place::new();
    let line = format!("timeline {program} --arch 4w8/8/4/1 --svg lanes.svg");
    assert_eq!(place.expect(&line), "");
    let drawing = String::from_utf8(place.read("lanes.svg")).expect("text");
    assert!(
        drawing.starts_with("<svg ") && drawing.contains("Rejoin"),
        "{drawing}"
    );
}

#[test]
fn what_cannot_be_shown_is_refused() {
    let program = diagram("alu-loop.s");
    let place = Place::new();
    for (flags, expected) in [
        ("--warp 4", "has no warp 4; its warps are 0 to 3"),
        ("--from nowhere", "no label `nowhere`"),
        ("--from 0x40", "no instruction at `0x40` (0x40) commits"),
        ("--warp 3 --from loop", "no instruction at `loop`"),
        ("--stages --warp 0", "cannot be used with"),
    ] {
        let outcome = place.run(&format!("timeline {program} --arch 4w8/8/4/4 {flags}"));
        assert_eq!(outcome.code, 2, "{flags}: {}", outcome.stderr);
        assert!(
            outcome.stderr.contains(expected),
            "{flags}: {}",
            outcome.stderr
        );
    }
    let outcome = place.run(&format!(
        "timeline {program} --arch 4w8/8/4/4 --max-cycles 40"
    ));
    assert_eq!(outcome.code, 1, "{}", outcome.stderr);
    assert!(
        outcome.stderr.contains("did not end within 40 cycles"),
        "{}",
        outcome.stderr
    );
}
