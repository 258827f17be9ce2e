//! The short run of the cases of `examples/fuzz_readers.rs`: no reader panics, and none allocates
//! beyond its share of the input.

mod common;
mod fuzz;

use fuzz::{read, Corpus, InputKind, BYTES_PER_INPUT_BYTE};
use peak_alloc::PeakAlloc;
use strum::VariantArray;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

// One test alone, since all of them would share the allocator's count.
#[test]
fn readers_stand_whatever_they_are_given() {
    const CASES: u64 = 9_000;
    let corpus = Corpus::new();
    let mut accepted = [0; InputKind::VARIANTS.len()];
    for case in 0..CASES {
        let input = corpus.input(case);
        let before = ALLOCATOR.current_usage();
        ALLOCATOR.reset_peak_usage();
        accepted[case as usize % InputKind::VARIANTS.len()] += u64::from(read(&input));
        let used = ALLOCATOR.peak_usage() - before;
        let allowed = input.kind.constant_bytes() + BYTES_PER_INPUT_BYTE * input.bytes.len();
        assert!(used <= allowed, "case {case}: {used} bytes for {}", input.bytes.len());
    }
    // Cases that are all refused at the first byte would show nothing.
    for (kind, accepted) in InputKind::VARIANTS.iter().zip(accepted) {
        let is_hopeless = matches!(kind, InputKind::ObjectBytes);
        assert!(accepted > 0 || is_hopeless, "{kind:?}: none is accepted");
    }
}
