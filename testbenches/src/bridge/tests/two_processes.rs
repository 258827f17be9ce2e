//! Two processes that want the same model at the same time.

use std::path::Path;
use std::process::Command;

use super::*;

/// Set for the processes that the test starts: the cache that they build in.
const CHILD: &str = "BRIDGE_TEST_CACHE";

#[test]
fn two_processes_at_once_build_once() {
    let build = |folder: &Path| empty_cache(folder).build(&design(), &ModelOptions::default());
    if let Some(folder) = std::env::var_os(CHILD) {
        let built = build(Path::new(&folder)).unwrap();
        println!("cached={}", built.cached());
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let child = || {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args([
                "--exact",
                "bridge::tests::two_processes::two_processes_at_once_build_once",
                "--nocapture",
            ])
            .env(CHILD, folder.path())
            .stdout(std::process::Stdio::piped());
        command.spawn().unwrap()
    };
    let children = [child(), child()];
    let mut cached: Vec<bool> = children
        .map(|child| {
            let output = child.wait_with_output().unwrap();
            assert!(output.status.success());
            String::from_utf8(output.stdout)
                .unwrap()
                .contains("cached=true")
        })
        .to_vec();
    cached.sort_unstable();
    assert_eq!(cached, [false, true]);
    assert_eq!(entries(folder.path()).len(), 1);
}
