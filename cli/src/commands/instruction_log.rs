//! The logs of `harmonica run`: every instruction, or only what happens to masks and stacks.

use std::io::{BufWriter, Stderr, Write};

use assembler::Image;
use golden_model::{Event, Observer, StackEntry};
use isa::trace::StackEntryKind;
use isa::{ArchId, ExecutionUnit, LaneMask};

/// `--trace`: one line an instruction.
pub struct InstructionLog<'a> {
    image: &'a Image,
    output: BufWriter<Stderr>,
}

impl<'a> InstructionLog<'a> {
    /// A log to stderr.
    pub fn new(image: &'a Image) -> Self {
        InstructionLog {
            image,
            output: BufWriter::new(std::io::stderr()),
        }
    }
}

impl Observer for InstructionLog<'_> {
    fn instruction(&mut self, event: &Event<'_>) {
        let lanes = self.image.arch.lanes();
        let mut line = heading(event, self.image);
        line += &format!(
            "  {} -> {}",
            mask(event.active_before, lanes),
            mask(event.active_after, lanes)
        );
        if let Some((warp, register, _)) = event.gpr_write() {
            let remote = if warp == event.warp {
                String::new()
            } else {
                format!("warp {warp} ")
            };
            line += &format!("  {remote}{register} =");
            for (lane, value) in event.gpr_write_values() {
                line += &format!(" {lane}:{}", word(&self.image.arch, value));
            }
        }
        if let Some((register, written, values)) = event.predicate_write() {
            line += &format!(
                "  {register} = {} of {}",
                mask(values, lanes),
                mask(written, lanes)
            );
        }
        for (lane, address, value) in event.stores() {
            line += &format!(
                "  [{address}] = {} (lane {lane})",
                word(&self.image.arch, value)
            );
        }
        if let Some(interrupt) = event.interrupt {
            line += &format!("  {interrupt}");
        }
        // A log that nobody reads any more must not stop the program.
        let _ = writeln!(self.output, "{line}");
    }
}

/// `--divergence-log`: each split, splitl and join.
pub struct DivergenceLog<'a> {
    image: &'a Image,
    output: BufWriter<Stderr>,
}

impl<'a> DivergenceLog<'a> {
    /// A log to stderr.
    pub fn new(image: &'a Image) -> Self {
        DivergenceLog {
            image,
            output: BufWriter::new(std::io::stderr()),
        }
    }

    fn entry(&self, entry: &StackEntry) -> String {
        let lanes = mask(entry.mask, self.image.arch.lanes());
        match entry.kind {
            StackEntryKind::Uniform => format!("Uniform {lanes}"),
            StackEntryKind::Rejoin => format!("Rejoin {lanes}"),
            StackEntryKind::Else => format!("Else {lanes} at {}", self.image.describe(entry.pc)),
            StackEntryKind::ElseLoop => {
                format!("ElseLoop {lanes} at {}", self.image.describe(entry.pc))
            }
        }
    }
}

impl Observer for DivergenceLog<'_> {
    fn instruction(&mut self, event: &Event<'_>) {
        let Some(instruction) = event.instruction else {
            return;
        };
        if instruction.opcode().unit() != ExecutionUnit::Divergence {
            return;
        }
        let lanes = self.image.arch.lanes();
        let mut text = heading(event, self.image);
        text += &format!("\n    current mask {}", mask(event.active_before, lanes));
        if event.depth_before <= event.stack_after().len() {
            text += &format!("\n    taken        {}", mask(event.executing, lanes));
            for entry in &event.stack_after()[event.depth_before..] {
                text += &format!("\n    pushed       {}", self.entry(entry));
            }
        }
        text += &format!("\n    new mask     {}", mask(event.active_after, lanes));
        let stack: Vec<_> = event
            .stack_after()
            .iter()
            .map(|entry| self.entry(entry))
            .collect();
        text += &format!("\n    stack        [{}]", stack.join(", "));
        if let Some(interrupt) = event.interrupt {
            text += &format!("\n    {interrupt}");
        }
        // A log that nobody reads any more must not stop the program.
        let _ = writeln!(self.output, "{text}");
    }
}

fn heading(event: &Event<'_>, image: &Image) -> String {
    let instruction = match event.instruction {
        Some(instruction) => instruction.to_string(),
        None => "(fetch failed)".to_owned(),
    };
    format!(
        "w{} {}  {:<24} {instruction:<32}",
        event.warp,
        event.pc,
        image.describe(event.pc)
    )
}

/// One digit a lane, lane 0 on the right.
fn mask(mask: LaneMask, lanes: u32) -> String {
    format!("{:0width$b}", mask.0, width = lanes as usize)
}

fn word(arch: &ArchId, value: u64) -> String {
    format!("{value:0width$x}", width = 2 * arch.word_bytes() as usize)
}
