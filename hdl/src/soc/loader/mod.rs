//! The loader: frames from the UART to RAM (docs/soc.md, section on the loader).
//!
//! Each byte stays at the head of the input queue for at least eight cycles, in which its bits go through the CRC; the
//! last of them also writes it to RAM, as soon as that is ready. So a slow RAM needs no buffer here.

mod crc;
mod events;

pub use crc::Crc32;

use isa::CoreConfig;

use crate::kit::prelude::*;
use events::Events;

/// What a frame begins with.
const MAGIC: [u8; 4] = *b"HARP";
/// Bytes of the length, and of the CRC.
const FIELD_BYTES: u32 = 4;

codes! {
    /// The part of a frame that is expected next.
    enum Phase(2 bits, "PHASE") {
        /// The bytes that every frame begins with.
        Magic = 0,
        /// The length.
        Length = 1,
        /// The image.
        Payload = 2,
        /// The CRC.
        Check = 3,
    }
}

hardware! {
    /// Loads images over the UART, while the core is held in reset.
    pub struct Loader(config: &CoreConfig, has_image: bool) {
        let address_bits = config.ram_bytes.trailing_zeros();

        /// Synchronous reset, active high.
        pub reset: In(1),
        /// From receiver: a break.
        pub broken: In(1),
        /// From bit clock: high for one cycle in each 65,536 bit times.
        pub long_tick: In(1),
        /// From input queue: a byte waits.
        pub waiting: In(1),
        /// From input queue: the byte.
        pub head_byte: In(8),
        /// To input queue: the byte is taken.
        pub pop: Out(1),
        /// To memory: write a byte.
        pub write: Out(1),
        /// To memory: its address.
        pub address: Out(address_bits),
        /// From memory: it is written.
        pub write_ready: In(1),
        /// To output queue: append an answer.
        pub answer_push: Out(1),
        /// To output queue: the answer.
        pub answer: Out(8),
        /// The core is to be held in reset, and bytes from the UART are the loader's.
        pub loading: Out(1),
        /// The last frame was no good. Reset: 0.
        pub failed: Out(1),
        /// The byte at the queue's head, out of its slow block RAM.
        taken_byte: Register(8),
        /// It holds the head. Reset: 0.
        has_taken: Register(1; reset 0),
        /// Bytes are the loader's.
        holds: Register(1; power_up 0),
        /// The RAM holds a whole image. Reset leaves it, so that no reset runs half of one.
        whole: Register(1; power_up has_image.into()),
        /// In a deep pipeline: an answer was given in the cycle before, and is appended now. Reset: 0.
        answered: Register(1; reset 0) if (config.is_deep()),
        /// That answer.
        given: Register(8) if (config.is_deep()),
        /// The last frame was no good. Reset: 0.
        fails: Register(1; reset 0),
        /// The part of the frame expected next. Reset: magic.
        phase: Register(2; reset 0),
        /// Number of the next byte in it. Reset: 0.
        place: Register(2; reset 0),
        /// Number of the byte's next bit. Reset: 0.
        bit_index: Register(3; reset 0),
        /// Length or CRC is complete, and is judged in this cycle. Reset: 0.
        judges: Register(1; reset 0),
        /// In a deep pipeline: the next byte of the payload is its last, by the length and the address, which stay for
        /// the cycles in which a byte's bits are taken.
        at_end: Register(1) if (config.is_deep()),
        /// Nothing has come since the last long tick.
        quiet: Register(1),
        /// Length of the payload, by its bytes, the lowest first.
        length: [Register(width); for width in length_widths(address_bits + 1)],
        /// The length received has a bit above those of `length`.
        length_too_large: Register(1),
        /// Where the next byte of the payload goes.
        next_address: Register(address_bits),
        crc: Crc32(config.is_deep()),
    }
}

impl Loader {
    /// Whether a part of the frame is expected next.
    fn is_in(&self, phase: Phase) -> Expr {
        phase.is(&self.phase)
    }
}

/// The widths of the bytes that hold a length of that many bits.
fn length_widths(bits: u32) -> impl Iterator<Item = u32> {
    (0..bits.div_ceil(8)).map(move |place| (bits - 8 * place).min(8))
}

impl Describe for Loader {
    fn kernel(&self, k: &mut Kernel) {
        let events = self.events(k);
        self.length(k, &events);
        let Events { field_done, mismatch, .. } = &events;

        k.comment("where in the frame");
        let failure = &events.timed_out | &events.bad_length | &events.bad_check;
        let failure = k.wire("failure", failure);
        let restart = k.wire("restarts", &failure | &self.broken);
        k.update_when(&self.phase, &restart, Phase::Magic.val());
        let follows = |phase: Phase, next: Phase| (vec![phase], next.val());
        let arms = vec![
            follows(Phase::Magic, Phase::Length),
            follows(Phase::Length, Phase::Payload),
            follows(Phase::Payload, Phase::Check),
        ];
        let next_phase = k.case("next_phase", &self.phase, arms, Phase::Magic.val());
        k.update_when(&self.phase, field_done | &events.last_stored, next_phase);
        // The first letter of the magic does not come up again in it.
        let begins = self.taken_byte.val().is(MAGIC[0].into());
        let next_place = k.add_constant("place_plus_one", &self.place, 1);
        k.update_when(&self.place, &restart, zeros(2));
        k.update_when(&self.place, mismatch, begins.zero_extend(2));
        let counted = &events.done & !&events.stored;
        k.update_when(&self.place, counted, next_place);
        let in_magic = self.is_in(Phase::Magic);
        k.update(&self.judges, field_done & !&in_magic & !&restart);
        k.drive(&self.crc.start, in_magic & field_done);

        k.comment("whether the loader or the core has the UART and the RAM");
        k.update_when(&self.holds, &self.reset, !self.whole.val());
        k.update_when(&self.holds, &self.broken, high());
        k.update_when(&self.holds, &events.good, low());
        k.update_when(&self.whole, &events.stored, low());
        k.update_when(&self.whole, &events.good, high());
        k.drive(&self.loading, &self.holds);

        k.comment("the answer; of wrong bytes only the first since the break gets one");
        wire!(k, unexpected = mismatch & !self.fails.val());
        let cases = vec![
            (events.timed_out.clone(), b'T'),
            (events.bad_length.clone(), b'L'),
            (events.bad_check.clone(), b'C'),
            (events.good.clone(), b'K'),
        ];
        let cases = cases.into_iter().map(|(when, letter)| (when, constant(8, letter.into())));
        let answer = first_of(cases.collect(), constant(8, b'M'.into()));
        let answers = &failure | &unexpected | &events.good;
        if self.answered.is_present() {
            k.update(&self.answered, answers);
            k.update(&self.given, answer);
            k.drive(&self.answer_push, &self.answered);
            k.drive(&self.answer, &self.given);
        } else {
            k.drive(&self.answer, answer);
            k.drive(&self.answer_push, answers);
        }
        k.update_when(&self.fails, self.broken.val() | &events.good, low());
        k.update_when(&self.fails, failure | unexpected, high());
        k.drive(&self.failed, &self.fails);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_described_soundly_for_any_ram() {
        for ram_bytes in [256, 1 << 15, 1 << 16, 1 << 30] {
            let config = CoreConfig { ram_bytes, ..CoreConfig::default() };
            if let Err(errors) = crate::kit::emit(&Loader::new(&config, true)) {
                panic!("{errors}");
            }
        }
    }
}
