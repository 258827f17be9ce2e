//! The control signals: what each opcode makes the later stages do.
//!
//! One list for decode, which makes them, and for operands and execute, which obey. Codes, operand classes and units
//! are those of `isa`'s table; only what the hardware does with them is said here, a row an opcode. The Verilog shows
//! the rows as one table.

use isa::{CoreConfig, Opcode};

use super::fetch::FetchedRegister;
use crate::kit::prelude::*;
use crate::units::arithmetic::{self, ArithmeticOperation};
use crate::units::custom;
use crate::units::divergence::{self, DivergenceOperation};
use crate::units::lanes::lane_alu::{AluControl, AluRow, AluSignals};
use crate::units::lanes::predicate_logic::{self, PredicateFunction};
use crate::units::memory::exchange::ExchangeFunction;
use crate::units::memory::load_store::AccessSize;
use crate::units::warps::copy_unit::MicroKind;

mod form;
mod rows;

pub use self::form::{FormRow, FormSignals};

decode_bundle! {
    /// What an instruction makes the later stages do. All low for a nop and for what is not implemented.
    pub struct Control / ControlRegister / ControlRow / ControlSignals(config: &CoreConfig) {
        /// Writes a GPR of its own warp, or of the shadow lane, at commit.
        writes_gpr: bool = 1,
        /// Writes a predicate register.
        writes_predicate: bool = 1,
        /// What the predicate logic computes.
        predicate_function: PredicateFunction = predicate_logic::function_bits(config),
        /// Jumps by the immediate.
        jump_immediate: bool = 1,
        /// Jumps to its first operand.
        jump_first: bool = 1,
        /// Jumps to its second operand.
        jump_second: bool = 1,
        /// Writes the next instruction's address.
        links: bool = 1,
        /// Counts the executing lanes in which its predicate is true.
        votes: bool = 1,
        /// Passes its first scalar operand on: a micro-operation.
        passes_first: bool = 1,
        /// Passes its second scalar operand on: a micro-operation, or wspawn.
        passes_second: bool = 1,
        /// Writes the shadow lane: a micro-operation.
        to_shadow: bool = 1,
        /// Its first operand is the number of lanes to go on with.
        counts_lanes: bool = 1,
        /// Goes on with lane 0.
        one_lane: bool = 1,
        /// It is a halt.
        halts: bool = 1,
        // So are the loads and stores of the extension.
        /// It is an ld.
        loads: bool = 1,
        /// It is an st.
        stores: bool = 1,
        /// How much of a word it loads or stores.
        size: AccessSize = AccessSize::BITS; if (config.extension),
        /// It is an atomic instruction.
        exchanges: bool = 1; if (config.extension),
        /// What becomes of the word that it exchanges.
        exchange: ExchangeFunction = ExchangeFunction::BITS; if (config.extension),
        /// It takes its operands, or what it loads, for signed numbers.
        is_signed: bool = 1; if (config.extension),
        /// It is a clone.
        clones: bool = 1,
        /// It is a wspawn.
        spawns: bool = 1,
        /// What it orders of the divergence mechanism.
        divergence: DivergenceOperation = DivergenceOperation::BITS; if (divergence::has_operations(config)),
        /// Raises interrupt 4 unless all active lanes execute it.
        uniform: bool = 1,
        /// Always redirects its warp when a lane executes it.
        redirects: bool = 1,
        /// It is a trap.
        traps: bool = 1,
        /// It is a reti.
        returns: bool = 1,
        /// Enables interrupts: ei.
        enables: bool = 1,
        /// Disables interrupts: di.
        disables: bool = 1,
        /// Sets the kernel entry: skep.
        sets_entry: bool = 1,
        /// Goes on in user mode: jmpru.
        leaves_supervisor: bool = 1,
        /// Waits at a barrier: bar.
        meets: bool = 1; if (config.barriers > 0),
        /// Rings a core: ring.
        rings: bool = 1; if (config.rings()),
        /// Goes to the arithmetic unit.
        computes: bool = 1; if (arithmetic::is_present(config)),
        /// What the arithmetic unit computes.
        operation: ArithmeticOperation = arithmetic::operation_bits(config),
        /// Raises interrupt 5 when a divisor is 0.
        divides: bool = 1; if (arithmetic::divides(config)),
        /// Goes to the user's function unit.
        asks_unit: bool = 1; if (custom::is_present(config)),
        /// The number of the own instruction.
        custom_number: u8 = custom::NUMBER_BITS; if (custom::is_present(config)),
        /// Adds a page to the TLB: tlbadd.
        adds_page: bool = 1; if (config.tlb_entries > 0),
        /// Removes a page from the TLB: tlbrm.
        removes_page: bool = 1; if (config.tlb_entries > 0),
        /// Makes the TLB as after reset: tlbflush.
        flushes_pages: bool = 1; if (config.tlb_entries > 0),
        /// It is a jmpi, with a negative immediate: the jump at a loop's end.
        jumps_back: bool = 1; if (config.jump_prediction),
        /// Empties the caches: tlbadd, tlbrm, tlbflush.
        empties_cache: bool = 1; if (config.has_cache()),
    }
}

impl ControlRegister {
    /// High when the instruction is split, splitl or join, and the mechanism has it.
    pub fn is_operation(&self) -> Expr {
        self.divergence.val().any()
    }
}

/// What the opcode in decode asks for.
pub struct Decoding {
    /// What decode itself needs.
    pub form: FormSignals,
    /// What the later stages need.
    pub control: ControlSignals,
    /// What the lanes' ALUs need.
    pub alu: AluSignals,
}

/// Whether a word is of the extension, and the code of its opcode (see [`crate::kit::Code`]), from the fields of opcode
/// and function. A micro-operation is a nop.
pub fn opcode_code(k: &mut Kernel, config: &CoreConfig, micro: &Expr, (basic, function): (Expr, Expr)) -> (Expr, Expr) {
    if !config.extension {
        wire!(k, opcode = select(micro, Opcode::Nop.val(), basic));
        return (absent(1), opcode);
    }
    let of_page = Opcode::EXTENSION_PAGE.is(&basic);
    wire!(k, is_extension = of_page & function.any() & !micro);
    let code = select(&is_extension, function, basic);
    let code = select(micro, Opcode::Nop.val(), code);
    wire!(k, opcode = concat([is_extension.clone(), code]));
    (is_extension, opcode)
}

/// How an instruction is read; as one that is missing where the configuration does not have it.
pub fn form_of(config: &CoreConfig, opcode: Opcode) -> FormRow {
    match config.implements(opcode) {
        true => form::row(config, opcode),
        false => form::MISSING,
    }
}

/// The decode table: a row for each opcode that the configuration implements. Any other is missing, and does nothing.
pub fn decode_table(k: &mut Kernel, config: &CoreConfig, opcode: &Expr) -> Decoding {
    k.comment("the decode table: what holds unless an opcode says otherwise, then what each opcode says");
    let mut columns = FormRow::columns("", config);
    columns.extend(ControlRow::columns("", config));
    columns.extend(AluRow::columns("alu_", config));
    let implemented = Opcode::ALL.into_iter();
    let implemented = implemented.filter(|&opcode| config.implements(opcode));
    let rows = implemented.map(|opcode| {
        let row = [
            form::row(config, opcode).values(config),
            rows::control(config, opcode).values(config),
            rows::alu(opcode).values(config),
        ];
        (opcode, row.concat())
    });
    let missing = [form::MISSING.values(config), ControlRow::NOTHING.values(config), AluRow::NOTHING.values(config)];
    let signals = k.table(opcode, columns, rows.collect(), missing.concat());
    let mut signals = signals.into_iter();
    Decoding {
        form: FormSignals::take(config, &mut signals),
        control: ControlSignals::take(config, &mut signals),
        alu: AluSignals::take(config, &mut signals),
    }
}

/// Drives the control signals from those of the opcode. A micro-operation comes as a nop, and says by itself what it
/// writes.
pub fn drive_control(
    k: &mut Kernel,
    config: &CoreConfig,
    target: &Control<Out>,
    mut control: ControlSignals,
    fetched: &FetchedRegister,
) {
    k.comment("control signals that micro-operations set, too");
    let micro = fetched.micro.val();
    let is_micro = |kind: MicroKind| &micro & kind.is(&fetched.micro_kind);
    control.writes_gpr = control.writes_gpr | &micro;
    control.writes_predicate = control.writes_predicate | (&micro & &fetched.micro_predicate);
    let first = PredicateFunction::First.val_in(control.predicate_function.width());
    control.predicate_function = select(&micro, first, control.predicate_function);
    control.passes_first = is_micro(MicroKind::Lane) | is_micro(MicroKind::ToShadow);
    let passes_constant = is_micro(MicroKind::FromShadow) | is_micro(MicroKind::Constant);
    control.passes_second = control.passes_second | passes_constant;
    control.to_shadow = is_micro(MicroKind::ToShadow);
    k.drive_bundle(target, control.values(config));
}

/// Drives the ALUs' control signals.
pub fn drive_alu_control(k: &mut Kernel, config: &CoreConfig, target: &AluControl<Out>, alu: AluSignals) {
    k.drive_bundle(target, alu.values(config));
}
