//! Memories, in the shapes that synthesisers turn into block RAM and LUT RAM.
//!
//! All start with zeros at power-up and have a power of two of words, so that every address exists. Reset does not
//! touch them.

use rust_hdl::prelude::*;

use super::compose::constant;
use super::description::{Describe, Parameter, Parametric};
use super::kernel::Kernel;
use super::signal::{index_width, RSignal};
use super::statement::{Memory, MemoryRead, MemoryStyle};
use crate::hardware;

/// Fewest words for which block RAM is asked for: below, a tool may know better, as a device has few block RAMs of many
/// words each.
pub(crate) const BLOCK_WORDS_MIN: u32 = 64;

/// What the user of a block RAM may expect when the word being read is also being written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Collision {
    /// The old word. Where the device's RAM does not give it, a synthesiser adds a bypass: on iCE40 and ECP5 about
    /// three flip-flops and two LUTs a bit.
    OldWord,
    /// Anything: the block around it uses no word read in a collision. Simulators give the old word.
    Unused,
}

hardware! {
    /// Block RAM with one write port and one read port, read on the clock edge.
    ///
    /// While `read_enable` is low, `read_data` holds.
    pub struct BlockRam(words: u32, width: u32, collision: Collision) {
        let address_width = index_width(words);

        /// Write at the next clock edge.
        pub write_enable: In(1),
        /// Word to write.
        pub write_address: In(address_width),
        /// Its new value.
        pub write_data: In(width),
        /// Read at the next clock edge.
        pub read_enable: In(1),
        /// Word to read.
        pub read_address: In(address_width),
        /// The word read, one cycle after `read_enable`. Undefined before the first read.
        pub read_data: Out(width),
        _collision: Collision = collision,
    }
}

/// Which block RAMs are alike but for their sizes.
fn block_ram_kind(address_width: u32, collision: Collision) -> String {
    let is_small = 1 << address_width < BLOCK_WORDS_MIN;
    let kind = [("small", is_small), ("old_word", collision == Collision::OldWord)];
    let kind: Vec<&str> = kind.iter().filter(|(_, is)| *is).map(|(name, _)| *name).collect();
    kind.join("_")
}

impl Describe for BlockRam {
    fn variant(&self) -> String {
        let shape = shape(&self.write_address, &self.write_data);
        match self._collision {
            Collision::OldWord => format!("{shape}_old_word"),
            Collision::Unused => shape,
        }
    }

    fn parametric(&self) -> Option<Parametric> {
        let collision = self._collision;
        let address_width = self.write_address.width();
        let words = sample_words(address_width);
        Some(Parametric {
            variant: block_ram_kind(address_width, collision),
            parameters: ram_parameters(&self.write_address, &self.write_data),
            sample: Box::new(move || Box::new(BlockRam::new(words, SAMPLE_WIDTH, collision))),
        })
    }

    fn kernel(&self, k: &mut Kernel) {
        let words = k.memory(Memory {
            name: "memory".into(),
            words: 1 << self.write_address.width(),
            width: self.write_data.width(),
            style: MemoryStyle::Block(self._collision),
            write_enable: self.write_enable.val(),
            write_address: self.write_address.val(),
            write_data: self.write_data.val(),
            reads: vec![MemoryRead {
                name: "word_read".into(),
                address: self.read_address.val(),
                enable: Some(self.read_enable.val()),
            }],
            contents: None,
        });
        k.drive(&self.read_data, &words[0]);
    }
}

hardware! {
    /// Distributed (LUT) RAM with one write port and one read port that answers in the same cycle: for small tables.
    pub struct DistributedRam(words: u32, width: u32, shown: u32) {
        let address_width = index_width(words);

        /// Write at the next clock edge.
        pub write_enable: In(1),
        /// Word to write.
        pub write_address: In(address_width),
        /// Its new value.
        pub write_data: In(width),
        /// Word to read.
        pub read_address: In(address_width),
        /// The word at `read_address`, as of the last clock edge.
        pub read_data: Out(width),
        /// The first words, all at once, as of the last clock edge: for a trace. A design that is to be built shows
        /// none.
        pub shown: [Out(width); shown],
    }
}

impl Describe for DistributedRam {
    fn variant(&self) -> String {
        let shape = shape(&self.write_address, &self.write_data);
        match self.shown.len() {
            0 => shape,
            shown => format!("{shape}_{shown}_shown"),
        }
    }

    fn parametric(&self) -> Option<Parametric> {
        // What is shown of few words does not go with a module of any size.
        if !self.shown.is_empty() {
            return None;
        }
        Some(Parametric {
            variant: String::new(),
            parameters: ram_parameters(&self.write_address, &self.write_data),
            sample: Box::new(|| Box::new(DistributedRam::new(SAMPLE_WORDS, SAMPLE_WIDTH, 0))),
        })
    }

    fn kernel(&self, k: &mut Kernel) {
        let own = MemoryRead { name: "word_read".into(), address: self.read_address.val(), enable: None };
        let address_width = self.read_address.width();
        let shown = (0..self.shown.len()).map(|word| MemoryRead {
            name: format!("word_shown_{word}"),
            address: constant(address_width, word as u128),
            enable: None,
        });
        let words = k.memory(Memory {
            name: "memory".into(),
            words: 1 << self.write_address.width(),
            width: self.write_data.width(),
            style: MemoryStyle::Distributed,
            write_enable: self.write_enable.val(),
            write_address: self.write_address.val(),
            write_data: self.write_data.val(),
            reads: [own].into_iter().chain(shown).collect(),
            contents: None,
        });
        let outputs = [&self.read_data].into_iter().chain(&self.shown);
        for (output, word) in outputs.zip(&words) {
            k.drive(output, word);
        }
    }
}

hardware! {
    /// Block RAM with one write port and several read ports: one copy of the words for each reader.
    pub struct ReplicatedRam(words: u32, width: u32, readers: u32, collision: Collision) {
        let address_width = index_width(words);

        /// Write all copies at the next clock edge.
        pub write_enable: In(1),
        /// Word to write.
        pub write_address: In(address_width),
        /// Its new value.
        pub write_data: In(width),
        /// Read at the next clock edge, on all ports.
        pub read_enable: In(1),
        /// Word to read, for each port.
        pub read_address: [In(address_width); readers],
        /// The word read, for each port, one cycle after `read_enable`.
        pub read_data: [Out(width); readers],
        copies: [BlockRam(words, width, collision); readers],
    }
}

impl Describe for ReplicatedRam {
    fn variant(&self) -> String {
        format!("{}_{}r", shape(&self.write_address, &self.write_data), self.copies.len())
    }

    fn parametric(&self) -> Option<Parametric> {
        let (readers, collision) = (self.copies.len() as u32, self.copies.first()?._collision);
        let address_width = self.write_address.width();
        let words = sample_words(address_width);
        let kind = block_ram_kind(address_width, collision);
        Some(Parametric {
            variant: format!("{readers}r_{kind}").trim_end_matches('_').to_owned(),
            parameters: ram_parameters(&self.write_address, &self.write_data),
            sample: Box::new(move || Box::new(ReplicatedRam::new(words, SAMPLE_WIDTH, readers, collision))),
        })
    }

    fn kernel(&self, k: &mut Kernel) {
        for (copy, (address, data)) in self.copies.iter().zip(self.read_address.iter().zip(&self.read_data)) {
            k.drive(&copy.write_enable, &self.write_enable);
            k.drive(&copy.write_address, &self.write_address);
            k.drive(&copy.write_data, &self.write_data);
            k.drive(&copy.read_enable, &self.read_enable);
            k.drive(&copy.read_address, address);
            k.drive(data, &copy.read_data);
        }
    }
}

hardware! {
    /// Block RAM of lines whose bytes are written apart, with one port that reads or writes, and others that only read.
    ///
    /// While a port's enable is low, what it read last stays. A line that one port reads while the other writes bytes
    /// of it: these bytes are undefined in what is read.
    pub struct LineRam(lines: u32, line_bytes: u32, others: u32, contents: Option<&str>) {
        let address = index_width(lines);
        let width = 8 * line_bytes;

        /// The first port reads at the next clock edge; not in a cycle in which it writes.
        pub enable: In(1),
        /// Bytes that it writes at the next clock edge.
        pub write_bytes: In(line_bytes),
        /// Its line.
        pub address: In(address),
        /// Bytes to write.
        pub write_data: In(width),
        /// The line read, one cycle after `enable`.
        pub read_data: Out(width),
        /// The other ports read at the next clock edge.
        pub other_enable: [In(1); others],
        /// Their lines.
        pub other_address: [In(address); others],
        /// The lines read, one cycle after `other_enable`.
        pub other_data: [Out(width); others],
        _contents: Option<String> = contents.map(str::to_owned),
    }
}

impl Describe for LineRam {
    fn variant(&self) -> String {
        let shape = shape(&self.address, &self.write_data);
        format!("{shape}_{}p", 1 + self.other_address.len())
    }

    fn kernel(&self, k: &mut Kernel) {
        let own = MemoryRead { name: "line_read".into(), address: self.address.val(), enable: Some(self.enable.val()) };
        let others = (self.other_address.iter().zip(&self.other_enable)).enumerate();
        let others = others.map(|(index, (address, enable))| MemoryRead {
            name: format!("other_line_read_{index}"),
            address: address.val(),
            enable: Some(enable.val()),
        });
        let lines = k.memory(Memory {
            name: "memory".into(),
            words: 1 << self.address.width(),
            width: self.write_data.width(),
            style: MemoryStyle::Block(Collision::Unused),
            write_enable: self.write_bytes.val(),
            write_address: self.address.val(),
            write_data: self.write_data.val(),
            reads: [own].into_iter().chain(others).collect(),
            contents: self._contents.clone(),
        });
        let outputs = [&self.read_data].into_iter().chain(&self.other_data);
        for (output, line) in outputs.zip(&lines) {
            k.drive(output, line);
        }
    }
}

/// Words of the sample of a RAM, unless block RAM is asked for.
pub(crate) const SAMPLE_WORDS: u32 = 16;
/// Bits of a word of the samples.
pub(crate) const SAMPLE_WIDTH: u32 = 32;

/// Words of the sample of a block RAM, of which block RAM is asked for, or not, as of one with so many bits of address.
fn sample_words(address_width: u32) -> u32 {
    match 1 << address_width < BLOCK_WORDS_MIN {
        true => SAMPLE_WORDS,
        false => BLOCK_WORDS_MIN,
    }
}

/// The parameters of a RAM.
fn ram_parameters(address: &RSignal<In>, data: &RSignal<In>) -> Vec<Parameter> {
    vec![
        Parameter { name: "WIDTH", value: data.width(), doc: "Bits of a word." },
        Parameter {
            name: "ADDRESS_WIDTH",
            value: address.width(),
            doc: "Bits of an address; there are 2 to this power words.",
        },
    ]
}

/// Words by bits, for a module's name.
fn shape(address: &RSignal<In>, data: &RSignal<In>) -> String {
    format!("{}x{}", 1u64 << address.width(), data.width())
}
