//! Which bus, and how wide it is.

use isa::CoreConfig;

use crate::kit::index_width;
use crate::soc::SocError;

/// A bus that the RAM can be behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BusKind {
    /// Wishbone B4 pipelined.
    Wishbone,
    /// Wishbone B4 classic.
    WishboneClassic,
    /// AXI4.
    Axi,
    /// AXI4-Lite.
    AxiLite,
}

impl BusKind {
    /// All of them.
    pub const ALL: [BusKind; 4] = [BusKind::Wishbone, BusKind::WishboneClassic, BusKind::Axi, BusKind::AxiLite];

    /// Whether it is of the AXI family.
    pub fn is_axi(self) -> bool {
        matches!(self, BusKind::Axi | BusKind::AxiLite)
    }

    /// The least and the greatest number of data bits that the bus's standard knows, as far as a line can have them.
    fn data_bits(self) -> (u32, u32) {
        match self {
            BusKind::Wishbone | BusKind::WishboneClassic => (8, 64),
            BusKind::Axi => (8, 512),
            BusKind::AxiLite => (32, 64),
        }
    }

    /// The bus in words.
    fn title(self) -> &'static str {
        match self {
            BusKind::Wishbone => "a pipelined Wishbone bus",
            BusKind::WishboneClassic => "a classic Wishbone bus",
            BusKind::Axi => "an AXI4 bus",
            BusKind::AxiLite => "an AXI4-Lite bus",
        }
    }
}

/// How other masters of a bus are kept from a line between the read and the store of an exchange (docs/pipeline.md
/// section 26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BusLock {
    /// They do not get the bus: its cycle lasts from the read to the answer to the store.
    Cycle,
    /// The memory watches: both are exclusive accesses, and a store that comes too late is refused.
    Exclusive,
}

/// A bus and its widths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BusShape {
    /// Which bus.
    pub kind: BusKind,
    /// Bits of a beat: the bus's data bits.
    pub beat_bits: u32,
    /// Words of a beat.
    pub beat_words: u32,
    /// Beats of a line.
    pub line_beats: u32,
    /// Words that are fetched at once: those of the instruction cache's line, where the bus has bursts and the core
    /// such a cache; else 1.
    pub fetch_words: u32,
    /// Bits of a beat's number.
    pub number_bits: u32,
    /// Bits of the bus's addresses above those of the RAM; 0 when it has no others.
    pub window_bits: u32,
    /// How exchanges are atomic; `None` where the core makes none, or no other master is there.
    pub lock: Option<BusLock>,
}

impl BusShape {
    /// The shape of a core's bus of that kind; `bus_bits` is its width, if that is not left to the kind. With
    /// `sole_master` nobody else stores to the memory, so that exchanges need no lock.
    ///
    /// # Errors
    /// [`SocError::BusWidth`] when the core cannot have such a bus; [`SocError::BusLock`] when its exchanges would not
    /// be atomic there.
    pub fn new(
        kind: BusKind,
        core: &CoreConfig,
        bus_bits: Option<u32>,
        sole_master: bool,
    ) -> Result<BusShape, SocError> {
        let shape = BusShape::wide(kind, core, bus_bits)?;
        Ok(BusShape {
            lock: match core.extension && !sole_master {
                true => Some(shape.find_lock(core)?),
                false => None,
            },
            ..shape
        })
    }

    /// The shape of the bus of several such cores: each fetch is a transfer of its own, since those of the cores come
    /// in turns.
    ///
    /// # Errors
    /// As [`BusShape::new`]; [`SocError::BusLock`] also where exchanges would have to be made anew, which several cores
    /// are not told.
    pub fn of_several(
        kind: BusKind,
        core: &CoreConfig,
        bus_bits: Option<u32>,
        sole_master: bool,
    ) -> Result<BusShape, SocError> {
        if core.extension && !sole_master && kind == BusKind::Axi {
            return Err(SocError::BusLock {
                bus: kind.title(),
                cause: "has exclusive accesses that are made anew when they fail, which needs bus_errors, and several cores have none",
                remedy: "choose a Wishbone bus".to_owned(),
            });
        }
        Ok(BusShape { fetch_words: 1, ..BusShape::new(kind, core, bus_bits, sole_master)? })
    }

    /// This shape without a lock.
    fn wide(kind: BusKind, core: &CoreConfig, bus_bits: Option<u32>) -> Result<BusShape, SocError> {
        let (word_bits, line_bits) = (core.arch.word_bits(), 8 * core.line_bytes());
        let (least, most) = kind.data_bits();
        let widths = (0..=core.line_words.trailing_zeros()).map(|power| word_bits << power);
        let widths: Vec<u32> = widths.filter(|bits| (least..=most).contains(bits)).collect();
        let by_itself = match kind {
            BusKind::Axi => widths.last(),
            _ => widths.first(),
        };
        let wanted = bus_bits.or(by_itself.copied());
        match wanted.filter(|bits| widths.contains(bits)) {
            Some(beat_bits) => Ok(BusShape::of_beats(kind, core, beat_bits / word_bits)),
            None => Err(SocError::BusWidth {
                bus: kind.title(),
                wanted: bus_bits,
                word_bits,
                line_bits,
                remedy: remedy(&widths, least, most),
            }),
        }
    }

    /// The means that the bus has to make exchanges atomic.
    fn find_lock(&self, core: &CoreConfig) -> Result<BusLock, SocError> {
        let refused = |cause, remedy| Err(SocError::BusLock { bus: self.kind.title(), cause, remedy });
        match self.kind {
            BusKind::Wishbone | BusKind::WishboneClassic => Ok(BusLock::Cycle),
            BusKind::AxiLite => refused(
                "has nothing that keeps other masters away between a read and a write",
                "choose another bus".to_owned(),
            ),
            BusKind::Axi if !core.bus_errors => refused(
                "says only in its answers whether an exclusive access has succeeded, and this core does not wait for those to stores",
                "set bus_errors = true".to_owned(),
            ),
            BusKind::Axi if self.line_beats > 1 => refused(
                "has exclusive accesses of one beat here, and a line of this core takes several",
                format!("make the bus as wide as a line, {} bits", 8 * core.line_bytes()),
            ),
            BusKind::Axi => Ok(BusLock::Exclusive),
        }
    }

    /// The shape of a bus as wide as a word.
    pub fn of_words(kind: BusKind, core: &CoreConfig) -> BusShape {
        BusShape::of_beats(kind, core, 1)
    }

    fn of_beats(kind: BusKind, core: &CoreConfig, beat_words: u32) -> BusShape {
        let cache = core.instruction_cache.filter(|_| kind == BusKind::Axi);
        BusShape {
            fetch_words: cache.map_or(1, |cache| cache.line_words),
            kind,
            beat_bits: beat_words * core.arch.word_bits(),
            beat_words,
            line_beats: core.line_words / beat_words,
            number_bits: core.ram_word_bits() - beat_words.trailing_zeros(),
            window_bits: 0,
            lock: None,
        }
    }

    /// This shape with a RAM that is a window of a bus with addresses of so many bits.
    pub fn with_window(self, address_bits: u32) -> BusShape {
        BusShape { window_bits: address_bits - self.ram_address_bits(), ..self }
    }

    /// Whether the bus has more than the RAM.
    pub fn has_window(&self) -> bool {
        self.window_bits > 0
    }

    /// Bits of the address of a byte of the RAM.
    pub fn ram_address_bits(&self) -> u32 {
        self.number_bits + self.beat_bytes().trailing_zeros()
    }

    /// Bytes of a beat.
    pub fn beat_bytes(&self) -> u32 {
        self.beat_bits / 8
    }

    /// Bits of the address of a byte on the bus.
    pub fn address_bits(&self) -> u32 {
        self.ram_address_bits() + self.window_bits
    }

    /// Bits of a word's place in its beat; 0 when a beat is a word.
    pub(super) fn place_bits(&self) -> u32 {
        self.beat_words.trailing_zeros()
    }

    /// Beats of a fetch.
    pub(super) fn fetch_beats(&self) -> u32 {
        (self.fetch_words / self.beat_words).max(1)
    }

    /// Words that a beat of a fetch brings.
    pub(super) fn words_brought(&self) -> u32 {
        self.fetch_words.min(self.beat_words)
    }

    /// Bits that tell which words of a beat are fetched; 0 when all are.
    pub(super) fn chosen_bits(&self) -> u32 {
        self.place_bits() - self.words_brought().trailing_zeros()
    }

    /// Whether the bus has bursts, and a line of data or a fetch more than one beat.
    pub(super) fn has_bursts(&self) -> bool {
        self.kind == BusKind::Axi && self.line_beats.max(self.fetch_beats()) > 1
    }

    /// Bits of a burst's length less one; 0 without bursts.
    pub(super) fn length_bits(&self) -> u32 {
        match self.has_bursts() {
            true => index_width(self.line_beats.max(self.fetch_beats())),
            false => 0,
        }
    }

    /// Whether the bus is kept for an exchange.
    pub(super) fn keeps_bus(&self) -> bool {
        self.lock == Some(BusLock::Cycle)
    }

    /// Whether there are exclusive accesses.
    pub(super) fn is_exclusive(&self) -> bool {
        self.lock == Some(BusLock::Exclusive)
    }

    /// Transfers that may be under way at once.
    pub(super) fn transfers_max(&self) -> u32 {
        match self.kind {
            BusKind::WishboneClassic => 1,
            BusKind::Wishbone | BusKind::Axi | BusKind::AxiLite => 8,
        }
    }

    /// Tells one master from another in a module's name.
    pub(super) fn variant(&self) -> String {
        let kind = match self.kind {
            BusKind::Wishbone => "pipelined",
            BusKind::WishboneClassic => "classic",
            BusKind::Axi => "full",
            BusKind::AxiLite => "lite",
        };
        let window = if self.has_window() { "_window" } else { "" };
        format!("{kind}_{}{window}", self.beat_bits)
    }
}

/// What to change for a bus that can be had.
fn remedy(widths: &[u32], least: u32, most: u32) -> String {
    let names: Vec<String> = widths.iter().map(u32::to_string).collect();
    match names.as_slice() {
        [] => format!("configure line_words so that a line has {least} to {most} bits"),
        [only] => format!("choose {only}, or change line_words"),
        [rest @ .., last] => format!("choose {} or {last}, or change line_words", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn core(arch: &str, line_words: u32) -> CoreConfig {
        let options = isa::CoreOptions {
            arch: Some(arch.to_owned()),
            line_words: Some(line_words),
            ..isa::CoreOptions::default()
        };
        CoreConfig::from_options(&options).unwrap()
    }

    /// Rules: S5.1.20, S5.1.21, S5.1.22.
    #[test]
    fn a_bus_without_means_for_atomic_instructions_is_refused() {
        let lock = |kind, bus_bits, bus_errors, sole_master| {
            let core = CoreConfig { extension: true, bus_errors, ..core("4w8/8/4/4", 4) };
            let shape = BusShape::new(kind, &core, bus_bits, sole_master);
            shape.map(|shape| shape.lock).map_err(|error| error.to_string())
        };
        use BusKind::{Axi, AxiLite, Wishbone, WishboneClassic};
        for kind in [Wishbone, WishboneClassic] {
            assert_eq!(lock(kind, None, false, false), Ok(Some(BusLock::Cycle)));
        }
        assert_eq!(lock(Axi, None, true, false), Ok(Some(BusLock::Exclusive)));
        for (kind, bits, bus_errors, remedy) in [
            (AxiLite, None, true, "choose another bus"),
            (Axi, None, false, "set bus_errors = true"),
            (Axi, Some(32), true, "as wide as a line, 128 bits"),
        ] {
            let error = lock(kind, bits, bus_errors, false).unwrap_err();
            assert!(error.contains(remedy), "{error}");
            assert!(error.contains("set sole_master"), "{error}");
            assert_eq!(lock(kind, bits, bus_errors, true), Ok(None));
        }
        let plain = BusShape::new(AxiLite, &core("4w8/8/4/4", 4), None, false);
        assert_eq!(plain.unwrap().lock, None);
    }

    /// Rules: S5.1.1.
    #[test]
    fn a_bus_is_a_word_or_a_line_or_between() {
        let bits = |kind, arch, words, bits| {
            BusShape::new(kind, &core(arch, words), bits, false)
                .map(|shape| (shape.beat_bits, shape.beat_words, shape.line_beats))
                .map_err(|error| error.to_string())
        };
        use BusKind::{Axi, AxiLite, Wishbone};
        assert_eq!(bits(Axi, "4w8/8/4/4", 4, None), Ok((128, 4, 1)));
        assert_eq!(bits(Axi, "4w8/8/4/4", 4, Some(32)), Ok((32, 1, 4)));
        assert_eq!(bits(Axi, "4w8/8/4/4", 4, Some(64)), Ok((64, 2, 2)));
        assert_eq!(bits(Wishbone, "4w8/8/4/4", 4, None), Ok((32, 1, 4)));
        assert_eq!(bits(Wishbone, "4w8/8/4/4", 4, Some(64)), Ok((64, 2, 2)));
        assert_eq!(bits(AxiLite, "8w8/8/4/4", 4, None), Ok((64, 1, 4)));
        let error = bits(Axi, "4w8/8/4/4", 4, Some(48)).unwrap_err();
        assert_eq!(
            error,
            "an AXI4 bus of 48 bits cannot be had: it would have to be a word (32 bits), a line (128 bits), or a power of two of words \
             between them; choose 32, 64 or 128, or change line_words"
        );
        let error = bits(Wishbone, "4w8/8/4/4", 4, Some(128)).unwrap_err();
        assert!(error.contains("choose 32 or 64, or change"), "{error}");
        let error = bits(AxiLite, "8w8/8/4/4", 4, Some(32)).unwrap_err();
        assert!(error.contains("choose 64"), "{error}");
    }
}
