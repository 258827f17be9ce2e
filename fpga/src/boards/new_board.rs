//! The files of a new board, with questions where only its owner knows the answer: `fpga/new-board`, filled in.
//!
//! A line of these files that begins with `@WORD|` is there if the new board has what the word says. `@NAME@` in a line
//! is the value of that name. Core, memory and clock are those of a board of the list with such an FPGA.

use thiserror::Error;
use tools::NextpnrFamily;

use super::constraints::Constraints;
use super::description::{description_file, QUESTION, TOP_FILE};
use super::folder::NAMES;
use super::listed::BoardFiles;
use super::{Board, PllError, TextFile};
use crate::family::Family;

/// The level of a pin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// 0.
    Low,
    /// 1.
    High,
}

/// What is known of a board.
#[derive(Clone, Debug)]
pub struct NewBoard {
    /// What it is called.
    pub name: String,
    /// The family of its FPGA.
    pub family: Family,
    /// The FPGA, see [`Board::device`].
    pub device: Option<String>,
    /// See [`Board::chip`].
    pub chip: Option<String>,
    /// See [`Board::package`].
    pub package: Option<String>,
    /// See [`Board::speed_grade`].
    pub speed_grade: Option<String>,
    /// The frequency of its oscillator, in Hz.
    pub input_clock_hz: Option<u32>,
    /// The level of its reset button's pin while it is pressed, if it has one.
    pub button: Option<Level>,
    /// How many LEDs it has for the system's three lights.
    pub leds: u32,
    /// The level at which they light up.
    pub led_on: Level,
}

/// Why there are no files for a board.
#[derive(Debug, Error)]
pub enum NewBoardError {
    /// It cannot be called so.
    #[error("{0} is no name of a board; {names}", names = NAMES)]
    Name(String),
    /// A value has a sign that would end it.
    #[error("{0:?} has a quotation mark, a backslash or an end of line in it; give the name as the tool has it")]
    Value(String),
    /// Something that such an FPGA does not have.
    #[error("{family} has no {what} beside its device; leave --{flag} out", family = <&str>::from(*.family), flag = what.replace(' ', "-"))]
    Unused {
        /// What is given.
        what: &'static str,
        /// The FPGA's family.
        family: Family,
    },
    /// Its PLL does not take the oscillator.
    #[error(transparent)]
    Clock(#[from] PllError),
}

const TOP: &str = include_str!("../../new-board/top.v");
const DESCRIPTION: &str = include_str!("../../new-board/board.toml");
const README: &str = include_str!("../../new-board/README.md");
/// The single-port RAMs of iCE40 UltraPlus as the system's memory.
const RAM: &str = include_str!("../../boards/icebreaker/ram.v");
/// A clock, in Hz, that each family's PLL makes of every oscillator that it takes, and each family's cores reach.
const MODEST_CLOCK_HZ: u32 = 20_000_000;

/// Whether a board may be called so: the name is part of files' names, and a word of commands.
pub(super) fn is_name(name: &str) -> bool {
    let is_legal = |character: char| character.is_ascii_alphanumeric() || matches!(character, '-' | '_');
    name.starts_with(|character: char| character.is_ascii_alphabetic())
        && name.len() <= 64
        && name.chars().all(is_legal)
}

impl NewBoard {
    /// The folder's files.
    ///
    /// # Errors
    /// When the name is none, or the PLL does not take the oscillator.
    pub fn files(&self) -> Result<Vec<TextFile>, NewBoardError> {
        if !is_name(&self.name) {
            return Err(NewBoardError::Name(self.name.clone()));
        }
        self.check_values()?;
        let form = Constraints::of(self.family);
        let constraints = format!("{}.{}", self.name, form.ending());
        let template = match form {
            Constraints::Lpf => include_str!("../../new-board/board.lpf"),
            Constraints::Pcf => include_str!("../../new-board/board.pcf"),
            Constraints::Cst => include_str!("../../new-board/board.cst"),
            Constraints::Xdc => include_str!("../../new-board/board.xdc"),
        };
        let (words, values) = (self.words(), self.values(&constraints)?);
        let fill = |template: &str| filled(template, &words, &values);
        let mut files = vec![
            TextFile::new("README.md", fill(README)),
            TextFile::new(description_file(&self.name), fill(DESCRIPTION)),
            TextFile::new(TOP_FILE, fill(TOP)),
            TextFile::new(&constraints, fill(template)),
        ];
        if words.contains(&"external") {
            files.push(TextFile::new("ram.v", RAM));
        }
        Ok(files)
    }

    /// Whether the FPGA's names are those that its family has, and end where they end.
    fn check_values(&self) -> Result<(), NewBoardError> {
        let (family, kind) = (self.family, self.family.nextpnr());
        let names = [
            ("device", &self.device, true),
            ("chip", &self.chip, kind == NextpnrFamily::Gowin),
            ("package", &self.package, matches!(kind, NextpnrFamily::Ecp5 | NextpnrFamily::Ice40)),
            ("speed grade", &self.speed_grade, kind == NextpnrFamily::Ecp5),
        ];
        for (what, value, is_used) in names {
            match value {
                Some(_) if !is_used => return Err(NewBoardError::Unused { what, family }),
                Some(value) if value.contains(['"', '\'', '\\', '\n', '\r']) => {
                    return Err(NewBoardError::Value(value.clone()))
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The words whose lines are there.
    fn words(&self) -> Vec<&'static str> {
        let family = match self.family.nextpnr() {
            NextpnrFamily::Ecp5 => "ecp5",
            NextpnrFamily::Ice40 => "ice40",
            NextpnrFamily::Gowin => "gowin",
            NextpnrFamily::Xilinx => "xilinx",
        };
        let has_parameters = matches!(family, "ice40" | "gowin") || self.button.is_some() || self.leds > 0;
        let conditions = [
            ("button", self.button.is_some()),
            ("no-button", self.button.is_none()),
            ("led1", self.leds >= 1),
            ("led2", self.leds >= 2),
            ("led3", self.leds >= 3),
            ("parameters", has_parameters),
            ("external", self.family == Family::Ice40Up),
            ("fast", matches!(self.family, Family::GowinGw1n | Family::GowinGw2a)),
        ];
        let there = conditions.into_iter().filter(|(_, is_there)| *is_there);
        there.map(|(word, _)| word).chain([family]).collect()
    }

    /// The values by their names.
    fn values(&self, constraints: &str) -> Result<Vec<(&'static str, String)>, NewBoardError> {
        let answer = |known: &Option<String>| known.clone().unwrap_or_else(|| QUESTION.to_owned());
        let digit = |level: Level| if level == Level::High { "1" } else { "0" };
        let word = |high: &str, low: &str| if self.button == Some(Level::High) { high } else { low }.to_owned();
        let like = BoardFiles::find(self.board_of_the_list()).expect("it is one of the list").description;
        let (_, core) = like.split_once("\n[core]\n").expect("a board has a core");
        let (input_clock, clock_hz) = self.clocks()?;
        Ok(vec![
            ("NAME", self.name.clone()),
            ("FAMILY", <&str>::from(self.family).to_owned()),
            ("DEVICE", answer(&self.device)),
            ("CHIP", answer(&self.chip)),
            ("PACKAGE", answer(&self.package)),
            ("SPEED_GRADE", self.speed_grade.clone().unwrap_or_else(|| "6".to_owned())),
            ("INPUT_CLOCK_HZ", input_clock),
            ("CLOCK_HZ", in_thousands(clock_hz)),
            ("MEMORY", string(like, "memory").to_owned()),
            ("CONSTRAINTS", constraints.to_owned()),
            ("PLL_AT_PIN", if self.family == Family::Ice40Up { "1" } else { "0" }.to_owned()),
            ("PLL_DEVICE", answer(&None)),
            ("BUTTON_IDLE", word("0", "1")),
            ("BUTTON_PRESSED", word("1", "0")),
            ("PULL", word("DOWN", "UP")),
            ("PULL_UP", word("no", "yes")),
            ("LED_ON", digit(self.led_on).to_owned()),
            ("CORE", format!("[core]\n{}", core.trim_end())),
        ])
    }

    /// The oscillator's frequency, or the question, and the nearest clock to that of the board of the list.
    fn clocks(&self) -> Result<(String, u32), NewBoardError> {
        let like = Board::find(self.board_of_the_list()).expect("it is one of the list");
        let wanted = like.clock_hz;
        let Some(input_clock_hz) = self.input_clock_hz else {
            return Ok((format!("\"{QUESTION}\""), wanted));
        };
        let board = Board { name: self.name.clone(), input_clock_hz, ..like };
        let pll = board.pll(wanted).or_else(|_| board.pll(MODEST_CLOCK_HZ))?;
        Ok((in_thousands(input_clock_hz), pll.output_hz))
    }

    /// A board with such an FPGA, whose core fits.
    fn board_of_the_list(&self) -> &'static str {
        match self.family {
            Family::Ecp5 => "ulx3s-25f",
            Family::Ice40Hx => "ice40-hx8k",
            Family::Ice40Up => "icebreaker",
            Family::GowinGw1n => "tang-nano-9k",
            Family::GowinGw2a => "tang-nano-20k",
            Family::XilinxXc7 => "arty-a7",
        }
    }
}

/// The text of a key of a description.
fn string<'a>(description: &'a str, key: &str) -> &'a str {
    let start = format!("{key} = \"");
    let value = description.lines().find_map(|line| line.strip_prefix(&start));
    value.map_or("", |value| value.trim_end_matches('"'))
}

/// A number as descriptions have it: 25_000_000.
fn in_thousands(number: u32) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy);
    groups.collect::<Vec<_>>().join("_")
}

/// A template with the lines of these words, and these values.
fn filled(template: &str, words: &[&str], values: &[(&str, String)]) -> String {
    let lines =
        template.lines().filter_map(|line| match line.strip_prefix('@').and_then(|rest| rest.split_once('|')) {
            Some((word, rest)) => words.contains(&word).then_some(rest),
            None => Some(line),
        });
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    values.iter().fold(text, |text, (name, value)| text.replace(&format!("@{name}@"), value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_words() {
        for name in ["mine", "tang-nano-9k", "a_b", "X1"] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", "9k", "-a", "a b", "a/b", "..", "ä", "a.b", &"a".repeat(65)] {
            assert!(!is_name(name), "{name}");
        }
    }

    #[test]
    fn lines_and_values_are_filled_in() {
        let text =
            filled("a @X@\n@yes|b\n@no|c\n@yes|\n@X@ {@Y@}", &["yes"], &[("X", "1".to_owned()), ("Y", "2".to_owned())]);
        assert_eq!(text, "a 1\nb\n\n1 {2}\n");
    }

    #[test]
    fn numbers_have_their_thousands_apart() {
        assert_eq!([27_000_000, 999, 1_000].map(in_thousands), ["27_000_000", "999", "1_000"]);
    }
}
