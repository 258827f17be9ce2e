//! The report of a run that was given up while it went on, for a person.

use std::fmt::{self, Display};

use isa::{LaneMask, Warp};

use super::{AwaitedWord, CodePlace, Livelock, Spinner, TimeUnit};
use crate::report::table::hexadecimal;

/// Groups of lanes that the report shows.
const SPINNERS_MAX: usize = 6;
/// Words of a group that the report shows.
const WORDS_MAX: usize = 3;

/// `lane 2`, or `lanes 0, 1, 3`, or `lanes 0 to 7`.
pub(super) fn lanes(lanes: LaneMask) -> String {
    numbers("lane", &lanes.iter().map(|lane| lane.0).collect::<Vec<_>>())
}

/// `warp 1`, or of one core of several `core 0 warp 1`.
pub(super) fn warp(cores: u32, core: u32, warp: Warp) -> String {
    format!("{}warp {warp}", of_core(cores, core))
}

/// `core 0 `, when there are several.
fn of_core(cores: u32, core: u32) -> String {
    match cores {
        1 => String::new(),
        _ => format!("core {core} "),
    }
}

fn numbers(noun: &str, numbers: &[u32]) -> String {
    let listed: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    match numbers {
        [] => format!("no {noun}"),
        [one] => format!("{noun} {one}"),
        [first, .., last] if (last - first) as usize + 1 == numbers.len() && numbers.len() > 2 => {
            format!("{noun}s {first} to {last}")
        }
        _ => format!("{noun}s {}", listed.join(", ")),
    }
}

/// `18 (acquire+0x4, lock.s:13)`.
impl Display for CodePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}", self.pc)?;
        let label = Some(&self.label).filter(|label| !label.starts_with("0x"));
        match (label, &self.source) {
            (None, None) => Ok(()),
            (Some(label), None) => write!(f, " ({label})"),
            (None, Some(source)) => write!(f, " ({}:{})", source.file, source.line),
            (Some(label), Some(source)) => {
                write!(f, " ({label}, {}:{})", source.file, source.line)
            }
        }
    }
}

impl Display for TimeUnit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TimeUnit::Cycle => "cycle",
            TimeUnit::Instruction => "instruction",
        })
    }
}

/// Groups that differ in their warp alone.
struct Alike<'a> {
    first: &'a Spinner,
    warps: Vec<u32>,
    /// Since when all of them go round.
    since: u64,
}

impl Livelock {
    fn alike(&self) -> Vec<Alike<'_>> {
        let mut groups: Vec<Alike<'_>> = Vec::new();
        for spinner in &self.spinners {
            let same = groups.iter_mut().find(|group| is_alike(group.first, spinner));
            match same {
                Some(group) => {
                    group.warps.push(spinner.warp.0);
                    group.since = group.since.max(spinner.since);
                }
                None => groups.push(Alike { first: spinner, warps: vec![spinner.warp.0], since: spinner.since }),
            }
        }
        groups
    }

    fn write_group(&self, f: &mut fmt::Formatter<'_>, group: &Alike<'_>) -> fmt::Result {
        let (spinner, unit) = (group.first, self.unit);
        let core = of_core(self.cores, spinner.core);
        write!(f, "{core}{}", numbers("warp", &group.warps))?;
        if let Some(context) = spinner.split_context {
            write!(f, " (in context {context})")?;
        }
        let whom = lanes(spinner.lanes);
        let (first, last) = (&spinner.first, &spinner.last);
        writeln!(f, ", {whom}: round and round since {unit} {}", group.since)?;
        match first == last {
            true => writeln!(f, "  at {first}: {}", first.text)?,
            false => writeln!(f, "  from {first} to {last}")?,
        }
        for word in spinner.words.iter().take(WORDS_MAX) {
            self.write_word(f, spinner, word)?;
        }
        if spinner.words.len() > WORDS_MAX {
            writeln!(f, "  and {} more words", spinner.words.len() - WORDS_MAX)?;
        }
        for place in &spinner.changing {
            writeln!(f, "  what it reads at {place} has changed lately: {}", place.text)?;
        }
        if spinner.words.is_empty() && spinner.changing.is_empty() {
            writeln!(f, "  no word of memory decides that it goes on")?;
        }
        Ok(())
    }

    fn write_word(&self, f: &mut fmt::Formatter<'_>, spinner: &Spinner, word: &AwaitedWord) -> fmt::Result {
        let unit = self.unit;
        let value = hexadecimal(word.value, self.word_bits);
        let name = match word.name.starts_with("0x") {
            true => word.name.clone(),
            false => format!("{} ({:x})", word.name, word.address),
        };
        let readers = match word.lanes == spinner.lanes {
            true => String::new(),
            false => format!("{}: ", lanes(word.lanes)),
        };
        let (reader, since) = (&word.reader, word.since);
        writeln!(f, "  {readers}{name} is {value}, the same since {unit} {since}")?;
        writeln!(f, "    read at {reader}: {}", reader.text)?;
        let Some(change) = &word.last_change else {
            return writeln!(f, "    nobody has changed it since the start");
        };
        let (by, place) = (change.by, &change.place);
        let warp = warp(self.cores, by.core, by.warp);
        let actor = format!("{warp} lane {} ({unit} {})", by.lane, by.when);
        match place == reader {
            true => writeln!(f, "    changed last by {actor}, with that instruction")?,
            false => writeln!(f, "    changed last by {actor} at {place}: {}", place.text)?,
        }
        writeln!(f, "    which {}", change.stands)
    }
}

fn is_alike(one: &Spinner, other: &Spinner) -> bool {
    let words = |spinner: &Spinner| -> Vec<_> {
        let words = spinner.words.iter();
        words.map(|word| (word.address, word.lanes, word.reader.pc)).collect()
    };
    let is_home = one.split_context.is_none() && other.split_context.is_none();
    is_home
        && one.core == other.core
        && (one.lanes, &one.first, &one.last) == (other.lanes, &other.first, &other.last)
        && one.changing == other.changing
        && words(one) == words(other)
}

impl Display for Livelock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let groups = self.alike();
        if groups.is_empty() {
            writeln!(f, "nobody stands in a loop: the program may be at work")?;
        }
        for group in groups.iter().take(SPINNERS_MAX) {
            self.write_group(f, group)?;
        }
        if groups.len() > SPINNERS_MAX {
            writeln!(f, "and {} more groups go round", groups.len() - SPINNERS_MAX)?;
        }
        for ring in &self.rings {
            writeln!(f, "a ring: each waits for the next, so nobody goes on unless another changes the word")?;
            for link in ring {
                let (whom, warp) = (lanes(link.lanes), warp(self.cores, link.core, link.warp));
                writeln!(f, "  {warp}, {whom}: for {}", link.waits_for)?;
            }
        }
        if let Some((from, to)) = self.unseen {
            writeln!(f, "(nobody looked at {}s {from} to {to})", self.unit)?;
        }
        Ok(())
    }
}
