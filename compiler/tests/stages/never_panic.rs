//! No text makes the reader panic, and what is read is sound.

use crate::fuzz::{use_text, Corpus, BYTES_PER_INPUT_BYTE, CONSTANT_BYTES};
use peak_alloc::PeakAlloc;

#[global_allocator]
static ALLOCATOR: PeakAlloc = PeakAlloc;

const CASES: u64 = 600;

#[test]
fn damaged_texts_are_read_or_refused() {
    let corpus = Corpus::new();
    let mut accepted = 0;
    for case in 0..CASES {
        let text = corpus.text(case);
        let before = ALLOCATOR.current_usage();
        ALLOCATOR.reset_peak_usage();
        let result = std::panic::catch_unwind(|| use_text(&text));
        let used = ALLOCATOR.peak_usage().saturating_sub(before);
        match result {
            Ok(read) => accepted += u64::from(read),
            Err(_) => panic!("case {case}"),
        }
        let allowed = CONSTANT_BYTES + BYTES_PER_INPUT_BYTE * text.len();
        assert!(used <= allowed, "case {case} allocates {used} bytes");
    }
    // Damage that is only ever refused at once would show little.
    assert!(accepted > CASES / 10, "{accepted} are read");
    assert!(accepted < CASES * 9 / 10, "{accepted} are read");
}
