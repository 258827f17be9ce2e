//! What the words of a program say, decoded once each.

use isa::{decode_word, CoreConfig, ExecutionUnit, Instruction, Opcode, Shifter};

/// No register.
pub(crate) const NONE: u16 = u16::MAX;
/// How many words are remembered; a power of two.
const REMEMBERED: usize = 1024;

/// The registers of an instruction by number; [`NONE`] where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Registers {
    /// The GPR that commit writes.
    pub(crate) written: u16,
    /// The GPRs that are read.
    pub(crate) read: [u16; 3],
    /// The predicate register that commit writes.
    pub(crate) predicate_written: u16,
    /// The predicate registers that are read, the guard among them.
    pub(crate) predicates_read: [u16; 3],
}

/// A word, as a core decodes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decoded {
    word: u64,
    /// Its opcode; `None` when the extension has no such function.
    pub(crate) opcode: Option<Opcode>,
    pub(crate) registers: Registers,
}

/// The words that have been decoded lately.
pub(crate) struct Decoder {
    config: CoreConfig,
    words: Box<[Option<Decoded>]>,
}

impl Decoder {
    pub(crate) fn new(config: &CoreConfig) -> Self {
        Decoder { config: *config, words: vec![None; REMEMBERED].into() }
    }

    /// What a word says.
    #[inline]
    pub(crate) fn decode(&mut self, word: u64) -> Decoded {
        let place = (word ^ word >> 10 ^ word >> 20 ^ word >> 29 ^ word >> 47) as usize % REMEMBERED;
        match self.words[place] {
            Some(decoded) if decoded.word == word => decoded,
            _ => {
                let decoded = decode(&self.config, word);
                self.words[place] = Some(decoded);
                decoded
            }
        }
    }
}

fn decode(config: &CoreConfig, word: u64) -> Decoded {
    let instruction = decode_word(&config.arch, word).ok();
    let opcode = config.decoded_opcode(word);
    let registers = instruction.map_or(Registers::EMPTY, |one| Registers::of(config, &one));
    Decoded { word, opcode, registers }
}

impl Registers {
    const EMPTY: Registers =
        Registers { written: NONE, read: [NONE; 3], predicate_written: NONE, predicates_read: [NONE; 3] };

    fn of(config: &CoreConfig, instruction: &Instruction) -> Self {
        let opcode = instruction.opcode();
        let mut registers = Registers::EMPTY;
        if opcode.info().writes_gpr() && !is_written_by_unit(config, opcode) {
            let written = instruction.destination_gpr();
            registers.written = written.map_or(NONE, |register| register.0.into());
        }
        for (slot, register) in registers.read.iter_mut().zip(instruction.source_gprs()) {
            *slot = register.0.into();
        }
        let written = instruction.destination_predicate();
        registers.predicate_written = written.map_or(NONE, |register| register.0.into());
        let read = instruction.predicate().into_iter();
        let read = read.chain(instruction.source_predicates());
        for (slot, register) in registers.predicates_read.iter_mut().zip(read) {
            *slot = register.0.into();
        }
        registers
    }
}

/// Whether the load/store unit, the arithmetic unit or the function unit writes its result (P10.4), and not commit.
fn is_written_by_unit(config: &CoreConfig, opcode: Opcode) -> bool {
    matches!(opcode.unit(), ExecutionUnit::LoadStore | ExecutionUnit::Custom) || is_arithmetic(config, opcode)
}

/// Whether the arithmetic unit carries an opcode out.
pub(crate) fn is_arithmetic(config: &CoreConfig, opcode: Opcode) -> bool {
    match opcode.unit() {
        ExecutionUnit::Multiply | ExecutionUnit::Divide | ExecutionUnit::Float => true,
        _ => config.shifter == Shifter::Dsp && is_shift(opcode),
    }
}

/// Whether it shifts.
pub(crate) const fn is_shift(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Shl | Opcode::Shr | Opcode::Shli | Opcode::Shri | Opcode::Sra | Opcode::Srai)
}
