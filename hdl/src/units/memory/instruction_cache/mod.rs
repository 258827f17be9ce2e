//! The instruction cache (docs/pipeline.md section 19): answers fetches of lines that it holds in the next cycle, and
//! asks the memory for whole lines.
//!
//! It is between schedule and the instruction port. What schedule hears of it, and what goes to the port, comes
//! from registers alone, so neither the memory's answer nor the comparison of tags lies on the way of the choice. A
//! fetch that is taken while the one before it begins a fill is read for again when the fill is done: what it read may
//! have been replaced.

mod lines;
mod shape;
#[cfg(test)]
mod tests;

use isa::trace::Slot;
use isa::{CoreConfig, InstructionCacheField};

use self::lines::CacheLines;
use self::shape::Shape;
use crate::kit::prelude::*;
use crate::ports::{InstructionRequest, InstructionResponse};
use crate::stages::execute::ports::TranslationSide;
use crate::stages::schedule::Schedule;
use crate::trace::TracePorts;

hardware! {
    /// Holds lines of instructions that have been fetched.
    pub struct InstructionCache(config: &CoreConfig) {
        let shape = Shape::new(config);
        from schedule: Schedule(config) { fetch: InstructionRequest = request }
        from execute: TranslationSide(config) { empties = empties_cache }

        /// To fetch: the answer to the oldest fetch.
        pub answer: InstructionResponse<Out>(config),
        /// To instruction port: a word of a line.
        pub request: InstructionRequest<Out>(config),
        /// From instruction port: the oldest word that was asked for.
        pub response: InstructionResponse<In>(config),
        /// To performance counters: a fill begins.
        pub begins_fill: Out(1) if (config.performance_counters),
        /// To the lock step: what is looked up and filled.
        pub trace: TracePorts = TracePorts::new(config, &[]).with_instruction_cache(config),

        /// A fetch is not answered. Reset: 0.
        lookup_valid: Register(1; reset 0),
        /// It has to be read for again; only while `lookup_valid` is high. Reset: 0.
        lookup_stale: Register(1; reset 0),
        /// Its word.
        lookup_number: Register(shape.number),
        /// A line is on its way. Reset: 0.
        fill_valid: Register(1; reset 0),
        /// The word that is waited for.
        fill_number: Register(shape.number),
        /// The line's way.
        fill_way: Register(shape.way) if (shape.way > 0),
        /// Words of the line that have been asked for.
        asked: Register(shape.offset + 1),
        /// Words of the line that have come.
        answered: Register(shape.offset),
        /// The line is not kept.
        dropped: Register(1),
        /// The way of the next line. Reset: 0.
        next_way: Register(shape.way; reset 0) if (shape.way > 0),
        lines: CacheLines(config),
        _shape: Shape = shape,
    }
}

/// What happens in a cycle. Wires of one bit.
struct Events {
    /// A fetch is taken.
    fires: Expr,
    /// A fetch finds its line.
    hits: Expr,
    /// A fetch does not: a line is asked for.
    begins: Expr,
    /// A word of the line comes.
    comes: Expr,
    /// It is the one that is waited for.
    is_wanted: Expr,
    /// It is the last one.
    ends: Expr,
    /// The line is not to be kept.
    drops: Expr,
}

impl Describe for InstructionCache {
    fn kernel(&self, k: &mut Kernel) {
        if self.response.error.is_present() {
            k.rules("P21.2");
        }
        let events = self.events(k);
        self.look_up(k, &events);
        self.fill(k, &events);
        self.request(k);
        self.answer(k, &events);
        self.traced(k);
    }
}

impl InstructionCache {
    fn events(&self, k: &mut Kernel) -> Events {
        let fill = self.fill_valid.val();
        k.comment("what happens: P19.1, P19.3 to P19.5, P19.9");
        let ready = k.wire("is_ready", !(&fill | &self.lookup_stale));
        k.drive(&self.fetch.ready, &ready);
        let fires = k.wire("fetch_fires", &self.fetch.valid.val() & ready);
        let looks = k.wire("looks_up", self.lookup_valid.val() & !self.lookup_stale.val());
        let comes = k.wire("word_comes", &fill & &self.response.valid);
        let wanted = self._shape.offset_of(&self.fill_number.val());
        let is_wanted = self.answered.val().equals(wanted);
        let drops = self.dropped.val() | &self.empties;
        let drops = drops | (&comes & &self.response.error);
        Events {
            fires,
            hits: k.wire("fetch_hits", &looks & &self.lines.hits),
            begins: k.wire("fill_begins", looks & !self.lines.hits.val()),
            is_wanted: k.wire("wanted_word_comes", &comes & is_wanted),
            ends: k.wire("fill_ends", &comes & self.answered.val().all()),
            drops: k.wire("drops_line", drops),
            comes,
        }
    }

    /// The youngest fetch that is not answered. While a line is on its way, it is stale or not there.
    fn look_up(&self, k: &mut Kernel, events: &Events) {
        let (fill, stale) = (self.fill_valid.val(), self.lookup_stale.val());
        let (lines, shape) = (&self.lines, self._shape);
        k.comment("the lookup: P19.2, P19.6, P19.8");
        k.update(&self.lookup_valid, &events.fires | &stale);
        let overtaken = &events.fires & &events.begins;
        k.update(&self.lookup_stale, overtaken | (&stale & &fill));
        k.update_when(&self.lookup_number, !&stale, &self.fetch.word);
        let again = shape.place_of(&self.lookup_number.val());
        k.drive(&lines.read_place, select(&stale, again, shape.place_of(&self.fetch.word.val())));
        k.drive(&lines.read_enable, !fill);
        k.drive(&lines.line, shape.line_of(&self.lookup_number.val()));
    }

    /// The line that is on its way.
    fn fill(&self, k: &mut Kernel, events: &Events) {
        let (shape, begins) = (self._shape, &events.begins);
        k.comment("the fill: P19.5, P19.7, P19.9");
        let stays = self.fill_valid.val() & !&events.ends;
        k.update(&self.fill_valid, begins | stays);
        k.drive(&self.begins_fill, begins);
        k.update_when(&self.fill_number, begins, &self.lookup_number);
        let (way, next) = (&self.fill_way, &self.next_way);
        if way.is_present() {
            k.update_when(way, begins, next);
            let after = k.add_constant("way_after", next, 1);
            k.update_when(next, begins, after);
        }
        k.update(&self.dropped, !begins & &events.drops);
        let answered = k.add_constant("answered_plus_one", &self.answered, 1);
        k.update_when(&self.answered, begins, zeros(shape.offset));
        k.update_when(&self.answered, &events.comes, answered);

        let lines = &self.lines;
        k.drive(&lines.write, &events.comes);
        let line = shape.line_of(&self.fill_number.val());
        k.drive(&lines.write_number, concat([line, self.answered.val()]));
        let way = match way.is_present() {
            false => high(),
            true => k.decode("way_filled", way, shape.ways),
        };
        k.drive(&lines.write_way, way);
        k.drive(&lines.write_word, &self.response.data);
        k.drive(&lines.completes, &events.ends & !&events.drops);
        k.drive(&lines.empties, &self.empties);
    }

    /// The words of the line are asked for in a row.
    fn request(&self, k: &mut Kernel) {
        let (shape, request) = (self._shape, &self.request);
        k.comment("to the instruction port: P3.1, P19.7");
        let asked = self.asked.val();
        wire!(k, asks = self.fill_valid.val() & !asked.bit(shape.offset));
        let fires = &asks & &request.ready;
        let more = k.add_constant("asked_plus_one", &asked, 1);
        k.update_when(&self.asked, !self.fill_valid.val(), zeros(more.width()));
        k.update_when(&self.asked, fires, more);
        k.drive(&request.valid, asks);
        let line = shape.line_of(&self.fill_number.val());
        k.drive(&request.word, concat([line, asked.bits(0, shape.offset)]));
        k.drive(&self.response.ready, high());
    }

    /// What is found here, or comes.
    fn answer(&self, k: &mut Kernel, events: &Events) {
        let (answer, response) = (&self.answer, &self.response);
        k.comment("to fetch: P19.4, P19.7");
        k.drive(&answer.valid, &events.hits | &events.is_wanted);
        k.drive(&answer.data, select(&self.fill_valid, &response.data, &self.lines.word));
        k.drive(&answer.error, self.fill_valid.val() & &response.error);
        k.ignore("fetch always takes it", vec![answer.ready.val()]);
    }

    fn traced(&self, k: &mut Kernel) {
        use InstructionCacheField::*;
        if !self.trace.is_present() {
            return;
        }
        k.comment("trace: P19.11");
        let (lookup, fill) = (self.lookup_valid.val(), self.fill_valid.val());
        let way = |way: &RDff, field: InstructionCacheField| {
            let width = self.trace.width_of(Slot::InstructionCache(field));
            way.val().zero_extend(width)
        };
        let answered = self.answered.val().zero_extend(self.asked.width());
        let shown = [
            (LookupValid, high(), lookup.clone()),
            (LookupStale, high(), self.lookup_stale.val()),
            (LookupWord, lookup, self.lookup_number.val()),
            (FillValid, high(), fill.clone()),
            (FillWord, fill.clone(), self.fill_number.val()),
            (FillWay, fill.clone(), way(&self.fill_way, FillWay)),
            (FillAsked, fill.clone(), self.asked.val()),
            (FillAnswered, fill.clone(), answered),
            (FillDropped, fill, self.dropped.val()),
            (NextWay, high(), way(&self.next_way, NextWay)),
        ];
        for (field, counts, value) in shown {
            let value = replicate(value.width(), counts) & value;
            self.trace.drive_slot(k, Slot::InstructionCache(field), value);
        }
    }
}
