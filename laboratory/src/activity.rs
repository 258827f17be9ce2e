//! The activity factor in the course of a run.

/// Spans of a run at most: when there would be more, two become one.
const SPANS_MAX: usize = 512;
/// Cycles of a span at first.
const SPAN_CYCLES: u64 = 8;

/// Lanes of instructions, in spans of equal length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Activity {
    span_cycles: u64,
    /// Executing lanes, and lanes that were alive.
    spans: Vec<[u64; 2]>,
}

impl Default for Activity {
    fn default() -> Self {
        Activity {
            span_cycles: SPAN_CYCLES,
            spans: Vec::new(),
        }
    }
}

impl Activity {
    /// Adds an instruction.
    pub(crate) fn add(&mut self, cycle: u64, executing: u32, alive: u32) {
        let mut place = (cycle / self.span_cycles) as usize;
        while place >= SPANS_MAX {
            self.spans = joined(&self.spans, 2);
            self.span_cycles *= 2;
            place /= 2;
        }
        if place >= self.spans.len() {
            self.spans.resize(place + 1, [0; 2]);
        }
        let [executed, possible] = &mut self.spans[place];
        *executed += u64::from(executing);
        *possible += u64::from(alive);
    }

    /// The activity factor at no more than so many points: the middle cycle of each span, and the factor in it. Spans without
    /// an instruction are left out.
    pub fn points(&self, count: usize) -> Vec<(f64, f64)> {
        let together = self.spans.len().div_ceil(count.max(1)).max(1);
        let cycles = (self.span_cycles * together as u64) as f64;
        let spans = joined(&self.spans, together);
        let points = spans.iter().enumerate();
        points
            .filter(|(_, [_, possible])| *possible > 0)
            .map(|(place, [executed, possible])| {
                let middle = (place as f64 + 0.5) * cycles;
                (middle, *executed as f64 / *possible as f64)
            })
            .collect()
    }
}

/// So many spans become one.
fn joined(spans: &[[u64; 2]], together: usize) -> Vec<[u64; 2]> {
    let sum = |[a, b]: [u64; 2], [c, d]: &[u64; 2]| [a + c, b + d];
    let groups = spans.chunks(together);
    groups.map(|group| group.iter().fold([0; 2], sum)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_shares_of_spans_however_long_the_run() {
        for cycles in [64, 10_000, 1_000_000_u64] {
            let mut activity = Activity::default();
            for cycle in 0..cycles {
                let executing = if cycle < cycles / 2 { 4 } else { 1 };
                activity.add(cycle, executing, 4);
            }
            assert!(activity.spans.len() <= SPANS_MAX);
            let points = activity.points(4);
            assert!(points.len() <= 4 && points.len() > 1, "{points:?}");
            assert_eq!(points[0].1, 1.0);
            assert_eq!(points[points.len() - 1].1, 0.25);
            assert!(points.iter().all(|(cycle, _)| *cycle < 2.0 * cycles as f64));
        }
    }
}
