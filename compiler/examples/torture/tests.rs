//! Campaigns in small.

use super::cases;
use super::fates::{Counts, Fate, AGREES, DEEP};
use super::options::{parse, Options};
use super::Campaign;

/// What a command line asks for.
fn asked(words: &str, cache: &std::path::Path) -> Options {
    let cache = cache.display();
    let words = format!("--quiet --steps 5000000 --cache {cache} {words}");
    parse(words.split(' ').map(str::to_owned))
}

#[test]
#[ignore = "needs gcc, which `apt-get install gcc` brings"]
fn random_programs_print_what_gcc_makes_of_them() {
    let place = tempfile::tempdir().unwrap();
    let options = asked("--control 12 --seed 1", place.path());
    let campaign = Campaign::new(&options);
    campaign.run_all();
    let mut counts = campaign.conclude();
    let agree = counts.remove(AGREES).unwrap_or(0) + counts.remove(DEEP).unwrap_or(0);
    assert_eq!((agree, counts), (12, Counts::new()));
}

#[test]
#[ignore = "needs gcc, which `apt-get install gcc` brings"]
fn a_program_that_prints_something_else_is_wrong() {
    let place = tempfile::tempdir().unwrap();
    let options = asked("--control 1 --seed 3 --core", place.path());
    let campaign = Campaign::new(&options);
    let case = cases::cases(&options).next().unwrap();
    let programs = campaign.programs(case.word_bytes());
    let (text, right) = programs.expected(&case).unwrap();
    let other = right.replacen(['0', '1', '2'], "3", 1);
    assert_ne!(other, right);
    let target = &case.targets[0].1;
    let thread = std::thread::Builder::new().stack_size(crate::STACK_BYTES);
    let fate = std::thread::scope(|scope| {
        let run = || programs.fate(&case, &Ok((text, other)), target);
        thread.spawn_scoped(scope, run).unwrap().join().unwrap()
    });
    assert!(matches!(fate, Fate::Wrong(_)), "{fate:?}");
}

/// It goes round a loop for 10 million instructions. The oracle's steps must not stay on its stack.
#[test]
#[ignore = "needs gcc, which `apt-get install gcc` brings"]
fn a_program_that_takes_long_everywhere_is_not_wrong() {
    let place = tempfile::tempdir().unwrap();
    let options = asked("--control 1 --seed 75673 --core --steps 2000000", place.path());
    let campaign = Campaign::new(&options);
    campaign.run_all();
    assert_eq!(campaign.conclude(), Counts::from([("too long", 1)]));
}

/// What is asked for replaces what is drawn, and changes nothing else.
#[test]
fn a_seed_has_one_core_whatever_is_asked_for() {
    let place = tempfile::tempdir().unwrap();
    let one = |words: &str| {
        let options = asked(words, place.path());
        let case = cases::cases(&options).next().unwrap();
        (case.targets, case.optimization)
    };
    assert_eq!(one("--control 1 --seed 5"), one("--control 1 --seed 5"));
    let (drawn, level) = one("--control 1 --seed 5");
    let (asked, same) = one("--control 1 --seed 5 --arch 8w16/16/4/4");
    assert_eq!(asked[0].1.arch.to_string(), "8w16/16/4/4");
    assert_eq!((asked[0].0, same), (drawn[0].0, level));
}
