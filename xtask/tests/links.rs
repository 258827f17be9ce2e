//! Every link of every page leads somewhere: to a file of the repository and, if it names one, to a heading or an
//! anchor in it. And every page of `docs/` is in the book.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use walkdir::{DirEntry, WalkDir};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_path_buf()
}

/// What a page offers and what it asks for.
#[derive(Default)]
struct Page {
    /// Headings, as a browser spells them, and anchors.
    anchors: BTreeSet<String>,
    /// Targets of links and pictures, as they are written.
    targets: Vec<String>,
}

/// All pages, by their path from the root.
fn pages() -> BTreeMap<PathBuf, Page> {
    let is_ours = |entry: &DirEntry| {
        let name = entry.file_name().to_string_lossy();
        entry.depth() == 0 || (!name.starts_with('.') && name != "target" && name != "node_modules")
    };
    let mut pages = BTreeMap::new();
    for entry in WalkDir::new(root()).into_iter().filter_entry(is_ours) {
        let path = entry.unwrap().into_path();
        if path.extension().is_some_and(|extension| extension == "md") {
            let text = fs::read_to_string(&path).unwrap();
            let name = path.strip_prefix(root()).unwrap().to_path_buf();
            pages.insert(name, page(&text));
        }
    }
    pages
}

fn page(text: &str) -> Page {
    let mut page = Page::default();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        match event {
            Event::Start(Tag::Heading { .. }) => heading = Some(String::new()),
            Event::End(TagEnd::Heading(_)) => {
                let anchor = anchor(&heading.take().unwrap_or_default());
                let free = (0..).map(|number| match number {
                    0 => anchor.clone(),
                    number => format!("{anchor}-{number}"),
                });
                let free = free.into_iter().find(|name| !page.anchors.contains(name)).unwrap();
                page.anchors.insert(free);
            }
            Event::Text(words) | Event::Code(words) => {
                if let Some(heading) = &mut heading {
                    heading.push_str(&words);
                }
            }
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                page.targets.push(dest_url.into_string());
            }
            Event::Html(html) | Event::InlineHtml(html) => {
                for name in ["id", "name"] {
                    page.anchors.extend(attributes(&html, name));
                }
                for name in ["href", "src"] {
                    page.targets.extend(attributes(&html, name));
                }
            }
            _ => {}
        }
    }
    page
}

/// The anchor of a heading, as GitHub and mdBook make it.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter_map(|letter| match letter {
        ' ' => Some('-'),
        '-' | '_' => Some(letter),
        letter if letter.is_alphanumeric() => Some(letter),
        _ => None,
    });
    kept.collect::<String>().to_lowercase()
}

/// The values of an attribute in a piece of HTML.
fn attributes(html: &str, name: &str) -> Vec<String> {
    let key = format!(" {name}=\"");
    let behind = html.split(key.as_str()).skip(1);
    behind.filter_map(|rest| rest.split_once('"')).map(|(value, _)| value.to_owned()).collect()
}

/// A path without `.` and `..`; `None` when it leaves the repository.
fn plain(path: &Path) -> Option<PathBuf> {
    let mut plain = PathBuf::new();
    for component in path.components() {
        match component {
            Component::CurDir => {}
            Component::ParentDir if plain.pop() => {}
            Component::Normal(name) => plain.push(name),
            _ => return None,
        }
    }
    Some(plain)
}

/// What is not in the repository: `cargo xtask book` puts it beside the pages.
const MADE_WITH_THE_BOOK: &str = "docs/playground.html";

/// Why a link of a page leads nowhere; `None` when it leads somewhere, or out of the repository by its address.
fn broken(pages: &BTreeMap<PathBuf, Page>, from: &Path, target: &str) -> Option<String> {
    if target.contains("://") || target.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
    let path = if file.is_empty() {
        from.to_path_buf()
    } else {
        let beside = from.parent().unwrap_or(Path::new("")).join(file);
        match plain(&beside) {
            Some(path) if root().join(&path).exists() => path,
            Some(path) if path == Path::new(MADE_WITH_THE_BOOK) => path,
            _ => return Some(format!("{}: {target}: no such file", from.display())),
        }
    };
    let is_there = anchor.is_empty() || pages.get(&path).is_some_and(|page| page.anchors.contains(anchor));
    (!is_there).then(|| format!("{}: {target}: no such heading", from.display()))
}

#[test]
fn every_link_leads_to_a_file_and_a_heading() {
    let pages = pages();
    let links = pages.iter().flat_map(|(from, page)| page.targets.iter().map(move |target| (from, target)));
    assert!(links.clone().count() > 50, "links are not found");
    let broken: Vec<_> = links.filter_map(|(from, target)| broken(&pages, from, target)).collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

/// The walks of CONTRIBUTING.md name the files that a change touches: each path in it exists.
#[test]
fn every_path_of_the_walks_exists() {
    let text = std::fs::read_to_string(root().join("CONTRIBUTING.md")).expect("the page");
    let spans = text.split('`').skip(1).step_by(2);
    let paths: Vec<_> = spans.filter(|span| span.contains('/') && !span.contains(char::is_whitespace)).collect();
    assert!(paths.len() > 60, "paths are not found");
    let is_missing = |path: &&&str| !path.starts_with("target/") && !root().join(path).exists();
    let missing: Vec<_> = paths.iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "CONTRIBUTING.md names what is not there: {missing:?}");
}

#[test]
fn every_page_of_the_documentation_stands_in_the_book() {
    let pages = pages();
    let summary = Path::new("docs/SUMMARY.md");
    let listed: BTreeSet<_> =
        pages[summary].targets.iter().filter_map(|target| plain(&Path::new("docs").join(target))).collect();
    // `cargo xtask book` lists the decisions itself.
    let is_expected = |page: &&PathBuf| {
        let is_decision = page.parent() == Some(Path::new("docs/decisions"));
        page.starts_with("docs") && *page != summary && !is_decision
    };
    let missing: Vec<_> = pages.keys().filter(is_expected).filter(|page| !listed.contains(*page)).collect();
    assert!(missing.is_empty(), "not in docs/SUMMARY.md: {missing:?}");
}

#[test]
fn a_link_that_leads_nowhere_is_found() {
    let mut pages = BTreeMap::new();
    let text = "# Of `masks` & lanes\n\n# Two\n\n# Two\n\n[x](#nowhere)\n\n| a |\n|-|\n| [y](ARCHITECTURE.md#none) |\n\n<a id=\"P1.2\"></a>\n";
    let from = Path::new("README.md");
    pages.insert(from.to_path_buf(), page(text));
    pages.insert(PathBuf::from("ARCHITECTURE.md"), Page::default());
    let tell = |target: &str| broken(&pages, from, target);
    for good in ["#of-masks--lanes", "#two", "#two-1", "#P1.2", "ARCHITECTURE.md", "xtask/src", "https://a.example/#b"]
    {
        assert_eq!(tell(good), None);
    }
    for bad in ["#two-2", "ARCHITECTURE.md#none", "docs/nothing.md", "../outside.md"] {
        assert!(tell(bad).is_some(), "{bad}");
    }
    let page = &pages[from];
    assert_eq!(page.targets, ["#nowhere", "ARCHITECTURE.md#none"]);
}
