//! The control signals: what each opcode makes the later stages do.
//!
//! One list for decode, which makes them, and for operands and execute, which obey. Codes, operand classes and units are those of
//! `isa`'s table; only what the hardware does with them is said here.

use isa::{CoreConfig, ExecutionUnit, Opcode, OperandClass};

use super::fetch::FetchedRegister;
use crate::kit::prelude::*;
use crate::units::arithmetic;
use crate::units::divergence::DivergenceOperation;
use crate::units::lanes::lane_alu::{AluControl, AluFunction};
use crate::units::lanes::predicate_logic::PredicateFunction;
use crate::units::warps::copy_unit::MicroKind;

mod functions;

use self::functions::{alu_function, predicate_function};

bundle! {
    /// What an instruction makes the later stages do. All low for a nop and for what is not implemented.
    pub struct Control / ControlRegister(config: &CoreConfig) {
        /// Writes a GPR of its own warp, or of the shadow lane, at commit.
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
        /// Passes its first scalar operand on: a micro-operation.
        passes_first: 1,
        /// Passes its second scalar operand on: a micro-operation, or wspawn.
        passes_second: 1,
        /// Writes the shadow lane: a micro-operation.
        to_shadow: 1,
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
        /// What it orders of the divergence mechanism.
        divergence: DivergenceOperation::BITS,
        /// Raises interrupt 4 unless all active lanes execute it.
        uniform: 1,
        /// Always redirects its warp when a lane executes it.
        redirects: 1,
        /// trap.
        traps: 1,
        /// reti.
        returns: 1,
        /// ei.
        enables: 1,
        /// di.
        disables: 1,
        /// skep.
        sets_entry: 1,
        /// jmpru.
        leaves_supervisor: 1,
        /// bar.
        meets: u32::from(config.barriers > 0),
        /// Goes to the arithmetic unit.
        computes: u32::from(arithmetic::is_present(config)),
        /// What the arithmetic unit computes.
        operation: arithmetic::operation_bits(config),
        /// Raises interrupt 5 when a divisor is 0.
        divides: u32::from(arithmetic::divides(config)),
        /// tlbadd.
        adds_page: u32::from(config.tlb_entries > 0),
        /// tlbrm.
        removes_page: u32::from(config.tlb_entries > 0),
        /// tlbflush.
        flushes_pages: u32::from(config.tlb_entries > 0),
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

/// The opcodes that a one-bit control signal is high for; none for a name that is not in this list.
fn rule(signal: &str) -> fn(Opcode) -> bool {
    match signal {
        "jump_immediate" => |opcode| matches!(opcode, Opcode::Jmpi | Opcode::Jali | Opcode::Jalis),
        "jump_first" => |opcode| {
            matches!(
                opcode,
                Opcode::Jmpr | Opcode::Jalr | Opcode::Jmprt | Opcode::Jmpru
            )
        },
        "jump_second" => |opcode| matches!(opcode, Opcode::Jalrs),
        "links" => |opcode| opcode.unit() == ExecutionUnit::Branch && opcode.info().writes_gpr(),
        "counts_lanes" => |opcode| matches!(opcode, Opcode::Jalis | Opcode::Jalrs),
        "one_lane" => |opcode| matches!(opcode, Opcode::Jmprt),
        "halts" => |opcode| matches!(opcode, Opcode::Halt),
        "loads" => |opcode| matches!(opcode, Opcode::Ld),
        "stores" => |opcode| matches!(opcode, Opcode::St),
        "clones" => |opcode| matches!(opcode, Opcode::Clone),
        "spawns" => |opcode| matches!(opcode, Opcode::Wspawn),
        "uniform" => |opcode| opcode.info().divergence_checked,
        "traps" => |opcode| matches!(opcode, Opcode::Trap),
        "returns" => |opcode| matches!(opcode, Opcode::Reti),
        "enables" => |opcode| matches!(opcode, Opcode::Ei),
        "disables" => |opcode| matches!(opcode, Opcode::Di),
        "sets_entry" => |opcode| matches!(opcode, Opcode::Skep),
        "leaves_supervisor" => |opcode| matches!(opcode, Opcode::Jmpru),
        "meets" => |opcode| matches!(opcode, Opcode::Bar),
        "divides" => |opcode| opcode.unit() == ExecutionUnit::Divide,
        "adds_page" => |opcode| matches!(opcode, Opcode::Tlbadd),
        "removes_page" => |opcode| matches!(opcode, Opcode::Tlbrm),
        "flushes_pages" => |opcode| matches!(opcode, Opcode::Tlbflush),
        _ => |_| false,
    }
}

/// What the opcode orders of the divergence mechanism.
fn divergence_operation(opcode: Opcode) -> DivergenceOperation {
    match opcode {
        Opcode::Split => DivergenceOperation::Split,
        Opcode::Splitl => DivergenceOperation::SplitLoop,
        Opcode::Join => DivergenceOperation::Join,
        _ => DivergenceOperation::None,
    }
}

/// Whether the arithmetic unit carries the opcode out.
fn is_arithmetic(config: &CoreConfig, opcode: Opcode) -> bool {
    arithmetic::operation(config, opcode).is_some()
}

/// Whether the opcode redirects its warp whenever a lane executes it. (split, splitl and join act without lanes, wspawn redirects
/// only when it has to wait.)
fn redirects(config: &CoreConfig, opcode: Opcode) -> bool {
    let is_of_tlb = matches!(opcode, Opcode::Tlbadd | Opcode::Tlbrm | Opcode::Tlbflush);
    match opcode.unit() {
        ExecutionUnit::Branch
        | ExecutionUnit::LoadStore
        | ExecutionUnit::Clone
        | ExecutionUnit::Barrier => true,
        ExecutionUnit::Multiply | ExecutionUnit::Divide | ExecutionUnit::Float => true,
        ExecutionUnit::WarpControl => opcode == Opcode::Halt,
        ExecutionUnit::System => {
            matches!(opcode, Opcode::Trap | Opcode::Reti) || (config.tlb_entries > 0 && is_of_tlb)
        }
        ExecutionUnit::Alu => is_arithmetic(config, opcode),
        ExecutionUnit::Predicate | ExecutionUnit::Divergence => false,
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

/// Drives the control signals from the opcode. A micro-operation is given as a nop, and by its register.
pub fn drive_control(
    k: &mut Kernel,
    config: &CoreConfig,
    control: &Control<Out>,
    opcode: &Expr,
    fetched: &FetchedRegister,
) {
    k.comment("control signals");
    let micro = fetched.micro.val();
    let is_micro = |kind: MicroKind| &micro & kind.is(&fetched.micro_kind);
    let mut values = Vec::new();
    for (name, _) in control.signals() {
        values.push(match name {
            "writes_gpr" => {
                let writes = opcode_in(k, config, name, opcode, |opcode| {
                    // The units write by themselves what was loaded and computed.
                    let by_unit =
                        opcode.unit() == ExecutionUnit::LoadStore || is_arithmetic(config, opcode);
                    opcode.info().writes_gpr() && !by_unit
                });
                writes | &micro
            }
            "writes_predicate" => {
                let writes = opcode_in(k, config, name, opcode, |opcode| {
                    opcode.info().writes_predicate()
                });
                writes | (&micro & &fetched.micro_predicate)
            }
            "predicate_function" => {
                let bits = PredicateFunction::BITS;
                let function = coded(k, config, name, opcode, bits, |opcode| {
                    predicate_function(opcode) as u128
                });
                let first = constant(bits, PredicateFunction::First as u128);
                select(&micro, first, function)
            }
            "divergence" => coded(
                k,
                config,
                name,
                opcode,
                DivergenceOperation::BITS,
                |opcode| divergence_operation(opcode) as u128,
            ),
            "operation" => {
                let bits = arithmetic::operation_bits(config);
                coded(k, config, name, opcode, bits, |opcode| {
                    arithmetic::operation(config, opcode).map_or(0, |operation| operation as u128)
                })
            }
            "passes_first" => is_micro(MicroKind::Lane) | is_micro(MicroKind::ToShadow),
            "passes_second" => {
                let spawns = opcode_in(k, config, name, opcode, rule("spawns"));
                spawns | is_micro(MicroKind::FromShadow) | is_micro(MicroKind::Constant)
            }
            "to_shadow" => is_micro(MicroKind::ToShadow),
            "computes" => opcode_in(k, config, name, opcode, |opcode| {
                is_arithmetic(config, opcode)
            }),
            "redirects" => opcode_in(k, config, name, opcode, |opcode| redirects(config, opcode)),
            _ => opcode_in(k, config, name, opcode, rule(name)),
        });
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

/// Whether the first operand read stands in the first slot: the class has no destination.
pub fn reads_slot_0(opcode: Opcode) -> bool {
    matches!(
        opcode.class(),
        OperandClass::OneReg | OperandClass::TwoRegSrc | OperandClass::ThreeRegSrc
    )
}

/// Whether the second operand read stands in the second slot: there is no destination, no first operand, or what is tested is the second.
pub fn reads_second_from_slot_1(opcode: Opcode) -> bool {
    match opcode.class() {
        OperandClass::TwoReg => has_no_first(opcode),
        OperandClass::TwoRegSrc | OperandClass::ThreeRegSrc | OperandClass::PredReg => true,
        OperandClass::None
        | OperandClass::OneReg
        | OperandClass::ThreeReg
        | OperandClass::OneImm
        | OperandClass::TwoImm
        | OperandClass::ThreeImm
        | OperandClass::ThreeImmSrc
        | OperandClass::TwoPred
        | OperandClass::ThreePred => false,
    }
}
