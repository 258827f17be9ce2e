//! Sets of contexts: those that run, are stopped, or wait at a barrier.

use isa::Context;

/// A set of contexts: bit i is context i.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ContextSet(pub u64);

impl ContextSet {
    /// No context.
    pub const EMPTY: ContextSet = ContextSet(0);

    /// Contexts 0 to `contexts` - 1, of which there is at least one.
    pub const fn all(contexts: usize) -> Self {
        ContextSet(u64::MAX >> (64 - contexts))
    }

    /// The one context given.
    #[inline]
    pub const fn single(context: Context) -> Self {
        ContextSet(1 << context.0)
    }

    /// Whether the set has no context.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many contexts are in the set.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the context is in the set.
    #[inline]
    pub const fn contains(self, context: Context) -> bool {
        self.0 >> context.0 & 1 == 1
    }

    /// The lowest-numbered context of the set.
    #[inline]
    pub const fn lowest(self) -> Option<Context> {
        if self.0 == 0 {
            None
        } else {
            Some(Context(self.0.trailing_zeros()))
        }
    }

    /// The contexts that are in both sets.
    #[inline]
    pub const fn and(self, other: ContextSet) -> Self {
        ContextSet(self.0 & other.0)
    }

    /// The contexts of the set that are not in the other.
    #[inline]
    pub const fn without(self, other: ContextSet) -> Self {
        ContextSet(self.0 & !other.0)
    }

    /// The first context of the set in cyclic order after one; `None` of an empty set.
    #[inline]
    pub const fn first_after(self, last: Context) -> Option<Context> {
        let above = ContextSet(self.0 & ((u64::MAX << last.0) << 1));
        if above.is_empty() {
            self.lowest()
        } else {
            above.lowest()
        }
    }

    /// Puts the context into the set, or takes it out.
    #[inline]
    pub fn set(&mut self, context: Context, is_member: bool) {
        self.0 = self.0 & !(1 << context.0) | u64::from(is_member) << context.0;
    }

    /// Adds the contexts of another set.
    #[inline]
    pub fn add(&mut self, other: ContextSet) {
        self.0 |= other.0;
    }

    /// The contexts of the set, lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Context> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let context = rest.lowest()?;
            rest.0 &= rest.0 - 1;
            Some(context)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: P5.3.
    #[test]
    fn the_order_is_cyclic_and_starts_after_the_last_context() {
        let first = |last, set| ContextSet(set).first_after(Context(last)).map(|first| first.0);
        assert_eq!(first(3, 0b1111), Some(0));
        assert_eq!(first(0, 0b1111), Some(1));
        assert_eq!(first(1, 0b0011), Some(0));
        assert_eq!(first(1, 0b0010), Some(1), "the last one again, when alone");
        assert_eq!(first(63, 1 << 63 | 1 << 7), Some(7));
        assert_eq!(first(62, 1 << 63 | 1 << 7), Some(63));
        assert_eq!(first(1, 0), None);
    }

    #[test]
    fn members_are_listed_from_the_lowest() {
        let mut set = ContextSet::single(Context(5));
        set.set(Context(63), true);
        set.add(ContextSet(0b10));
        assert_eq!(set.iter().map(|context| context.0).collect::<Vec<_>>(), [1, 5, 63]);
        set.set(Context(5), false);
        assert!(!set.contains(Context(5)) && set.contains(Context(63)));
        assert_eq!((set.count(), ContextSet::all(64).count()), (2, 64));
    }
}
