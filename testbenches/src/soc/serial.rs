//! A serial line in software: 8 data bits, least significant first, no parity, one stop bit; idle high.

use std::collections::VecDeque;

/// Bits of a byte on the line: start, data, stop.
const FRAME_BITS: u32 = 10;

/// Drives a line, one clock cycle after the other.
#[derive(Clone, Debug)]
pub struct SerialSender {
    bit_clocks: f64,
    /// Levels still to come, each with the time at which it ends, in clock cycles since the start.
    levels: VecDeque<(bool, f64)>,
    /// End of the last of them.
    end: f64,
    now: f64,
}

impl SerialSender {
    /// A line whose bits take that many clock cycles; it need not be a whole number.
    pub fn new(bit_clocks: f64) -> Self {
        SerialSender { bit_clocks, levels: VecDeque::new(), end: 0.0, now: 0.0 }
    }

    /// Appends a level that lasts for some clock cycles.
    pub fn push_level(&mut self, level: bool, clocks: f64) {
        self.end = self.end.max(self.now) + clocks;
        self.levels.push_back((level, self.end));
    }

    /// Appends bytes, one right after the other.
    pub fn push_bytes(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            let frame = 1 << (FRAME_BITS - 1) | u32::from(byte) << 1;
            for bit in 0..FRAME_BITS {
                self.push_level(frame >> bit & 1 == 1, self.bit_clocks);
            }
        }
    }

    /// Appends a break: the line is low for some bit times, then high for two.
    pub fn push_break(&mut self, bit_times: f64) {
        self.push_level(false, bit_times * self.bit_clocks);
        self.push_level(true, 2.0 * self.bit_clocks);
    }

    /// Appends some bit times without anything.
    pub fn push_idle(&mut self, bit_times: f64) {
        self.push_level(true, bit_times * self.bit_clocks);
    }

    /// Whether everything has been sent.
    pub fn is_idle(&self) -> bool {
        self.levels.is_empty()
    }

    /// The level of the next clock cycle.
    pub fn next_level(&mut self) -> bool {
        self.now += 1.0;
        while self.levels.front().is_some_and(|(_, end)| *end < self.now) {
            self.levels.pop_front();
        }
        self.levels.front().is_none_or(|(level, _)| *level)
    }
}

/// Reads a line, one clock cycle after the other.
#[derive(Clone, Debug)]
pub struct SerialReceiver {
    bit_clocks: u32,
    /// Clock cycles since the start bit's edge, while a byte is on the line.
    since_start: Option<u32>,
    bits: u32,
    line: bool,
    bytes: Vec<u8>,
    framing_errors: u32,
}

impl SerialReceiver {
    /// A line whose bits take that many clock cycles.
    pub fn new(bit_clocks: u32) -> Self {
        SerialReceiver { bit_clocks, since_start: None, bits: 0, line: true, bytes: Vec::new(), framing_errors: 0 }
    }

    /// Takes the level of a clock cycle.
    pub fn level(&mut self, level: bool) {
        let falls = self.line && !level;
        self.line = level;
        let Some(since) = self.since_start else {
            self.since_start = falls.then_some(1);
            self.bits = 0;
            return;
        };
        let (bit, phase) = (since / self.bit_clocks, since % self.bit_clocks);
        self.since_start = Some(since + 1);
        if phase != self.bit_clocks / 2 {
            return;
        }
        self.bits |= u32::from(level) << bit;
        if bit + 1 == FRAME_BITS {
            match self.bits & 1 | self.bits >> (FRAME_BITS - 1) << 1 {
                0b10 => self.bytes.push((self.bits >> 1) as u8),
                _ => self.framing_errors += 1,
            }
            self.since_start = None;
        }
    }

    /// The bytes read.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Forgets the bytes read.
    pub fn clear(&mut self) {
        self.bytes.clear();
    }

    /// How often a start or stop bit had the wrong level.
    pub fn framing_errors(&self) -> u32 {
        self.framing_errors
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sent_is_received_even_at_slightly_different_rates() {
        let text: Vec<u8> = (0..=255).collect();
        for rate in [16.0, 15.5, 16.5] {
            let mut sender = SerialSender::new(rate);
            let mut receiver = SerialReceiver::new(16);
            sender.push_bytes(&text);
            sender.push_idle(2.0);
            while !sender.is_idle() {
                receiver.level(sender.next_level());
            }
            assert_eq!(receiver.bytes(), text, "{rate}");
            assert_eq!(receiver.framing_errors(), 0);
        }
    }
}
