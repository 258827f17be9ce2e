//! The logs of `harmonica run`: every instruction, or only what happens to masks and stacks.

use std::io::{BufWriter, Write};

use assembler::Image;
use golden_model::{Event, Observer, WaitingLanes};
use isa::{Address, ArchId, ExecutionUnit, Instruction, Lane, LaneMask, Opcode};

/// Where a log is written.
pub type LogOutput = BufWriter<Box<dyn Write>>;

/// `--trace`: one line an instruction.
pub struct InstructionLog<'a> {
    image: &'a Image,
    output: &'a mut LogOutput,
}

impl<'a> InstructionLog<'a> {
    /// A log that is written here.
    pub fn new(image: &'a Image, output: &'a mut LogOutput) -> Self {
        InstructionLog { image, output }
    }

    /// What the instruction changed besides the mask.
    fn writes(&self, event: &Event<'_>) -> String {
        let (arch, lanes) = (&self.image.arch, self.image.arch.lanes());
        let mut text = String::new();
        if let Some((warp, register, _)) = event.gpr_write() {
            let remote = if warp == event.warp {
                String::new()
            } else {
                format!("warp {warp} ")
            };
            text += &format!("  {remote}{register} =");
            for (lane, value) in event.gpr_write_values() {
                text += &format!(" {lane}:{}", word(arch, value));
            }
        }
        if let Some((register, written, values)) = event.predicate_write() {
            text += &format!(
                "  {register} = {} of {}",
                mask(values, lanes),
                mask(written, lanes)
            );
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
    fn instruction(&mut self, event: &Event<'_>) {
        let lanes = self.image.arch.lanes();
        let mut line = heading(event, self.image);
        line += &format!(
            "  {} -> {}",
            mask(event.active_before, lanes),
            mask(event.active_after, lanes)
        );
        line += &self.writes(event);
        if let Some(target) = jump_target(event, &self.image.arch) {
            line += &format!("  to {}", self.image.describe(target));
        }
        if let Some(interrupt) = event.interrupt {
            line += &format!("  {interrupt}");
        }
        // A log that nobody reads any more must not stop the program.
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
fn jump_target(event: &Event<'_>, arch: &ArchId) -> Option<Address> {
    let next = event.pc.0.wrapping_add(length(event.instruction?, arch)) & arch.word_mask();
    (event.next_pc.0 != next && event.interrupt.is_none()).then_some(event.next_pc)
}

fn length(instruction: Instruction, arch: &ArchId) -> u64 {
    isa::encoded_length_bytes(arch, instruction.opcode()) as u64
}

/// `--divergence-log`: each split, splitl and join.
pub struct DivergenceLog<'a> {
    image: &'a Image,
    output: &'a mut LogOutput,
}

impl<'a> DivergenceLog<'a> {
    /// A log that is written here.
    pub fn new(image: &'a Image, output: &'a mut LogOutput) -> Self {
        DivergenceLog { image, output }
    }

    fn mask(&self, lanes: LaneMask) -> String {
        mask(lanes, self.image.arch.lanes())
    }

    fn waiting(&self, waiting: &WaitingLanes) -> String {
        let lanes = self.mask(waiting.lanes);
        match waiting.pc {
            None => format!("{} {lanes}", waiting.kind),
            Some(pc) => format!("{} {lanes} at {}", waiting.kind, self.image.describe(pc)),
        }
    }

    /// In words, what a split, splitl or join did.
    fn summary(&self, event: &Event<'_>, opcode: Opcode) -> &'static str {
        let (before, after) = (event.active_before, event.active_after);
        let lanes_left = !before.without(after).is_empty();
        if event.interrupt.is_some() {
            return "refused";
        }
        if opcode == Opcode::Join {
            return if jump_target(event, &self.image.arch).is_some() {
                "the other lanes' turn"
            } else if before == after {
                "all go on together"
            } else {
                "lanes together again"
            };
        }
        let grown = event.waiting_after().len() > event.depth_before;
        match (opcode == Opcode::Splitl, lanes_left, grown) {
            (false, true, _) => "the lanes part",
            (false, false, _) => "uniform, the lanes stay together",
            (true, true, true) => "loop split, the first lanes leave",
            (true, true, false) => "loop split, more lanes leave",
            (true, false, true) => "EXIT loop split, all lanes at once",
            (true, false, false) if before == after => "loop split, all lanes stay",
            (true, false, false) => "EXIT loop split, the last lanes leave",
        }
    }

    fn describe(&self, event: &Event<'_>, opcode: Opcode) -> String {
        let mut text = heading(event, self.image);
        text += &format!("  {}", self.summary(event, opcode));
        let mut line = |what: &str, value: String| {
            text += &format!("\n    {what:<14}{value}");
        };
        line("current mask", self.mask(event.active_before));
        if opcode != Opcode::Join && event.interrupt.is_none() {
            line("mask taken", self.mask(event.executing));
            let left = event.active_before.without(event.executing);
            line("others", self.mask(left));
        }
        let mechanism = event.state.shape().features.divergence.name();
        let waiting = event.waiting_after();
        for lanes in waiting.iter().skip(event.depth_before) {
            line(&format!("put on {mechanism}"), self.waiting(lanes));
        }
        line("new mask", self.mask(event.active_after));
        let waiting: Vec<_> = waiting.iter().map(|lanes| self.waiting(lanes)).collect();
        line(mechanism, format!("[{}]", waiting.join(", ")));
        if let Some(interrupt) = event.interrupt {
            line("interrupt", interrupt.to_string());
        }
        text
    }
}

impl Observer for DivergenceLog<'_> {
    fn instruction(&mut self, event: &Event<'_>) {
        let Some(instruction) = event.instruction else {
            return;
        };
        if instruction.opcode().unit() == ExecutionUnit::Divergence {
            // A log that nobody reads any more must not stop the program.
            let _ = writeln!(
                self.output,
                "{}",
                self.describe(event, instruction.opcode())
            );
        }
    }
}

/// Warp, pc, place, and the instruction.
fn heading(event: &Event<'_>, image: &Image) -> String {
    let instruction = match event.instruction {
        Some(instruction) => instruction.to_string(),
        None => "(fetch failed)".to_owned(),
    };
    // As many digits as the last address of the image has.
    let digits = 2 + format!("{:x}", image.end().0).len();
    format!(
        "w{:<2} {:#0digits$x}  {:<20}  {instruction:<28}",
        event.warp,
        event.pc.0,
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
