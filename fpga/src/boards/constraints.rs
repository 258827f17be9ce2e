//! Constraints: which port of the top is at which pin, in the form of each family's nextpnr.

use strum::IntoStaticStr;
use tools::NextpnrFamily;

use super::description::hint;
use crate::family::Family;

/// A form of constraints; as text the ending of its files' names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub(super) enum Constraints {
    /// ECP5.
    Lpf,
    /// iCE40.
    Pcf,
    /// Gowin.
    Cst,
    /// Xilinx.
    Xdc,
}

/// A port's pin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlacedPort {
    /// The line that says so.
    pub line: usize,
    /// The port, or its bit.
    pub port: String,
    /// The pin, in the words of the package.
    pub pin: String,
    /// What the line before says of it.
    pub hint: String,
}

impl Constraints {
    /// The form that a family's nextpnr reads.
    pub fn of(family: Family) -> Constraints {
        match family.nextpnr() {
            NextpnrFamily::Ecp5 => Constraints::Lpf,
            NextpnrFamily::Ice40 => Constraints::Pcf,
            NextpnrFamily::Gowin => Constraints::Cst,
            NextpnrFamily::Xilinx => Constraints::Xdc,
        }
    }

    /// The ending of its files' names.
    pub fn ending(self) -> &'static str {
        self.into()
    }

    /// The line that puts a port at a pin.
    pub fn line(self, port: &str, pin: &str) -> String {
        match self {
            Constraints::Lpf => format!("LOCATE COMP \"{port}\" SITE \"{pin}\";"),
            Constraints::Pcf => format!("set_io {port} {pin}"),
            Constraints::Cst => format!("IO_LOC \"{port}\" {pin};"),
            Constraints::Xdc => format!("set_property PACKAGE_PIN {pin} [get_ports {{{port}}}]"),
        }
    }

    /// The ports that a text places.
    pub fn placed(self, text: &str) -> Vec<PlacedPort> {
        let lines: Vec<_> = text.lines().collect();
        let placed = lines.iter().enumerate().filter_map(|(index, line)| {
            let (port, pin) = self.pair(line.split(self.comment()).next()?)?;
            let hint = hint(&lines, index, self.comment());
            Some(PlacedPort { line: index + 1, port, pin, hint })
        });
        placed.collect()
    }

    /// What begins a comment.
    fn comment(self) -> &'static str {
        match self {
            Constraints::Lpf | Constraints::Pcf | Constraints::Xdc => "#",
            Constraints::Cst => "//",
        }
    }

    /// The port and the pin of a line, if it names both.
    fn pair(self, line: &str) -> Option<(String, String)> {
        let mut words = line.split([' ', '\t', '"', ';']).filter(|word| !word.is_empty());
        let mut word = || words.next().map(str::to_owned);
        match (self, word()?.as_str()) {
            (Constraints::Lpf, "LOCATE") => match (word()?.as_str(), word()?, word()?.as_str(), word()?) {
                ("COMP", port, "SITE", pin) => Some((port, pin)),
                _ => None,
            },
            (Constraints::Pcf, "set_io") => {
                let mut port = word()?;
                while port.starts_with('-') {
                    if port != "-nowarn" {
                        word()?;
                    }
                    port = word()?;
                }
                Some((port, word()?))
            }
            (Constraints::Cst, "IO_LOC") => Some((word()?, word()?)),
            (Constraints::Xdc, "set_property") => {
                let (_, pin) = line.split_once("PACKAGE_PIN ")?;
                let (_, port) = line.split_once("get_ports ")?;
                Some((tcl_word(port)?, pin.split_whitespace().next()?.to_owned()))
            }
            _ => None,
        }
    }
}

/// The first word of Tcl's, which braces may keep together, within a command's brackets.
fn tcl_word(text: &str) -> Option<String> {
    let text = text.trim_start();
    let word = match text.strip_prefix('{') {
        Some(braced) => braced.split('}').next()?.trim(),
        // The last bracket is the command's; one before it is the bit's.
        None => text.split_whitespace().next()?.strip_suffix(']')?,
    };
    (!word.is_empty()).then(|| word.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(form: Constraints, text: &str) -> Vec<(String, String)> {
        form.placed(text).into_iter().map(|placed| (placed.port, placed.pin)).collect()
    }

    #[test]
    fn what_a_line_says_is_read_from_it() {
        for form in [Constraints::Lpf, Constraints::Pcf, Constraints::Cst, Constraints::Xdc] {
            for port in ["clk", "led[3]"] {
                let line = form.line(port, "B7");
                assert_eq!(placed(form, &line), [(port.to_owned(), "B7".to_owned())], "{line}");
                assert!(placed(form, &format!("{} {line}", form.comment())).is_empty());
            }
        }
    }

    #[test]
    fn options_and_other_words_are_passed_over() {
        let pcf = "set_io -nowarn -pullup yes rx 6\nset_frequency clk 12";
        assert_eq!(placed(Constraints::Pcf, pcf), [("rx".to_owned(), "6".to_owned())]);
        let xdc = "set_property -dict { PACKAGE_PIN H5 IOSTANDARD LVCMOS33 } [get_ports led[0]]\ncreate_clock -period 10.0 [get_ports clk]";
        assert_eq!(placed(Constraints::Xdc, xdc), [("led[0]".to_owned(), "H5".to_owned())]);
        assert!(placed(Constraints::Lpf, "LOCATE COMP \"x\"\nIOBUF PORT \"x\" IO_TYPE=LVCMOS33;").is_empty());
    }

    #[test]
    fn the_comment_before_a_line_is_its_hint() {
        let read = Constraints::Cst.placed("// The oscillator.\nIO_LOC \"clk\" ?;\nIO_LOC \"x\" 3;");
        let hints: Vec<_> = read.iter().map(|placed| (placed.line, placed.hint.as_str())).collect();
        assert_eq!(hints, [(2, " (The oscillator)"), (3, "")]);
    }
}
