use isa::TraceLayout;

use super::*;
use crate::report::event_text::Digits;

const DIGITS: Digits = Digits { word_bits: 32, lanes: 4 };

fn record(fields: &[(Scalar, u64)]) -> CycleRecord {
    let mut record = CycleRecord::new(TraceLayout::new(&CoreConfig::default()));
    for &(field, value) in fields {
        record.set(field, value);
    }
    record
}

fn streams(records: &[CycleRecord]) -> Streams {
    let mut streams = Streams::new(&CoreConfig::default());
    records.iter().for_each(|record| streams.add(record));
    streams
}

/// Nothing more comes.
fn ended(streams: Streams) -> Streams {
    Streams { ended: true, ..streams }
}

fn retired(warp: u64, pc: u64) -> CycleRecord {
    record(&[(Scalar::CommitValid, 1), (Scalar::CommitContext, warp), (Scalar::CommitPc, pc), (Scalar::CommitLanes, 1)])
}

#[test]
fn the_order_between_warps_does_not_count_the_order_within_one_does() {
    let one = streams(&[retired(0, 4), retired(1, 8), retired(0, 12)]);
    let two = streams(&[retired(1, 8), retired(0, 4), retired(0, 12)]);
    assert!(ended(one.clone()).first_difference(&ended(two)).is_none());
    let three = streams(&[retired(1, 8), retired(0, 12), retired(0, 4)]);
    let parting = one.first_difference(&three).unwrap();
    assert_eq!((parting.context, parting.number), (Context(0), 0));
}

#[test]
fn of_several_warps_the_one_that_differs_first_is_named() {
    let one = ended(streams(&[retired(0, 4), retired(3, 8), retired(1, 12)]));
    let two = ended(streams(&[retired(0, 4), retired(3, 16), retired(1, 20)]));
    let parting = one.first_difference(&two).unwrap();
    assert_eq!((parting.context, parting.number), (Context(3), 0));
}

#[test]
fn a_stream_that_is_only_behind_differs_when_nothing_more_can_come() {
    let one = streams(&[retired(2, 4), retired(2, 8)]);
    let two = streams(&[retired(2, 4)]);
    assert!(ended(one.clone()).first_difference(&two).is_none());
    let two = ended(two);
    let parting = one.first_difference(&two).unwrap();
    assert_eq!((parting.context, parting.number, parting.two), (Context(2), 1, None));
    assert_eq!(parting.one.unwrap().describe(DIGITS), "retires pc 00000008 in lanes 0001");
}

#[test]
fn a_store_counts_for_the_warp_that_finishes_it() {
    let request = [
        (Scalar::DataRequestValid, 1),
        (Scalar::DataRequestReady, 1),
        (Scalar::DataRequestWrite, 1),
        (Scalar::DataRequestLine, 5),
        (Scalar::DataRequestByteEnable, 0xf0),
    ];
    let mut last = record(&request);
    last.set(Scalar::StoreDoneValid, 1);
    last.set(Scalar::StoreDoneContext, 3);
    last.set_line_word(PerLineWord::RequestData, 1, 0xabcd);
    let streams = streams(&[record(&request), last]);
    let told: Vec<_> = streams.of(Context(3)).iter().map(|event| event.describe(DIGITS)).collect();
    assert_eq!(
        told,
        [
            "stores bytes f0 of line 5: 00000000 00000000 00000000 00000000",
            "stores bytes f0 of line 5: 00000000 0000abcd 00000000 00000000"
        ]
    );
}

/// Word 9 is in row 2 of bank 1 of four.
///
/// Rules: P25.16.
#[test]
fn a_store_to_the_scratchpad_counts_at_once_for_the_warp_that_makes_it() {
    let config = CoreConfig { scratchpad_bytes: 256, line_words: 4, ..CoreConfig::default() };
    let mut stored = CycleRecord::new(TraceLayout::new(&config));
    for (field, value) in [(ScratchpadField::Write, 1), (ScratchpadField::Lanes, 1), (ScratchpadField::Context, 2)] {
        let index = stored.layout().index(Slot::Scratchpad(field));
        stored.slots_mut()[index] = value;
    }
    for (field, value) in [(PerBank::Bytes, 0b1100), (PerBank::Row, 2), (PerBank::Data, 0x1234_0000)] {
        stored.set_bank(field, 1, value);
    }
    let mut streams = Streams::new(&config);
    streams.add(&stored);
    let told: Vec<_> = streams.of(Context(2)).iter().map(|event| event.describe(DIGITS)).collect();
    assert_eq!(told, ["stores in the scratchpad bytes c of 40000024: 12340000"]);
}

/// Rules: P11.16, P17.11.
#[test]
fn a_byte_counts_for_the_warp_that_prints_it() {
    let printed = record(&[
        (Scalar::ConsoleOutputValid, 1),
        (Scalar::ConsoleOutputReady, 1),
        (Scalar::ConsoleOutputData, 0x48),
        (Scalar::PrintDoneValid, 1),
        (Scalar::PrintDoneContext, 2),
    ]);
    let streams = streams(&[printed]);
    let told: Vec<_> = streams.of(Context(2)).iter().map(|event| event.describe(DIGITS)).collect();
    assert_eq!(told, ["prints 48"]);
}

/// Rules: P12.7, P17.4.
#[test]
fn a_copied_register_is_no_retired_instruction() {
    let mut cloned = retired(1, 0);
    cloned.set(Scalar::WriteLanes, 0b100);
    cloned.set(Scalar::WriteSource, WriteSource::Copy as u64);
    cloned.set(Scalar::WriteWarp, 1);
    cloned.set(Scalar::WriteRegister, 6);
    cloned.set_lane(PerLane::WriteValue, Lane(2), 0x2a);
    assert!(!retires(&cloned) && retires(&retired(1, 0)));
    let told: Vec<_> = streams(&[cloned]).of(Context(1)).iter().map(|event| event.describe(DIGITS)).collect();
    assert_eq!(told, ["copies %r6 of warp 1 = 0000002a (lane 2)"]);
}
