//! The core's options as flags of the command line: one for each row of the table.

use clap::builder::ValueParser;
use clap::error::ErrorKind;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use isa::{CoreOptions, OptionKind, OptionRow, OPTIONS};

use crate::selection::parse_number;

/// What the flags say of the core's options.
#[derive(Clone, Debug, Default)]
pub struct OptionFlags(pub CoreOptions);

/// Short names beside the options' own.
const SHORT_NAMES: [(&str, &str); 1] = [("ram_bytes", "ram")];

/// The rows with a flag. `--arch` is a flag of its own; `verilog --trace` emits the trace ports, and `run --trace` logs
/// instructions.
fn rows() -> impl Iterator<Item = &'static OptionRow> {
    let rows = OPTIONS.iter();
    rows.filter(|row| row.kind != OptionKind::Arch && row.key != "trace")
}

fn flag(row: &'static OptionRow) -> Arg {
    let mut help = row.help.to_owned();
    if let OptionKind::Choice(names) = row.kind {
        help += &format!(" [possible values: {}]", names.join(", "));
    }
    let short_name = SHORT_NAMES.iter().find(|(key, _)| *key == row.key);
    let flag = Arg::new(row.key)
        // As long as the process.
        .long(&*row.key.replace('_', "-").leak())
        .visible_aliases(short_name.map(|(_, name)| *name))
        .help(format!("{help} [default: {}]", row.default_text()))
        .help_heading("Options of the core (docs/options.md; sections of docs/pipeline.md)")
        .hide_short_help(true)
        .value_parser(ValueParser::new(|text: &str| value(row, text)));
    match row.kind {
        OptionKind::Flag => {
            flag.value_name("true|false").num_args(0..=1).require_equals(true).default_missing_value("true")
        }
        OptionKind::Number => flag.value_name("N"),
        OptionKind::Folder => flag.value_name("FOLDER"),
        OptionKind::Arch | OptionKind::Choice(_) => flag.value_name("NAME"),
    }
}

/// A value as a TOML file has it, without quotes.
fn value(row: &OptionRow, text: &str) -> Result<String, String> {
    let names: &[&str] = match row.kind {
        OptionKind::Number => return parse_number(text).map(|number| number.to_string()),
        OptionKind::Arch | OptionKind::Folder => return Ok(text.to_owned()),
        OptionKind::Flag => &["true", "false"],
        OptionKind::Choice(names) => names,
    };
    match names.contains(&text) {
        true => Ok(text.to_owned()),
        false => Err(format!("it is one of {}", names.join(", "))),
    }
}

impl FromArgMatches for OptionFlags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = rows().filter_map(|row| Some((row, matches.get_one::<String>(row.key)?)));
        let lines: Vec<_> = given.map(|(row, value)| row.assigned(value)).collect();
        let options = CoreOptions::from_line(&lines.join(", "));
        let refused = |error| clap::Error::raw(ErrorKind::ValueValidation, format!("{error}\n"));
        options.map(Self).map_err(refused)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for OptionFlags {
    fn augment_args(command: Command) -> Command {
        command.args(rows().map(flag))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}
