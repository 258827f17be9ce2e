//! Takes each lane's value out of a line that was loaded.
//!
//! It holds no state: the head of the response queue says which word and byte each lane asked for.

use isa::CoreConfig;

use super::shape::Shape;
use super::size::{Free, Loaded};
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
        pub wanted: In(1),
        /// From exchange unit: old word of each lane, where that is what is written; else 0 when a loaded register is.
        pub old: [In(shape.word); if shape.exchanges() { shape.lanes } else { 0 }],
        /// To commit: the value loaded or the old word, for each lane; else 0.
        pub value: [Out(shape.word); shape.lanes],
        _shape: Shape = shape,
    }
}

impl Describe for ResponseLanes {
    fn kernel(&self, k: &mut Kernel) {
        k.rules(if self.size.is_present() { "P11.18, P26.4" } else { "P11.18" });
        let shape = self._shape;
        let line = self.line.val();
        let words: Vec<Expr> = (0..shape.line_words).map(|word| line.bits(word * shape.word, shape.word)).collect();
        let free = self.size.is_present().then(|| {
            let (size, is_signed) = (self.size.val(), self.is_signed.val());
            Free::of(k, size, is_signed, shape.word_bytes())
        });
        for (lane, (place, value)) in self.place.iter().zip(&self.value).enumerate() {
            let place = place.val();
            let word = pick_word(k, &format!("word_{lane}"), &words, &shape.word_of(&place));
            let byte = shape.byte_of(&place);
            let (Some(free), Some(old)) = (&free, self.old.get(lane)) else {
                let wanted = replicate(shape.word, &self.wanted);
                k.drive(value, wanted & word.shift_right(concat([byte, zeros(3)])));
                continue;
            };
            let loaded = Loaded { lane, word, byte, wanted: self.wanted.val() };
            let extended = loaded.extended(k, free);
            k.drive(value, extended | old);
        }
    }
}

/// The word of a line with this number. Every four words take two LUTs of four inputs a bit; of a `case` mappers make
/// three.
fn pick_word(k: &mut Kernel, name: &str, words: &[Expr], number: &Expr) -> Expr {
    let chosen: Vec<Expr> = match words {
        [_, _, _, _] => return pick_of_four(k, name, words, number),
        [] | [_] | [_, _] => return k.pick(name, words, number),
        _ => {
            let fours = words.chunks(4).enumerate();
            let chosen = fours.map(|(four, words)| pick_of_four(k, &format!("{name}_of_four_{four}"), words, number));
            chosen.collect()
        }
    };
    k.pick(name, &chosen, number.bits(2, number.width() - 2))
}

/// One of four words by the low bits of a number. The first LUT chooses between the lower two; when an upper one is
/// wanted, it tells the second LUT which.
fn pick_of_four(k: &mut Kernel, name: &str, words: &[Expr], number: &Expr) -> Expr {
    let [word_0, word_1, word_2, word_3] = words else {
        return k.pick(name, words, number);
    };
    let all = |bit: Expr| replicate(word_0.width(), bit);
    let (upper, odd) = (number.bit(1), number.bit(0));
    let lower = all(!&upper & !&odd) & word_0 | all(!&upper & &odd) & word_1;
    let first = k.wire(format!("{name}_lower_or_odd"), lower | all(&upper & &odd));
    let second = (&first & word_3) | (!&first & word_2);
    k.wire(name, (all(!&upper) & &first) | (all(upper) & second))
}
