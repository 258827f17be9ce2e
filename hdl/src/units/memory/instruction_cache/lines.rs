//! The lines that the instruction cache holds: their words and tags in RAM, and which of them are there.
//!
//! A fetch reads the word and the tag of every way in one cycle; the next one says which of them, if any, is the line.
//! Nothing is read while a line is being written, so what the RAMs give in a collision does not matter.

use isa::CoreConfig;

use super::shape::Shape;
use crate::kit::prelude::*;
use crate::units::memory::valid_lines::ValidLines;

hardware! {
    /// The lines of the instruction cache.
    pub struct CacheLines(config: &CoreConfig) {
        let shape = Shape::new(config);
        let words = shape.sets * shape.line_words;

        /// From instruction cache: read at the next clock edge; not while a line is written.
        pub read_enable: In(1),
        /// From instruction cache: the place in each way of the word to read.
        pub read_place: In(shape.place()),
        /// From instruction cache: the line of the word that was read last.
        pub line: In(shape.line()),
        /// To instruction cache: it is here.
        pub hits: Out(1),
        /// To instruction cache: what the word holds, if it is.
        pub word: Out(shape.word),
        /// From instruction cache: a word of a line is written.
        pub write: In(1),
        /// From instruction cache: its number.
        pub write_number: In(shape.number),
        /// From instruction cache: its way, one bit a way.
        pub write_way: In(shape.ways),
        /// From instruction cache: what it holds.
        pub write_word: In(shape.word),
        /// From instruction cache: with it the line is complete.
        pub completes: In(1),
        /// From instruction cache: no line is there any longer, whatever is written.
        pub empties: In(1),

        /// The words of each way.
        words: [BlockRam(words, shape.word, Collision::Unused); shape.ways],
        /// The tags of each way.
        tags: [BlockRam(shape.sets, shape.tag, Collision::Unused); shape.ways],
        /// Which lines of each way are there.
        valid: [ValidLines(shape.set); shape.ways],
        _shape: Shape = shape,
    }
}

impl Describe for CacheLines {
    fn kernel(&self, k: &mut Kernel) {
        self.look_up(k);
        self.fill(k);
    }
}

impl CacheLines {
    /// Whether the word that was read is there, and in which way.
    fn look_up(&self, k: &mut Kernel) {
        let shape = self._shape;
        let (read, line) = (self.read_place.val(), self.line.val());
        k.comment("what has been read: P19.3");
        let tag = line.bits(shape.set, shape.tag);
        let written = shape.set_of(&self.write_number.val());
        let set = k.wire("set_in_question", select(&self.read_enable, line.bits(0, shape.set), written));
        let mut hits = Vec::new();
        let mut found = Vec::new();
        for (way, (words, tags)) in self.words.iter().zip(&self.tags).enumerate() {
            let sets = read.bits(shape.offset, shape.set);
            for (ram, address) in [(words, read.clone()), (tags, sets)] {
                k.drive(&ram.read_enable, &self.read_enable);
                k.drive(&ram.read_address, address);
            }
            let valid = &self.valid[way];
            k.drive(&valid.set, &set);
            let same = tags.read_data.val().equals(&tag);
            let is_valid = k.wire(format!("is_valid_{way}"), &valid.is_valid);
            let hits_here = is_valid & same;
            hits.push(k.wire(format!("hits_{way}"), hits_here));
            found.push(words.read_data.val());
        }
        let word = match found.as_slice() {
            [only] => only.clone(),
            _ => one_hot_select(&hits, &found),
        };
        k.drive(&self.word, word);
        k.drive(&self.hits, any_of(1, hits));
    }

    /// Words that come, and lines that are complete with them.
    fn fill(&self, k: &mut Kernel) {
        let shape = self._shape;
        let number = self.write_number.val();
        k.comment("what is written: the tag with every word, for the line is there only with the last; P19.7, P19.9");
        for (way, (words, tags)) in self.words.iter().zip(&self.tags).enumerate() {
            let own = self.write_way.val().bit(way as u32);
            let writes = k.wire(format!("writes_{way}"), self.write.val() & &own);
            for (ram, address, data) in [
                (words, shape.place_of(&number), self.write_word.val()),
                (tags, shape.set_of(&number), shape.tag_of(&number)),
            ] {
                k.drive(&ram.write_enable, &writes);
                k.drive(&ram.write_address, address);
                k.drive(&ram.write_data, data);
            }
            let valid = &self.valid[way];
            k.drive(&valid.write, writes);
            k.drive(&valid.completes, &self.completes);
            k.drive(&valid.empties, &self.empties);
        }
    }
}
