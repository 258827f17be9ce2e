//! Units of the core as subjects.

use hdl::kit::Defect;
use hdl::units::arithmetic::ArithmeticUnit;
use hdl::units::divergence::multi_path::RegionDivergence;
use hdl::units::divergence::paired_path::PathDivergence;
use hdl::units::divergence::stack::{place_bits, StackDivergence};
use hdl::units::memory::data_cache::DataCache;
use hdl::units::memory::exchange::ExchangeUnit;
use hdl::units::memory::instruction_cache::InstructionCache;
use hdl::units::memory::load_store::{Coalescer, LoadStoreUnit};
use hdl::units::memory::scratchpad::Scratchpad;
use hdl::units::memory::tlb::Tlb;
use hdl::units::parts::starvation_guard::StarvationGuard;
use hdl::units::scoreboard::Scoreboard;
use hdl::units::warps::barriers::{self, Barriers};
use hdl::units::warps::copy_unit::CopyUnit;
use hdl::units::warps::warp_table::WarpTable;
use isa::CoreConfig;

use crate::parts::verilog;
use crate::prover::Subject;

/// A core with these options.
fn core(line: &str) -> CoreConfig {
    CoreConfig::from_line(line).unwrap_or_else(|error| panic!("{error}"))
}

/// The mechanism `stack` of two warps.
pub fn divergence_stack(lanes: u32, entries: u32, defect: Option<&Defect>) -> Subject {
    let config = core(&format!("arch = '4w4/2/{lanes}/2', stack_depth = {entries}"));
    let bank_words = 2 << place_bits(&config);
    Subject::new(
        format!("divergence stack, {lanes} lanes, {entries} entries"),
        "divergence_stack",
        verilog(&StackDivergence::new(&config), defect),
    )
    .with_shape([
        ("LANES", lanes),
        ("STACK_ENTRIES", entries),
        ("DEPTH_BITS", config.depth_bits()),
        ("BANK_WORDS", bank_words),
    ])
    .with_rams([
        ("even", "dut.memory.even", bank_words, config.arch.word_bits() + lanes + 2),
        ("odd", "dut.memory.odd", bank_words, config.arch.word_bits() + lanes + 2),
    ])
}

/// The mechanism `paired-path`, implicit, of two warps with three lanes.
pub fn paired_path(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/3/2', divergence = 'paired-path'");
    let bits = config.arch.word_bits() + config.arch.lanes();
    Subject::new("paired-path", "paired_path", verilog(&PathDivergence::new(&config), defect))
        .with_rams([("tops", "dut.memory.tops", 2, bits), ("deep", "dut.memory.deep", 4, bits)])
}

/// The mechanism `multi-path` of a warp with three lanes, in three contexts, with room for three regions.
pub fn multi_path(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/3/1', divergence = 'multi-path', split_contexts = 2, stack_depth = 3");
    Subject::new("multi-path", "multi_path", verilog(&RegionDivergence::new(&config), defect)).with_rams([
        ("frames", "dut.memory.frames", 8, 7),
        ("sides", "dut.memory.sides_of_regions", 8, 38),
        ("used_entries", "dut.memory.used_entries", 2, 3),
    ])
}

/// The load/store unit of two warps with three lanes, and lines of two words.
pub fn load_store(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/3/2', ram_bytes = 256, line_words = 2, data_outstanding = 2");
    Subject::new("load/store unit", "load_store", verilog(&LoadStoreUnit::new(&config), defect)).with_rams([
        ("queue", "dut.queue.entries", 2, 1),
        ("console_queue", "dut.console_queue.entries", 2, 9),
        ("responses", "dut.responses.entries", 2, 16),
        ("slots", "dut.slots", 2, 34),
        ("value_slots", "dut.value_slots", 2, 96),
    ])
}

/// The scoreboard of two warps, whose accesses are known to fail or not as soon as they are made.
pub fn scoreboard(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/2/2', scoreboard = true");
    Subject::new("scoreboard", "scoreboard", verilog(&Scoreboard::new(&config), defect)).with_rams([(
        "awaited_registers",
        "dut.awaited",
        2,
        config.arch.register_bits(),
    )])
}

/// Barriers of three contexts: of three warps, or of one whose lanes may be in three contexts, which may leave; with
/// two cluster barriers beside them if they cross.
pub fn barriers(barriers: u32, leave: bool, cross: bool, defect: Option<&Defect>) -> Subject {
    let contexts = match leave {
        true => "arch = '4w4/2/2/1', divergence = 'multi-path', split_contexts = 2",
        false => "arch = '4w4/2/2/3'",
    };
    let config = core(&format!("{contexts}, barriers = {barriers}, several_cores = {cross}"));
    let mut shape = vec![("PLACE_BITS", barriers::place_bits(&config)), ("COUNT_BITS", barriers::count_bits(&config))];
    shape.extend(leave.then_some(("LEAVES", 1)));
    shape.extend(cross.then_some(("CROSSES", 1)));
    Subject::new(
        format!("{barriers} barriers, contexts leave: {leave}, cross: {cross}"),
        "barriers",
        verilog(&Barriers::new(&config), defect),
    )
    .with_shape(shape)
}

/// The warp table of three warps.
pub fn warp_table(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/2/3'");
    let word = config.arch.word_bits();
    let state = config.depth_bits();
    Subject::new("warp table", "warp_table", verilog(&WarpTable::new(&config), defect))
        .with_shape([("STATE_BITS", state)])
        .with_rams([
            ("sequential_pc", "dut.sequential_pc", 4, word),
            ("redirect_pc", "dut.redirect_pc", 4, word),
            ("lane_context", "dut.lane_context", 4, 2 + state),
        ])
}

/// The copy unit of three contexts, and the starvation guard, each with its defect.
pub fn copy_unit(in_unit: Option<&Defect>, in_guard: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/2/3'");
    let unit = verilog(&CopyUnit::new(&config), in_unit);
    let guard = verilog(&StarvationGuard::new(), in_guard);
    Subject::new("copy unit", "copy_unit", unit + &guard).with_shape([("FETCHES_MAX", 2)]).with_rams([(
        "orders_queued",
        "dut.queue.entries",
        4,
        12,
    )])
}

/// A data cache of two lines of a word.
pub fn data_cache(defect: Option<&Defect>) -> Subject {
    let config =
        core("arch = '4w4/2/1/2', ram_bytes = 256, line_words = 1, data_outstanding = 2, data_cache_bytes = 8");
    Subject::new("data cache", "data_cache", verilog(&DataCache::new(&config), defect)).with_rams([
        ("entries", "dut.queue.entries", 2, 40),
        ("tags", "dut.tags.tags_0", 2, 5),
        ("there", "dut.tags.valid_0.lines", 2, 1),
        ("lines", "dut.lines", 2, 32),
    ])
}

/// An instruction cache of two lines of two words.
pub fn instruction_cache(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/1/2', ram_bytes = 256, instruction_cache_bytes = 16, instruction_line_words = 2");
    Subject::new("instruction cache", "instruction_cache", verilog(&InstructionCache::new(&config), defect)).with_rams(
        [
            ("words", "dut.lines.words_0", 4, 32),
            ("tags", "dut.lines.tags_0", 2, 4),
            ("there", "dut.lines.valid_0.lines", 2, 1),
        ],
    )
}

/// A TLB of three entries, one of them for page 0, for a RAM of two pages.
pub fn tlb(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/1/2', ram_bytes = 8192, tlb_entries = 3");
    Subject::new("TLB", "tlb", verilog(&Tlb::new(&config), defect))
}

/// The exchange unit of three lanes, with lines of two words.
pub fn exchange(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/3/2', line_words = 2, extension = true");
    Subject::new("exchange unit", "exchange", verilog(&ExchangeUnit::new(&config), defect))
}

/// The arithmetic unit of four contexts with two lanes, which multiplies and divides. What it computes may be
/// anything: the lanes' parts and the operands are taken out.
pub fn arithmetic(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/2/4'");
    Subject {
        cut: "c:*dut.multipliers_* c:*dut.dividers_* c:*dut.slots*",
        ..Subject::new("arithmetic unit", "arithmetic", verilog(&ArithmeticUnit::new(&config), defect)).with_rams([(
            "orders",
            "dut.queue.entries",
            4,
            8,
        )])
    }
}

/// The scratchpad of two banks, and what makes requests of three lanes, each with its defect.
pub fn scratchpad(in_banks: Option<&Defect>, in_requests: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/3/2', ram_bytes = 256, line_words = 2, scratchpad_bytes = 32");
    let banks = verilog(&Scratchpad::new(&config, 16), in_banks);
    let requests = verilog(&Coalescer::new(&config), in_requests);
    Subject {
        joined: vec![
            ("bank_0_0", "dut.banks_0.memory[0]"),
            ("bank_0_1", "dut.banks_0.memory[1]"),
            ("bank_0_2", "dut.banks_0.memory[2]"),
            ("bank_0_3", "dut.banks_0.memory[3]"),
            ("bank_1_0", "dut.banks_1.memory[0]"),
            ("bank_1_1", "dut.banks_1.memory[1]"),
            ("bank_1_2", "dut.banks_1.memory[2]"),
            ("bank_1_3", "dut.banks_1.memory[3]"),
        ],
        ..Subject::new("scratchpad", "scratchpad", banks + &requests)
    }
}

/// The load/store unit of two contexts with two lanes, with errors of the bus.
pub fn bus_errors(defect: Option<&Defect>) -> Subject {
    let config = core("arch = '4w4/2/2/2', ram_bytes = 256, line_words = 2, data_outstanding = 2, bus_errors = true");
    Subject::new("load/store unit with bus errors", "bus_errors", verilog(&LoadStoreUnit::new(&config), defect))
        .with_rams([
            ("queue", "dut.queue.entries", 2, 1),
            ("console_queue", "dut.console_queue.entries", 2, 9),
            ("responses", "dut.responses.entries", 2, 22),
            ("slots", "dut.slots", 2, 24),
        ])
}
