//! `harmonica run --trace`: every instruction.

use std::io::{BufWriter, Write};

use assembler::Image;
use golden_model::{Event, Observer};
use isa::{Address, ArchId, Instruction, Lane, LaneMask, Opcode, Warp};

/// Where a log is written.
pub type LogOutput = BufWriter<Box<dyn Write>>;

/// `--trace`: one line an instruction; of a compiled program, with the line of its source at the end.
pub struct InstructionLog<'a> {
    image: &'a Image,
    output: &'a mut LogOutput,
    core: CoreColumn,
}

/// The number of a line's core, where there are several.
#[derive(Clone, Copy, Debug, Default)]
pub struct CoreColumn(Option<u32>);

impl CoreColumn {
    /// What follows is this core's.
    pub fn set(&mut self, core: u32) {
        self.0 = Some(core);
    }
}

impl std::fmt::Display for CoreColumn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.map_or(Ok(()), |core| write!(f, "c{core:<2} "))
    }
}

impl<'a> InstructionLog<'a> {
    /// A log that is written here.
    pub fn new(image: &'a Image, output: &'a mut LogOutput) -> Self {
        InstructionLog { image, output, core: CoreColumn::default() }
    }

    /// What the instruction changed besides the mask.
    fn writes(&self, event: &Event<'_>) -> String {
        let (arch, lanes) = (&self.image.arch, self.image.arch.lanes());
        let mut text = String::new();
        if let Some((warp, register, _)) = event.gpr_write() {
            let remote = if warp == event.warp { String::new() } else { format!("warp {warp} ") };
            text += &format!("  {remote}{register} =");
            for (lane, value) in event.gpr_write_values() {
                text += &format!(" {lane}:{}", word(arch, value));
            }
        }
        if let Some((register, written, values)) = event.predicate_write() {
            text += &format!("  {register} = {} of {}", mask(values, lanes), mask(written, lanes));
        }
        if let Some((source, destination)) = cloned_lanes(event) {
            text += &format!("  lane {destination} = lane {source}");
        }
        for (lane, address, value) in event.stores() {
            text += &format!("  {lane}:[{address}] = {}", word(arch, value));
        }
        text
    }
}

impl Observer for InstructionLog<'_> {
    fn core(&mut self, number: u32) {
        self.core.set(number);
    }

    fn instruction(&mut self, event: &Event<'_>) {
        let lanes = self.image.arch.lanes();
        let mut line = format!("{}{}", self.core, heading(event, self.image));
        line += &format!("  {} -> {}", mask(event.active_before, lanes), mask(event.active_after, lanes));
        line += &self.writes(event);
        if let Some(target) = jump_target(event, &self.image.arch) {
            line += &format!("  to {}", self.image.describe(target));
        }
        if let Some(interrupt) = event.interrupt {
            line += &format!("  {interrupt}");
        }
        if let Some(place) = self.image.compiled_from(event.pc) {
            line += &format!("  {place}");
        }
        // A log without a reader must not stop the program.
        let _ = writeln!(self.output, "{line}");
    }
}

/// The lane that a clone copied, and the number of the lane that it was copied to.
fn cloned_lanes(event: &Event<'_>) -> Option<(Lane, u64)> {
    let instruction = event.instruction?;
    if instruction.opcode() != Opcode::Clone || event.interrupt.is_some() {
        return None;
    }
    let source = event.executing.lowest()?;
    let register = instruction.source_gprs().next()?;
    Some((source, event.state.gpr(event.warp, source, register)))
}

/// Where the warp goes on, when that is not the next instruction.
pub(super) fn jump_target(event: &Event<'_>, arch: &ArchId) -> Option<Address> {
    let next = event.pc.0.wrapping_add(length(event.instruction?, arch)) & arch.word_mask();
    (event.next_pc.0 != next && event.interrupt.is_none()).then_some(event.next_pc)
}

fn length(instruction: Instruction, arch: &ArchId) -> u64 {
    isa::encoded_length_bytes(arch, instruction.opcode()) as u64
}

/// Warp, pc, place, and the instruction.
pub(super) fn heading(event: &Event<'_>, image: &Image) -> String {
    let instruction = match event.instruction {
        Some(instruction) => instruction.to_string(),
        None => "(fetch failed)".to_owned(),
    };
    located(image, event.warp, event.pc, &instruction)
}

/// Warp, pc, place, and what is there.
pub(super) fn located(image: &Image, warp: Warp, pc: Address, what: &str) -> String {
    // As many digits as the last address of the image has.
    let digits = 2 + format!("{:x}", image.end().0).len();
    let place = image.describe(pc);
    format!("w{warp:<2} {:#0digits$x}  {place:<20}  {what:<28}", pc.0)
}

/// One digit a lane, lane 0 on the right.
pub(super) fn mask(mask: LaneMask, lanes: u32) -> String {
    format!("{:0width$b}", mask.0, width = lanes as usize)
}

fn word(arch: &ArchId, value: u64) -> String {
    format!("{value:0width$x}", width = 2 * arch.word_bytes() as usize)
}
