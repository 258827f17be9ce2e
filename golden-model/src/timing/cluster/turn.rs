//! Whose turn it is at a port that all cores share (docs/cluster.md section 3).

/// Cores as a set; bit c is core c.
pub(super) type Cores = u32;

/// The number of the core that is asked first. Reset: 0. Written in each cycle in which a core asks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Turn(pub u8);

impl Turn {
    /// Which of the cores that ask the port serves: the first one from the turn on, around the end.
    #[inline]
    pub fn serves(self, asking: Cores) -> Option<u8> {
        if asking == 0 {
            return None;
        }
        let from_turn = asking >> self.0 << self.0;
        let first = match from_turn {
            0 => asking,
            _ => from_turn,
        };
        Some(first.trailing_zeros() as u8)
    }

    /// The turn behind a cycle in which a core has been served, and its request has fired or has not.
    #[inline]
    pub fn pass(&mut self, served: u8, fires: bool, cores: u8) {
        self.0 = match fires {
            true if served + 1 == cores => 0,
            true => served + 1,
            false => served,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: C3.1.
    #[test]
    fn the_first_that_asks_from_the_turn_on() {
        let serves = |turn, asking| Turn(turn).serves(asking);
        assert_eq!(serves(0, 0), None);
        assert_eq!(serves(0, 0b1010), Some(1));
        assert_eq!(serves(1, 0b1010), Some(1));
        assert_eq!(serves(2, 0b1010), Some(3));
        assert_eq!(serves(3, 0b0011), Some(0));
        assert_eq!(serves(15, 0x8000), Some(15));
    }

    /// Rules: C3.2.
    #[test]
    fn the_turn_passes_with_a_request_that_fires_and_stays_with_one_that_waits() {
        let after = |served, fires| {
            let mut turn = Turn(1);
            turn.pass(served, fires, 4);
            turn.0
        };
        assert_eq!((after(2, true), after(3, true)), (3, 0));
        assert_eq!((after(2, false), after(0, false)), (2, 0));
    }
}
