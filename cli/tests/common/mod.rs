//! Runs the built command in a folder of its own.

#![allow(dead_code)] // Each test binary uses its own part.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// What a run of the command gave.
pub struct RunResult {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
}

impl RunResult {
    /// Requires an exit code, and standard output to be this.
    #[track_caller]
    pub fn ends(&self, code: i32, stdout: &str) {
        let ended = (self.code, self.stdout.as_str());
        assert_eq!(ended, (code, stdout), "{}", self.stderr);
    }

    /// Requires words in standard error.
    #[track_caller]
    pub fn tells(&self, words: &str) {
        assert!(self.stderr.contains(words), "{words}: {}", self.stderr);
    }

    /// Requires words in standard output.
    #[track_caller]
    pub fn prints(&self, words: &str) {
        assert!(self.stdout.contains(words), "{words}: {}", self.stdout);
    }
}

/// A folder for inputs and outputs, in which the command runs.
pub struct TestFolder(TempDir);

impl TestFolder {
    /// An empty folder.
    pub fn new() -> Self {
        TestFolder(tempfile::tempdir().expect("a temporary folder"))
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Writes a file.
    pub fn with(self, name: &str, content: impl AsRef<[u8]>) -> Self {
        std::fs::write(self.0.path().join(name), content).expect("it can be written");
        self
    }

    /// Writes a program of the shell that can be started.
    #[cfg(unix)]
    pub fn with_script(self, name: &str, body: &str) -> Self {
        use std::os::unix::fs::PermissionsExt;
        let place = self.with(name, format!("#!/bin/sh\n{body}"));
        let executable = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(place.path().join(name), executable).expect("its permissions");
        place
    }

    /// A file's content.
    pub fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.path().join(name)).expect("the file is there")
    }

    /// A file's content as text.
    pub fn text(&self, name: &str) -> String {
        String::from_utf8(self.read(name)).expect("text")
    }

    /// A file's content as JSON.
    pub fn json(&self, name: &str) -> Value {
        serde_json::from_slice(&self.read(name)).expect("it is JSON")
    }

    /// Every file of the folder with its content, by name.
    pub fn files(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let mut files = Vec::new();
        let mut folders = vec![self.0.path().to_path_buf()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() {
                    files.push((path.clone(), Vec::new()));
                    folders.push(path);
                } else {
                    let content = std::fs::read(&path).expect("a file");
                    files.push((path, content));
                }
            }
        }
        files.sort();
        files
    }

    /// Runs `harmonica` with the arguments of a line, without input.
    pub fn run(&self, line: &str) -> RunResult {
        self.run_with(line, "")
    }

    /// Runs `harmonica` with input.
    pub fn run_with(&self, line: &str, input: &str) -> RunResult {
        let mut child = self.start(line, &[]);
        let mut stdin = child.stdin.take().expect("it is piped");
        // A command that fails early does not read.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        outcome(child)
    }

    /// Starts `harmonica` with the arguments of a line and these environment variables beside the usual ones.
    pub fn start(&self, line: &str, environment: &[(&str, &Path)]) -> Child {
        self.start_into(line, environment, Stdio::piped(), Stdio::piped())
    }

    /// Starts `harmonica` as [`TestFolder::start`] does, with this standard output and standard error.
    pub fn start_into(&self, line: &str, environment: &[(&str, &Path)], stdout: Stdio, stderr: Stdio) -> Child {
        Command::new(env!("CARGO_BIN_EXE_harmonica"))
            .args(line.split_whitespace())
            .current_dir(self.0.path())
            .env("NO_COLOR", "1")
            .envs(environment.iter().copied())
            .stdin(Stdio::piped())
            .stdout(stdout)
            .stderr(stderr)
            .spawn()
            .expect("the command starts")
    }

    /// Runs, and expects success without a word on stderr; gives stdout.
    pub fn expect(&self, line: &str) -> String {
        let outcome = self.run(line);
        assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""), "{line}");
        outcome.stdout
    }

    /// Runs a command that must end with this exit code.
    #[track_caller]
    pub fn ends(&self, line: &str, code: i32) -> RunResult {
        let outcome = self.run(line);
        assert_eq!(outcome.code, code, "{line}: {}{}", outcome.stdout, outcome.stderr);
        outcome
    }

    /// Runs a command that must end with this exit code, with these words in standard error.
    #[track_caller]
    pub fn fails(&self, line: &str, code: i32, words: &str) -> RunResult {
        let outcome = self.ends(line, code);
        outcome.tells(words);
        outcome
    }

    /// Runs as [`TestFolder::expect`] does, and reads the output as JSON.
    pub fn expect_json(&self, line: &str) -> Value {
        serde_json::from_str(&self.expect(line)).expect("it is JSON")
    }

    /// Runs the commands of a table with a line `COMMAND => WORDS` each. Each must be refused with one error, which has
    /// the words, and exit code 2, and write nothing.
    #[track_caller]
    pub fn refuse(&self, table: &str) {
        let before = self.files();
        for row in table.lines().filter(|row| !row.trim().is_empty()) {
            let (line, words) = row.split_once("=>").expect("a row of the table");
            let (line, words) = (line.trim(), words.trim());
            let outcome = self.run(line);
            let told = format!("{}{}", outcome.stdout, outcome.stderr);
            assert_eq!(outcome.code, 2, "{line}: {told}");
            assert_eq!(outcome.stdout, "", "{line}");
            // Long lines are wrapped where they are drawn.
            let shown = outcome.stderr.replace("\n  │ ", " ");
            assert!(shown.contains(words), "{line}: {shown}");
            assert!(!shown.contains("panicked"), "{line}: {shown}");
            assert!(shown.matches("error: ").count() <= 1, "{line}: {shown}");
            assert!(self.files() == before, "{line} has written something");
        }
    }
}

/// Requires words in a text.
#[track_caller]
pub fn has(text: &str, words: &str) {
    assert!(text.contains(words), "{words}: {text}");
}

/// Requires a page of HTML to ask for nothing that is elsewhere.
#[track_caller]
pub fn needs_no_network(page: &str) {
    for outside in ["src=", "href=", "url(", "@import", "<script", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
}

/// Waits for the end of a run.
pub fn outcome(child: Child) -> RunResult {
    let output = child.wait_with_output().expect("it ends");
    RunResult {
        code: output.status.code().expect("it was not killed"),
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The repository's programs.
pub fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs")
}

/// A program of `programs/divergence`.
pub fn divergence(name: &str) -> String {
    let path = programs().join("divergence").join(name);
    path.display().to_string()
}

/// A program of `programs/c`, as the IR that clang has made of it for words of 4 bytes.
pub fn c_program(name: &str) -> String {
    let path = programs().join(format!("c/ir/wasm32/{name}.ll"));
    path.display().to_string()
}

/// What a program of `programs/c` prints.
pub fn c_expected(name: &str) -> String {
    std::fs::read_to_string(programs().join(format!("c/{name}.expected"))).expect("it is there")
}

/// A program of these tests.
pub fn own_program(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    folder.join(name)
}

/// Waits until the process itself has SIGINT, number 2: the mask of its own signals has bit 1.
#[cfg(target_os = "linux")]
pub fn wait_for_handler(child: &mut Child) {
    let status = format!("/proc/{}/status", child.id());
    loop {
        let text = std::fs::read_to_string(&status).expect("the process is there");
        let mut lines = text.lines();
        let caught = lines.find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = u64::from_str_radix(caught.expect("a mask").trim(), 16).expect("a mask");
        if caught & 2 != 0 {
            return;
        }
        assert!(child.try_wait().expect("a child").is_none(), "it has ended");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
}

/// Browsers that can be asked what they have made of a page.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome-headless-shell"];

/// The first of them on PATH.
pub fn browser() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<_> = std::env::split_paths(&path).collect();
    let mut paths = BROWSERS.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    paths.find(|path| path.is_file()).expect("a browser on PATH, which `apt-get install chromium` brings")
}
