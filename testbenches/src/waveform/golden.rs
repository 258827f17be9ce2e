//! The model as it runs along with the RTL's waveform: its records, the disassembly of each stage, the cycle's number
//! and the marker of the mismatch, as VCD signals.

use std::io::{self, Write};

use isa::divergence::StateRow;
use isa::trace::{Slot, TraceLayout};
use isa::{CoreConfig, Cycle, CycleRecord, Scalar};
use vcd::{IdCode, Value, VarType};

use super::divergence::{ContextTexts, FirstDivergence};
use super::text::vcd_text;
use super::{Window, TIME_UNITS_A_CYCLE};
use crate::environment::Environment;
use crate::report::listing::Listing;
use crate::report::mismatch::STAGES;
use crate::sides::{Bench, Side, SideError};

/// A signal's name and width, and the code that stands for it in the file.
struct Signal {
    code: IdCode,
    width_bits: u32,
    last: Option<u64>,
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
    pub(super) fn write<W: Write>(
        &mut self,
        shown: &str,
        writer: &mut vcd::Writer<W>,
    ) -> io::Result<()> {
        if self.last.as_deref() != Some(shown) {
            writer.change_string(self.code, shown)?;
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

    /// Declares the scopes `lockstep` and `golden`.
    pub(super) fn declare<W: Write>(&mut self, writer: &mut vcd::Writer<W>) -> io::Result<()> {
        let wire = |writer: &mut vcd::Writer<W>, name: &str, width_bits| {
            let code = writer.add_wire(width_bits, name)?;
            io::Result::Ok(Signal {
                code,
                width_bits,
                last: None,
            })
        };
        writer.add_module("lockstep")?;
        self.declared.cycle.push(wire(writer, "cycle", 64)?);
        self.declared.mismatch.push(wire(writer, "mismatch", 1)?);
        writer.upscope()?;
        writer.add_module("golden")?;
        let slots: Vec<Slot> = TraceLayout::new(self.config).slots().collect();
        for &slot in &slots {
            let width_bits = slot.info().width.bits(self.config);
            self.declared
                .slots
                .push(wire(writer, &slot.signal_name(), width_bits)?);
        }
        writer.add_module("disassembly")?;
        for (stage, ..) in STAGES {
            let code = writer.add_var(VarType::String, 1, stage, None)?;
            self.declared.disassembly.push(Text::new(code));
        }
        writer.upscope()?;
        self.declared.contexts = ContextTexts::declare(self.config, writer)?;
        writer.upscope()
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
    pub(super) fn write<W: Write>(
        &mut self,
        cycle: Cycle,
        writer: &mut vcd::Writer<W>,
    ) -> io::Result<()> {
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
                write_value(writer, signal, value)?;
            }
        }
        for ((_, fields, _), text) in STAGES.iter().zip(disassembly) {
            let shown = shown(&self.record, fields, &self.listing, &self.bench.environment);
            text.write(&shown, writer)?;
        }
        let program = (self.config, &self.listing);
        contexts.write(program, &self.record, &self.kept, &self.bench, writer)
    }
}

/// The instruction in a stage, given its fields valid, warp, pc.
fn shown(
    record: &CycleRecord,
    [valid, _, pc]: &[Scalar; 3],
    listing: &Listing,
    environment: &Environment,
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
        vcd_text(&listing.text_with_origin(environment, record.scalar(*pc)))
    }
}

fn write_value<W: Write>(
    writer: &mut vcd::Writer<W>,
    signal: &Signal,
    value: u64,
) -> io::Result<()> {
    let bit = |place: u32| {
        if value >> place & 1 == 1 {
            Value::V1
        } else {
            Value::V0
        }
    };
    if signal.width_bits == 1 {
        return writer.change_scalar(signal.code, bit(0));
    }
    // Leading zeros may be left out: a VCD vector is extended with 0.
    let digits = (64 - value.leading_zeros()).clamp(1, signal.width_bits);
    writer.change_vector(signal.code, (0..digits).rev().map(bit))
}
