//! One unit under Verilator, fed by a loop in C++ from a list of cases.

use std::sync::Arc;

use hdl::kit;
use hdl::units::float::{FloatDivider, FloatLane};
use isa::CoreConfig;
use testbenches::bridge::{lint, BareLoop, Design, Model, ModelCache, ModelOptions, Optimisation, Start};

use crate::reference::{Format, Operation};

/// The unit under test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The pipeline.
    Lane,
    /// The divider.
    Divider,
}

/// One case, and what the unit made of it.
#[derive(Clone, Copy, Debug)]
pub struct Record {
    operation: u64,
    /// First operand.
    pub a: u64,
    /// Second operand.
    pub b: u64,
    /// The unit's result.
    pub result: u64,
}

impl Record {
    /// Bytes of a case in the loop's memory.
    const BYTES: usize = 32;

    /// A case without a result.
    pub fn new(operation: Operation, a: u64, b: u64) -> Record {
        Record { operation: operation.code(), a, b, result: 0 }
    }

    fn to_bytes(self) -> [u8; Record::BYTES] {
        let words = [self.operation, self.a, self.b, self.result].map(u64::to_le_bytes);
        words.concat().try_into().expect("four words")
    }

    fn from_bytes(bytes: &[u8]) -> Record {
        let mut words = bytes.chunks_exact(8).map(|word| u64::from_le_bytes(word.try_into().expect("eight bytes")));
        let mut next = || words.next().expect("four words");
        Record { operation: next(), a: next(), b: next(), result: next() }
    }
}

/// What both loops begin with. `noise` is for inputs that must not matter.
const LOOP_HEAD: &str = "
#include <cstring>
struct Case { uint64_t operation, a, b, result; };
static uint64_t noise_state = 0x9e3779b97f4a7c15u;
static uint64_t noise() {
    noise_state ^= noise_state << 13; noise_state ^= noise_state >> 7; noise_state ^= noise_state << 17;
    return noise_state;
}
static void cycle(Vmodel& model) {
    model.clock = 0; model.eval();
    model.clock = 1; model.eval();
}
";

/// Feeds a case a cycle, with cycles without advance between; gives how often a result did not hold in such a cycle.
const LANE_LOOP: &str = "
static const uint64_t STAGES = 5;
static uint64_t bare_run(Vmodel& model, uint64_t cases, uint8_t* memory, uint64_t) {
    Case* const all = reinterpret_cast<Case*>(memory);
    uint64_t lost = 0;
    for (uint64_t move = 0; move < cases + STAGES - 1; ++move) {
        while (noise() % 8 == 0) {
            const uint64_t before = model.result;
            model.advance = 0; model.operation = noise() & 7; model.a = noise(); model.b = noise();
            cycle(model);
            lost += model.result != before;
        }
        const Case none{noise() & 7, noise(), noise(), 0};
        const Case& next = move < cases ? all[move] : none;
        model.advance = 1; model.operation = next.operation; model.a = next.a; model.b = next.b;
        cycle(model);
        if (move >= STAGES - 1) all[move - (STAGES - 1)].result = model.result;
    }
    return lost;
}
";

/// Starts a division every WORD_BITS cycles or some more; gives how often a result did not hold until the next start.
const DIVIDER_LOOP: &str = "
static uint64_t bare_run(Vmodel& model, uint64_t cases, uint8_t* memory, uint64_t) {
    Case* const all = reinterpret_cast<Case*>(memory);
    uint64_t lost = 0;
    for (uint64_t index = 0; index < cases; ++index) {
        model.start = 1; model.a = all[index].a; model.b = all[index].b;
        cycle(model);
        model.start = 0; model.a = noise(); model.b = noise();
        for (int done = 1; done < WORD_BITS; ++done) cycle(model);
        all[index].result = model.result;
        while (noise() % 4 == 0) {
            model.a = noise(); model.b = noise();
            cycle(model);
            lost += model.result != all[index].result;
        }
    }
    return lost;
}
";

/// A running unit.
pub struct Bench {
    model: Model,
}

impl Bench {
    /// Builds the unit; `change` may change its Verilog.
    pub fn new(unit: Unit, format: Format, change: impl FnOnce(String) -> String) -> Bench {
        let arch = match format.word_bits {
            64 => "8w32/32/1/1",
            _ => "4w8/8/1/1",
        };
        let arch = arch.parse().expect("an ArchID");
        let config = CoreConfig::for_arch(arch).expect("a legal configuration");
        let (emitted, source) = match unit {
            Unit::Lane => (kit::emit(&FloatLane::new(&config)), LANE_LOOP),
            Unit::Divider => (kit::emit(&FloatDivider::new(&config)), DIVIDER_LOOP),
        };
        let emitted = emitted.expect("the description is sound");
        let source = source.replace("WORD_BITS", &format.word_bits.to_string());
        let top = emitted.top().name.clone();
        let mut original = Design::new(&top);
        for module in &emitted.modules {
            original = original.with_file(format!("{}.v", module.name), module.text.clone());
        }
        lint(&original).expect("Verilator has nothing to warn of");
        let design = Design::new(&top).with_file(format!("{top}.v"), change(emitted.verilog()));
        let options = ModelOptions {
            optimisation: Optimisation::More,
            bare_loop: BareLoop::Source(format!("{LOOP_HEAD}{source}")),
            ..ModelOptions::default()
        };
        let built = ModelCache::from_environment().build(&design, &options);
        let built = Arc::new(built.expect("the model can be built"));
        let model = built.instantiate(Start::Random(1));
        Bench { model: model.expect("the model starts") }
    }

    /// Runs the cases and gives them back with the unit's results.
    pub fn run(&mut self, cases: Vec<Record>) -> Vec<Record> {
        let mut memory: Vec<u8> = cases.iter().flat_map(|case| case.to_bytes()).collect();
        let lost = self.model.bare_run(cases.len() as u64, &mut memory);
        let lost = lost.expect("the simulation runs");
        assert_eq!(lost, 0, "results that did not hold");
        let results = memory.chunks_exact(Record::BYTES);
        results.map(Record::from_bytes).collect()
    }
}
