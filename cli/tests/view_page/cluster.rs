//! The page of several cores.

use serde_json::json;

use crate::common::Place;
use crate::steps::{seen, Steps, DARK, LIGHT, PHONE, SEEN, STATUS};

/// Core 0 ends at once; core 1 goes round three times.
const PROGRAM: &str = "
        hwid    %r0, #4
        rtop    @p0, %r0
        @p0 ? jmpi other
        halt
other:  ldi     %r1, #3
again:  subi    %r1, %r1, #1
        rtop    @p0, %r1
        @p0 ? jmpi again
        halt
";

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn the_page_of_a_cluster_has_the_warps_of_all_cores() {
    let place = Place::new().with("cores.s", PROGRAM);
    let outcome = place.run("view cores.s --arch 4w8/8/1/2 --cores 2 -o cores.html");
    assert_eq!(outcome.code, 0, "{}", outcome.stderr);
    outcome.tells("core 0: ");
    outcome.tells("core 1: ");
    let mut steps = Steps {
        page: place.path().join("cores.html"),
        steps: Vec::new(),
    };
    let committed =
        "harmonica.runs.map((run) => run.head.committed.reduce((sum, one) => sum + one, 0))";
    let about = "document.getElementById('about').textContent";
    let scripts = [SEEN, STATUS, about, committed];
    steps.add("cluster", "", LIGHT, &scripts, &[]);
    steps.add("cluster-core-1", "#v=overview&r=1&w=0", DARK, &scripts, &[]);
    // The next core, and from the last one the first.
    steps.add("cluster-next", "#v=warp&w=0", LIGHT, &[], &["r"]);
    steps.add("cluster-first", "#v=warp&w=0&r=1", PHONE, &[], &["r"]);
    let all = seen(&place, &steps.steps);
    for (core, step) in [0, 1].into_iter().zip(&all) {
        let seen = &step["seen"];
        assert_eq!(seen[0]["rows"], 4, "two warps of two cores");
        let status = seen[1].as_str().expect("a text");
        assert!(status.contains(&format!("core {core}, warp 0")), "{status}");
        let about = seen[2].as_str().expect("a text");
        assert!(
            about.starts_with(&format!("cores.s, core {core} of 2")),
            "{about}"
        );
        // Three instructions and `halt`; or three, `ldi`, nine in the loop, and `halt`.
        assert_eq!(seen[3], json!([4, 14]));
    }
    let hash = |step: usize| all[step]["seen"][0].as_str().expect("a hash");
    assert!(hash(2).contains("&r=1"), "{}", hash(2));
    assert!(
        hash(3).contains("v=warp") && !hash(3).contains("&r="),
        "{}",
        hash(3)
    );
}
