//! Every opcode with every operand, and with its guard, once a register that the core does not have.

use isa::{encode_word, CoreConfig, FieldLayout, Instruction, Opcode, OperandKind};

use super::{CaseOutcome, ConsoleInput, DirectedProgram, Frame};

/// What an operand or a guard is that does not exist.
struct Absent {
    opcode: Opcode,
    /// The operand's place among those of the instruction; `None`: the guard.
    place: Option<usize>,
    word: u64,
}

/// A case for the guard and each operand of each opcode that can name a register or predicate which is not there;
/// `None` on a core that has all that its fields can name. Each is an invalid instruction (ISA I4.2, I5.27).
pub fn absent_program(config: &CoreConfig) -> Option<DirectedProgram> {
    let absent = absent(config);
    if absent.is_empty() {
        return None;
    }
    let frame = Frame {
        arch: config.arch,
        translates: config.tlb_entries > 0,
        polls: false,
        count: absent.len(),
        words: 1,
        data: u64::from,
    };
    let source = frame.program(|text| {
        for (case, Absent { word, .. }) in absent.iter().enumerate() {
            text.enter(case, 1);
            text.interrupts_on();
            text.line(&format!(".word {word:#x}"));
            text.leave(CaseOutcome::WentOn);
        }
    });
    let described = |Absent { opcode, place, .. }: &Absent| match place {
        Some(place) => format!("{opcode}, operand {place}"),
        None => format!("{opcode}, guard"),
    };
    Some(DirectedProgram {
        source,
        cases: absent.iter().map(described).collect(),
        expected: vec![CaseOutcome::Interrupted(3).byte(); absent.len()],
        input: ConsoleInput::default(),
    })
}

fn absent(config: &CoreConfig) -> Vec<Absent> {
    let arch = &config.arch;
    let layout = FieldLayout::new(arch);
    let implemented = Opcode::ALL.into_iter();
    let implemented = implemented.filter(|&opcode| config.implements(opcode));
    let operands = implemented.clone().flat_map(|opcode| {
        let kinds = opcode.class().operands().iter().enumerate();
        kinds.map(move |(place, &kind)| (opcode, place, kind))
    });
    let words = operands.filter_map(|(opcode, place, kind)| {
        let there = match kind {
            OperandKind::DestinationGpr | OperandKind::SourceGpr => arch.gprs(),
            OperandKind::DestinationPredicate | OperandKind::SourcePredicate => arch.preds(),
            OperandKind::Immediate => return None,
        };
        let slot = &layout.operand_slots[place];
        let last = slot.value_mask();
        let word = encode_word(arch, &Instruction::new(opcode, [0; 3], 0)).ok()?;
        (last >= u64::from(there)).then(|| Absent { opcode, place: Some(place), word: word | slot.place(last) })
    });
    let guard = layout.predicate.value_mask();
    let guards = implemented.filter_map(|opcode| {
        let word = encode_word(arch, &Instruction::new(opcode, [0; 3], 0)).ok()?;
        (guard >= u64::from(arch.preds())).then(|| Absent {
            opcode,
            place: None,
            word: word | layout.predicated.place(1) | layout.predicate.place(guard),
        })
    });
    words.chain(guards).collect()
}
