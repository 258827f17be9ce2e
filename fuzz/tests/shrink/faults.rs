//! Faults of both sides. Those of the core are some of `testbenches/tests/faults`.

use fuzz::Symptom;
use hdl::kit::{constant, high, low, replicate, Code, Defect, Expr, Signals};
use hdl::units::lanes::lane_alu::AluLogic;
use isa::{decode_word, encode_word, CoreConfig, CoreOptions, Instruction, Opcode, Scalar};

use crate::faulty_model::Change;

/// A fault, and the core that random programs find it on.
pub struct Fault {
    /// What is wrong.
    pub name: &'static str,
    arch: &'static str,
    options: &'static str,
    /// Where.
    pub place: Place,
}

/// Which side has the fault.
#[derive(Clone, Copy)]
pub enum Place {
    /// The core.
    Rtl(fn() -> Defect),
    /// The golden model.
    Model(Change),
}
use Place::{Model, Rtl};

impl Fault {
    /// The core.
    pub fn config(&self) -> CoreConfig {
        let options = CoreOptions::from_line(self.options);
        let options = options.unwrap_or_else(|error| panic!("{}: {error}", self.name));
        let arch = self.arch.parse().expect("an ArchID");
        let config = CoreConfig::with_options(arch, &options);
        config.unwrap_or_else(|error| panic!("{}: {error}", self.name)).with_trace()
    }

    /// Whether a run that fails so has found it: warps that wait for one another are the program's own doing.
    pub fn is_told_by(&self, symptom: &Symptom) -> bool {
        !matches!(symptom, Symptom::Hang(_) | Symptom::NoEnd)
    }
}

fn never(_: Expr, _: &Signals<'_>) -> Expr {
    low()
}

/// Low, made of what the signal was made of: what nothing uses is a warning.
fn cleared(driver: Expr, _: &Signals<'_>) -> Expr {
    driver.clone() & !driver
}

fn only_with(driver: Expr, signals: &Signals<'_>, other: &str) -> Expr {
    let width = driver.width();
    driver & replicate(width, signals.get(other))
}

/// The word with one opcode in place of another.
fn swapped(config: &CoreConfig, word: u64, from: Opcode, to: Opcode) -> u64 {
    let decoded = decode_word(&config.arch, word).ok();
    let meant = decoded.filter(|instruction| instruction.opcode() == from);
    let other = meant.map(|instruction| {
        let other = Instruction::new(to, instruction.registers(), instruction.immediate());
        other.guarded(instruction.predicate())
    });
    let other = other.and_then(|other| encode_word(&config.arch, &other).ok());
    other.unwrap_or(word)
}

/// Faults of both sides.
pub const FAULTS: &[Fault] = &[
    Fault {
        name: "the model takes xor for or",
        arch: "4w8/8/4/4",
        options: "",
        place: Model(Change::Word(|config, word| swapped(config, word, Opcode::Xor, Opcode::Or))),
    },
    Fault {
        name: "the model takes shri for shli",
        arch: "4w16/8/4/2",
        options: "shifter = 'dsp', tlb_entries = 2",
        place: Model(Change::Word(|config, word| swapped(config, word, Opcode::Shri, Opcode::Shli))),
    },
    Fault {
        name: "the model takes join for nop",
        arch: "4w8/8/4/4",
        options: "divergence = 'multi-path', split_contexts = 2",
        place: Model(Change::Word(|config, word| swapped(config, word, Opcode::Join, Opcode::Nop))),
    },
    Fault {
        name: "the model takes splitl for split",
        arch: "4w8/8/4/2",
        options: "divergence = 'stack'",
        place: Model(Change::Word(|config, word| swapped(config, word, Opcode::Splitl, Opcode::Split))),
    },
    Fault {
        name: "the model takes fadd for fsub",
        arch: "4w8/8/2/2",
        options: "float = true, scoreboard = true",
        place: Model(Change::Word(|config, word| swapped(config, word, Opcode::Fadd, Opcode::Fsub))),
    },
    Fault {
        name: "the model takes amin for amax",
        arch: "4w8/8/4/2",
        options: "extension = true",
        place: Model(Change::Word(|config, word| swapped(config, word, Opcode::Amin, Opcode::Amax))),
    },
    Fault {
        name: "the model takes tlbrm for nop",
        arch: "4w8/8/2/2",
        options: "tlb_entries = 4",
        place: Model(Change::Word(|config, word| swapped(config, word, Opcode::Tlbrm, Opcode::Nop))),
    },
    Fault {
        name: "the model loads a wrong bit",
        arch: "4w8/8/4/2",
        options: "line_words = 4, data_cache_bytes = 128",
        place: Model(Change::Loaded(|inputs| inputs.data_response_data[1] ^= 4)),
    },
    Fault {
        name: "the model shows no interrupt",
        arch: "4w8/8/2/4",
        options: "divergence = 'paired-path'",
        place: Model(Change::Record(|_, record| record.set(Scalar::InterruptValid, 0))),
    },
    Fault {
        name: "the model keeps a wrong bit of a register",
        arch: "4w8/8/4/2",
        options: "jump_prediction = true",
        place: Model(Change::State(|state| {
            if let Some(value) = state.gprs.get_mut(13) {
                *value |= 0x100;
            }
        })),
    },
    Fault {
        name: "a row of the decoder",
        arch: "4w8/8/4/4",
        options: "",
        place: Rtl(|| Defect::new("decode", "alu_logic", |_, _| AluLogic::Or.val()).in_row(Opcode::Xori.code().into())),
    },
    Fault {
        name: "a latency",
        arch: "4w8/8/4/4",
        options: "",
        place: Rtl(|| {
            Defect::new("load_store_unit", "loads_access", |driver, signals| signals.delayed(&driver) & driver)
        }),
    },
    Fault {
        name: "a mask in the divergence unit",
        arch: "4w8/8/4/4",
        options: "tlb_entries = 2",
        place: Rtl(|| {
            Defect::new("stack_divergence", "effect_mask", |driver, signals| {
                let parting = replicate(driver.width(), signals.get("parting"));
                let lane = constant(driver.width(), 1);
                driver & !(parting & lane)
            })
        }),
    },
    Fault {
        name: "a mask on the divergence stack",
        arch: "4w8/8/4/4",
        options: "",
        place: Rtl(|| {
            Defect::new("stack_divergence", "memory.write_second_mask", |driver, _| {
                let width = driver.width();
                driver & !constant(width, 1)
            })
        }),
    },
    Fault {
        name: "a forwarding rule",
        arch: "4w8/8/4/4",
        options: "",
        place: Rtl(|| Defect::new("decode", "missed_a", |driver, _| driver & constant(3, 0b101))),
    },
    Fault {
        name: "a rule that holds a warp",
        arch: "4w8/8/4/4",
        options: "",
        place: Rtl(|| {
            Defect::new("warp_table", "leaves_running", |driver, signals| driver & !signals.get("update_wait_memory"))
        }),
    },
    Fault {
        name: "a page in the TLB",
        arch: "4w8/8/2/2",
        options: "tlb_entries = 3",
        place: Rtl(|| {
            Defect::new("tlb", "added_contents", |driver, _| {
                let bit = constant(driver.width(), 1 << 6);
                driver ^ bit
            })
        }),
    },
    Fault {
        name: "a predicate in an idle lane",
        arch: "4w8/8/2/2",
        options: "",
        place: Rtl(|| {
            Defect::new("predicate_logic", "row", |driver, signals| {
                driver ^ (!signals.get("executing") & constant(2, 0b10))
            })
        }),
    },
    Fault {
        name: "the pc of a warp that stops",
        arch: "4w8/8/2/2",
        options: "tlb_entries = 2",
        place: Rtl(|| {
            Defect::new("warp_table", "redirect_pc.write_data", |driver, signals| {
                let stops = signals.get("update_stop").zero_extend(driver.width());
                driver ^ stops
            })
        }),
    },
    Fault {
        name: "the address of a due interrupt",
        arch: "4w8/8/2/2",
        options: "",
        place: Rtl(|| {
            Defect::new("interrupt_address", "addresses.write_data", |driver, _| {
                let bit = constant(driver.width(), 4);
                driver ^ bit
            })
        }),
    },
    Fault {
        name: "a merge that is lost",
        arch: "4w8/8/4/2",
        options: "divergence = 'paired-path', reconvergence = 'implicit'",
        place: Rtl(|| Defect::new("path_divergence", "view_merges", never)),
    },
    Fault {
        name: "the wrong path goes first",
        arch: "4w8/8/4/2",
        options: "divergence = 'paired-path', reconvergence = 'implicit'",
        place: Rtl(|| Defect::new("path_divergence", "effect_falls_through", never)),
    },
    Fault {
        name: "a comparison in the wrong order",
        arch: "4w8/8/4/2",
        options: "divergence = 'paired-path', reconvergence = 'explicit'",
        place: Rtl(|| Defect::new("path_divergence", "is_below_top", |driver, _| !driver)),
    },
    Fault {
        name: "a vote of another predicate",
        arch: "4w8/8/4/2",
        options: "divergence = 'masks'",
        place: Rtl(|| Defect::new("decode", "first_predicate", |driver, _| driver ^ constant(3, 1))),
    },
    Fault {
        name: "paths that a halt leaves behind",
        arch: "4w8/8/4/2",
        options: "divergence = 'paired-path', reconvergence = 'implicit'",
        place: Rtl(|| Defect::new("execute", "divergence_order_halts", never)),
    },
    Fault {
        name: "a region that has changed meanwhile",
        arch: "4w8/8/4/2",
        options: "divergence = 'multi-path', split_contexts = 1",
        place: Rtl(|| Defect::new("region_divergence", "view_is_stale", cleared)),
    },
    Fault {
        name: "an entry that is not given back",
        arch: "4w8/8/4/2",
        options: "divergence = 'multi-path', split_contexts = 1",
        place: Rtl(|| Defect::new("region_divergence", "turns", |driver, signals| driver & !signals.get("closes"))),
    },
    Fault {
        name: "lanes that leave a loop",
        arch: "4w8/8/4/2",
        options: "divergence = 'multi-path', split_contexts = 1",
        place: Rtl(|| {
            Defect::new("region_divergence", "defers", |driver, signals| driver & !signals.get("begin_loop"))
        }),
    },
    Fault {
        name: "a home that is not taken",
        arch: "4w8/8/4/2",
        options: "divergence = 'multi-path', split_contexts = 1",
        place: Rtl(|| Defect::new("split_contexts", "home_is_free", cleared)),
    },
    Fault {
        name: "an instruction cache that is not emptied",
        arch: "4w8/8/1/2",
        options: "instruction_cache_bytes = 64, instruction_cache_ways = 1",
        place: Rtl(|| Defect::new("instruction_cache", "lines.empties", never)),
    },
    Fault {
        name: "a fetch with the first word of a line",
        arch: "4w8/8/1/2",
        options: "instruction_cache_bytes = 64, instruction_cache_ways = 1",
        place: Rtl(|| Defect::new("instruction_cache", "wanted_word_comes", |_, signals| signals.get("word_comes"))),
    },
    Fault {
        name: "a tag of data that is not compared",
        arch: "4w8/8/2/2",
        options: "line_words = 4, data_cache_bytes = 64, data_cache_ways = 1",
        place: Rtl(|| {
            Defect::new("data_tags", "found_in_0", |driver, signals| {
                driver | (signals.get("valid_0.is_valid") & signals.get("tags_0.read_data").any())
            })
        }),
    },
    Fault {
        name: "an answer with what came last",
        arch: "4w8/8/2/2",
        options: "line_words = 4, data_cache_bytes = 64, data_cache_ways = 1",
        place: Rtl(|| Defect::new("data_cache", "is_line", never)),
    },
    Fault {
        name: "a bank that is not written",
        arch: "4w8/8/2/2",
        options: "line_words = 2, scratchpad_bytes = 64",
        place: Rtl(|| {
            Defect::new("scratchpad", "banks_0.write_bytes", |driver, signals| only_with(driver, signals, "loads"))
        }),
    },
    Fault {
        name: "a load that is not in the scoreboard",
        arch: "4w8/8/1/4",
        options: "scoreboard = true",
        place: Rtl(|| Defect::new("harmonica_core", "scoreboard.push_is_store", |_, _| high())),
    },
    Fault {
        name: "a warp that its register does not wake",
        arch: "4w8/8/1/4",
        options: "scoreboard = true",
        place: Rtl(|| {
            Defect::new("scoreboard", "is_awaited", |driver, signals| driver & !signals.get("answered_valid"))
        }),
    },
    Fault {
        name: "the end of a loop that is not forgotten",
        arch: "4w8/8/1/2",
        options: "jump_prediction = true",
        place: Rtl(|| Defect::new("execute", "jump_update_forgets", never)),
    },
    Fault {
        name: "a store that is not told of its error",
        arch: "4w8/8/2/2",
        options: "bus_errors = true",
        place: Rtl(|| {
            Defect::new("load_store_unit", "error_due_valid", |driver, signals| driver & !signals.get("stored_valid"))
        }),
    },
    Fault {
        name: "a store of another group",
        arch: "4w8/8/4/2",
        options: "store_lanes = 2",
        place: Rtl(|| Defect::new("coalescer", "store_group", |driver, _| !driver)),
    },
    Fault {
        name: "a division in the queue of products",
        arch: "4w8/8/2/4",
        options: "fair_units = true, performance_counters = true",
        place: Rtl(|| Defect::new("arithmetic_unit", "is_alone", never)),
    },
    Fault {
        name: "a sum of other bits",
        arch: "4w8/8/4/2",
        options: "extension = true",
        place: Rtl(|| Defect::new("exchange_arithmetic", "sum", |driver, _| !driver)),
    },
];
