//! The loader: frames from the UART to RAM (docs/soc.md, section on the loader).
//!
//! Each byte stays at the head of the input queue for at least eight cycles, in which its bits go through the CRC; the last of them also
//! writes it to RAM, as soon as that is ready. So a slow RAM needs no buffer here.

mod crc;

pub use crc::Crc32;

use isa::CoreConfig;

use crate::kit::prelude::*;

/// What a frame begins with.
const MAGIC: [u8; 4] = *b"HARP";
/// Bytes of the length, and of the CRC.
const FIELD_BYTES: u32 = 4;

/// The part of a frame that is expected next: its code.
#[derive(Clone, Copy, Debug)]
enum Phase {
    Magic = 0,
    Length = 1,
    Payload = 2,
    Check = 3,
}

impl Phase {
    fn code(self) -> Expr {
        constant(2, self as u128)
    }
}

hardware! {
    /// Loads images over the UART, while the core is held in reset.
    #[derive(LogicBlock)]
    pub struct Loader {
        /// The clock.
        pub clock: Signal<In, Clock>,
        /// Synchronous reset, active high.
        pub reset: RSignal<In>,
        /// From receiver: a break.
        pub broken: RSignal<In>,
        /// From bit clock: high for one cycle in each 65,536 bit times.
        pub long_tick: RSignal<In>,
        /// From input queue: a byte waits.
        pub waiting: RSignal<In>,
        /// From input queue: the byte.
        pub head_byte: RSignal<In>,
        /// To input queue: the byte is taken.
        pub pop: RSignal<Out>,
        /// To memory: write a byte.
        pub write: RSignal<Out>,
        /// To memory: its address.
        pub address: RSignal<Out>,
        /// From memory: it is written.
        pub write_ready: RSignal<In>,
        /// To output queue: append an answer.
        pub answer_push: RSignal<Out>,
        /// To output queue: the answer.
        pub answer: RSignal<Out>,
        /// The core is to be held in reset, and bytes from the UART are the loader's.
        pub loading: RSignal<Out>,
        /// The last frame was no good. Reset: 0.
        pub failed: RSignal<Out>,
        /// Bytes are the loader's.
        holds: RDff,
        /// The RAM holds a whole image. Reset leaves it, so that no reset runs half of one.
        whole: RDff,
        /// The last frame was no good. Reset: 0.
        fails: RDff,
        /// The part of the frame expected next. Reset: magic.
        phase: RDff,
        /// Number of the next byte in it. Reset: 0.
        place: RDff,
        /// Number of the byte's next bit. Reset: 0.
        bit_index: RDff,
        /// Length or CRC is complete, and is judged in this cycle. Reset: 0.
        judges: RDff,
        /// Nothing has come since the last long tick.
        quiet: RDff,
        /// Length of the payload, by its bytes, the lowest first.
        length: Vec<RDff>,
        /// The length received has a bit above those of `length`.
        length_too_large: RDff,
        /// Where the next byte of the payload goes.
        next_address: RDff,
        crc: Crc32,
    }
}

impl Loader {
    /// For the configured RAM. `has_image`: the RAM holds an image from the start.
    pub fn new(config: &CoreConfig, has_image: bool) -> Loader {
        let address_bits = config.ram_bytes.trailing_zeros();
        Loader {
            clock: Signal::default(),
            reset: RSignal::bit(),
            broken: RSignal::bit(),
            long_tick: RSignal::bit(),
            waiting: RSignal::bit(),
            head_byte: RSignal::new(8),
            pop: RSignal::bit(),
            write: RSignal::bit(),
            address: RSignal::new(address_bits),
            write_ready: RSignal::bit(),
            answer_push: RSignal::bit(),
            answer: RSignal::new(8),
            loading: RSignal::bit(),
            failed: RSignal::bit(),
            holds: RDff::from_power_up(1, 0),
            whole: RDff::from_power_up(1, has_image.into()),
            fails: RDff::bit(),
            phase: RDff::new(2, 0),
            place: RDff::new(2, 0),
            bit_index: RDff::new(3, 0),
            judges: RDff::bit(),
            quiet: RDff::without_reset(1),
            length: length_widths(address_bits + 1)
                .map(RDff::without_reset)
                .collect(),
            length_too_large: RDff::without_reset(1),
            next_address: RDff::without_reset(address_bits),
            crc: Crc32::default(),
        }
    }

    /// Whether a part of the frame is expected next.
    fn is_in(&self, phase: Phase) -> Expr {
        self.phase.val().equals(phase.code())
    }
}

/// The widths of the bytes that hold a length of that many bits.
fn length_widths(bits: u32) -> impl Iterator<Item = u32> {
    (0..bits.div_ceil(8)).map(move |place| (bits - 8 * place).min(8))
}

/// What happens in a cycle.
struct Events {
    /// A byte is done with.
    done: Expr,
    /// It is the last one of a field of four bytes.
    field_done: Expr,
    /// It is a wrong byte where the magic is expected.
    mismatch: Expr,
    /// It is in the payload.
    stored: Expr,
    /// It is the payload's last.
    last_stored: Expr,
    /// Too long a pause.
    timed_out: Expr,
    /// The length is judged to be bad.
    bad_length: Expr,
    /// The CRC is judged to be bad.
    bad_check: Expr,
    /// The CRC is judged to be good.
    good: Expr,
}

impl Loader {
    /// The byte at the queue's head goes through the CRC, and into the RAM.
    fn events(&self, k: &mut Kernel) -> Events {
        let byte = self.head_byte.val();
        k.comment(
            "a byte is done with when its last bit is; in the payload, when it is written, too",
        );
        let busy = k.wire(
            "is_busy",
            self.holds.val() & &self.waiting & !self.judges.val(),
        );
        let last_bit = k.wire("last_bit", &busy & self.bit_index.val().all());
        let in_payload = k.wire("in_payload", self.is_in(Phase::Payload));
        let may_end = !&in_payload | &self.write_ready;
        let done = k.wire("done", &last_bit & may_end);
        let step = k.wire("takes_bit", &busy & (&done | !self.bit_index.val().all()));
        let next_bit = k.add_constant("bit_plus_one", &self.bit_index, 1);
        k.update_when(&self.bit_index, &self.broken, zeros(3));
        k.update_when(&self.bit_index, &step, next_bit);
        k.drive(&self.pop, &done);
        k.drive(&self.write, last_bit & &in_payload);
        k.drive(&self.address, &self.next_address);
        let bit = k.pick("bit_taken", &byte.each_bit(), &self.bit_index);
        k.drive(&self.crc.next_bit, bit);
        k.drive(&self.crc.take, step);

        let magic = (0..)
            .zip(MAGIC)
            .map(|(place, letter)| (vec![place], constant(8, letter.into())));
        let wanted = k.case("magic_byte", &self.place, magic.collect(), zeros(8));
        let in_magic = k.wire("in_magic", self.is_in(Phase::Magic));
        let differs = byte.differs(wanted);
        let mismatch = k.wire("mismatch", &done & &in_magic & differs);
        let last_place = self.place.val().is(u128::from(FIELD_BYTES - 1));
        let field_done = &done & last_place & !&in_payload & !&mismatch;
        let field_done = k.wire("field_done", field_done);
        let stored = k.wire("stored", &done & in_payload);
        let width = self.next_address.width() + 1;
        let length = k.wire("whole_length", pack(self.length.iter().map(RDff::val)));
        let end = k.add_constant("end_address", self.next_address.val().zero_extend(width), 1);
        let last_stored = &stored & end.equals(&length);
        k.update_when(
            &self.next_address,
            !self.is_in(Phase::Payload),
            zeros(width - 1),
        );
        k.update_when(&self.next_address, &stored, end.bits(0, width - 1));

        let in_frame = !&in_magic | self.place.val().any();
        let silent = self.quiet.val() & &self.long_tick & !self.waiting.val();
        let timed_out = k.wire("timed_out", self.holds.val() & in_frame & silent);
        k.update_when(&self.quiet, &self.waiting, low());
        k.update_when(&self.quiet, &self.long_tick, high());

        k.comment("a field of four bytes is judged in the cycle after its last");
        let too_large = length.sign() & length.bits(0, width - 1).any();
        let wrong = &self.length_too_large.val() | too_large | !length.any();
        let judges_length = &self.judges.val() & self.is_in(Phase::Payload);
        let judges_check = k.wire("judges_check", self.judges.val() & in_magic);
        Events {
            last_stored: k.wire("last_stored", last_stored),
            bad_length: k.wire("bad_length", judges_length & wrong),
            bad_check: k.wire("bad_check", &judges_check & !self.crc.good.val()),
            good: k.wire("good", judges_check & &self.crc.good),
            done,
            field_done,
            mismatch,
            stored,
            timed_out,
        }
    }

    /// Keeps the length as it comes in.
    fn length(&self, k: &mut Kernel, events: &Events) {
        let byte = self.head_byte.val();
        let taken = k.wire("length_taken", &events.done & self.is_in(Phase::Length));
        k.comment("its bytes, of which bits above the RAM's size must be 0");
        let mut excess = Vec::new();
        for place in 0..FIELD_BYTES {
            let here = self.place.val().is(place.into());
            let part = self.length.get(place as usize);
            let kept = part.map_or(0, RDff::width);
            if let Some(part) = part {
                k.update_when(part, &taken & &here, byte.bits(0, kept));
            }
            if kept < 8 {
                excess.push(here & byte.bits(kept, 8 - kept).any());
            }
        }
        let excess = k.wire("excess", any_of(1, excess));
        let so_far = self.length_too_large.val() & self.place.val().any();
        k.update_when(&self.length_too_large, &taken, so_far | excess);
    }
}

impl Describe for Loader {
    fn kernel(&self, k: &mut Kernel) {
        let events = self.events(k);
        self.length(k, &events);
        let Events {
            field_done,
            mismatch,
            ..
        } = &events;

        k.comment("where in the frame");
        let failure = &events.timed_out | &events.bad_length | &events.bad_check;
        let failure = k.wire("failure", failure);
        let restart = k.wire("restarts", &failure | &self.broken);
        k.update_when(&self.phase, &restart, Phase::Magic.code());
        let follows = |phase: Phase, next: Phase| (vec![phase as u128], next.code());
        let arms = vec![
            follows(Phase::Magic, Phase::Length),
            follows(Phase::Length, Phase::Payload),
            follows(Phase::Payload, Phase::Check),
        ];
        let next_phase = k.case("next_phase", &self.phase, arms, Phase::Magic.code());
        k.update_when(&self.phase, field_done | &events.last_stored, next_phase);
        // The first letter of the magic does not come up again in it.
        let begins = self.head_byte.val().is(MAGIC[0].into());
        let next_place = k.add_constant("place_plus_one", &self.place, 1);
        k.update_when(&self.place, &restart, zeros(2));
        k.update_when(&self.place, mismatch, begins.zero_extend(2));
        let counted = &events.done & !&events.stored;
        k.update_when(&self.place, counted, next_place);
        let in_magic = self.is_in(Phase::Magic);
        let judged = field_done & !&in_magic & !&restart;
        k.update(&self.judges, judged);
        k.drive(&self.crc.start, in_magic & field_done);

        k.comment("who has the UART and the RAM");
        k.update_when(&self.holds, &self.reset, !self.whole.val());
        k.update_when(&self.holds, &self.broken, high());
        k.update_when(&self.holds, &events.good, low());
        k.update_when(&self.whole, &events.stored, low());
        k.update_when(&self.whole, &events.good, high());
        k.drive(&self.loading, &self.holds);

        k.comment("the answer; of wrong bytes only the first since the break gets one");
        let unexpected = k.wire("unexpected", mismatch & !self.fails.val());
        let cases = vec![
            (events.timed_out.clone(), b'T'),
            (events.bad_length.clone(), b'L'),
            (events.bad_check.clone(), b'C'),
            (events.good.clone(), b'K'),
        ];
        let cases = cases
            .into_iter()
            .map(|(when, letter)| (when, constant(8, letter.into())));
        let answer = first_of(cases.collect(), constant(8, b'M'.into()));
        k.drive(&self.answer, answer);
        k.drive(&self.answer_push, &failure | &unexpected | &events.good);
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
            let config = CoreConfig {
                ram_bytes,
                ..CoreConfig::default()
            };
            if let Err(errors) = crate::kit::emit(&Loader::new(&config, true)) {
                panic!("{errors}");
            }
        }
    }
}
