//! Runs the built command in a folder of its own.

#![allow(dead_code)] // Each test binary uses its own part.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// What a run of the command gave.
pub struct Outcome {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub stdout: String,
    /// Standard error.
    pub stderr: String,
}

/// A folder for inputs and outputs, in which the command runs.
pub struct Place(TempDir);

impl Place {
    /// An empty folder.
    pub fn new() -> Self {
        Place(tempfile::tempdir().expect("a temporary folder"))
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

    /// A file's content.
    pub fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.0.path().join(name)).expect("the file is there")
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
    pub fn run(&self, line: &str) -> Outcome {
        self.run_with(line, "")
    }

    /// Runs `harmonica` with input.
    pub fn run_with(&self, line: &str, input: &str) -> Outcome {
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

    /// The same, with standard output and standard error of their own.
    pub fn start_into(
        &self,
        line: &str,
        environment: &[(&str, &Path)],
        stdout: Stdio,
        stderr: Stdio,
    ) -> Child {
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
}

/// Waits for the end of a run.
pub fn outcome(child: Child) -> Outcome {
    let output = child.wait_with_output().expect("it ends");
    Outcome {
        code: output.status.code().expect("it was not killed"),
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    }
}

/// The repository's programs.
pub fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs")
}

/// A program of these tests.
pub fn own_program(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    folder.join(name)
}
