//! The masters of buses as subjects.

use hdl::kit::{index_width, Defect};
use hdl::soc::memory::{AxiMaster, BusLock, BusShape, WishboneMaster};
use hdl::soc::BusKind;
use isa::{CoreConfig, CoreOptions};

use crate::parts::verilog;
use crate::prover::Subject;

/// A master and the core that it is for.
#[derive(Clone, Copy, Debug)]
pub struct Master {
    /// Its bus.
    pub kind: BusKind,
    /// The core's ArchID.
    pub arch: &'static str,
    /// Data bits of the bus.
    pub bits: u32,
    /// Words of a line of the instruction cache; 0 without one.
    pub line_words: u32,
    /// The bus reports errors to the core.
    pub bus_errors: bool,
    /// The RAM is a window of the bus, as an accelerator has it.
    pub window: bool,
    /// The core makes exchanges.
    pub exchanges: bool,
}

impl Master {
    /// The master of a core with four lanes, without instruction cache and bus errors, in a system of its own.
    pub const fn new(kind: BusKind, bits: u32) -> Master {
        Master { kind, arch: "4w8/8/4/4", bits, line_words: 0, bus_errors: false, window: false, exchanges: false }
    }

    /// Whether exchanges are atomic there.
    fn has_means(&self) -> bool {
        match self.kind {
            BusKind::Wishbone | BusKind::WishboneClassic => true,
            BusKind::Axi => {
                let line_bits = if self.arch == "4w8/8/1/1" { 32 } else { 128 };
                self.bus_errors && self.bits == line_bits
            }
            BusKind::AxiLite => false,
        }
    }

    /// The subject, with one driver changed if a defect is named.
    pub fn subject(&self, defect: Option<&Defect>) -> Subject {
        let has_cache = self.line_words > 0;
        let options = CoreOptions {
            arch: Some(self.arch.to_owned()),
            bus_errors: Some(self.bus_errors),
            extension: Some(self.exchanges),
            instruction_cache_bytes: has_cache.then_some(1 << 10),
            instruction_line_words: has_cache.then_some(self.line_words),
            ..CoreOptions::default()
        };
        let core = CoreConfig::from_options(&options).unwrap_or_else(|error| panic!("{error}"));
        let shape = BusShape::new(self.kind, &core, Some(self.bits), false);
        let shape = shape.unwrap_or_else(|error| panic!("{error}"));
        let shape = match self.window {
            true => shape.with_window(hdl::soc::host::BUS_ADDRESS_BITS),
            false => shape,
        };
        let (rules, verilog) = match shape.kind.is_axi() {
            true => ("axi", verilog(&AxiMaster::new(shape, &core), defect)),
            false => ("wishbone", verilog(&WishboneMaster::new(shape, &core), defect)),
        };
        let is_pipelined = self.kind == BusKind::Wishbone;
        let joined = is_pipelined.then_some(("knows", "dut.started")).into_iter().collect();
        let subject = Subject::new(format!("{self:?}"), rules, verilog).with_shape(macros(&core, &shape));
        Subject { joined, ..subject.with_rams([purposes(&shape)]) }
    }
}

/// Masters of every shape of a bus: from a word to a line wide, lines of one word, too; with and without bus errors,
/// window, and, where that makes a difference, instruction cache.
pub fn all(kind: BusKind) -> Vec<Master> {
    let widths: &[u32] = if kind == BusKind::Axi { &[32, 64, 128] } else { &[32, 64] };
    let lines: &[u32] = if kind == BusKind::Axi { &[0, 2, 8, 16] } else { &[0] };
    let wide = widths.iter().map(|&bits| Master::new(kind, bits));
    let buses = wide.chain([crate::narrow(kind)]);
    let fetching = buses.flat_map(|bus| {
        let with = move |&line_words| Master { line_words, ..bus };
        lines.iter().map(with)
    });
    let told = fetching.flat_map(|bus| [false, true].map(|bus_errors| Master { bus_errors, ..bus }));
    let windowed = told.flat_map(|bus| [false, true].map(|window| Master { window, ..bus }));
    let exchanging = windowed.flat_map(|bus| {
        let with = move |exchanges| Master { exchanges, ..bus };
        [false, true].map(with)
    });
    exchanging.filter(|bus| !bus.exchanges || bus.has_means()).collect()
}

/// Transfers that may be under way at once (docs/soc.md section 5.1).
fn transfers_max(shape: &BusShape) -> u32 {
    match shape.kind {
        BusKind::WishboneClassic => 1,
        BusKind::Wishbone | BusKind::Axi | BusKind::AxiLite => 8,
    }
}

/// Words that a beat of a fetch brings.
fn words_brought(shape: &BusShape) -> u32 {
    shape.fetch_words.min(shape.beat_words)
}

/// The RAM of the queue of purposes: of each transfer what it is for, and of a fetch which words of the beat are
/// wanted.
fn purposes(shape: &BusShape) -> (&'static str, &'static str, u32, u32) {
    let bits = 2 + (shape.beat_words / words_brought(shape)).trailing_zeros();
    ("memory", "dut.transfers.purposes.entries", 1 << index_width(transfers_max(shape)), bits)
}

/// What the rules have to know of a bus and its core.
fn macros(core: &CoreConfig, shape: &BusShape) -> Vec<(&'static str, u32)> {
    let is_classic = shape.kind == BusKind::WishboneClassic;
    let has_bursts = shape.kind == BusKind::Axi;
    let (transfers_max, words_brought) = (transfers_max(shape), words_brought(shape));
    let fetch_beats = (shape.fetch_words / shape.beat_words).max(1);
    let beats_max = if has_bursts { shape.line_beats.max(fetch_beats) } else { 1 };
    let address_bits = match shape.kind.is_axi() {
        true => shape.address_bits(),
        false => shape.number_bits + shape.window_bits,
    };
    let values = [
        ("WORD_BITS", core.arch.word_bits()),
        ("LINE_BITS", 8 * core.line_bytes()),
        ("BEAT_BITS", shape.beat_bits),
        ("LINE_BEATS", shape.line_beats),
        ("WORD_NUMBER_BITS", core.ram_word_bits()),
        ("LINE_NUMBER_BITS", core.ram_line_bits()),
        ("ADDRESS_BITS", address_bits),
        ("WINDOW_BITS", shape.window_bits.max(1)),
        ("FETCH_WORDS", shape.fetch_words),
        ("FETCH_BEATS", fetch_beats),
        ("BEATS_FETCHED_BITS", index_width(fetch_beats)),
        ("BEATS_MAX", beats_max),
        ("WORDS_BROUGHT", words_brought),
        ("WORDS_LEFT_BITS", index_width(words_brought)),
        ("TRANSFERS_MAX", transfers_max),
        ("PLACE_BITS", index_width(transfers_max) + 1),
        ("ENTRY_BITS", purposes(shape).3),
        ("IS_TOLD", core.bus_errors.into()),
    ];
    let flags = [
        ("CLASSIC", is_classic),
        ("LITE", shape.kind == BusKind::AxiLite),
        ("EXTENSION", core.extension),
        ("LOCK", shape.lock == Some(BusLock::Cycle)),
        ("EXCLUSIVE", shape.lock == Some(BusLock::Exclusive)),
        ("WINDOW", shape.has_window()),
        ("BUS_ERRORS", core.bus_errors),
        ("MANY_BEATS", shape.line_beats > 1),
        ("LOAD_BURSTS", has_bursts && shape.line_beats > 1),
        ("MANY_WORDS_BROUGHT", words_brought > 1),
        ("MANY_FETCH_BEATS", fetch_beats > 1),
        ("FETCH_LINES", shape.fetch_words > 1),
    ];
    let flags = flags.into_iter().filter(|(_, is_set)| *is_set);
    values.into_iter().chain(flags.map(|(name, _)| (name, 1))).collect()
}
