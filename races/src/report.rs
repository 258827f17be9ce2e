//! Races for people and for scripts.

use std::fmt;

use assembler::Image;
use isa::Address;
use serde::Serialize;

use crate::detector::{Detector, Race, Relation};
use crate::shadow::LaneAccess;

/// What precedes a kernel's name in that of its description.
const KERNEL: &str = "harp_opencl_kernel_";

/// Pairs of instructions that are reported; of further ones, how many there are.
const REPORTED_MAX: usize = 10;

/// What has been found in a run of a program, for people. `place_of` gives a place beyond the program a name.
pub fn report(detector: &Detector, image: &Image, place_of: &dyn Fn(Address) -> Option<String>) -> String {
    let races = detector.races();
    let mut text = String::new();
    for race in races.iter().take(REPORTED_MAX) {
        let mut found = Found::new(race, image);
        found.place = place_of(race.address).unwrap_or(found.place);
        text += &format!("{found}\n");
    }
    if races.len() > REPORTED_MAX {
        text += &format!("... and {} pairs of instructions more\n", races.len() - REPORTED_MAX);
    }
    let times: u64 = races.iter().map(|race| race.times).sum();
    text += &format!(
        "{} of instructions with {}; {} meant; {} compared\n",
        count(races.len() as u64, "pair"),
        count(times + detector.beyond(), "race"),
        detector.meant(),
        count(detector.accesses(), "access")
    );
    text
}

/// How many of something.
fn count(number: u64, what: &str) -> String {
    let ending = match (number, what.ends_with('s')) {
        (1, _) => "",
        (_, true) => "es",
        (_, false) => "s",
    };
    format!("{number} {what}{ending}")
}

/// A race, with the names of what it is about.
#[derive(Clone, Debug, Serialize)]
pub struct Found {
    /// The first byte that both reach.
    pub address: Address,
    /// `symbol+offset`, where there is a symbol.
    pub place: String,
    /// How often the two instructions have raced.
    pub times: u64,
    /// The access that came first in this run.
    pub earlier: Side,
    /// The one that came later.
    pub later: Side,
    /// Why nothing orders them.
    pub cause: &'static str,
    /// What would.
    pub remedy: &'static str,
}

/// One of the two.
#[derive(Clone, Debug, Serialize)]
pub struct Side {
    /// The instruction's name.
    pub instruction: String,
    /// It is atomic, or counts as atomic.
    pub atomic: bool,
    /// The core, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub core: Option<u32>,
    /// The warp.
    pub warp: u32,
    /// The lane.
    pub lane: u32,
    /// The kernel of OpenCL, in a range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kernel: Option<String>,
    /// The work group's number in the range.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<u32>,
    /// The work item's number in the group.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub item: Option<u32>,
    /// The instruction's address.
    pub pc: Address,
    /// `symbol+offset` of it.
    pub symbol: String,
    /// `FILE:LINE` in C or assembly.
    pub source: Option<String>,
    /// That line, without the space around it.
    pub text: Option<String>,
}

impl Found {
    /// The race in a program.
    pub fn new(race: &Race, image: &Image) -> Self {
        let (cause, remedy) = cause_and_remedy(race);
        Self {
            address: race.address,
            place: image.describe(race.address),
            times: race.times,
            earlier: Side::new(&race.earlier, image),
            later: Side::new(&race.later, image),
            cause,
            remedy,
        }
    }
}

impl Side {
    fn new(access: &LaneAccess, image: &Image) -> Self {
        let instruction = image.instruction(access.pc);
        let line = image.source_line(access.pc);
        Self {
            instruction: instruction
                .map_or_else(|| "an access".to_owned(), |instruction| instruction.opcode().mnemonic().to_owned()),
            atomic: access.is_atomic,
            core: access.core,
            warp: access.warp.0,
            lane: access.lane.0,
            kernel: access.item.map(|item| {
                let name = image.describe(item.kernel);
                name.strip_prefix(KERNEL).unwrap_or(&name).to_owned()
            }),
            group: access.item.map(|item| item.group),
            item: access.item.map(|item| item.first_item + access.lane.0),
            pc: access.pc,
            symbol: image.describe(access.pc),
            source: line.as_ref().map(|line| format!("{}:{}", line.file, line.line)),
            text: line.map(|line| line.text.trim().to_owned()).filter(|text| !text.is_empty()),
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Side { instruction, core, warp, lane, pc, symbol, .. } = self;
        let atomic = if self.atomic { "atomic " } else { "" };
        write!(formatter, "{atomic}{instruction} of ")?;
        if let Some(core) = core {
            write!(formatter, "core {core} ")?;
        }
        write!(formatter, "warp {warp} lane {lane}")?;
        if let (Some(kernel), Some(group), Some(item)) = (&self.kernel, self.group, self.item) {
            write!(formatter, ", item {item} of group {group} of kernel {kernel}")?;
        }
        if let Some(source) = &self.source {
            write!(formatter, ", {source}")?;
        }
        if let Some(text) = &self.text {
            write!(formatter, ": `{text}`")?;
        }
        let pc = pc.to_string();
        match *symbol == pc {
            true => write!(formatter, " ({pc})"),
            false => write!(formatter, " ({symbol}, {pc})"),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = self.address.to_string();
        let place = if self.place == address { address } else { format!("{} ({address})", self.place) };
        let times = match self.times {
            1 => "once".to_owned(),
            times => format!("{times} times, at first"),
        };
        writeln!(formatter, "race for {place}, {times}:")?;
        writeln!(formatter, "    {}", self.earlier)?;
        writeln!(formatter, "    {}", self.later)?;
        writeln!(formatter, "  cause: {}", self.cause)?;
        write!(formatter, "  remedy: {}", self.remedy)
    }
}

fn cause_and_remedy(race: &Race) -> (&'static str, &'static str) {
    if race.relation == Relation::OneInstruction {
        return (
            "lanes store to one place in one instruction; the highest lane wins, and what the others store is lost",
            "give each lane a place of its own, or combine the values by an atomic instruction",
        );
    }
    if race.relation == Relation::TwoGroups {
        return (
            "work groups of a range have no order among them, in whatever order this core runs them, and no atomic access of one that the other one sees orders the two",
            "make both accesses atomic, give each group a place of its own, or run what comes later as a range of its own",
        );
    }
    if race.earlier.is_atomic != race.later.is_atomic {
        return (
            "one of the two is atomic, the other one is not, and nothing orders them",
            "make both of them atomic, or order them by a barrier",
        );
    }
    match race.relation {
        Relation::PartedLanes => (
            "the lanes have parted, and have not met between the two: the core decides which side goes first",
            "let the lanes meet between the two, give each a place of its own, or make both accesses atomic",
        ),
        Relation::TwoRounds => (
            "the two work items are of one group, and there is no barrier between the two",
            "put a barrier between them, make both accesses atomic, or give each item a place of its own",
        ),
        Relation::TwoCores => (
            "between the two there is no barrier between cores, and no atomic access that one core makes and the other one sees",
            "let the cores meet at a barrier between cores, guard both by one lock, make both atomic, or give each thread a place of its own",
        ),
        _ => (
            "between the two there is no barrier, no start of a warp, and no atomic access that one warp makes and the other one sees",
            "put a barrier between them, guard both by one lock, make both atomic, or give each thread a place of its own",
        ),
    }
}
