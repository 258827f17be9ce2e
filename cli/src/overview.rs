//! `harmonica --help`: one screen, the commands by purpose. Clap has no headings for subcommands. What is called once,
//! when the command is installed, is hidden: `completions` and `man`.

use std::fmt::Write;

use clap::Command;

/// Commands by what they are for.
const PURPOSES: [(&str, &[&str]); 6] = [
    ("Emit", &["verilog", "arch"]),
    ("Program", &["cc", "asm", "link", "disasm"]),
    ("Run", &["run", "view", "timeline", "opencl"]),
    ("Check", &["cosim", "fuzz", "shrink", "campaign", "coverage", "mutate"]),
    ("Measure", &["lab", "bench", "reproduce"]),
    ("Board", &["fpga", "load", "selftest"]),
];

/// The template of the help: the commands that this build has, each with the first line of its own help.
pub fn template(command: &Command) -> String {
    let mut text =
        "{about}\nUsage: harmonica COMMAND ...   (COMMAND --help: flags, examples; -V: version)\n".to_owned();
    for (purpose, names) in PURPOSES {
        let commands = names.iter().filter_map(|name| command.find_subcommand(name));
        for (number, command) in commands.enumerate() {
            let purpose = if number == 0 { purpose } else { "" };
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(text, "{purpose:8} {:9} {about}", command.get_name());
        }
    }
    text.truncate(text.trim_end().len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_its_line_and_all_fit_one_screen() {
        let command = crate::command();
        let text = template(&command);
        for subcommand in command.get_subcommands().filter(|command| !command.is_hide_set()) {
            let name = subcommand.get_name();
            let purposes = PURPOSES.iter().filter(|(_, names)| names.contains(&name));
            assert_eq!(purposes.count(), 1, "{name} is in no row of PURPOSES, or in several");
        }
        let all = PURPOSES.iter().flat_map(|(_, names)| names.iter());
        let missing: Vec<_> = all.filter(|name| command.find_subcommand(name).is_none()).collect();
        assert!(missing.is_empty() || !cfg!(feature = "workbench"), "there is no command {missing:?}");
        assert!(text.lines().count() <= 24, "{text}");
        let wide: Vec<_> = text.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(wide.is_empty(), "{wide:#?}");
    }
}
