//! The model's litmus tests in lock step: the RTL beside the model, under many memories. Which outcomes there are, and
//! that no forbidden one is among them.

#[path = "../../../golden-model/tests/common/litmus_programs.rs"]
mod programs;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use assembler::Image;
use isa::ports::{PortInputs, PortOutputs};
use isa::{encode, Address, ClusterConfig, Instruction, Opcode, PredicateRegister};
use programs::{litmus_tests, sequential, Cores, Litmus, Outcome, Place, WITHOUT_CACHES, WITH_CACHES, X, Y};
use testbenches::cluster::{ClusterModelSide, ClusterRecord};
use testbenches::{scatter, CoreState, Cosimulator, LockStep, Run, Side, SideError};

use crate::{hastily, small_cluster};

/// Memories of each test and cluster in full.
const SEEDS: u64 = 150;
/// Memories of each test and cluster in an ordinary test run.
const SEEDS_SHORT: u64 = 6;
/// Warps of the clusters: as many as the largest test has.
const WARPS: usize = 4;

fn op(opcode: Opcode, registers: &[u8], immediate: i64) -> Instruction {
    let mut slots = [0; 3];
    slots[..registers.len()].copy_from_slice(registers);
    Instruction::new(opcode, slots, immediate)
}

fn bare(opcode: Opcode) -> Instruction {
    op(opcode, &[], 0)
}

fn nop() -> Instruction {
    bare(Opcode::Nop)
}

fn halt() -> Instruction {
    bare(Opcode::Halt)
}

fn when(guard: u8, instruction: Instruction) -> Instruction {
    instruction.guarded(Some(PredicateRegister(guard)))
}

/// What is left behind: the registers of all cores, and the words that were stored.
#[derive(Default)]
struct Left {
    cores: Vec<CoreState>,
    words: HashMap<u64, u64>,
}

/// The model, which writes down what it leaves behind.
struct Noted<'a> {
    side: ClusterModelSide,
    config: ClusterConfig,
    left: &'a mut Left,
}

impl Noted<'_> {
    /// The stores of whole words that fire in this cycle.
    fn note_stores(&mut self, inputs: &[PortInputs]) {
        let core = &self.config.core;
        let (line_words, word_bytes) = (core.line_words as usize, core.arch.word_bytes() as usize);
        let banks = u64::from(self.config.banks);
        let outputs = self.side.outputs();
        for (bank, (outputs, inputs)) in (0..).zip(outputs.iter().zip(inputs)) {
            let fires = outputs.data_request_valid && inputs.data_request_ready;
            if !fires || !outputs.data_request_write || outputs.data_request_console {
                continue;
            }
            let line = outputs.data_request_line * banks + bank;
            for word in 0..line_words {
                if outputs.data_request_byte_enable >> (word * word_bytes) & 1 == 1 {
                    let place = (line as usize * line_words + word) * word_bytes;
                    let words = &mut self.left.words;
                    words.insert(place as u64, outputs.data_request_data[word]);
                }
            }
        }
    }
}

impl Side<ClusterConfig> for Noted<'_> {
    fn outputs(&mut self) -> &[PortOutputs] {
        self.side.outputs()
    }

    fn step(&mut self, inputs: &[PortInputs], record: &mut ClusterRecord) -> Result<(), SideError> {
        self.note_stores(inputs);
        self.side.step(inputs, record)?;
        if self.left.cores.is_empty() && self.side.outputs()[0].done {
            for core in 0..self.config.cores {
                self.left.cores.extend(self.side.state(core, 0)?);
            }
        }
        Ok(())
    }

    fn reset(&mut self, inputs: &[PortInputs], length: u32) -> Result<(), SideError> {
        self.side.reset(inputs, length)
    }

    fn state(&self, core: u32, copy: u32) -> Result<Option<CoreState>, SideError> {
        self.side.state(core, copy)
    }
}

/// Runs a test once in lock step. The seed says how the memory behaves, and how long each warp waits before its first
/// step.
fn outcome(cluster: &Cosimulator<ClusterConfig>, cores: &Cores, test: &Litmus, seed: u64) -> Outcome {
    let config = cluster.config();
    let waits = (0..test.warps.len() as u64).map(|warp| (scatter(seed * 16 + warp) % 12) as usize);
    let program = cores.program_of(&test.warps, &waits.collect::<Vec<_>>(), WARPS);
    let arch = &config.core.arch;
    let words = program.iter();
    let bytes = words.flat_map(|word| encode(arch, word).expect("an encodable instruction"));
    let image = Image::from_bytes(arch, Address(0), bytes.collect());
    let run = Run::new(config, &image, seed.into(), 100_000);
    let mut left = Left::default();
    let model = Noted { side: ClusterModelSide::new(config), config: *config, left: &mut left };
    let rtl = cluster.rtl().unwrap_or_else(|error| panic!("{error}"));
    let ended = LockStep::new(run, run.bench(rtl), run.bench(model)).run(&mut |_| {});
    let ended = ended.unwrap_or_else(|error| panic!("{error}"));
    assert!(matches!(ended, testbenches::Outcome::Passed(_)), "{}, seed {seed}\n{ended}", test.name);
    let core = &config.core.arch;
    let lanes = core.lanes() as usize;
    let mut outcome = Vec::new();
    for (warp, steps) in test.warps.iter().enumerate() {
        let gprs = &left.cores[warp / cores.warps_each].gprs;
        let first = warp % cores.warps_each * core.gprs() as usize;
        let values = steps.iter().filter(|step| step.gives()).count();
        outcome.extend((2..2 + values).map(|register| gprs[(first + register) * lanes]));
    }
    let word = |place: Place| left.words.get(&(place as u64)).copied().unwrap_or(0);
    outcome.extend([X, Y].map(word));
    outcome
}

/// What a test has shown.
#[derive(Default)]
struct Shown {
    outcomes: BTreeMap<Outcome, u64>,
    runs: u64,
    /// Runs whose outcome is that of no order of the accesses.
    stale: u64,
}

impl Shown {
    /// Runs a test under so many memories. A forbidden outcome ends it.
    fn see(&mut self, cluster: &Cosimulator<ClusterConfig>, cores: &Cores, test: &Litmus, seeds: u64) {
        let allowed = sequential(&test.warps);
        let has_caches = cluster.config().core.data_cache.is_some();
        for seed in 0..seeds {
            let seen = outcome(cluster, cores, test, seed);
            let is_stale = !allowed.contains(&seen);
            let is_forbidden = match has_caches {
                true => (test.forbidden)(&seen),
                false => is_stale,
            };
            assert!(!is_forbidden, "{}: {cores:?}, seed {seed}: {seen:?}", test.name);
            self.runs += 1;
            self.stale += u64::from(is_stale);
            *self.outcomes.entry(seen).or_default() += 1;
        }
    }
}

/// What a test has shown on all clusters of a kind.
fn shown(clusters: &[(Cores, Cosimulator<ClusterConfig>)], test: &Litmus) -> Shown {
    let mut shown = Shown::default();
    for (cores, cluster) in clusters {
        shown.see(cluster, cores, test, SEEDS);
    }
    shown
}

fn built(cores: &[Cores]) -> Vec<(Cores, Cosimulator<ClusterConfig>)> {
    let built = cores.iter().map(|cores| (*cores, hastily(&cores.config(WARPS))));
    built.collect()
}

/// The outcomes with how often each was seen, the most frequent first.
fn histogram(outcomes: &BTreeMap<Outcome, u64>) -> String {
    let mut sorted: Vec<_> = outcomes.iter().collect();
    sorted.sort_by_key(|&(_, &count)| std::cmp::Reverse(count));
    let told = sorted.iter().take(4).map(|(outcome, count)| {
        let values = outcome.iter().map(u64::to_string).collect::<Vec<_>>();
        format!("{}: {count}", values.join(" "))
    });
    let mut told: Vec<_> = told.collect();
    if sorted.len() > 4 {
        told.push(format!("{} more", sorted.len() - 4));
    }
    told.join("; ")
}

/// Rules: C5.3, C6.1, C6.2, C6.3, C6.4, C6.5.
#[test]
#[ignore = "10 minutes: litmus tests on nine clusters"]
fn litmus_tests_in_lock_step() {
    let without = built(&WITHOUT_CACHES);
    let with = built(&WITH_CACHES);
    println!("| test | runs | outcomes | runs with caches | outcomes | stale |");
    println!("|-|-|-|-|-|-|");
    let mut stale = BTreeSet::new();
    for test in litmus_tests() {
        let [plain, cached] = [&without, &with].map(|clusters| shown(clusters, &test));
        println!(
            "| {} | {} | {} | {} | {} | {} |",
            test.name,
            plain.runs,
            plain.outcomes.len(),
            cached.runs,
            cached.outcomes.len(),
            cached.stale
        );
        println!("  without caches  {}", histogram(&plain.outcomes));
        println!("  with caches     {}", histogram(&cached.outcomes));
        assert!(plain.outcomes.len() > 1 || test.name.starts_with("a lock"), "{}", test.name);
        if cached.stale > 0 {
            stale.insert(test.name);
        }
    }
    // What caches may show they do show: the tests can tell.
    for name in [
        "message passing, data cached",
        "message passing, data cached, atomic flag",
        "store buffering, data cached",
        "the same, data cached",
        "a lock without a fence",
    ] {
        assert!(stale.contains(name), "{name}: {stale:?}");
    }
}

/// A few of them on a cluster that other tests have, too.
///
/// Rules: C6.1, C6.2, C6.3, C6.5.
#[test]
fn a_few_litmus_tests_in_lock_step() {
    let config = small_cluster("extension = true", 3, 2);
    let cluster = hastily(&config);
    let cores = Cores::new("", config.banks, 1);
    let tests = litmus_tests().into_iter();
    let mut counted = 0;
    for test in tests.filter(|test| test.warps.len() <= config.cores as usize) {
        let mut shown = Shown::default();
        shown.see(&cluster, &cores, &test, SEEDS_SHORT);
        counted += shown.outcomes.len();
        assert_eq!(shown.stale, 0);
    }
    assert!(counted > 30, "{counted}");
}
