//! Every command explains itself, with an example that can be parsed.

use crate::common::{has, TestFolder};

const COMMANDS: [&str; 22] = [
    "verilog",
    "cosim",
    "fuzz",
    "campaign",
    "coverage",
    "shrink",
    "mutate",
    "lab",
    "run",
    "timeline",
    "cc",
    "asm",
    "link",
    "disasm",
    "arch",
    "bench",
    "fpga",
    "load",
    "selftest",
    "view",
    "opencl",
    "reproduce",
];

/// What is called once, when the command is installed.
const HIDDEN: [&str; 2] = ["completions", "man"];

#[test]
fn every_command_has_help_with_an_example() {
    let place = TestFolder::new();
    for command in COMMANDS.into_iter().chain(HIDDEN) {
        let help = place.expect(&format!("{command} --help"));
        let usage = format!("Usage: harmonica {command}");
        assert!(help.contains(&usage), "{command}: {help}");
        let example = format!("harmonica {command} ");
        let shown = help.split("Usage:").next().unwrap_or("");
        assert!(shown.contains("Example"), "{command}: {help}");
        assert!(shown.contains(&example), "{command}: {help}");
        // Each example is on a line of its own.
        let lines = shown.lines().map(|line| line.matches("harmonica ").count());
        assert!(lines.max() <= Some(1), "{command}: {help}");
    }
}

#[test]
fn the_overview_names_every_command() {
    let place = TestFolder::new();
    let help = place.expect("--help");
    for command in COMMANDS {
        has(&help, &format!(" {command} "));
    }
    // One screen.
    assert!(help.lines().count() <= 24, "{help}");
    assert!(HIDDEN.iter().all(|command| !help.contains(command)), "{help}");
    assert!(place.expect("--version").starts_with("harmonica "));
}

#[test]
fn a_shell_completes_commands_and_flags() {
    let mut place = TestFolder::new();
    for shell in ["bash", "zsh", "fish"] {
        let completions = place.expect(&format!("completions {shell}"));
        COMMANDS.iter().for_each(|command| has(&completions, command));
        place = place.with(&format!("completions.{shell}"), &completions);
    }
    // The shell hands over the command, the word to be completed, and the word before it.
    let asks = |before: &str, word: &str| {
        let script = format!(
            "source completions.bash; COMP_WORDS=(harmonica {before} {word}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             _harmonica harmonica {word} harmonica; echo ${{COMPREPLY[@]}}"
        );
        let bash = std::process::Command::new("bash").args(["-c", &script]).current_dir(place.path()).output();
        String::from_utf8(bash.expect("bash").stdout).expect("text")
    };
    assert_eq!(asks("", "ver"), "verilog\n");
    assert_eq!(asks("arch", "--j"), "--json\n");
    place.fails("completions tcsh", 2, "bash, elvish, fish");
}

#[test]
fn every_command_has_a_page_of_the_manual() {
    let place = TestFolder::new().with("file", "");
    has(&place.expect("man pages/man1"), "pages in pages/man1");
    let page = |name: &str| place.text(&format!("pages/man1/{name}.1"));
    has(&page("harmonica"), "harmonica\\-verilog(1)");
    for command in COMMANDS {
        let page = page(&format!("harmonica-{command}"));
        has(&page, ".SH SYNOPSIS");
        has(&page, "Example");
    }
    has(&page("harmonica-opencl-install"), ".SH SYNOPSIS");
    place.fails("man file/man1", 2, "cannot create file/man1");
}
