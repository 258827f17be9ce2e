//! The model as it runs along with the RTL's waveform: its records, the disassembly of each stage, the cycle's number
//! and the marker of the mismatch, as VCD signals.

use std::io;

use isa::divergence::StateRow;
use isa::trace::TraceLayout;
use isa::{CoreConfig, Cycle, CycleRecord, Scalar};
use vcd::{Command, IdCode, Scope, ScopeItem, ScopeType, Value, Var, VarType, Vector};

use super::divergence::{ContextTexts, FirstDivergence};
use super::text::vcd_text;
use super::{Window, TIME_UNITS_A_CYCLE};
use crate::environment::ram::Ram;
use crate::report::listing::Listing;
use crate::report::mismatch::STAGES;
use crate::sides::{Bench, Side, SideError};

/// The scope of the cycle's number and the mismatch marker.
pub(super) const LOCK_STEP: &str = "lockstep";

/// Takes what happens in a cycle.
pub(super) type Write<'a> = dyn FnMut(Command) -> io::Result<()> + 'a;

/// Gives signals their codes.
pub(super) struct Codes {
    next: IdCode,
}

impl Codes {
    /// A signal of a scope, and its code.
    pub(super) fn add(
        &mut self,
        scope: &mut Scope,
        kind: VarType,
        width_bits: u32,
        name: &str,
    ) -> IdCode {
        let code = self.next;
        self.next = code.next();
        let variable = Var::new(kind, width_bits, code, name.to_owned(), None);
        scope.items.push(ScopeItem::Var(variable));
        code
    }
}

/// A scope without signals.
pub(super) fn module(name: &str) -> Scope {
    Scope::new(ScopeType::Module, name.to_owned())
}

/// A signal's name and width, and the code that stands for it in the file.
struct Signal {
    code: IdCode,
    width_bits: u32,
    last: Option<u64>,
}

impl Signal {
    /// The command that gives it this value.
    fn changed(&self, value: u64) -> Command {
        let bit = |place: u32| match value >> place & 1 {
            0 => Value::V0,
            _ => Value::V1,
        };
        if self.width_bits == 1 {
            return Command::ChangeScalar(self.code, bit(0));
        }
        // Leading zeros may be left out: a VCD vector is extended with 0.
        let digits = (64 - value.leading_zeros()).clamp(1, self.width_bits);
        Command::ChangeVector(self.code, (0..digits).rev().map(bit).collect::<Vector>())
    }
}

/// A text signal.
pub(super) struct Text {
    code: IdCode,
    last: Option<String>,
}

impl Text {
    /// That nothing has been written to.
    pub(super) const fn new(code: IdCode) -> Self {
        Text { code, last: None }
    }

    /// Writes the text if it has changed.
    pub(super) fn write(&mut self, shown: &str, write: &mut Write) -> io::Result<()> {
        if self.last.as_deref() != Some(shown) {
            write(Command::ChangeString(self.code, shown.to_owned()))?;
            self.last = Some(shown.to_owned());
        }
        Ok(())
    }
}

/// What is declared in the file.
#[derive(Default)]
struct Declared {
    slots: Vec<Signal>,
    disassembly: Vec<Text>,
    contexts: ContextTexts,
    cycle: Vec<Signal>,
    mismatch: Vec<Signal>,
}

/// A model that runs along.
pub(crate) struct Golden<'a, M> {
    bench: Bench<M>,
    config: &'a CoreConfig,
    listing: Listing<'a>,
    window: Window,
    record: CycleRecord,
    /// What the divergence mechanism keeps of each context at the start of the record's cycle.
    kept: Vec<Vec<StateRow>>,
    divergence: FirstDivergence,
    next_cycle: u64,
    declared: Declared,
}

impl<'a, M: Side> Golden<'a, M> {
    /// A model in cycle 0.
    pub(crate) fn new(
        bench: Bench<M>,
        config: &'a CoreConfig,
        listing: Listing<'a>,
        window: Window,
    ) -> Self {
        Golden {
            bench,
            config,
            listing,
            window,
            record: CycleRecord::new(TraceLayout::new(config)),
            kept: Vec::new(),
            divergence: FirstDivergence::new(config),
            next_cycle: 0,
            declared: Declared::default(),
        }
    }

    /// The same with a model that is before that cycle.
    pub(crate) fn from(mut self, cycle: Cycle) -> Self {
        self.next_cycle = cycle.0;
        self
    }

    pub(crate) const fn config(&self) -> &'a CoreConfig {
        self.config
    }

    /// The window, with the cycle in which lanes part if that has been seen.
    pub(super) const fn window(&self) -> Window {
        Window {
            divergence: self.divergence.found(),
            ..self.window
        }
    }

    /// Declares the scopes `lockstep` and `golden`; their signals' codes begin with `first`.
    pub(super) fn declare(&mut self, first: IdCode) -> Vec<Scope> {
        let mut codes = Codes { next: first };
        let mut wire = |scope: &mut Scope, name: &str, width_bits| Signal {
            code: codes.add(scope, VarType::Wire, width_bits, name),
            width_bits,
            last: None,
        };
        let (mut lock_step, mut golden) = (module(LOCK_STEP), module("golden"));
        let cycle = vec![wire(&mut lock_step, "cycle", 64)];
        let mismatch = vec![wire(&mut lock_step, "mismatch", 1)];
        let slots = TraceLayout::new(self.config).slots().map(|slot| {
            let width_bits = slot.info().width.bits(self.config);
            wire(&mut golden, &slot.signal_name(), width_bits)
        });
        let slots = slots.collect();
        let mut scope = module("disassembly");
        let disassembly = STAGES.iter().map(|(stage, ..)| {
            let code = codes.add(&mut scope, VarType::String, 1, stage);
            Text::new(code)
        });
        let disassembly = disassembly.collect();
        golden.items.push(ScopeItem::Scope(scope));
        let contexts = ContextTexts::declare(self.config, &mut golden, &mut codes);
        self.declared = Declared {
            slots,
            disassembly,
            contexts,
            cycle,
            mismatch,
        };
        vec![lock_step, golden]
    }

    /// Lets the model run through the cycle that begins at this time; `None` when none begins.
    pub(super) fn advance(&mut self, time: u64) -> Result<Option<Cycle>, SideError> {
        if !time.is_multiple_of(TIME_UNITS_A_CYCLE) {
            return Ok(None);
        }
        let cycle = time / TIME_UNITS_A_CYCLE;
        while self.next_cycle <= cycle {
            if self.next_cycle == cycle {
                self.kept = self.bench.side.divergence();
            }
            self.bench.cycle(&mut self.record)?;
            let now = Cycle(self.next_cycle);
            self.divergence.look(now, self.window, &self.record);
            self.next_cycle += 1;
        }
        Ok(Some(Cycle(cycle)))
    }

    /// Writes what has changed, in the cycle that the model has just run through.
    pub(super) fn write(&mut self, cycle: Cycle, write: &mut Write) -> io::Result<()> {
        let marked = u64::from(self.window.mismatch == Some(cycle));
        let Declared {
            slots,
            disassembly,
            contexts,
            cycle: number,
            mismatch,
        } = &mut self.declared;
        let own = number
            .iter_mut()
            .zip([cycle.0])
            .chain(mismatch.iter_mut().zip([marked]));
        let values = self.record.slots().iter().copied();
        for (signal, value) in own.chain(slots.iter_mut().zip(values)) {
            if signal.last != Some(value) {
                signal.last = Some(value);
                write(signal.changed(value))?;
            }
        }
        for ((_, fields, _), text) in STAGES.iter().zip(disassembly) {
            let shown = shown(
                &self.record,
                fields,
                &self.listing,
                self.bench.environment.memory(),
            );
            text.write(&shown, write)?;
        }
        let program = (self.config, &self.listing);
        contexts.write(program, &self.record, &self.kept, &self.bench, write)
    }
}

/// The instruction in a stage, given its fields valid, warp, pc.
fn shown(
    record: &CycleRecord,
    [valid, _, pc]: &[Scalar; 3],
    listing: &Listing,
    ram: &Ram,
) -> String {
    let micros = [
        (Scalar::DecodeValid, Scalar::DecodeMicro),
        (Scalar::ExecuteValid, Scalar::ExecuteMicro),
    ];
    let is_micro = |(stage, micro): &(Scalar, Scalar)| stage == valid && record.scalar(*micro) != 0;
    if record.scalar(*valid) == 0 {
        vcd_text("")
    } else if micros.iter().any(is_micro) {
        vcd_text("(micro-operation)")
    } else {
        vcd_text(&listing.text_with_origin(ram, record.scalar(*pc)))
    }
}
