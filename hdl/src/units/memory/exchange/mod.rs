//! The exchange unit (docs/pipeline.md section 26): carries out atomic instructions, a word of memory at a time.
//!
//! The load/store unit reads a line for it and writes one back, as it does for loads and stores. In between the lanes
//! that name one word change it, one after the other: so there is one adder, however many lanes there are.

mod arithmetic;
mod lanes;
#[cfg(test)]
mod tests;

use isa::trace::{ExchangeField, Slot};
use isa::CoreConfig;

pub use self::arithmetic::{ExchangeArithmetic, ExchangeFunction};
use crate::kit::prelude::*;
use crate::trace::TracePorts;

codes! {
    /// What the unit is about.
    pub enum ExchangePhase(3 bits, "PHASE") {
        /// Nothing, or it asks for a line.
        Idle = 0,
        /// The line is on its way.
        Reading = 1,
        /// The lanes change the word.
        Exchanging = 2,
        /// It asks for the word to be stored.
        Writing = 3,
        /// The memory is to say whether it has stored it.
        Answering = 4,
        /// The old words go to the register file.
        Returning = 5,
    }
}

/// Whether there is one.
pub const fn is_present(config: &CoreConfig) -> bool {
    config.extension
}

hardware! {
    /// Changes words of memory for the lanes of an atomic instruction.
    pub struct ExchangeUnit(config: &CoreConfig) {
        let (lanes, word) = (config.arch.lanes(), config.arch.word_bits());
        let place = config.line_words.trailing_zeros();
        let places = if place > 0 { lanes } else { 0 };

        /// From the active access: what becomes of a word: an [`ExchangeFunction`].
        pub operation: In(ExchangeFunction::BITS),
        /// From the active access: words are signed numbers.
        pub is_signed: In(1),
        /// From the active access: the word in its line, for each lane.
        pub place: [In(place); places],
        /// From the active access: second operand of each lane.
        pub value: [In(word); lanes],
        /// From register file: destination of each lane, with which acas compares.
        pub expected: [In(word); lanes],
        /// From coalescer: lanes whose words are in what is read.
        pub served: In(lanes),
        /// From load/store unit: the request of the unit fires.
        pub fires: In(1),
        /// From load/store unit: and is to be answered, though it stores.
        pub is_answered: In(1) if (config.bus_errors),
        /// From load/store unit: an answer is taken.
        pub answered: In(1),
        /// From load/store unit: it says that the access has failed.
        pub error: In(1) if (config.bus_errors),
        /// From load/store unit: it says that the store came too late.
        pub again: In(1) if (config.bus_errors),
        /// From load/store unit: the word that has been read; 0 while lanes exchange it.
        pub read: In(word),
        /// From load/store unit: the old words are written.
        pub writes: In(1),
        /// To load/store unit: it may ask for a line.
        pub is_idle: Out(1),
        /// To load/store unit: it waits for a line.
        pub reads: Out(1),
        /// To load/store unit: the number in its line of the word that it waits for.
        pub read_place: Out(place) if (place > 0),
        /// To load/store unit: it asks for a store.
        pub stores: Out(1),
        /// To coalescer: it asks for a store, and the word has been changed.
        pub changes: Out(1),
        /// To coalescer: the word.
        pub word: Out(word),
        /// To coalescer: its number in its line.
        pub stored_place: Out(place) if (place > 0),
        /// To load/store unit: old words are to be written.
        pub returns: Out(1),
        /// To load/store unit: lanes that the exchange serves.
        pub lanes: Out(lanes),
        /// To load/store unit: those of them that get their old word.
        pub write_lanes: Out(lanes),
        /// To load/store unit: old word of each lane; 0 in lanes whose turn has not been.
        pub old: [Out(word); lanes],
        /// To the lock step: phase, and lanes still to exchange.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_exchange(config),

        /// An [`ExchangePhase`]. Reset: idle.
        phase: Register(ExchangePhase::BITS; reset 0),
        /// Lanes that the exchange serves.
        taken: Register(lanes),
        /// Lanes still to exchange; before the answer all that the line has words of.
        left: Register(lanes),
        /// The lane whose turn it is.
        turn: Register(lanes),
        /// The word's number in its line.
        word_place: Register(place) if (place > 0),
        /// The word, as it is by now; 0 while it is on its way.
        current: Register(word),
        /// It has been changed.
        changed: Register(1),
        /// A response of the exchange had an error.
        failed: Register(1) if (config.bus_errors),
        /// Second operand of the lane whose turn it is, in that lane; else 0.
        turn_value: [Register(word); lanes],
        /// What that lane compares with, in that lane; else 0.
        turn_expected: [Register(word); lanes],
        /// Old word of each lane whose turn has been; else 0. Reset: 0.
        old_words: [Register(word; reset 0); lanes],
        arithmetic: ExchangeArithmetic(word),
    }
}

/// What happens in this cycle. Wires of one bit.
struct Events {
    /// The line is asked for.
    begins: Expr,
    /// The word is there.
    arrives: Expr,
    /// A lane exchanges.
    exchanges: Expr,
    /// It is the last one.
    ends: Expr,
}

impl Describe for ExchangeUnit {
    fn kernel(&self, k: &mut Kernel) {
        k.rules("P26.9");
        let events = self.events(k);
        self.go_on(k, &events);
        self.take_turns(k, &events);
        self.exchange(k, &events);
        self.fail(k, &events);
        self.show(k);
    }
}

impl ExchangeUnit {
    fn is(&self, phase: ExchangePhase) -> Expr {
        phase.is(&self.phase)
    }

    fn events(&self, k: &mut Kernel) -> Events {
        k.comment("what happens");
        wire!(k, exchanges = self.is(ExchangePhase::Exchanging));
        let others = (self.left.val() & !self.turn.val()).any();
        Events {
            begins: k.wire("begins", self.is(ExchangePhase::Idle) & &self.fires),
            arrives: k.wire("arrives", self.is(ExchangePhase::Reading) & &self.answered),
            ends: k.wire("ends", &exchanges & !others),
            exchanges,
        }
    }

    /// From phase to phase.
    fn go_on(&self, k: &mut Kernel, events: &Events) {
        use ExchangePhase::{Answering, Exchanging, Idle, Reading, Returning, Writing};
        k.comment(match self.again.is_present() {
            false => "phases: P26.10 to P26.13, P26.15",
            true => "phases: P26.10 to P26.15, P26.21",
        });
        let exchanged = select(&self.error, Writing.val(), Exchanging.val());
        let stored = select(&self.is_answered, Answering.val(), Returning.val());
        let stores = self.is(Writing) & &self.fires;
        let answered = self.is(Answering) & &self.answered;
        let from_answering = select(&self.again, Idle.val(), Returning.val());
        let returned = self.is(Returning) & &self.writes;
        for (happens, next) in [
            (events.begins.clone(), Reading.val()),
            (events.arrives.clone(), exchanged),
            (events.ends.clone(), Writing.val()),
            (stores, stored),
            (answered, from_answering),
            (returned, Idle.val()),
        ] {
            k.update_when(&self.phase, happens, next);
        }
    }

    /// A response with an error: no lane gets its old word.
    fn fail(&self, k: &mut Kernel, events: &Events) {
        k.update_when(&self.failed, &events.begins, low());
        k.update_when(&self.failed, self.answered.val() & &self.error, high());
    }

    fn show(&self, k: &mut Kernel) {
        k.comment("to load/store unit: P26.10, P26.13, P26.15");
        k.drive(&self.is_idle, self.is(ExchangePhase::Idle));
        k.drive(&self.reads, self.is(ExchangePhase::Reading));
        k.drive(&self.stores, self.is(ExchangePhase::Writing));
        k.drive(&self.returns, self.is(ExchangePhase::Returning));
        k.drive(&self.lanes, &self.taken);
        let lanes = self.taken.width();
        let succeeded = replicate(lanes, !self.failed.val());
        k.drive(&self.write_lanes, self.taken.val() & succeeded);
        k.comment("to coalescer: P26.13");
        k.drive(&self.changes, self.is(ExchangePhase::Writing) & &self.changed);
        k.drive(&self.word, &self.current);
        k.drive(&self.stored_place, &self.word_place);
        for (old, word) in self.old.iter().zip(&self.old_words) {
            k.drive(old, word);
        }
        k.comment("trace: P26.20");
        let shown = replicate(lanes, self.is(ExchangePhase::Exchanging)) & &self.left;
        let trace = &self.trace;
        trace.drive_slot(k, Slot::Exchange(ExchangeField::Phase), &self.phase);
        trace.drive_slot(k, Slot::Exchange(ExchangeField::Lanes), shown);
    }
}
