//! The page of several cores.

use serde_json::json;

use crate::common::TestFolder;
use crate::hang::edges;
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
    let place = TestFolder::new().with("cores.s", PROGRAM);
    let outcome = place.ends("view cores.s --arch 4w8/8/1/2 --cores 2 -o cores.html", 0);
    outcome.tells("core 0: ");
    outcome.tells("core 1: ");
    let mut steps = Steps { page: place.path().join("cores.html"), steps: Vec::new() };
    let committed = "harmonica.runs.map((run) => run.head.committed.reduce((sum, one) => sum + one, 0))";
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
        assert!(about.starts_with(&format!("cores.s, core {core} of 2")), "{about}");
        // Three instructions and `halt`; or three, `ldi`, nine in the loop, and `halt`.
        assert_eq!(seen[3], json!([4, 14]));
    }
    let hash = |step: usize| all[step]["seen"][0].as_str().expect("a hash");
    assert!(hash(2).contains("&r=1"), "{}", hash(2));
    assert!(hash(3).contains("v=warp") && !hash(3).contains("&r="), "{}", hash(3));
}

/// Core 1 takes the lock and waits for two more cores; core 0 wants the lock before it comes, and core 2 has ended.
const RING: &str = "
        hwid    %r0, #4
        subi    %r1, %r0, #2
        iszero  @p0, %r1
        @p0 ? halt
        ldi     %r5, lock
        ldi     %r2, #1
        ldi     %r6, #1
        shli    %r6, %r6, #31
        ldi     %r7, #3
        rtop    @p0, %r0
        @p0 ? jmpi own
        ldi     %r4, #50
delay:  subi    %r4, %r4, #1
        rtop    @p0, %r4
        @p0 ? jmpi delay
own:    aswap   %r3, %r5, %r2
        rtop    @p0, %r3
        @p0 ? jmpi own
        bar     %r6, %r7
        halt
lock:   .word   0
";

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn the_page_of_a_cluster_that_hangs_has_one_graph_of_all_cores() {
    let place = TestFolder::new().with("ring.s", RING);
    let core = "--arch 4w8/8/2/1 --extension --barriers 2";
    place.ends(&format!("view ring.s {core} --cores 3 --max-cycles 4000 -o ring.html"), 1);
    let mut steps = Steps { page: place.path().join("ring.html"), steps: Vec::new() };
    let click = "document.querySelector('[data-id=\"core 1, warp 0\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    let scripts = [SEEN, click, "harmonica.settled()", STATUS];
    steps.add("cluster-hang", "", LIGHT, &scripts, &[]);
    let all = seen(&place, &steps.steps);
    let seen = &all[0]["seen"];
    let graph = [
        "core 1, warp 0 -> cluster barrier 0: waits",
        "cluster barrier 0 -> core 0, warp 0: has not come",
        "cluster barrier 0 -> core 2, which has ended: has not come",
        "core 0, warp 0 -> lock: read by lane 0",
        "lock -> core 1, warp 0: lane 0 has changed it last",
    ];
    let found = edges(&seen[0]);
    for edge in graph {
        assert!(found.iter().any(|one| one == edge), "{edge}: {found:?}");
    }
    let rings = seen[0]["rings"].as_array().expect("names");
    assert_eq!(rings.len(), 4, "both cores, the lock, the barrier: {rings:?}");
    let status = seen[3].as_str().expect("a text");
    assert!(status.contains("core 1, warp 0"), "{status}");
}
