//! What the generator draws of the kinds of which faults from outside had found holes: operands of floats at the edges,
//! host starts within a word, accesses whose lanes fail for different reasons, spawns in the cycle of a return. Counted
//! on the model alone.

use std::ops::AddAssign;

use fuzz::{configuration, Case, CaseNumber, RuleEvent};
use isa::trace::WriteSource;
use isa::{decode_word, CoreConfig, CycleRecord, Instruction, Lane, LaneMask, Opcode, PerLane, Scalar, Slot, Warp};
use testbenches::{covered_on_model, model_records, retires, HostStart, Run};

/// Cores, and programs on each.
const CORES: u64 = 60;
const PROGRAMS: u64 = 4;
const CYCLES_MAX: u64 = 30_000;
const SEED: u64 = 23;

/// How often each has happened.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    /// Lanes of sums, differences, products and quotients of 32 bits.
    operations: u64,
    /// Those whose exact result is halfway between two numbers.
    ties: u64,
    /// Those whose exact result lies between two numbers.
    rounded: u64,
    /// Those whose result is a subnormal, and no operand is.
    subnormals: u64,
    /// Those with both zeros as operands.
    both_zeros: u64,
    /// Those whose result is the negative zero.
    negative_zeros: u64,
    /// Programs that a host starts, and those of them that start at a byte that is no word's first.
    starts: u64,
    starts_within: u64,
    /// Accesses with different failures in their pages.
    failures_of_two_kinds: u64,
    /// Cycles in which a wspawn starts a warp while a copy ends.
    spawns_beside_copies: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Counts) {
        self.operations += other.operations;
        self.ties += other.ties;
        self.rounded += other.rounded;
        self.subnormals += other.subnormals;
        self.both_zeros += other.both_zeros;
        self.negative_zeros += other.negative_zeros;
        self.starts += other.starts;
        self.starts_within += other.starts_within;
        self.failures_of_two_kinds += other.failures_of_two_kinds;
        self.spawns_beside_copies += other.spawns_beside_copies;
    }
}

/// The registers as the records have written them.
struct Registers {
    config: CoreConfig,
    values: Vec<u64>,
}

impl Registers {
    fn new(config: &CoreConfig) -> Self {
        let arch = config.arch;
        let count = arch.warps() * arch.gprs() * arch.lanes();
        Registers { config: *config, values: vec![0; count as usize] }
    }

    fn place(&self, warp: Warp, register: u64, lane: Lane) -> usize {
        let arch = self.config.arch;
        ((warp.0 * arch.gprs() + register as u32) * arch.lanes() + lane.0) as usize
    }

    fn write(&mut self, record: &CycleRecord) {
        if record.scalar(Scalar::WriteSource) == WriteSource::Shadow as u64 {
            return;
        }
        let (warp, register) = (record.warp(Scalar::WriteWarp), record.scalar(Scalar::WriteRegister));
        for lane in LaneMask(record.scalar(Scalar::WriteLanes)).iter() {
            let place = self.place(warp, register, lane);
            self.values[place] = record.get(Slot::Lane(PerLane::WriteValue, lane));
        }
    }
}

/// A lane's operation on floats of 32 bits.
fn count_operation(counts: &mut Counts, opcode: Opcode, [a, b]: [u64; 2]) {
    let [a, b] = [a, b].map(|bits| f32::from_bits(bits as u32));
    let [exact_a, exact_b] = [a, b].map(f64::from);
    let (result, exact) = match opcode {
        Opcode::Fadd => (a + b, exact_a + exact_b),
        Opcode::Fsub => (a - b, exact_a - exact_b),
        Opcode::Fmul => (a * b, exact_a * exact_b),
        Opcode::Fdiv => (a / b, exact_a / exact_b),
        _ => return,
    };
    counts.operations += 1;
    if !exact.is_finite() || exact == 0.0 {
        counts.both_zeros += u64::from(a == 0.0 && b == 0.0);
        counts.negative_zeros += u64::from(result == 0.0 && result.is_sign_negative());
        return;
    }
    // A place of the result; those of subnormals are all alike. Powers of two are exact.
    let exponent = i32::try_from(exact.to_bits() >> 52 & 0x7ff).expect("eleven bits") - 1023;
    let place = 2f64.powi(exponent.max(-126) - 23);
    let places = (exact / place).abs();
    let is_exact = opcode != Opcode::Fdiv || exact * exact_b == exact_a;
    counts.rounded += u64::from(places.fract() != 0.0 || !is_exact);
    counts.ties += u64::from(places.fract() == 0.5 && is_exact);
    counts.subnormals += u64::from(result.is_subnormal() && !a.is_subnormal() && !b.is_subnormal());
    counts.negative_zeros += u64::from(result == 0.0 && result.is_sign_negative());
}

/// The program's instruction at an address, as it was loaded.
fn instruction(case: &Case, bytes: &[u8], pc: u64) -> Option<Instruction> {
    let word_bytes = case.config.arch.word_bytes() as usize;
    let first = pc as usize / word_bytes * word_bytes;
    let mut word = [0; 8];
    word[..word_bytes].copy_from_slice(bytes.get(first..first + word_bytes)?);
    decode_word(&case.config.arch, u64::from_le_bytes(word)).ok()
}

fn counts_of(case: &Case) -> Counts {
    let image = case.image().unwrap_or_else(|errors| panic!("{errors}"));
    let config = &case.config;
    let run = Run {
        config,
        image: &image,
        timing: case.memory_seed.into(),
        max_cycles: CYCLES_MAX,
        compare_state_every: None,
        console_input: &case.console_input,
        resets: &case.resets,
        start: None,
    };
    let mut counts = Counts::default();
    if config.host_start {
        let start = HostStart::of(config, case.memory_seed).address;
        counts.starts += 1;
        counts.starts_within += u64::from(!start.is_multiple_of(config.arch.word_bytes().into()));
    }
    let mut registers = Registers::new(config);
    // Which warp a split context belongs to is in no register file: such cores are left out.
    let sees_floats = config.float && config.arch.word_bytes() == 4 && config.split_contexts == 0;
    let mut see = |record: &CycleRecord| {
        let copies = record.scalar(Scalar::SpawnValid) & record.scalar(Scalar::CopyDoneValid);
        counts.spawns_beside_copies += copies;
        if sees_floats && retires(record) {
            let found = instruction(case, &image.bytes, record.scalar(Scalar::CommitPc));
            let found =
                found.filter(|one| matches!(one.opcode(), Opcode::Fadd | Opcode::Fsub | Opcode::Fmul | Opcode::Fdiv));
            let read = found.map(|one| (one.opcode(), one.source_gprs().collect::<Vec<isa::Gpr>>()));
            if let Some((opcode, [a, b])) =
                read.as_ref().and_then(|(opcode, read)| Some((*opcode, <[_; 2]>::try_from(read.as_slice()).ok()?)))
            {
                let warp = Warp(record.context(Scalar::CommitContext).0);
                for lane in LaneMask(record.scalar(Scalar::CommitLanes)).iter() {
                    let values =
                        [a, b].map(|gpr: isa::Gpr| registers.values[registers.place(warp, gpr.0.into(), lane)]);
                    count_operation(&mut counts, opcode, values);
                }
            }
        }
        registers.write(record);
    };
    model_records(&run, &mut |_, record| see(record)).expect("models do not stop");
    let covered = covered_on_model(run).expect("models do not stop");
    counts.failures_of_two_kinds += covered.coverage.events.of(RuleEvent::FaultsMany);
    counts
}

/// Rules: I6.1, P11.7, P12.8.
#[test]
fn operands_at_the_edges_starts_within_words_and_contentions_are_drawn() {
    let mut all = Counts::default();
    for configuration in (0..).filter(|&number| fuzz::configuration(SEED, number).trace).take(CORES as usize) {
        for program in 0..PROGRAMS {
            let number = CaseNumber { seed: SEED, configuration, program };
            all += counts_of(&Case::new(self::configuration(SEED, configuration), number));
        }
    }
    println!("{all:#?}");
    assert!(all.operations > 500, "{all:?}");
    assert!(all.ties * 100 > all.operations, "{all:?}");
    assert!(all.subnormals * 100 > all.operations, "{all:?}");
    assert!(all.both_zeros > 5 && all.negative_zeros > 5, "{all:?}");
    assert!(all.starts_within > 2, "{all:?}");
    assert!(all.failures_of_two_kinds > 5, "{all:?}");
    assert!(all.spawns_beside_copies > 0, "{all:?}");
}
