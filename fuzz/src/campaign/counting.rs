//! What is counted of each program on a core: to count takes time, and programs that come late add little.

use testbenches::CountedSides;

/// One of so many programs on a core is counted on both sides, beginning with the first: what both show is the same in
/// every cycle.
const BOTH_SIDES_EVERY: u64 = 8;
/// So many programs on a core have their crosses counted, and then one of so many: what the later ones add is little.
const CROSSES_OF_FIRST: u64 = 16;
const CROSSES_EVERY: u64 = 4;

/// On which sides the program of that number on its core is counted, and whether its crosses are.
pub(super) const fn counted_sides(program: u64) -> CountedSides {
    if program.is_multiple_of(BOTH_SIDES_EVERY) {
        CountedSides::Both
    } else if program < CROSSES_OF_FIRST || program.is_multiple_of(CROSSES_EVERY) {
        CountedSides::Model
    } else {
        CountedSides::Totals
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crosses_are_counted_in_the_first_programs_and_in_one_of_four() {
        let with = |sides| move |program: &u64| counted_sides(*program) == sides;
        let count = |programs: std::ops::Range<u64>, sides| programs.filter(with(sides)).count();
        assert_eq!(count(0..CROSSES_OF_FIRST, CountedSides::Totals), 0);
        assert_eq!(count(CROSSES_OF_FIRST..416, CountedSides::Totals), 300);
        assert_eq!(count(0..416, CountedSides::Both), 52);
    }
}
