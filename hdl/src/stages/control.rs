//! The control signals: what each opcode makes the later stages do.
//!
//! One list for decode, which makes them, and for operands and execute, which obey. Codes, operand classes and units are those of
//! `isa`'s table; only what the hardware does with them is said here.

use isa::{CoreConfig, ExecutionUnit, Opcode, OperandClass};

use crate::kit::prelude::*;
use crate::units::lane_alu::{AluControl, AluFunction};
use crate::units::predicate_logic::PredicateFunction;

bundle! {
    /// What an instruction makes the later stages do. All low for a nop and for what is not implemented.
    pub struct Control / ControlRegister(_config: &CoreConfig) {
        /// Writes a GPR of its own warp at commit.
        writes_gpr: 1,
        /// Writes a predicate register.
        writes_predicate: 1,
        /// What the predicate logic computes.
        predicate_function: PredicateFunction::BITS,
        /// Jumps by the immediate.
        jump_immediate: 1,
        /// Jumps to its first operand.
        jump_first: 1,
        /// Jumps to its second operand.
        jump_second: 1,
        /// Writes the next instruction's address.
        links: 1,
        /// Its first operand is the number of lanes to go on with.
        counts_lanes: 1,
        /// Goes on with lane 0.
        one_lane: 1,
        /// halt.
        halts: 1,
        /// ld.
        loads: 1,
        /// st.
        stores: 1,
        /// clone.
        clones: 1,
        /// wspawn.
        spawns: 1,
        /// split.
        splits: 1,
        /// splitl.
        splits_loop: 1,
        /// join.
        joins: 1,
        /// Raises interrupt 4 unless all active lanes execute it.
        uniform: 1,
        /// Always redirects its warp when a lane executes it.
        redirects: 1,
    }
}

/// A wire that is high when the opcode is implemented and is one of these.
pub fn opcode_in(
    k: &mut Kernel,
    config: &CoreConfig,
    name: &str,
    opcode: &Expr,
    is_member: impl Fn(Opcode) -> bool,
) -> Expr {
    let members = Opcode::ALL
        .into_iter()
        .filter(|&opcode| config.implements(opcode) && is_member(opcode));
    let codes: Vec<u128> = members.map(|opcode| u128::from(opcode.code())).collect();
    let arms = if codes.is_empty() {
        Vec::new()
    } else {
        vec![(codes, high())]
    };
    k.case(name, opcode, arms, low())
}

/// Whether the ALU's first operand is 0 for an opcode, whose only operand comes second.
pub fn has_no_first(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::Neg | Opcode::Not | Opcode::Ldi | Opcode::Hwid
    )
}

/// What the ALU computes for an opcode; anything for one that it has no part in.
fn alu_function(opcode: Opcode) -> AluFunction {
    use Opcode::*;
    match opcode {
        Add | Addi | Ld | St => AluFunction::Add,
        Sub | Subi | Neg => AluFunction::Subtract,
        And | Andi => AluFunction::And,
        Or | Ori | Ldi | Hwid => AluFunction::Or,
        Xor | Xori => AluFunction::Xor,
        Not => AluFunction::AddInverted,
        Shl | Shli => AluFunction::ShiftLeft,
        Shr | Shri => AluFunction::ShiftRight,
        Nop | Di | Ei | Tlbadd | Tlbflush | Mul | Div | Mod | Muli | Divi | Modi | Jali | Jalr
        | Jmpi | Jmpr | Clone | Jalis | Jalrs | Jmprt | Rtop | Andp | Orp | Xorp | Notp | Isneg
        | Iszero | Halt | Trap | Jmpru | Skep | Reti | Tlbrm | Itof | Ftoi | Fadd | Fsub | Fmul
        | Fdiv | Fneg | Wspawn | Split | Join | Bar | Splitl => AluFunction::Add,
    }
}

/// What the predicate logic computes for an opcode; anything for one that it has no part in.
fn predicate_function(opcode: Opcode) -> PredicateFunction {
    use Opcode::*;
    match opcode {
        Rtop => PredicateFunction::NotZero,
        Iszero => PredicateFunction::Zero,
        Isneg => PredicateFunction::Negative,
        Andp => PredicateFunction::And,
        Orp => PredicateFunction::Or,
        Xorp => PredicateFunction::Xor,
        Notp => PredicateFunction::Not,
        Nop
        | Di
        | Ei
        | Tlbadd
        | Tlbflush
        | Neg
        | Opcode::Not
        | Opcode::And
        | Opcode::Or
        | Opcode::Xor
        | Add
        | Sub
        | Mul
        | Div
        | Mod
        | Shl
        | Shr
        | Andi
        | Ori
        | Xori
        | Addi
        | Subi
        | Muli
        | Divi
        | Modi
        | Shli
        | Shri
        | Jali
        | Jalr
        | Jmpi
        | Jmpr
        | Clone
        | Jalis
        | Jalrs
        | Jmprt
        | Ld
        | St
        | Ldi
        | Halt
        | Trap
        | Jmpru
        | Skep
        | Reti
        | Tlbrm
        | Itof
        | Ftoi
        | Fadd
        | Fsub
        | Fmul
        | Fdiv
        | Fneg
        | Wspawn
        | Split
        | Join
        | Bar
        | Hwid
        | Splitl => PredicateFunction::NotZero,
    }
}

/// A control signal that is high for these opcodes.
type Rule = (&'static str, fn(Opcode) -> bool);

/// The one-bit signals and the opcodes that they are high for, in the order of [`Control`]'s fields behind `predicate_function`.
const RULES: [Rule; 16] = [
    ("jump_immediate", |opcode| {
        matches!(opcode, Opcode::Jmpi | Opcode::Jali | Opcode::Jalis)
    }),
    ("jump_first", |opcode| {
        matches!(opcode, Opcode::Jmpr | Opcode::Jalr | Opcode::Jmprt)
    }),
    ("jump_second", |opcode| matches!(opcode, Opcode::Jalrs)),
    ("links", |opcode| {
        opcode.unit() == ExecutionUnit::Branch && opcode.info().writes_gpr()
    }),
    ("counts_lanes", |opcode| {
        matches!(opcode, Opcode::Jalis | Opcode::Jalrs)
    }),
    ("one_lane", |opcode| matches!(opcode, Opcode::Jmprt)),
    ("halts", |opcode| matches!(opcode, Opcode::Halt)),
    ("loads", |opcode| matches!(opcode, Opcode::Ld)),
    ("stores", |opcode| matches!(opcode, Opcode::St)),
    ("clones", |opcode| matches!(opcode, Opcode::Clone)),
    ("spawns", |opcode| matches!(opcode, Opcode::Wspawn)),
    ("splits", |opcode| matches!(opcode, Opcode::Split)),
    ("splits_loop", |opcode| matches!(opcode, Opcode::Splitl)),
    ("joins", |opcode| matches!(opcode, Opcode::Join)),
    ("uniform", |opcode| opcode.info().divergence_checked),
    ("redirects", redirects),
];

/// Whether the opcode redirects its warp whenever a lane executes it. (split, splitl and join act without lanes, and wspawn
/// redirects only when it has to wait.)
fn redirects(opcode: Opcode) -> bool {
    match opcode.unit() {
        ExecutionUnit::Branch | ExecutionUnit::LoadStore | ExecutionUnit::Clone => true,
        ExecutionUnit::WarpControl => opcode == Opcode::Halt,
        ExecutionUnit::Alu
        | ExecutionUnit::Predicate
        | ExecutionUnit::Divergence
        | ExecutionUnit::Multiply
        | ExecutionUnit::Divide
        | ExecutionUnit::Float
        | ExecutionUnit::Barrier
        | ExecutionUnit::System => false,
    }
}

/// A case over the opcode that gives each implemented opcode its code.
fn coded(
    k: &mut Kernel,
    config: &CoreConfig,
    name: &str,
    opcode: &Expr,
    width: u32,
    code: impl Fn(Opcode) -> u128,
) -> Expr {
    let implemented = Opcode::ALL
        .into_iter()
        .filter(|&opcode| config.implements(opcode));
    let mut arms: Vec<(Vec<u128>, u128)> = Vec::new();
    for opcode in implemented {
        let code = code(opcode);
        match arms.iter_mut().find(|(_, found)| *found == code) {
            Some((opcodes, _)) => opcodes.push(u128::from(opcode.code())),
            None => arms.push((vec![u128::from(opcode.code())], code)),
        }
    }
    let arms = arms.into_iter().filter(|(_, code)| *code != 0);
    k.case(
        name,
        opcode,
        arms.map(|(opcodes, code)| (opcodes, constant(width, code)))
            .collect(),
        zeros(width),
    )
}

/// Drives the control signals from the opcode. A micro-operation, whose opcode is given as nop, writes a GPR.
pub fn drive_control(
    k: &mut Kernel,
    config: &CoreConfig,
    control: &Control<Out>,
    opcode: &Expr,
    micro: &RDff,
) {
    k.comment("control signals");
    let writes = opcode_in(k, config, "writes_gpr", opcode, |opcode| {
        // The load/store unit writes what was loaded.
        opcode.info().writes_gpr() && opcode.unit() != ExecutionUnit::LoadStore
    });
    let writes_predicate = opcode_in(k, config, "writes_predicate", opcode, |opcode| {
        opcode.info().writes_predicate()
    });
    let predicate = coded(
        k,
        config,
        "predicate_function",
        opcode,
        PredicateFunction::BITS,
        |opcode| predicate_function(opcode) as u128,
    );
    let mut values = vec![writes | micro, writes_predicate, predicate];
    for (name, rule) in RULES {
        values.push(opcode_in(k, config, name, opcode, rule));
    }
    k.drive_bundle(control, values);
}

/// Drives the ALUs' control signals from the opcode.
pub fn drive_alu_control(
    k: &mut Kernel,
    config: &CoreConfig,
    control: &AluControl<Out>,
    opcode: &Expr,
) {
    k.comment("what the lanes' ALUs compute");
    let function = coded(
        k,
        config,
        "alu_function",
        opcode,
        AluFunction::BITS,
        |opcode| alu_function(opcode) as u128,
    );
    let mut values = Vec::new();
    for (place, (name, signal)) in control.signals().into_iter().enumerate() {
        let width = signal.bits() as u32;
        let arms = (1..1 << width).map(|value| {
            let functions = AluFunction::ALL
                .iter()
                .filter(|function| u128::from(function.control()[place]) == value);
            (
                functions.map(|&function| function as u128).collect(),
                constant(width, value),
            )
        });
        values.push(k.case(
            format!("alu_{name}"),
            &function,
            arms.collect(),
            zeros(width),
        ));
    }
    k.drive_bundle(control, values);
}

/// Whether the second register is a value to store.
pub fn stores(opcode: Opcode) -> bool {
    opcode.class() == OperandClass::ThreeImmSrc
}

/// Whether the class has a single register.
pub fn has_one_register(opcode: Opcode) -> bool {
    opcode.class() == OperandClass::OneReg
}
