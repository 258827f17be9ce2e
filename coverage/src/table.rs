//! The one table of events: a row each. A row says what the event is, from which rule of `docs/pipeline.md` it comes,
//! and what a core needs so that it can occur.
//!
//! An event's place in the table is its number: the families follow one another, each with all combinations of its
//! coordinates. So an observer computes an event's number, and the row itself is made when a report reads it.

use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use golden_model::RuleEvent;
use isa::{CoreConfig, Opcode};

use super::axes::{
    opcode_rule, transition_rule, Class, CycleEvent, Value, CODE, COMMON, CYCLE_EVENTS, DISTANCES, HAZARDS, LANES,
    LEVELS, MECHANISM, MEMORY_HAZARDS, QUEUES, STATES,
};
use super::need::Need;
use super::sections::SECTIONS;

/// Events with the same coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// Rules that fire, as the golden model marks them.
    State,
    /// An opcode, the lanes that execute it, and what the mechanism of divergence keeps.
    Opcode,
    /// A context goes from one state to another.
    Transition,
    /// Two instructions, or two requests, of which the later one needs what the earlier one does.
    Hazard,
    /// How much is in a queue in a cycle.
    Level,
    /// Two things happen in one cycle.
    Pair,
    /// Code that changes is fetched.
    Code,
}

const PAIRS: usize = count_pairs();
const SIZES: [usize; 7] = [
    RuleEvent::ALL.len(),
    Opcode::COUNT * LANES.len() * MECHANISM.len(),
    STATES.len() * STATES.len() - STATES.len(),
    HAZARDS.len() * DISTANCES.len() * COMMON.len(),
    QUEUES.len() * LEVELS.len(),
    PAIRS,
    CODE.len(),
];

impl Family {
    /// All, in the order of the table.
    pub const ALL: [Family; 7] =
        [Family::State, Family::Opcode, Family::Transition, Family::Hazard, Family::Level, Family::Pair, Family::Code];

    /// The first part of the names of its events.
    pub const fn name(self) -> &'static str {
        match self {
            Family::State => "state",
            Family::Opcode => "opcode",
            Family::Transition => "transition",
            Family::Hazard => "hazard",
            Family::Level => "level",
            Family::Pair => "pair",
            Family::Code => "code",
        }
    }

    /// What its events are, in words.
    pub const fn text(self) -> &'static str {
        match self {
            Family::State => "rules that fire",
            Family::Opcode => "opcodes by lanes and mechanism",
            Family::Transition => "changes of contexts' states",
            Family::Hazard => "hazards by distance",
            Family::Level => "levels of queues",
            Family::Pair => "pairs in one cycle",
            Family::Code => "code that changes",
        }
    }

    const fn base(self) -> usize {
        let (mut base, mut before) = (0, 0);
        while before < self as usize {
            base += SIZES[before];
            before += 1;
        }
        base
    }

    /// The numbers of its events.
    pub(super) const fn range(self) -> Range<usize> {
        self.base()..self.base() + SIZES[self as usize]
    }
}

/// An event, by its number in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Event(u32);

/// A row of the table.
#[derive(Clone, Debug)]
pub struct Row {
    /// The event.
    pub event: Event,
    /// Its family.
    pub family: Family,
    /// Its name without that of the family: a part for each coordinate.
    pub coordinates: Vec<&'static str>,
    /// The rule of docs/pipeline.md that it comes from.
    pub rule: &'static str,
    /// What it says.
    pub text: String,
    /// What a core needs so that it can occur.
    pub needs: Vec<Need>,
}

impl Row {
    /// Whether it can occur on a core.
    pub fn can_occur(&self, config: &CoreConfig) -> bool {
        self.needs.iter().all(|need| need.holds(config))
    }

    /// The section of docs/pipeline.md.
    pub fn section(&self) -> u32 {
        let number = self.rule[1..].split('.').next();
        number.and_then(|number| number.parse().ok()).unwrap_or(0)
    }
}

/// The name, as in files: `opcode/add/some/stack-part`.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.family.name(), self.coordinates.join("/"))
    }
}

impl Event {
    /// How many there are.
    pub const COUNT: usize = Family::Code.range().end;

    /// All, in the order of the table.
    pub fn all() -> impl ExactSizeIterator<Item = Event> {
        (0..Event::COUNT as u32).map(Event)
    }

    /// Its number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row.
    pub fn row(self) -> &'static Row {
        &rows()[self.index()]
    }

    /// The event of a name in a file.
    pub fn named(name: &str) -> Option<Event> {
        static NAMES: OnceLock<std::collections::HashMap<String, Event>> = OnceLock::new();
        let names = NAMES.get_or_init(|| {
            let named = rows().iter().map(|row| (row.to_string(), row.event));
            named.collect()
        });
        names.get(name).copied()
    }

    const fn at(family: Family, number: usize) -> Event {
        Event((family.base() + number) as u32)
    }

    /// That a rule fires.
    pub const fn of_rule(event: RuleEvent) -> Event {
        Event(event as u32)
    }

    /// That changed code is fetched: at the port, or from the instruction cache.
    pub(crate) const fn of_changed_code(from: usize) -> Event {
        Event::at(Family::Code, from)
    }

    /// That an opcode executes in so many lanes, while the mechanism keeps so much.
    #[inline]
    pub(crate) const fn of_opcode(opcode: Opcode, lanes: usize, mechanism: usize) -> Event {
        let number = (opcode as usize * LANES.len() + lanes) * MECHANISM.len() + mechanism;
        Event::at(Family::Opcode, number)
    }

    /// That a context goes from one state to another one.
    #[inline]
    pub(crate) const fn of_transition(from: usize, to: usize) -> Event {
        let others = STATES.len() - 1;
        let to = if to > from { to - 1 } else { to };
        Event::at(Family::Transition, from * others + to)
    }

    /// A hazard.
    #[inline]
    pub(crate) const fn of_hazard(kind: usize, distance: usize, common: usize) -> Event {
        let number = (kind * DISTANCES.len() + distance) * COMMON.len() + common;
        Event::at(Family::Hazard, number)
    }

    /// So much is in a queue.
    #[inline]
    pub(crate) const fn of_level(queue: usize, level: usize) -> Event {
        Event::at(Family::Level, queue * LEVELS.len() + level)
    }

    /// Two things in one cycle, the lower number first; `None` of two that exclude each other.
    #[inline]
    pub(crate) const fn of_pair(one: usize, two: usize) -> Option<Event> {
        match PAIR_NUMBERS[one][two] {
            u16::MAX => None,
            number => Some(Event::at(Family::Pair, number as usize)),
        }
    }
}

const CYCLE_EVENT_COUNT: usize = CYCLE_EVENTS.len();
const _: () = assert!(CYCLE_EVENT_COUNT <= 64);
const _: () = assert!(CycleEvent::BarrierOpens as usize + 1 == CYCLE_EVENT_COUNT);

const fn is_pair(one: usize, two: usize) -> bool {
    let (of_one, of_two) = (CYCLE_EVENTS[one].1, CYCLE_EVENTS[two].1);
    one < two && (of_one as u8 != of_two as u8 || matches!(of_one, Class::Free))
}

const fn count_pairs() -> usize {
    let (mut count, mut one) = (0, 0);
    while one < CYCLE_EVENT_COUNT {
        let mut two = one + 1;
        while two < CYCLE_EVENT_COUNT {
            count += is_pair(one, two) as usize;
            two += 1;
        }
        one += 1;
    }
    count
}

/// The number of each pair in its family.
static PAIR_NUMBERS: [[u16; CYCLE_EVENT_COUNT]; CYCLE_EVENT_COUNT] = {
    let mut numbers = [[u16::MAX; CYCLE_EVENT_COUNT]; CYCLE_EVENT_COUNT];
    let (mut number, mut one) = (0, 0);
    while one < CYCLE_EVENT_COUNT {
        let mut two = one + 1;
        while two < CYCLE_EVENT_COUNT {
            if is_pair(one, two) {
                numbers[one][two] = number;
                number += 1;
            }
            two += 1;
        }
        one += 1;
    }
    numbers
};

/// All rows, by their numbers.
pub fn rows() -> &'static [Row] {
    static ROWS: OnceLock<Vec<Row>> = OnceLock::new();
    ROWS.get_or_init(|| {
        let mut rows = Vec::with_capacity(Event::COUNT);
        states(&mut rows);
        opcodes(&mut rows);
        transitions(&mut rows);
        hazards(&mut rows);
        levels(&mut rows);
        pairs(&mut rows);
        for (value, rule) in &CODE {
            push(&mut rows, Family::Code, &[value], rule, value.text.to_owned(), &[]);
        }
        rows
    })
}

fn push(rows: &mut Vec<Row>, family: Family, values: &[&Value], rule: &'static str, text: String, more: &[Need]) {
    let mut needs: Vec<_> = values.iter().flat_map(|value| value.needs).copied().collect();
    needs.extend(more);
    needs.sort();
    needs.dedup();
    rows.push(Row {
        event: Event(rows.len() as u32),
        family,
        coordinates: values.iter().map(|value| value.name).collect(),
        rule,
        text,
        needs,
    });
}

fn states(rows: &mut Vec<Row>) {
    for section in SECTIONS {
        for &(event, needs) in section.events {
            rows.push(Row {
                event: Event(rows.len() as u32),
                family: Family::State,
                coordinates: vec![section.heading, event.name()],
                rule: event.rules()[0],
                text: event.text().to_owned(),
                needs: section.needs.iter().chain(needs).copied().collect(),
            });
        }
    }
}

fn opcodes(rows: &mut Vec<Row>) {
    for opcode in Opcode::ALL {
        let name = Value { name: opcode.mnemonic(), text: "", needs: &[] };
        for lanes in &LANES {
            for mechanism in &MECHANISM {
                let text = format!("{opcode} {}; {}", lanes.text, mechanism.text);
                let needs = [Need::Instruction(opcode)];
                let rule = opcode_rule(opcode);
                push(rows, Family::Opcode, &[&name, lanes, mechanism], rule, text, &needs);
            }
        }
    }
}

fn transitions(rows: &mut Vec<Row>) {
    for (from, one) in STATES.iter().enumerate() {
        for (to, other) in STATES.iter().enumerate() {
            if from != to {
                let text = format!("a context goes from {} to {}", one.text, other.text);
                let rule = transition_rule(from, to);
                push(rows, Family::Transition, &[one, other], rule, text, &[]);
            }
        }
    }
}

fn hazards(rows: &mut Vec<Row>) {
    for (number, (kind, rule)) in HAZARDS.iter().enumerate() {
        let (what, unit) = match number < MEMORY_HAZARDS {
            true => ("lanes", "cycles"),
            false => ("bytes", "requests"),
        };
        for distance in &DISTANCES {
            for common in &COMMON {
                let text = format!("{}, {} in {unit}, {what} {}", kind.text, distance.text, common.text);
                let lanes: &[Need] = match common.name {
                    "same" => &[],
                    _ if number < MEMORY_HAZARDS => &[Need::Lanes2],
                    _ => &[],
                };
                push(rows, Family::Hazard, &[kind, distance, common], rule, text, lanes);
            }
        }
    }
}

fn levels(rows: &mut Vec<Row>) {
    for queue in &QUEUES {
        let name = Value { name: queue.name, text: queue.text, needs: queue.needs };
        for level in &LEVELS {
            let text = format!("{}: {}", queue.text, level.text);
            let more = match level.name {
                "one" => queue.one,
                "several" => queue.several,
                _ => &[],
            };
            push(rows, Family::Level, &[&name, level], queue.rule, text, more);
        }
    }
}

fn pairs(rows: &mut Vec<Row>) {
    for (one, (first, _)) in CYCLE_EVENTS.iter().enumerate() {
        for (two, (second, _)) in CYCLE_EVENTS.iter().enumerate() {
            if is_pair(one, two) {
                let text = format!("{}, and {}", first.text, second.text);
                push(rows, Family::Pair, &[first, second], "P16.1", text, &[]);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_event_has_its_row_and_a_name_of_its_own() {
        assert_eq!(rows().len(), Event::COUNT);
        let names: BTreeSet<_> = rows().iter().map(Row::to_string).collect();
        assert_eq!(names.len(), Event::COUNT);
        for (number, row) in rows().iter().enumerate() {
            assert_eq!(row.event.index(), number, "{row}");
            assert!(row.family.range().contains(&number), "{row}");
            assert_eq!(Event::named(&row.to_string()), Some(row.event));
            assert!((3..=29).contains(&row.section()), "{row}");
        }
        assert_eq!(Event::named("opcode/add"), None);
    }

    /// An observer computes the number that the table gives.
    #[test]
    fn numbers_are_computed_as_rows_are_listed() {
        let name = |event: Event| event.row().to_string();
        let opcode = Event::of_opcode(Opcode::Splitl, 2, 5);
        assert_eq!(name(opcode), "opcode/splitl/some/paths-some");
        assert_eq!(name(Event::of_transition(1, 2)), "transition/Running/WaitMemory");
        assert_eq!(name(Event::of_transition(7, 0)), "transition/Free/Stopped");
        assert_eq!(name(Event::of_hazard(3, 1, 2)), "hazard/predicate-read-after-write/2/same");
        assert_eq!(name(Event::of_level(2, 3)), "level/data-cache/all");
        let (one, two) = (CycleEvent::Redirect as usize, CycleEvent::Squash as usize);
        assert_eq!(Event::of_pair(one, two).map(name).as_deref(), Some("pair/redirect/squash"));
        let (one, two) = (CycleEvent::Interrupt as usize, CycleEvent::Halt as usize);
        assert_eq!(Event::of_pair(one, two), None);
        let rule = Event::of_rule(RuleEvent::StackFull);
        assert_eq!(name(rule), "state/divergence/StackFull");
    }

    #[test]
    fn what_a_core_lacks_cannot_occur_on_it() {
        let config = CoreConfig::from_toml("arch = \"4w8/8/1/1\"").unwrap();
        let can = |name: &str| Event::named(name).unwrap().row().can_occur(&config);
        assert!(can("opcode/add/all/stack-empty"));
        assert!(!can("opcode/add/all/masks"));
        assert!(!can("opcode/add/one/stack-empty"));
        assert!(!can("opcode/fadd/all/stack-empty"));
        assert!(!can("state/translation/TlbFull"));
        assert!(!can("level/memory/one"));
    }
}
