//! FASM as nextpnr writes it: a feature a line, alone, with an index, or with a range and the values of its bits.

use std::fmt;

/// A feature that is switched on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Feature<'a> {
    /// The tile that it is in.
    pub tile: &'a str,
    /// Its name in the tile.
    pub name: &'a str,
    /// Which of the features of that name; 0 for one alone.
    pub index: u32,
}

impl fmt::Display for Feature<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}[{}]", self.tile, self.name, self.index)
    }
}

/// The features that a line switches on; none, if it is empty or a comment. `None`: it is no line of FASM.
pub(super) fn features(line: &str) -> Option<Vec<Feature<'_>>> {
    // A name has no number sign, a comment may have anything behind its own.
    let line = line.split('#').next().unwrap_or_default().trim();
    if line.is_empty() {
        return Some(Vec::new());
    }
    let (address, value) = match line.split_once('=') {
        Some((address, value)) => (address.trim(), Some(value.trim())),
        None => (line, None),
    };
    let (path, range) = match address.split_once('[') {
        Some((path, range)) => (path, Some(range.strip_suffix(']')?)),
        None => (address, None),
    };
    let (tile, name) = path.split_once('.')?;
    if [tile, name].iter().any(|part| part.is_empty() || part.contains(char::is_whitespace)) {
        return None;
    }
    let (high, low) = bounds(range)?;
    let on = match value {
        Some(value) => indices_of_ones(value, high - low + 1)?,
        None if high == low => vec![0],
        None => return None,
    };
    let feature = |index: u32| Feature { tile, name, index: low + index };
    Some(on.into_iter().map(feature).collect())
}

/// The highest and the lowest index of `7:0`, `3`, or nothing.
fn bounds(range: Option<&str>) -> Option<(u32, u32)> {
    let number = |text: &str| text.parse::<u32>().ok();
    let (high, low) = match range {
        None => (0, 0),
        Some(range) => match range.split_once(':') {
            Some((high, low)) => (number(high)?, number(low)?),
            None => (number(range)?, number(range)?),
        },
    };
    // No feature of a 7-series device has more bits.
    (low <= high && high < 1 << 16).then_some((high, low))
}

/// Which bits of `8'b01010101` are ones; of so many bits at most.
fn indices_of_ones(value: &str, width: u32) -> Option<Vec<u32>> {
    let (bits, digits) = value.split_once("'b")?;
    let is_binary = digits.chars().all(|digit| matches!(digit, '0' | '1'));
    let fits = bits.parse() == Ok(width) && digits.len() <= width as usize;
    if !is_binary || !fits || digits.is_empty() {
        return None;
    }
    let ones = digits.chars().rev().zip(0..);
    Some(ones.filter(|(digit, _)| *digit == '1').map(|(_, index)| index).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> Option<Vec<String>> {
        let features = features(line)?;
        Some(features.iter().map(Feature::to_string).collect())
    }

    #[test]
    fn lines_say_which_features_are_on() {
        let cases: [(&str, &[&str]); 7] = [
            ("", &[]),
            ("# routing for net soc.core", &[]),
            ("INT_L_X2Y1.NL1BEG1.NN6END2", &["INT_L_X2Y1.NL1BEG1.NN6END2[0]"]),
            ("CMT_X1.NO_COUNT[0]", &["CMT_X1.NO_COUNT[0]"]),
            ("CMT_X1.TABLE[9] # x", &["CMT_X1.TABLE[9]"]),
            ("T.INIT[3:0] = 4'b1010", &["T.INIT[1]", "T.INIT[3]"]),
            ("T.INIT[65:64] = 2'b01", &["T.INIT[64]"]),
        ];
        for (line, expected) in cases {
            assert_eq!(told(line).expect(line), expected, "{line}");
        }
    }

    #[test]
    fn what_is_no_feature_is_refused() {
        for line in [
            "TILE",
            "TILE.",
            "T.A B",
            "T.A[1",
            "T.A[0:1] = 2'b01",
            "T.A[1:0]",
            "T.A[1:0] = 3'b001",
            "T.A[1:0] = 2'b001",
            "T.A[1:0] = 2'h1",
            "T.A[1:0] = 2'b0x",
            "T.A[4294967295:0] = 1'b1",
        ] {
            assert_eq!(features(line), None, "{line}");
        }
    }
}
