//! Two processes that want the same model at the same time.

use std::process::Command;

use super::*;

/// Where the processes that the test starts look for the cache that they build in.
const CHILD: &str = "BRIDGE_TEST_CACHE";

/// What each of the processes does; it says whether the model was there already.
#[test]
#[ignore = "two_processes_at_once_build_once starts it"]
fn one_of_two_processes() {
    let folder = std::env::var_os(CHILD).expect("the folder of the cache");
    let built = empty_cache(folder.as_ref()).build(&design(), &ModelOptions::default());
    println!("cached={}", built.unwrap().cached());
}

#[test]
fn two_processes_at_once_build_once() {
    let folder = tempfile::tempdir().unwrap();
    let child = || {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command
            .args(["--ignored", "--exact", "bridge::tests::two_processes::one_of_two_processes", "--nocapture"])
            .env(CHILD, folder.path())
            .stdout(std::process::Stdio::piped());
        command.spawn().unwrap()
    };
    let children = [child(), child()];
    let mut cached: Vec<bool> = children
        .map(|child| {
            let output = child.wait_with_output().unwrap();
            assert!(output.status.success());
            String::from_utf8(output.stdout).unwrap().contains("cached=true")
        })
        .to_vec();
    cached.sort_unstable();
    assert_eq!(cached, [false, true]);
    assert_eq!(entries(folder.path()).len(), 1);
}
