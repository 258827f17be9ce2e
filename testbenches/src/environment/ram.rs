//! RAM, as words and lines.

use isa::ports::{LineWords, PortOutputs};
use isa::CoreConfig;

/// The memory of a run, from address 0 on.
#[derive(Clone, Debug)]
pub struct Ram {
    bytes: Vec<u8>,
    word_bytes: usize,
    line_words: usize,
}

impl Ram {
    /// `image` from address 0 on, the rest 0. What of the image does not fit is cut off.
    pub(crate) fn new(config: &CoreConfig, image: &[u8]) -> Self {
        let mut bytes = vec![0; config.ram_bytes as usize];
        let length = image.len().min(bytes.len());
        bytes[..length].copy_from_slice(&image[..length]);
        Ram { bytes, word_bytes: config.arch.word_bytes() as usize, line_words: config.line_words as usize }
    }

    /// All of it.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The word that a fetch at this address would get; `None` outside RAM.
    pub fn word_at(&self, address: u64) -> Option<u64> {
        let in_ram = address < self.bytes.len() as u64;
        in_ram.then(|| self.word(address as usize / self.word_bytes))
    }

    /// Words of a line.
    pub(crate) const fn line_words(&self) -> usize {
        self.line_words
    }

    /// The word of that number; 0 beyond RAM, which a port of the right width cannot name.
    #[inline]
    pub(crate) fn word(&self, number: usize) -> u64 {
        let start = number * self.word_bytes;
        let mut bytes = [0; 8];
        if let Some(word) = self.bytes.get(start..start + self.word_bytes) {
            bytes[..word.len()].copy_from_slice(word);
        }
        u64::from_le_bytes(bytes)
    }

    /// The bytes of word `number` of a line that a request enables, lowest first.
    #[inline]
    pub(crate) const fn enabled_bytes(&self, byte_enable: u64, number: usize) -> u64 {
        byte_enable >> (number * self.word_bytes) & ((1 << self.word_bytes) - 1)
    }

    /// A line's words, of those that the request asks for; the others are `otherwise`.
    #[inline]
    pub(crate) fn load(&self, line: u64, byte_enable: u64, otherwise: u64) -> LineWords {
        let mut words = LineWords::default();
        for (word, value) in words[..self.line_words].iter_mut().enumerate() {
            *value = match self.enabled_bytes(byte_enable, word) & 1 {
                0 => otherwise,
                _ => self.word(line as usize * self.line_words + word),
            };
        }
        words
    }

    /// Stores the enabled bytes of a request's data in that line.
    #[inline]
    pub(crate) fn store(&mut self, line: u64, outputs: &PortOutputs) {
        let enable = outputs.data_request_byte_enable;
        let line_bytes = self.line_words * self.word_bytes;
        let start = line as usize * line_bytes;
        let Some(line) = self.bytes.get_mut(start..start + line_bytes) else {
            return;
        };
        for (word, bytes) in line.chunks_exact_mut(self.word_bytes).enumerate() {
            let value = outputs.data_request_data[word].to_le_bytes();
            let enabled = enable >> (word * self.word_bytes);
            for (place, byte) in bytes.iter_mut().enumerate() {
                if enabled >> place & 1 == 1 {
                    *byte = value[place];
                }
            }
        }
    }
}
