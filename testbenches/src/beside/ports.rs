//! The ports of a design that a simulator of its own runs, and what they show in a cycle.

use std::collections::{BTreeMap, BTreeSet};

use isa::ports::{LineWords, PortDirection, PortInfo, PortInputs, PortOutputs, LINE_WORDS_MAX, PORTS};
use isa::trace::{Qualifier, Slot, Source};
use isa::{CoreConfig, TraceLayout, Width};

use super::values::NamedPorts;
use crate::bridge::{BridgeError, Copied};
use crate::sides::rtl::{CorePlace, PortPlaces};

/// The port of reset, which no record shows.
pub(super) const RESET: &str = "reset";
/// The port of the clock, whose value in the middle of a cycle says nothing.
const CLOCK: &str = "clock";

/// A port that a design has, or may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DesignPort {
    /// The name, as in the emitted Verilog.
    pub name: String,
    /// Which way it goes.
    pub direction: PortDirection,
    /// The width.
    pub width_bits: u32,
    /// Without it there is no comparison: it is not a trace port.
    pub is_needed: bool,
}

/// Why a design is not compared with the model.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DesignError {
    /// It lacks a port.
    #[error(
        "the design has no port {name}, which is an {direction} of {width_bits} {bits} in this core; add it, say what it \
         is called, or compare the design with the core that it is",
        bits = bits(*width_bits)
    )]
    NoPort {
        /// The port.
        name: String,
        /// `input` or `output`.
        direction: &'static str,
        /// Its width in the core.
        width_bits: u32,
    },
    /// A port has another width.
    #[error(
        "port {name} of the design has {found_bits} {found}, but {width_bits} {bits} in this core; widen or narrow it, or \
         compare the design with the core that it is",
        found = bits(*found_bits),
        bits = bits(*width_bits)
    )]
    Width {
        /// The port.
        name: String,
        /// Its width in the design.
        found_bits: u32,
        /// Its width in the core.
        width_bits: u32,
    },
    /// What a simulator shows of a port is not its bits.
    #[error("{value:?} is not the value of {name}, which has {width_bits} {bits}", bits = bits(*width_bits))]
    Value {
        /// The port.
        name: String,
        /// What is shown.
        value: String,
        /// Its width.
        width_bits: u32,
    },
    /// A cycle shows more ports than there are, or fewer.
    #[error("a cycle shows {found} ports, but {expected} are compared")]
    Count {
        /// How many are shown.
        found: usize,
        /// How many there are.
        expected: usize,
    },
}

const fn bits(count: u32) -> &'static str {
    match count {
        1 => "bit",
        _ => "bits",
    }
}

/// All ports of a core: those that every design needs, then the trace ports.
pub fn design_ports(config: &CoreConfig) -> Vec<DesignPort> {
    let own = |name: &str, direction, width_bits, is_needed| {
        let name = name.to_owned();
        DesignPort { name, direction, width_bits, is_needed }
    };
    let mut ports = vec![own(CLOCK, PortDirection::Input, 1, true), own(RESET, PortDirection::Input, 1, true)];
    let of_config = PORTS.iter().map(|port| own(port.name, port.direction, port.width.bits(config), true));
    ports.extend(of_config.filter(|port| port.width_bits != 0));
    for slot in TraceLayout::new(config).slots().filter(|slot| has_port(*slot)) {
        let info = slot.info();
        let name = name(slot);
        if !ports.iter().any(|port| port.name == name) {
            let is_needed = info.source == Source::Port;
            ports.push(own(&name, PortDirection::Output, info.width.bits(config), is_needed));
        }
    }
    ports.sort_by_key(|port| !port.is_needed);
    ports
}

/// Whether a port shows that slot alone: arrays have none, and the words of a line share one.
const fn has_port(slot: Slot) -> bool {
    !matches!(slot, Slot::LineWord(..)) && !matches!(slot.info().source, Source::Array)
}

/// The name of the port that shows a slot.
pub(super) fn name(slot: Slot) -> String {
    match slot {
        Slot::LineWord(..) => slot.info().name.to_owned(),
        _ => CorePlace::top().port(slot, slot.info().source),
    }
}

/// A port that the design has, in its samples.
#[derive(Clone, Debug)]
struct Sampled {
    name: String,
    width_bits: u32,
    place: Copied,
    /// The first of its 32-bit words.
    first: usize,
}

/// The ports of a design that are compared, in the order in which a cycle shows them.
pub(super) struct DesignPorts {
    sampled: Vec<Sampled>,
    by_name: BTreeMap<String, usize>,
    words: usize,
    word_bits: u32,
}

impl DesignPorts {
    /// Those of a design that has ports of these names and widths. Other ports do not matter.
    pub(super) fn new(config: &CoreConfig, found: &BTreeMap<String, u32>) -> Result<Self, DesignError> {
        let mut ports =
            DesignPorts { sampled: Vec::new(), by_name: BTreeMap::new(), words: 0, word_bits: config.arch.word_bits() };
        for port in design_ports(config) {
            match (found.get(&port.name), port.is_needed) {
                (Some(&found_bits), _) if found_bits != port.width_bits => {
                    return Err(DesignError::Width { name: port.name, found_bits, width_bits: port.width_bits });
                }
                (None, true) => {
                    let direction = match port.direction {
                        PortDirection::Input => "input",
                        PortDirection::Output => "output",
                    };
                    return Err(DesignError::NoPort { name: port.name, direction, width_bits: port.width_bits });
                }
                (Some(_), _) if port.name != CLOCK => ports.add(port),
                _ => {}
            }
        }
        Ok(ports)
    }

    fn add(&mut self, DesignPort { name, width_bits, .. }: DesignPort) {
        let first = self.words;
        self.words += width_bits.div_ceil(u32::BITS) as usize;
        self.by_name.insert(name.clone(), self.sampled.len());
        self.sampled.push(Sampled { name, width_bits, place: Copied::of_words(4 * first, width_bits), first });
    }

    fn find(&self, name: &str) -> Option<&Sampled> {
        self.by_name.get(name).map(|&number| &self.sampled[number])
    }

    /// Their names, in order.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.sampled.iter().map(|port| port.name.as_str())
    }

    /// Whether the design shows that slot, and what says when it counts.
    pub(super) fn shows(&self, slot: Slot) -> bool {
        let has = |slot: Slot| self.by_name.contains_key(&name(slot));
        match (slot, slot.info().qualifier) {
            (Slot::LineWord(..), _) => true,
            (_, _) if !has_port(slot) || !has(slot) => false,
            (_, Qualifier::Field(field) | Qualifier::LaneBit(field)) => has(Slot::Scalar(field)),
            (Slot::Divergence(_, context), Qualifier::Divergence(field)) => has(Slot::Divergence(field, context)),
            _ => true,
        }
    }

    /// How many trace ports are compared.
    pub(super) fn trace_count(&self) -> usize {
        self.names().filter(|name| name.starts_with("trace_")).count()
    }

    /// The first half of a cycle: the values of all ports but the trace ports, which come last.
    pub(super) fn first_half(&self, values: &[impl AsRef<str>]) -> Result<Sample, DesignError> {
        self.sample(values, self.sampled.len() - self.trace_count())
    }

    /// The second half of a cycle: the values of all ports.
    pub(super) fn second_half(&self, values: &[impl AsRef<str>]) -> Result<Sample, DesignError> {
        self.sample(values, self.sampled.len())
    }

    /// What a cycle shows: a value a port, its bits as Verilog writes them, the most significant first.
    fn sample(&self, values: &[impl AsRef<str>], expected: usize) -> Result<Sample, DesignError> {
        if values.len() != expected {
            return Err(DesignError::Count { found: values.len(), expected });
        }
        let mut sample = Sample { ones: vec![0; self.words], unknown: vec![0; self.words] };
        for (port, value) in self.sampled.iter().zip(values) {
            let value = value.as_ref();
            if value.len() != port.width_bits as usize || !value.is_ascii() {
                let (name, value) = (port.name.clone(), value.to_owned());
                return Err(DesignError::Value { name, value, width_bits: port.width_bits });
            }
            for (number, bit) in value.bytes().rev().enumerate() {
                let (word, mask) = (port.first + number / 32, 1 << (number % 32));
                match bit {
                    b'0' | b'L' => {}
                    b'1' | b'H' => sample.ones[word] |= mask,
                    _ => sample.unknown[word] |= mask,
                }
            }
        }
        Ok(sample)
    }

    /// The ports of these names, with what the cycle shows of them.
    pub(super) fn shown(&self, names: &BTreeSet<String>, values: &[impl AsRef<str>]) -> Vec<(String, String)> {
        let shown = self.names().zip(values).filter(|(name, _)| names.contains(*name));
        shown.map(|(name, value)| (name.to_owned(), value.as_ref().to_owned())).collect()
    }

    /// Whether reset is 1. An unknown reset is one: nothing can be said of what follows it.
    pub(super) fn is_reset(&self, sample: &Sample) -> bool {
        self.find(RESET).is_some_and(|port| (sample.ones[port.first] | sample.unknown[port.first]) != 0)
    }

    /// What the core drives. Unknown bits are 0.
    pub(super) fn outputs(&self, sample: &Sample) -> PortOutputs {
        let mut outputs = PortOutputs::default();
        self.each(sample, PortDirection::Output, |name, words| outputs.set_value(name, words));
        outputs
    }

    /// What the core is driven with. Unknown bits are 0.
    pub(super) fn inputs(&self, sample: &Sample) -> PortInputs {
        let mut inputs = PortInputs::default();
        self.each(sample, PortDirection::Input, |name, words| inputs.set_value(name, words));
        inputs
    }

    fn each(&self, sample: &Sample, direction: PortDirection, mut see: impl FnMut(&str, &LineWords)) {
        let bytes = sample.bytes(false);
        for port in PORTS.iter().filter(|port| port.direction == direction) {
            if let Some(found) = self.find(port.name) {
                see(port.name, &self.words(port, found, &bytes));
            }
        }
    }

    fn words(&self, port: &PortInfo, found: &Sampled, bytes: &[u8]) -> LineWords {
        let mut words = [0; LINE_WORDS_MAX];
        match port.width {
            Width::Line => {
                let count = found.width_bits / self.word_bits;
                for (number, word) in (0..count).zip(&mut words) {
                    *word = found.place.bits(bytes, number * self.word_bits, self.word_bits);
                }
            }
            _ => words[0] = found.place.read(bytes),
        }
        words
    }
}

impl PortPlaces for DesignPorts {
    fn place(&self, name: &str) -> Result<Copied, BridgeError> {
        self.find(name).map(|port| port.place).ok_or_else(|| BridgeError::NoPort {
            kind: "port",
            name: name.to_owned(),
            known: self.names().collect::<Vec<_>>().join(", "),
        })
    }
}

/// What the ports of a design show in a cycle.
pub(super) struct Sample {
    /// The bits that are 1, port by port.
    ones: Vec<u32>,
    /// The bits that are neither 0 nor 1.
    unknown: Vec<u32>,
}

impl Sample {
    /// Whether some bits are neither 0 nor 1.
    pub(super) fn has_unknown(&self) -> bool {
        self.unknown.iter().any(|&bits| bits != 0)
    }

    /// As readers of records take it, with unknown bits 0 or 1.
    pub(super) fn bytes(&self, unknown_are_ones: bool) -> Vec<u8> {
        let words = self.ones.iter().zip(&self.unknown);
        let filled = words.map(|(&ones, &unknown)| if unknown_are_ones { ones | unknown } else { ones });
        filled.flat_map(u32::to_ne_bytes).collect()
    }
}
