//! The pages of runs that do not end.

use serde_json::{json, Value};

use crate::common::TestFolder;
use crate::steps::{seen, Steps, DARK, LIGHT, PHONE, SEEN, STATUS};

/// Warps 0 and 1 are at barrier 1, which wants three; nobody else is alive.
const STUCK: &str = "ldi %r1, other; wspawn %r2, %r1, %r1; other: ldi %r2, #3; ldi %r3, #1; bar %r3, %r2; halt";

/// An edge of the graph, in words.
pub fn edges(seen: &Value) -> Vec<String> {
    let edges = seen["edges"].as_array().expect("edges").iter();
    let text = |edge: &Value, name: &str| edge[name].as_str().expect("a text").to_owned();
    edges
        .map(|edge| {
            let [from, to, how] = ["from", "to", "text"].map(|name| text(edge, name));
            format!("{from} -> {to}: {how}")
        })
        .collect()
}

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn the_page_of_a_hang_opens_with_who_waits_for_whom() {
    let locks = include_str!("../programs/two-locks.s");
    let place = TestFolder::new().with("stuck.s", STUCK).with("locks.s", format!("// config: extension = true{locks}"));
    for command in [
        "view stuck.s --arch 4w8/8/2/4 --max-cycles 3000 -o stuck.html",
        "view locks.s --arch 4w8/8/4/2 --max-cycles 9000 -o locks.html",
    ] {
        place.ends(command, 1);
    }
    let mut steps = Steps { page: place.path().join("stuck.html"), steps: Vec::new() };
    let click =
        "document.querySelector('[data-id=\"warp 1\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))";
    let scripts = [SEEN, click, "harmonica.settled()", STATUS, "harmonica.hash()"];
    steps.add("hang-barrier", "", LIGHT, &scripts, &[]);
    // A shot for those who look: the click has led away from it.
    steps.add("hang-barrier-opened", "", LIGHT, &[SEEN], &[]);
    steps.page = place.path().join("locks.html");
    for kind in [LIGHT, DARK, PHONE] {
        steps.add("hang-locks", "", kind, &[SEEN], &[]);
    }
    let all = seen(&place, &steps.steps);
    let barrier = &all[0]["seen"][0];
    assert_eq!(barrier["nodes"], json!(["warp 0", "warp 1", "barrier 1"]));
    assert_eq!((&barrier["drawn"], &barrier["arrows"]), (&json!(3), &json!(2)));
    assert_eq!(edges(barrier), ["warp 0 -> barrier 1: waits", "warp 1 -> barrier 1: waits"]);
    assert_eq!(barrier["rings"], json!([]));
    let report = barrier["report"].as_str().expect("a report");
    assert!(report.contains("3 warps at barrier 1; 2 came (warps 0, 1)"), "{report}");
    let led = all[0]["seen"][4].as_str().expect("a hash");
    assert!(led.contains("v=warp") && led.contains("w=1"), "{led}");
    let locks = &all[2]["seen"][0];
    assert_eq!(
        edges(locks),
        [
            "warp 0 -> second: read by lane 0",
            "second -> warp 1: lane 0 has changed it last",
            "warp 1 -> first: read by lane 0",
            "first -> warp 0: lane 0 has changed it last",
        ]
    );
    let rings = locks["rings"].as_array().expect("names");
    assert_eq!(rings.len(), 4, "all of them are in the ring: {rings:?}");
    let report = locks["report"].as_str().expect("a report");
    assert!(report.contains("a ring: each waits for the next"), "{report}");
}
