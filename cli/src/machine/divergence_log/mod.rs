//! `harmonica run --divergence-log`: what happens to the lanes of warps, in the words of the mechanism.

mod contexts;
mod paths;
mod stack;

use std::io::Write;

use assembler::Image;
use golden_model::{ComparisonEvent, Event, Observer, State, WaitingLanes};
use isa::{Address, Context, DivergenceMechanism, LaneMask};

use super::instruction_log::{heading, mask, CoreColumn, LogOutput};

/// One paragraph for each thing that happens.
pub struct DivergenceLog<'a> {
    image: &'a Image,
    output: &'a mut LogOutput,
    core: CoreColumn,
}

impl<'a> DivergenceLog<'a> {
    /// A log that is written here.
    pub fn new(image: &'a Image, output: &'a mut LogOutput) -> Self {
        DivergenceLog { image, output, core: CoreColumn::default() }
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

    /// All that wait in a context, those that have waited longest first.
    fn all_waiting(&self, state: &State, context: Context) -> String {
        let waiting = state.divergence().waiting(context);
        let waiting: Vec<_> = waiting.iter().map(|lanes| self.waiting(lanes)).collect();
        format!("[{}]", waiting.join(", "))
    }

    /// The beginning of a paragraph on an instruction.
    fn on(&self, event: &Event<'_>, summary: &str) -> Paragraph {
        self.paragraph(event.pc, &heading(event, self.image), summary)
    }

    /// The beginning of a paragraph on what happens at an address; of a compiled program it says the line of its
    /// source.
    fn paragraph(&self, pc: Address, heading: &str, summary: &str) -> Paragraph {
        let mut text = Paragraph(format!("{heading}  {summary}"));
        if let Some(place) = self.image.compiled_from(pc) {
            text.line("source", &place);
        }
        text
    }

    fn write(&mut self, text: Option<String>) {
        if let Some(text) = text {
            // A log without a reader must not stop the program.
            let _ = writeln!(self.output, "{}{text}", self.core);
        }
    }
}

/// The first line of a log, if its mechanism has no events to log.
pub fn opening(mechanism: DivergenceMechanism) -> Option<&'static str> {
    match mechanism {
        DivergenceMechanism::Stack | DivergenceMechanism::PairedPath | DivergenceMechanism::MultiPath => None,
        DivergenceMechanism::Masks => Some(
            "masks: nothing parts, and nothing is kept; lanes stay together, and the program guards its instructions. \
             --trace shows the lanes of each",
        ),
    }
}

impl Observer for DivergenceLog<'_> {
    fn core(&mut self, number: u32) {
        self.core.set(number);
    }

    fn instruction(&mut self, event: &Event<'_>) {
        let text = match event.state.shape().features.divergence {
            DivergenceMechanism::Stack => stack::instruction(self, event),
            DivergenceMechanism::Masks => None,
            DivergenceMechanism::PairedPath => paths::instruction(self, event),
            DivergenceMechanism::MultiPath => contexts::instruction(self, event),
        };
        self.write(text);
    }

    fn comparison(&mut self, event: &ComparisonEvent<'_>) {
        let text = match event.state.shape().features.divergence {
            DivergenceMechanism::Stack | DivergenceMechanism::Masks | DivergenceMechanism::MultiPath => None,
            DivergenceMechanism::PairedPath => paths::comparison(self, event),
        };
        self.write(text);
    }
}

/// A heading, and lines below it.
struct Paragraph(String);

impl Paragraph {
    fn line(&mut self, what: &str, value: &str) {
        self.0 += &format!("\n    {what:<14}{value}");
    }

    /// Which lanes an instruction takes with it, and which not.
    fn parting(&mut self, log: &DivergenceLog<'_>, event: &Event<'_>) {
        self.line("mask taken", &log.mask(event.executing));
        let left = event.active_before.without(event.executing);
        self.line("others", &log.mask(left));
    }

    /// The end of a paragraph on an instruction: what waits, by the name that the mechanism has for it, and the
    /// interrupt that it raises.
    fn end(mut self, log: &DivergenceLog<'_>, waiting: &str, event: &Event<'_>) -> String {
        self.line(waiting, &log.all_waiting(event.state, event.context));
        if let Some(interrupt) = event.interrupt {
            self.line("interrupt", &interrupt.to_string());
        }
        self.0
    }
}
