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
use isa::{CoreConfig, CoreOptions, DivergenceMechanism};

use crate::parts::design;
use crate::prover::{Memory, Subject};

/// A core with these options.
fn core(options: CoreOptions) -> CoreConfig {
    CoreConfig::from_options(&options).unwrap_or_else(|error| panic!("{error}"))
}

/// The mechanism `stack` of two warps.
pub fn divergence_stack(lanes: u32, entries: u32, defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some(format!("4w4/2/{lanes}/2")),
        stack_depth: Some(entries),
        ..CoreOptions::default()
    });
    let bank_words = 2 << place_bits(&config);
    let bank = |name, path| Memory { name, path, words: bank_words, bits: config.arch.word_bits() + lanes + 2 };
    Subject {
        name: format!("divergence stack, {lanes} lanes, {entries} entries"),
        verilog: design(&StackDivergence::new(&config), defect).verilog(),
        rules: "divergence_stack",
        shape: vec![
            ("LANES", lanes),
            ("STACK_ENTRIES", entries),
            ("DEPTH_BITS", config.depth_bits()),
            ("BANK_WORDS", bank_words),
        ],
        cut: "",
        memories: vec![bank("even", "dut.memory.even"), bank("odd", "dut.memory.odd")],
        joined: Vec::new(),
    }
}

/// The mechanism `paired-path`, implicit, of two warps with three lanes.
pub fn paired_path(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some("4w4/2/3/2".to_owned()),
        divergence: Some(DivergenceMechanism::PairedPath),
        ..CoreOptions::default()
    });
    let bits = config.arch.word_bits() + config.arch.lanes();
    let paths = |name, path, words| Memory { name, path, words, bits };
    Subject {
        name: "paired-path".to_owned(),
        verilog: design(&PathDivergence::new(&config), defect).verilog(),
        rules: "paired_path",
        shape: Vec::new(),
        cut: "",
        memories: vec![paths("tops", "dut.memory.tops", 2), paths("deep", "dut.memory.deep", 4)],
        joined: Vec::new(),
    }
}

/// The mechanism `multi-path` of a warp with three lanes, in three contexts, with room for three regions.
pub fn multi_path(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some("4w4/2/3/1".to_owned()),
        divergence: Some(DivergenceMechanism::MultiPath),
        split_contexts: Some(2),
        stack_depth: Some(3),
        ..CoreOptions::default()
    });
    let ram = |name, path, words, bits| Memory { name, path, words, bits };
    Subject {
        name: "multi-path".to_owned(),
        verilog: design(&RegionDivergence::new(&config), defect).verilog(),
        rules: "multi_path",
        shape: Vec::new(),
        cut: "",
        memories: vec![
            ram("frames", "dut.memory.frames", 8, 7),
            ram("sides", "dut.memory.sides_of_regions", 8, 38),
            ram("used_entries", "dut.memory.used_entries", 2, 3),
        ],
        joined: Vec::new(),
    }
}

/// The load/store unit of two warps with three lanes, and lines of two words.
pub fn load_store(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some("4w4/2/3/2".to_owned()),
        ram_bytes: Some(256),
        line_words: Some(2),
        data_outstanding: Some(2),
        ..CoreOptions::default()
    });
    let of_two = |name, path, bits| Memory { name, path, words: 2, bits };
    Subject {
        name: "load/store unit".to_owned(),
        verilog: design(&LoadStoreUnit::new(&config), defect).verilog(),
        rules: "load_store",
        shape: Vec::new(),
        cut: "",
        memories: vec![
            of_two("queue", "dut.queue.entries", 1),
            of_two("console_queue", "dut.console_queue.entries", 9),
            of_two("responses", "dut.responses.entries", 16),
            of_two("slots", "dut.slots", 34),
            of_two("value_slots", "dut.value_slots", 96),
        ],
        joined: Vec::new(),
    }
}

/// The scoreboard of two warps, whose accesses are known to fail or not as soon as they are made.
pub fn scoreboard(defect: Option<&Defect>) -> Subject {
    let config =
        core(CoreOptions { arch: Some("4w4/2/2/2".to_owned()), scoreboard: Some(true), ..CoreOptions::default() });
    Subject {
        name: "scoreboard".to_owned(),
        verilog: design(&Scoreboard::new(&config), defect).verilog(),
        rules: "scoreboard",
        shape: Vec::new(),
        cut: "",
        memories: vec![Memory {
            name: "awaited_registers",
            path: "dut.awaited",
            words: 2,
            bits: config.arch.register_bits(),
        }],
        joined: Vec::new(),
    }
}

/// Barriers of three contexts: of three warps, or of one whose lanes may be in three contexts, which may leave; with
/// two cluster barriers beside them if they cross.
pub fn barriers(barriers: u32, leave: bool, cross: bool, defect: Option<&Defect>) -> Subject {
    let of_warps = CoreOptions {
        arch: Some("4w4/2/2/3".to_owned()),
        barriers: Some(barriers),
        several_cores: Some(cross),
        ..CoreOptions::default()
    };
    let of_contexts = CoreOptions {
        arch: Some("4w4/2/2/1".to_owned()),
        divergence: Some(DivergenceMechanism::MultiPath),
        split_contexts: Some(2),
        ..of_warps.clone()
    };
    let config = core(if leave { of_contexts } else { of_warps });
    let mut shape = vec![("PLACE_BITS", barriers::place_bits(&config)), ("COUNT_BITS", barriers::count_bits(&config))];
    shape.extend(leave.then_some(("LEAVES", 1)));
    shape.extend(cross.then_some(("CROSSES", 1)));
    Subject {
        name: format!("{barriers} barriers, contexts leave: {leave}, cross: {cross}"),
        verilog: design(&Barriers::new(&config), defect).verilog(),
        rules: "barriers",
        shape,
        cut: "",
        memories: Vec::new(),
        joined: Vec::new(),
    }
}

/// The warp table of three warps.
pub fn warp_table(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions { arch: Some("4w4/2/2/3".to_owned()), ..CoreOptions::default() });
    let of_warps = |name, path, bits| Memory { name, path, words: 4, bits };
    let word = config.arch.word_bits();
    let state = config.depth_bits();
    Subject {
        name: "warp table".to_owned(),
        verilog: design(&WarpTable::new(&config), defect).verilog(),
        rules: "warp_table",
        shape: vec![("STATE_BITS", state)],
        cut: "",
        memories: vec![
            of_warps("sequential_pc", "dut.sequential_pc", word),
            of_warps("redirect_pc", "dut.redirect_pc", word),
            of_warps("lane_context", "dut.lane_context", 2 + state),
        ],
        joined: Vec::new(),
    }
}

/// The copy unit of three contexts, and the starvation guard, each with its defect.
pub fn copy_unit(in_unit: Option<&Defect>, in_guard: Option<&Defect>) -> Subject {
    let config = core(CoreOptions { arch: Some("4w4/2/2/3".to_owned()), ..CoreOptions::default() });
    let unit = design(&CopyUnit::new(&config), in_unit).verilog();
    let guard = design(&StarvationGuard::new(), in_guard).verilog();
    Subject {
        name: "copy unit".to_owned(),
        verilog: unit + &guard,
        rules: "copy_unit",
        shape: vec![("FETCHES_MAX", 2)],
        cut: "",
        memories: vec![Memory { name: "orders_queued", path: "dut.queue.entries", words: 4, bits: 12 }],
        joined: Vec::new(),
    }
}

/// A data cache of two lines of a word.
pub fn data_cache(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some("4w4/2/1/2".to_owned()),
        ram_bytes: Some(256),
        line_words: Some(1),
        data_outstanding: Some(2),
        data_cache_bytes: Some(8),
        ..CoreOptions::default()
    });
    let of_two = |name, path, bits| Memory { name, path, words: 2, bits };
    Subject {
        name: "data cache".to_owned(),
        verilog: design(&DataCache::new(&config), defect).verilog(),
        rules: "data_cache",
        shape: Vec::new(),
        cut: "",
        memories: vec![
            of_two("entries", "dut.queue.entries", 40),
            of_two("tags", "dut.tags.tags_0", 5),
            of_two("there", "dut.tags.valid_0.lines", 1),
            of_two("lines", "dut.lines", 32),
        ],
        joined: Vec::new(),
    }
}

/// An instruction cache of two lines of two words.
pub fn instruction_cache(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some("4w4/2/1/2".to_owned()),
        ram_bytes: Some(256),
        instruction_cache_bytes: Some(16),
        instruction_line_words: Some(2),
        ..CoreOptions::default()
    });
    let ram = |name, path, words, bits| Memory { name, path, words, bits };
    Subject {
        name: "instruction cache".to_owned(),
        verilog: design(&InstructionCache::new(&config), defect).verilog(),
        rules: "instruction_cache",
        shape: Vec::new(),
        cut: "",
        memories: vec![
            ram("words", "dut.lines.words_0", 4, 32),
            ram("tags", "dut.lines.tags_0", 2, 4),
            ram("there", "dut.lines.valid_0.lines", 2, 1),
        ],
        joined: Vec::new(),
    }
}

/// A TLB of three entries, one of them for page 0, for a RAM of two pages.
pub fn tlb(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some("4w4/2/1/2".to_owned()),
        ram_bytes: Some(8192),
        tlb_entries: Some(3),
        ..CoreOptions::default()
    });
    Subject {
        name: "TLB".to_owned(),
        verilog: design(&Tlb::new(&config), defect).verilog(),
        rules: "tlb",
        shape: Vec::new(),
        cut: "",
        memories: Vec::new(),
        joined: Vec::new(),
    }
}

/// The exchange unit of three lanes, with lines of two words.
pub fn exchange(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some("4w4/2/3/2".to_owned()),
        line_words: Some(2),
        extension: Some(true),
        ..CoreOptions::default()
    });
    Subject {
        name: "exchange unit".to_owned(),
        verilog: design(&ExchangeUnit::new(&config), defect).verilog(),
        rules: "exchange",
        shape: Vec::new(),
        cut: "",
        memories: Vec::new(),
        joined: Vec::new(),
    }
}

/// The arithmetic unit of four contexts with two lanes, which multiplies and divides. What it
/// computes may be anything: the lanes' parts and the operands are taken out.
pub fn arithmetic(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions { arch: Some("4w4/2/2/4".to_owned()), ..CoreOptions::default() });
    Subject {
        name: "arithmetic unit".to_owned(),
        verilog: design(&ArithmeticUnit::new(&config), defect).verilog(),
        rules: "arithmetic",
        shape: Vec::new(),
        cut: "c:*dut.multipliers_* c:*dut.dividers_* c:*dut.slots*",
        memories: vec![Memory { name: "orders", path: "dut.queue.entries", words: 4, bits: 8 }],
        joined: Vec::new(),
    }
}

/// The scratchpad of two banks, and what makes requests of three lanes, each with its defect.
pub fn scratchpad(in_banks: Option<&Defect>, in_requests: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some("4w4/2/3/2".to_owned()),
        ram_bytes: Some(256),
        line_words: Some(2),
        scratchpad_bytes: Some(32),
        ..CoreOptions::default()
    });
    let banks = design(&Scratchpad::new(&config, 16), in_banks).verilog();
    let requests = design(&Coalescer::new(&config), in_requests).verilog();
    Subject {
        name: "scratchpad".to_owned(),
        verilog: banks + &requests,
        rules: "scratchpad",
        shape: Vec::new(),
        cut: "",
        memories: Vec::new(),
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
    }
}

/// The load/store unit of two contexts with two lanes, with errors of the bus.
pub fn bus_errors(defect: Option<&Defect>) -> Subject {
    let config = core(CoreOptions {
        arch: Some("4w4/2/2/2".to_owned()),
        ram_bytes: Some(256),
        line_words: Some(2),
        data_outstanding: Some(2),
        bus_errors: Some(true),
        ..CoreOptions::default()
    });
    let of_two = |name, path, bits| Memory { name, path, words: 2, bits };
    Subject {
        name: "load/store unit with bus errors".to_owned(),
        verilog: design(&LoadStoreUnit::new(&config), defect).verilog(),
        rules: "bus_errors",
        shape: Vec::new(),
        cut: "",
        memories: vec![
            of_two("queue", "dut.queue.entries", 1),
            of_two("console_queue", "dut.console_queue.entries", 9),
            of_two("responses", "dut.responses.entries", 22),
            of_two("slots", "dut.slots", 24),
        ],
        joined: Vec::new(),
    }
}
