//! Steps through a page in a browser, by Playwright.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{json, Value};

use crate::common::{browser, TestFolder};

/// What the browser sees at each step.
pub fn seen(place: &TestFolder, steps: &[Value]) -> Vec<Value> {
    let list = place.path().join("steps.json");
    std::fs::write(&list, json!(steps).to_string()).expect("it can be written");
    let playwright = tools::playwright().unwrap_or_else(|error| panic!("{error}"));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/view_page/steps.py");
    let mut command: Command = playwright.script(&script);
    let output = command.arg(browser()).arg(&list).output().expect("python runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{told}");
    let results: Vec<Value> = serde_json::from_slice(&output.stdout).expect("JSON");
    for (step, result) in steps.iter().zip(&results) {
        assert_eq!(result["errors"], json!([]), "{step}");
        assert_eq!(result["wide"], false, "{step} scrolls sideways");
    }
    results
}

/// Where pictures go that people look at.
pub fn shots() -> PathBuf {
    let folder = tools::work_directory().join("view-page");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

pub struct Steps {
    /// The page that is opened.
    pub page: PathBuf,
    /// The steps so far.
    pub steps: Vec<Value>,
}

impl Steps {
    /// Adds a step; `kind` is width, height and scheme of the window.
    pub fn add(&mut self, name: &str, hash: &str, kind: (u32, u32, &str), scripts: &[&str], keys: &[&str]) {
        let (width, height, scheme) = kind;
        self.steps.push(json!({
            "page": self.page, "hash": hash, "width": width, "height": height, "scheme": scheme, "scripts": scripts, "keys": keys,
            "shot": shots().join(format!("{name}-{width}-{scheme}.png")),
        }));
    }
}

pub const LIGHT: (u32, u32, &str) = (1280, 800, "light");
pub const DARK: (u32, u32, &str) = (1280, 800, "dark");
pub const PHONE: (u32, u32, &str) = (390, 844, "light");
pub const SEEN: &str = "harmonica.seen()";
pub const STATUS: &str = "document.querySelector('footer').innerText";
