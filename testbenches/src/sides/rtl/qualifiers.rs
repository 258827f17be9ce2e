//! Which fields of a record count: the rest is set to 0, as the cycle record wants it.

/// Neighbouring slots that count when another one is not 0.
#[derive(Clone, Copy, Debug)]
struct Range {
    qualifier: usize,
    first: usize,
    end: usize,
}

/// The fields that one other field qualifies; no qualifier has one itself.
#[derive(Clone, Debug, Default)]
pub(crate) struct Qualifiers {
    ranges: Vec<Range>,
}

impl Qualifiers {
    /// Notes a field's qualifier, by their slot numbers; with the neighbour noted before it where both have the same.
    pub(crate) fn add(&mut self, field: usize, qualifier: usize) {
        match self.ranges.last_mut() {
            Some(last) if last.qualifier == qualifier && last.end == field => last.end += 1,
            _ => self.ranges.push(Range { qualifier, first: field, end: field + 1 }),
        }
    }

    /// Sets to 0 what does not count.
    #[inline]
    pub(crate) fn apply(&self, slots: &mut [u64]) {
        for range in &self.ranges {
            if slots[range.qualifier] == 0 {
                for slot in &mut slots[range.first..range.end] {
                    *slot = 0;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use isa::{CoreConfig, CycleRecord, Scalar, TraceLayout};

    use super::*;

    /// Rules: P17.1.
    #[test]
    fn what_is_not_qualified_becomes_0_and_nothing_else() {
        let mut qualifiers = Qualifiers::default();
        let fields = [Scalar::FetchContext, Scalar::FetchPc, Scalar::DecodePc];
        let by = [Scalar::FetchValid, Scalar::FetchValid, Scalar::DecodeValid];
        for (field, qualifier) in fields.into_iter().zip(by) {
            qualifiers.add(field as usize, qualifier as usize);
        }
        assert_eq!(qualifiers.ranges.len(), 2);
        let mut record = CycleRecord::new(TraceLayout::new(&CoreConfig::default()));
        record.slots_mut().fill(7);
        record.set(Scalar::FetchValid, 0);
        qualifiers.apply(record.slots_mut());
        let zeros = record.slots().iter().filter(|&&value| value == 0).count();
        assert_eq!(zeros, 3);
        assert_eq!((record.scalar(Scalar::FetchPc), record.scalar(Scalar::DecodePc)), (0, 7));
    }
}
