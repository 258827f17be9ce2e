//! What arrives at the console, and when: part of what a run is given, so that a run with input repeats exactly.

use std::fmt;

/// Cycles between two bytes when the seed spreads them: less than the handlers of the programs take, and more.
const GAP_CYCLES_MAX: u64 = 1024;

/// One byte that arrives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The first cycle in which it waits.
    pub cycle: u64,
    /// What it is.
    pub byte: u8,
}

/// Bytes that arrive at the console, in this order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConsoleInput {
    arrivals: Vec<Arrival>,
    end: Option<u64>,
}

/// Why a script of console input is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct ConsoleInputError {
    /// From 1.
    pub line: usize,
    /// What is wrong, and what is expected.
    pub reason: String,
}

impl ConsoleInput {
    /// Nothing ever arrives.
    pub fn none() -> &'static ConsoleInput {
        static NONE: ConsoleInput = ConsoleInput { arrivals: Vec::new(), end: None };
        &NONE
    }

    /// These, in the order of their cycles; of one cycle in the order given. More may follow.
    pub fn new(arrivals: impl IntoIterator<Item = Arrival>) -> Self {
        let mut arrivals: Vec<Arrival> = arrivals.into_iter().collect();
        arrivals.sort_by_key(|arrival| arrival.cycle);
        ConsoleInput { arrivals, end: None }
    }

    /// All of the input waits from cycle 0 on.
    pub fn from_start(bytes: &[u8]) -> Self {
        let arrivals = bytes.iter().map(|&byte| Arrival { cycle: 0, byte });
        ConsoleInput { arrivals: arrivals.collect(), end: Some(0) }
    }

    /// The seed spreads the bytes, which are all of the input, over time, some of them in one cycle; with seed 0 all
    /// wait from the start.
    pub fn seeded(bytes: &[u8], seed: u64) -> Self {
        if seed == 0 {
            return Self::from_start(bytes);
        }
        let (mut cycle, mut state) = (0, seed);
        let arrivals = bytes.iter().map(|&byte| {
            // splitmix64: every seed, small ones too, gives unlike gaps.
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            let mixed = mixed ^ mixed >> 31;
            // Half of the bytes follow at once, the others after a pause.
            if mixed & 1 == 1 {
                cycle += (mixed >> 1) % GAP_CYCLES_MAX;
            }
            Arrival { cycle, byte }
        });
        let arrivals = arrivals.collect();
        ConsoleInput { arrivals, end: Some(cycle) }
    }

    /// Reads a script: a line for each byte, `CYCLE BYTE`, the byte in hexadecimal; `#` begins a comment. Cycles do not
    /// decrease. `CYCLE end` in the last line says from when on the program can know that no byte follows.
    /// [`fmt::Display`] writes the same format.
    ///
    /// # Errors
    /// Names the first line that is wrong.
    pub fn from_script(text: &str) -> Result<Self, ConsoleInputError> {
        let mut arrivals: Vec<Arrival> = Vec::new();
        let mut end = None;
        for (number, line) in text.lines().enumerate() {
            let line_text = line.split('#').next().unwrap_or_default().trim();
            if line_text.is_empty() {
                continue;
            }
            let error = |reason: String| ConsoleInputError { line: number + 1, reason };
            if end.is_some() {
                return Err(error("nothing can follow the end".to_owned()));
            }
            let last = arrivals.last().map_or(0, |last| last.cycle);
            let later = |cycle| error(format!("cycle {cycle} comes after a later one; sort the lines by cycle"));
            if let Some(cycle) = line_text.strip_suffix("end").and_then(|cycle| cycle.trim().parse().ok()) {
                if last > cycle {
                    return Err(later(cycle));
                }
                end = Some(cycle);
                continue;
            }
            let arrival = line_text
                .split_once(char::is_whitespace)
                .and_then(|(cycle, byte)| {
                    let byte = u8::from_str_radix(byte.trim(), 16).ok()?;
                    Some(Arrival { cycle: cycle.parse().ok()?, byte })
                })
                .ok_or_else(|| {
                    error(format!("`{line_text}` is not a cycle and a byte in hexadecimal, such as `1200 0a`"))
                })?;
            if last > arrival.cycle {
                return Err(later(arrival.cycle));
            }
            arrivals.push(arrival);
        }
        Ok(ConsoleInput { arrivals, end })
    }

    /// The bytes, in the order of their arrival.
    pub fn arrivals(&self) -> &[Arrival] {
        &self.arrivals
    }

    /// From which cycle on the program can know that no byte follows these; `None` if more may follow.
    pub fn end(&self) -> Option<u64> {
        self.end
    }
}

impl fmt::Display for ConsoleInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Arrival { cycle, byte } in &self.arrivals {
            writeln!(f, "{cycle} {byte:02x}")?;
        }
        if let Some(cycle) = self.end {
            writeln!(f, "{cycle} end")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_read_as_it_is_printed() {
        for text in ["0 68\n0 69\n1200 0a\n", "0 68\n1200 end\n"] {
            assert_eq!(ConsoleInput::from_script(text).unwrap().to_string(), text, "printed again");
        }
        let seeded = ConsoleInput::seeded(b"a longer text", 7);
        assert_eq!(ConsoleInput::from_script(&seeded.to_string()).unwrap(), seeded);
        assert!(seeded.arrivals().last().unwrap().cycle > 0);
        assert_eq!(ConsoleInput::seeded(b"ab", 0), ConsoleInput::from_start(b"ab"));
    }

    #[test]
    fn a_wrong_line_is_named() {
        let error = |text| ConsoleInput::from_script(text).unwrap_err().to_string();
        assert_eq!(
            error("# input\n5 61\n7 x"),
            "line 3: `7 x` is not a cycle and a byte in hexadecimal, such as `1200 0a`"
        );
        assert_eq!(error("5 61\n4 end"), "line 2: cycle 4 comes after a later one; sort the lines by cycle");
        assert_eq!(error("5 end\n6 61"), "line 2: nothing can follow the end");
        assert_eq!(error("5 61\n4 62"), "line 2: cycle 4 comes after a later one; sort the lines by cycle");
    }
}
