//! The page of `harmonica lab`: it needs no network, and a browser shows all of it.

mod common;

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use common::{browser, c_program, divergence, needs_no_network, TestFolder};

/// A browser that takes longer will not end.
const PATIENCE: Duration = Duration::from_secs(60);

/// Says what a reader would see: figures and their sizes, marks in them, letters outside of their figure.
const LOOK: &str = "<script>
const figures = [...document.querySelectorAll('svg.figure')];
const sizes = figures.map(one => one.getBoundingClientRect());
const outside = figures.flatMap(one => {
  const frame = one.getBoundingClientRect();
  return [...one.querySelectorAll('text')].filter(text => {
    const box = text.getBoundingClientRect();
    return box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
  }).map(text => text.textContent);
});
const count = what => document.querySelectorAll(what).length;
const seen = {
  figures: figures.length,
  smallest: Math.min(...sizes.map(size => Math.min(size.width, size.height))),
  titles: [...document.querySelectorAll('h2')].map(title => title.textContent),
  points: count('svg circle'), bars: count('svg rect.c0'), courses: count('svg path.course'), executes: count('svg rect.executes'), waits: count('svg rect.waits'),
  rows: count('table tr'), outside: outside, wide: document.documentElement.scrollWidth > window.innerWidth,
};
document.body.innerHTML = '<pre id=\"seen\">' + JSON.stringify(seen) + '</pre>';
</script>";

/// What the browser says that it sees; it has a folder of its own for all that it writes.
fn look(browser: &PathBuf, place: &TestFolder, page: &str) -> serde_json::Value {
    let seen = page.replace("</body>", &format!("{LOOK}</body>"));
    std::fs::write(place.path().join("seen.html"), seen).expect("it can be written");
    let folder = place.path().display();
    let output = std::fs::File::create(place.path().join("seen.txt")).expect("a file");
    let mut child = Command::new(browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"])
        .args(["--no-first-run", "--window-size=1000,900"])
        .arg(format!("--user-data-dir={folder}/browser"))
        .arg(format!("file://{folder}/seen.html"))
        .env("HOME", place.path())
        .stdin(Stdio::null())
        .stdout(output)
        .stderr(Stdio::null())
        .spawn()
        .expect("the browser starts");
    let start = Instant::now();
    while child.try_wait().expect("its state").is_none() {
        if start.elapsed() > PATIENCE {
            let _ = child.kill();
            let _ = child.wait();
            panic!("the browser does not come to an end");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let dom = place.text("seen.txt");
    let json = dom.split("<pre id=\"seen\">").nth(1).and_then(|rest| rest.split("</pre>").next());
    let json = json.unwrap_or_else(|| panic!("the browser shows nothing: {dom:.2000}"));
    serde_json::from_str(&json.replace("&amp;", "&").replace("&gt;", ">")).expect("it is JSON")
}

/// The page about three programs, and where it is.
fn page() -> (TestFolder, String) {
    let all = ["fn0", "short-circuit", "jump-into-side"].map(divergence);
    let all = all.join(" ");
    let place = TestFolder::new();
    let line = format!("lab {all} --html lab.html --latency 1,16 --arch 4w8/8/8/2");
    assert!(place.expect(&line).contains("short-circuit on 4w8/8/8/2"));
    let page = place.text("lab.html");
    (place, page)
}

#[test]
fn the_page_needs_no_network() {
    let (_, page) = page();
    needs_no_network(&page);
    assert!(page.contains("prefers-color-scheme: dark"));
}

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn the_page_shows_every_figure() {
    let (place, page) = page();
    let seen = look(&browser(), &place, &page);
    let titles = seen["titles"].as_array().expect("titles").iter();
    let titles: Vec<_> = titles.filter_map(|title| title.as_str()).collect();
    let expected = [
        "Activity: kernels whose lanes can meet early",
        "Activity: structured kernels",
        "Instructions against paired-path:explicit",
        "The sides of a branch, cycle by cycle",
        "Activity in the course of time",
        "Cycles against stack",
        "All numbers",
    ];
    assert_eq!(titles, expected);
    // Three figures of bars, one of sides, and one for each program's course.
    assert_eq!(seen["figures"], 3 + 1 + 3, "{seen}");
    let at_least = |what: &str, least: f64| {
        let number = seen[what].as_f64().unwrap_or_default();
        assert!(number >= least, "{what}: {seen}");
    };
    at_least("smallest", 60.0);
    at_least("bars", 3.0 + 3.0);
    at_least("courses", 3.0 * 3.0);
    at_least("executes", 20.0);
    at_least("waits", 2.0);
    at_least("rows", 10.0);
    assert_eq!(seen["outside"], serde_json::json!([]), "{seen}");
    assert_eq!(seen["wide"], false, "{seen}");
}

#[test]
#[ignore = "needs chromium on PATH: looks at the page in a browser"]
fn the_page_of_clusters_shows_every_figure() {
    let place = TestFolder::new();
    let programs = ["jump-into-side", "two-exits"].map(c_program).join(" ");
    let line = format!("lab {programs} --html lab.html --latency 1,16 --cores 1,2,8");
    place.expect(&line);
    let seen = look(&browser(), &place, &place.text("lab.html"));
    let titles = seen["titles"].as_array().expect("titles");
    assert!(titles.contains(&"More cores".into()), "{seen}");
    // Two figures of unstructured kernels' bars, one of sides, the courses, and two a program of its growth.
    assert_eq!(seen["figures"], 2 + 1 + 2 + 2 * 2, "{seen}");
    // A point for each mechanism and number of cores in each figure of growth.
    assert_eq!(seen["points"], 5 * 3 * 2 * 2, "{seen}");
    assert_eq!(seen["outside"], serde_json::json!([]), "{seen}");
    assert_eq!(seen["wide"], false, "{seen}");
}
