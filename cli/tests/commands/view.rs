//! `harmonica view` without a browser: what it writes, and what it says of bad input.

use std::process::Command;
use std::time::Duration;

use crate::common::{self, TestFolder};

const SHORT: &str = "        ldi     %r0, #5\nloop:   subi    %r0, %r0, #1\n        rtop    @p0, %r0\n        @p0 ? jmpi loop\n        halt\n";
const ENDLESS: &str = "loop:   jmpi    loop\n";

/// Nothing that a browser would fetch.
fn is_whole(page: &str) {
    for outside in ["<script src", "<link", "<img", "@import", "url(http", "fetch("] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("data-piece=\"0/head\"") && page.trim_end().ends_with("</html>"));
}

#[test]
fn a_page_is_one_file_that_needs_no_network() {
    let place = TestFolder::new().with("short.s", SHORT);
    let outcome = place.run("view short.s --arch 4w8/8/2/1");
    outcome.ends(0, "");
    outcome.tells("short.s: ");
    let page = place.text("short.html");
    is_whole(&page);
    assert!(page.contains("<title>short.s</title>"));
    assert!(!page.contains("data-piece=\"1/head\""));

    let outcome = place.run("view short.s --arch 4w8/8/2/1 --with --latency=5 -o two.html");
    outcome.ends(0, "");
    outcome.tells("short.s --latency=5: ");
    let page = place.text("two.html");
    is_whole(&page);
    assert!(page.contains("data-piece=\"1/head\"") && page.contains("data-piece=\"compared\""));
}

#[test]
fn several_cores_have_one_page() {
    let place = TestFolder::new().with("short.s", SHORT);
    let outcome = place.run("view short.s --arch 4w8/8/2/1 --cores 3");
    outcome.ends(0, "");
    outcome.tells("short.s, core 2: ");
    let page = place.text("short.html");
    is_whole(&page);
    assert!(page.contains("data-piece=\"2/head\"") && page.contains("data-piece=\"cluster\""));
    assert!(!page.contains("data-piece=\"3/head\"") && !page.contains("data-piece=\"compared\""));
    let place = place.with("endless.s", ENDLESS);
    let outcome = place.run("view endless.s --cores 2 --max-cycles 100");
    outcome.ends(1, "");
    outcome.tells("endless.s, core 1: 100 cycles");
    let again = place.run("view short.s --arch 4w8/8/2/1 --cores 3 --resets 9:1 -o again.html");
    again.ends(0, "");
    is_whole(&place.text("again.html"));
    place.refuse(
        r"
        view short.s --cores 2 --with endless.s => --with is not possible with --cores
        view short.s --cores 2 --surfer 0 => --surfer is not possible with --cores
        view short.s --cores 0 => a cluster of 0 cores is not possible
    ",
    );
}

#[test]
fn a_run_that_does_not_end_is_shown_as_far_as_it_went() {
    let place = TestFolder::new().with("endless.s", ENDLESS);
    for cycles in [0, 3, 9000] {
        let outcome = place.run(&format!("view endless.s --max-cycles {cycles} -o cut.html"));
        outcome.ends(1, "");
        outcome.tells(&format!("endless.s: {cycles} cycles"));
        is_whole(&place.text("cut.html"));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_signal_ends_the_run_and_the_page_is_written() {
    let place = TestFolder::new().with("endless.s", ENDLESS);
    let mut child = place.start("view endless.s --max-cycles 1000000000 -o cut.html", &[]);
    drop(child.stdin.take());
    common::wait_for_handler(&mut child);
    std::thread::sleep(Duration::from_millis(100));
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status();
    assert!(sent.expect("kill runs").success());
    let outcome = common::outcome(child);
    outcome.ends(1, "");
    outcome.tells("endless.s: ");
    is_whole(&place.text("cut.html"));
}

#[test]
fn bad_input_is_told_and_nothing_is_written() {
    let place = TestFolder::new().with("short.s", SHORT).with("file", "");
    std::fs::create_dir(place.path().join("folder")).expect("a folder");
    for (line, words) in [
        ("view short.s -o short.s", "is an input and would be overwritten"),
        ("view short.s -o folder", "it is a folder; name a file in it"),
        ("view short.s -o file/page.html", "cannot write file/page.html"),
        ("view none.s", "cannot read none.s"),
        ("view folder", "folder"),
        ("view short.s --with --no-such-flag", "--with: error: unexpected argument"),
        ("cosim short.s --html folder", "it is a folder; name a file in it"),
    ] {
        let before = place.files();
        let outcome = place.run(line);
        outcome.ends(2, "");
        outcome.tells(words);
        assert_eq!(place.files(), before, "{line}");
    }
}

#[test]
fn a_case_and_a_lock_step_have_pages() {
    let place = TestFolder::new().with("short.s", SHORT);
    // The default core, which other tests build, too.
    let case = place.path().join("case");
    std::fs::create_dir(&case).expect("a folder");
    let seeds = "seed 1\nconfiguration 0\nprogram 0\nmemory seed 4\nresets 9:2\nmax cycles 5000\n";
    let files = [("program.s", SHORT), ("core.toml", "arch = \"4w8/8/4/4\"\n"), ("input.txt", ""), ("seed.txt", seeds)];
    for (name, text) in files {
        std::fs::write(case.join(name), text).expect("it can be written");
    }
    let outcome = place.ends("view case -o case.html", 0);
    outcome.prints("RTL and model agree in every cycle");
    is_whole(&place.text("case.html"));

    let outcome = place.ends("cosim short.s --arch 4w8/8/4/4 --seed 4 --html cosim.html", 0);
    outcome.tells("short.s: ");
    let page = place.text("cosim.html");
    is_whole(&page);
    assert!(page.contains("<title>short.s</title>"));
}
