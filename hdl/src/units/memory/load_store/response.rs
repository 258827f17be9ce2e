//! Takes each lane's value out of a line that was loaded.
//!
//! It holds no state: the head of the response queue says which word and byte each lane asked for.

use isa::CoreConfig;

use super::shape::Shape;
use super::size::{extended, AccessSize};
use crate::kit::prelude::*;

hardware! {
    /// Takes each lane's value out of a line that was loaded: the word from the byte addressed to its end.
    pub struct ResponseLanes(config: &CoreConfig) {
        let shape = Shape::new(config);

        /// From the data port: the line.
        pub line: In(shape.line_words * shape.word),
        /// From the response queue: the byte in the line that each lane addresses.
        pub place: [In(shape.place()); shape.lanes],
        /// From the response queue: how much of a word each lane gets: an [`AccessSize`](super::AccessSize).
        pub size: In(shape.size) if (shape.size > 0),
        /// From the response queue: that is a signed number.
        pub is_signed: In(1) if (shape.size > 0),
        /// From the load/store unit: a loaded register is written.
        pub wanted: In(if shape.exchanges() { shape.lanes } else { 1 }),
        /// From exchange unit: what is written, if anything, are old words, which it has whole.
        pub returns: In(1) if (shape.exchanges()),
        /// From the load/store unit: they are.
        pub writes_old: In(1) if (shape.exchanges()),
        /// From exchange unit: old word of each lane.
        pub old: [In(shape.word); if shape.exchanges() { shape.lanes } else { 0 }],
        /// To commit: the value loaded, for each lane; 0 when none is wanted.
        pub value: [Out(shape.word); shape.lanes],
        _shape: Shape = shape,
    }
}

impl Describe for ResponseLanes {
    fn kernel(&self, k: &mut Kernel) {
        let shape = self._shape;
        let line = self.line.val();
        let words: Vec<Expr> = (0..shape.line_words)
            .map(|word| line.bits(word * shape.word, shape.word))
            .collect();
        for (lane, (place, value)) in self.place.iter().zip(&self.value).enumerate() {
            let place = place.val();
            let wanted = match shape.exchanges() {
                false => self.wanted.val(),
                true => self.wanted.val().bit(lane as u32),
            };
            let wanted = replicate(shape.word, wanted);
            let word = k.pick(format!("word_{lane}"), &words, shape.word_of(&place));
            let byte = shape.byte_of(&place);
            let distance = match shape.exchanges() {
                false => concat([byte, zeros(3)]),
                true => {
                    let moves = replicate(shape.byte_index, !self.returns.val());
                    concat([moves & byte, zeros(3)])
                }
            };
            let mut chosen = &wanted & word;
            if let Some(old) = self.old.get(lane) {
                chosen = chosen | (replicate(shape.word, &self.writes_old) & old);
            }
            let found = chosen.shift_right(distance);
            if !self.size.is_present() {
                k.drive(value, found);
                continue;
            }
            let found = k.wire(format!("found_{lane}"), found);
            let narrow = replicate(AccessSize::BITS, !self.returns.val());
            let (size, is_signed) = (narrow & &self.size, self.is_signed.val());
            let extended = extended(k, &lane.to_string(), &found, &size, &is_signed);
            k.drive(value, extended);
        }
    }
}
