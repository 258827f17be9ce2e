//! RAM and console as software sees them (ISA section 9), without latency.
//!
//! They are outside the core: the functional machine reads and writes them directly, test environments answer the
//! core's requests from them.

use std::collections::VecDeque;

use isa::ports::{LineWords, PortOutputs, LINE_WORDS_MAX};
use isa::CoreConfig;

use crate::semantics::memory_access::merge_bytes;

/// Why there is no such memory.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MemoryError {
    /// The program does not fit.
    #[error("the image has {image_bytes} bytes, but the RAM has only {ram_bytes}; give it more RAM or make the program smaller")]
    ImageTooLarge {
        /// Size of the image.
        image_bytes: u64,
        /// Size of the RAM.
        ram_bytes: u64,
    },
    /// The RAM's size cannot be.
    #[error("a RAM of {ram_bytes} bytes is not possible: it must be a multiple of {word_bytes} bytes, at least {word_bytes} and at most {maximum_bytes} (below the console's address)")]
    RamSize {
        /// The size asked for.
        ram_bytes: u64,
        /// Bytes of a word.
        word_bytes: u64,
        /// The greatest size.
        maximum_bytes: u64,
    },
}

/// The greatest RAM that is set up, whatever the address space would allow.
const RAM_BYTES_MAX: u64 = 1 << 32;

/// What a load of the console's word gives at the end of the input (I9.8).
const END_OF_TRANSMISSION: u8 = 4;
/// Set in what such a load gives for a byte that would mean something else (I9.4, I9.8).
const IS_BYTE: u64 = 1 << 8;

/// RAM from address 0, and the console. The default is none at all.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    word_bytes: usize,
    bytes: Vec<u8>,
    console_output: Vec<u8>,
    console_input: VecDeque<u8>,
    input_ends: bool,
    /// A load has found nothing at the end of the input.
    end_was_read: bool,
}

impl Memory {
    /// A RAM of zeros.
    ///
    /// # Errors
    /// When the size is no multiple of the word size, or reaches the console's address.
    pub fn new(word_bytes: u32, ram_bytes: u64) -> Result<Self, MemoryError> {
        let word = u64::from(word_bytes);
        let maximum_bytes = (1 << (8 * word_bytes - 1)).min(RAM_BYTES_MAX);
        if ram_bytes == 0 || !ram_bytes.is_multiple_of(word) || ram_bytes > maximum_bytes {
            return Err(MemoryError::RamSize { ram_bytes, word_bytes: word, maximum_bytes });
        }
        Ok(Memory {
            word_bytes: word_bytes as usize,
            bytes: vec![0; ram_bytes as usize],
            console_output: Vec::new(),
            console_input: VecDeque::new(),
            input_ends: false,
            end_was_read: false,
        })
    }

    /// A core's RAM with a program at address 0.
    ///
    /// # Errors
    /// When the image does not fit.
    pub fn for_core(config: &CoreConfig, image: &[u8]) -> Result<Self, MemoryError> {
        let mut memory = Memory::new(config.arch.word_bytes(), config.ram_bytes)?;
        memory.load_image(image)?;
        Ok(memory)
    }

    /// Copies a program to address 0.
    ///
    /// # Errors
    /// When it does not fit; names both sizes.
    pub fn load_image(&mut self, image: &[u8]) -> Result<(), MemoryError> {
        let ram_bytes = self.ram_bytes();
        let room = self
            .bytes
            .get_mut(..image.len())
            .ok_or(MemoryError::ImageTooLarge { image_bytes: image.len() as u64, ram_bytes })?;
        room.copy_from_slice(image);
        Ok(())
    }

    /// Bytes of a word.
    pub fn word_bytes(&self) -> usize {
        self.word_bytes
    }

    /// Size of the RAM in bytes.
    pub fn ram_bytes(&self) -> u64 {
        self.bytes.len() as u64
    }

    /// The RAM.
    pub fn ram(&self) -> &[u8] {
        &self.bytes
    }

    /// The RAM, to be changed between runs.
    pub fn ram_mut(&mut self) -> &mut [u8] {
        &mut self.bytes
    }

    /// What the program has printed.
    pub fn console_output(&self) -> &[u8] {
        &self.console_output
    }

    /// Takes what has been printed since the last time.
    pub fn take_console_output(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.console_output)
    }

    /// Appends to what the program can read.
    pub fn type_input(&mut self, bytes: &[u8]) {
        self.console_input.extend(bytes);
    }

    /// Nothing will be appended any more.
    pub fn end_input(&mut self) {
        self.input_ends = true;
    }

    /// Prints a byte.
    pub fn print(&mut self, byte: u8) {
        self.console_output.push(byte);
    }

    /// Whether a byte waits.
    #[inline]
    pub fn has_console_input(&self) -> bool {
        !self.console_input.is_empty()
    }

    /// Takes one waiting byte: what a load of the console's word gives.
    pub fn read_console(&mut self) -> u64 {
        match (self.console_input.pop_front(), self.input_ends) {
            (None, false) => 0,
            (None, true) if !std::mem::replace(&mut self.end_was_read, true) => 0,
            (None, true) => END_OF_TRANSMISSION.into(),
            (Some(byte @ 0), _) | (Some(byte @ END_OF_TRANSMISSION), true) => IS_BYTE | u64::from(byte),
            (Some(byte), _) => byte.into(),
        }
    }

    /// The RAM by words.
    #[inline(always)]
    pub fn words(&mut self) -> Words<&mut [u8]> {
        Words { word_bytes: self.word_bytes, bytes: &mut self.bytes }
    }

    /// The word in which an address lies; 0 outside the RAM.
    #[inline]
    pub fn read_word(&self, address: u64) -> u64 {
        let words = Words { word_bytes: self.word_bytes, bytes: self.bytes.as_slice() };
        words.read(address)
    }

    /// Writes some bytes (bit b for byte b) of the word in which an address lies; nothing outside
    /// the RAM.
    #[inline]
    pub fn write_word(&mut self, address: u64, word: u64, bytes: u64) {
        self.words().write(address, word, bytes);
    }

    /// Answers an instruction request: the word with this number.
    pub fn instruction_word(&self, word_number: u64) -> u64 {
        self.read_word(word_number * self.word_bytes as u64)
    }

    /// Carries out the data request on a core's ports, in the cycle in which it fires. A load's answer; `None` for a
    /// store.
    pub fn carry_out(&mut self, request: &PortOutputs, line_words: u32) -> Option<LineWords> {
        let words = (line_words as usize).min(LINE_WORDS_MAX);
        let word_bytes = self.word_bytes as u64;
        let enables = |word: u64| request.data_request_byte_enable >> (word * word_bytes);
        if request.data_request_console {
            let mut line = [0; LINE_WORDS_MAX];
            line[0] = self.read_console();
            return Some(line);
        }
        let start = request.data_request_line * words as u64 * word_bytes;
        let places = (0..words as u64).map(|word| (word, start + word * word_bytes));
        if request.data_request_write {
            for (word, address) in places {
                let bytes = enables(word) & ((1 << word_bytes) - 1);
                self.write_word(address, request.data_request_data[word as usize], bytes);
            }
            return None;
        }
        let mut line = [0; LINE_WORDS_MAX];
        for (word, address) in places {
            line[word as usize] = self.read_word(address);
        }
        Some(line)
    }
}

/// A RAM by words: what is needed to find them is close at hand.
pub struct Words<B> {
    word_bytes: usize,
    bytes: B,
}

impl<B: std::ops::Deref<Target = [u8]>> Words<B> {
    /// The word in which an address lies; 0 outside the RAM.
    #[inline(always)]
    pub fn read(&self, address: u64) -> u64 {
        match self.word_bytes {
            4 => u32::from_le_bytes(self.bytes_at(address)).into(),
            8 => u64::from_le_bytes(self.bytes_at(address)),
            _ => u16::from_le_bytes(self.bytes_at(address)).into(),
        }
    }

    #[inline(always)]
    fn bytes_at<const N: usize>(&self, address: u64) -> [u8; N] {
        let rest = self.bytes.get(address as usize & !(N - 1)..);
        let word = rest.and_then(|rest| rest.first_chunk::<N>());
        word.copied().unwrap_or([0; N])
    }

    /// Words side by side, from an address on; as many of them as are in the RAM.
    #[inline(always)]
    pub fn read_row(&self, first: u64, values: &mut [u64]) {
        let row = self.bytes.get(first as usize..).unwrap_or(&[]);
        match self.word_bytes {
            4 => fill(values, row, |word| u32::from_le_bytes(word).into()),
            8 => fill(values, row, u64::from_le_bytes),
            _ => fill(values, row, |word| u16::from_le_bytes(word).into()),
        }
    }
}

impl Words<&mut [u8]> {
    /// Writes some bytes (bit b for byte b) of the word in which an address lies; nothing outside
    /// the RAM.
    #[inline(always)]
    pub fn write(&mut self, address: u64, word: u64, bytes: u64) {
        let all = (1 << self.word_bytes) - 1;
        let word = match bytes == all {
            true => word,
            false => merge_bytes(self.read(address), word, bytes),
        };
        match self.word_bytes {
            4 => self.set_bytes_at(address, (word as u32).to_le_bytes()),
            8 => self.set_bytes_at(address, word.to_le_bytes()),
            _ => self.set_bytes_at(address, (word as u16).to_le_bytes()),
        }
    }

    #[inline(always)]
    fn set_bytes_at<const N: usize>(&mut self, address: u64, word: [u8; N]) {
        let rest = self.bytes.get_mut(address as usize & !(N - 1)..);
        if let Some(place) = rest.and_then(|rest| rest.first_chunk_mut::<N>()) {
            *place = word;
        }
    }

    /// Writes words side by side, from an address on; as many of them as are in the RAM.
    #[inline(always)]
    pub fn write_row(&mut self, first: u64, values: &[u64]) {
        let row = self.bytes.get_mut(first as usize..).unwrap_or(&mut []);
        match self.word_bytes {
            4 => spread(row, values, |word| (word as u32).to_le_bytes()),
            8 => spread(row, values, u64::to_le_bytes),
            _ => spread(row, values, |word| (word as u16).to_le_bytes()),
        }
    }
}

#[inline(always)]
fn fill<const N: usize>(values: &mut [u64], row: &[u8], word: impl Fn([u8; N]) -> u64) {
    let (words, _) = row.as_chunks::<N>();
    for (value, &bytes) in values.iter_mut().zip(words) {
        *value = word(bytes);
    }
}

#[inline(always)]
fn spread<const N: usize>(row: &mut [u8], values: &[u64], bytes: impl Fn(u64) -> [u8; N]) {
    let (words, _) = row.as_chunks_mut::<N>();
    for (word, &value) in words.iter_mut().zip(values) {
        *word = bytes(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_image_larger_than_the_ram_is_refused_with_both_sizes() {
        let mut memory = Memory::new(4, 256).unwrap();
        let error = memory.load_image(&[0; 257]).unwrap_err();
        assert!(error.to_string().starts_with("the image has 257 bytes, but the RAM has only 256"));
        assert_eq!(memory.load_image(&[7; 256]), Ok(()));
    }

    /// Rules: I9.4, I9.8.
    #[test]
    fn a_byte_0_is_no_empty_console_and_a_byte_4_is_no_end() {
        let mut memory = Memory::new(4, 256).unwrap();
        memory.type_input(b"a\0\x04");
        assert_eq!([(); 5].map(|()| memory.read_console()), [0x61, 0x100, 4, 0, 0], "more may follow");
        memory.type_input(b"\0\x04b");
        memory.end_input();
        assert_eq!([(); 6].map(|()| memory.read_console()), [0x100, 0x104, 0x62, 0, 4, 4], "nothing will");
    }

    #[test]
    fn a_ram_that_reaches_the_console_is_refused() {
        assert!(Memory::new(2, 0x8000).is_ok());
        assert!(Memory::new(2, 0x8002).is_err());
        assert!(Memory::new(4, 0).is_err());
        assert!(Memory::new(8, 12).is_err());
    }

    /// Rules: I2.1.
    #[test]
    fn words_are_little_endian_and_bytes_are_written_alone() {
        let mut memory = Memory::new(4, 256).unwrap();
        memory.load_image(&[0x11, 0x22, 0x33, 0x44]).unwrap();
        assert_eq!(memory.read_word(2), 0x4433_2211);
        memory.write_word(0, 0xaabb_ccdd, 0b0110);
        assert_eq!(&memory.ram()[..4], &[0x11, 0xcc, 0xbb, 0x44]);
    }

    /// Rules: P3.8, P3.10.
    #[test]
    fn a_store_request_writes_its_enabled_bytes_and_a_load_gives_the_line() {
        let mut memory = Memory::new(4, 256).unwrap();
        let mut request = PortOutputs {
            data_request_valid: true,
            data_request_write: true,
            data_request_line: 2,
            data_request_byte_enable: 0x00f1,
            ..PortOutputs::default()
        };
        request.data_request_data[0] = 0x7f;
        request.data_request_data[1] = 0x0102_0304;
        assert_eq!(memory.carry_out(&request, 4), None);
        request.data_request_write = false;
        let line = memory.carry_out(&request, 4).unwrap();
        assert_eq!(&line[..4], &[0x7f, 0x0102_0304, 0, 0]);
        assert_eq!(memory.read_word(36), 0x0102_0304);
    }

    /// Rules: P3.14.
    #[test]
    fn a_load_of_the_console_takes_one_waiting_byte() {
        let mut memory = Memory::new(4, 256).unwrap();
        memory.type_input(b"a");
        let request = PortOutputs {
            data_request_valid: true,
            data_request_console: true,
            data_request_byte_enable: 0b1111,
            ..PortOutputs::default()
        };
        assert_eq!(memory.carry_out(&request, 4).unwrap()[0], u64::from(b'a'));
        assert_eq!(memory.carry_out(&request, 4).unwrap()[0], 0);
    }
}
