//! The tracker and both pictures on records that are written down here, cycle by cycle.

use assembler::Image;
use isa::divergence::stack::{StackEntryKind, StackField};
use isa::divergence::DivergenceField;
use isa::trace::{WarpState, WriteSource};
use isa::Scalar::*;
use isa::{Address, ArchId, Context, CoreConfig, Cycle, CycleRecord, PerContext, Pipeline, Scalar, Slot, TraceLayout};
use timeline::{konata_log, Fate, LaneChart, LaneHistory, Names, SpaceTime, Tracker};

/// One warp of two lanes.
const ARCH: &str = "4w8/8/2/1";

/// Instructions that are easy to tell apart, four bytes each; `there` is at 20.
const PROGRAM: &str = "ldi %r0, #0\nldi %r1, #0\nldi %r2, #0 // of no use\n.align 32\nthere: ldi %r3, #0\n";

fn image() -> Image {
    assembler::assemble(&arch(), &[("test.s", PROGRAM)]).expect("a program")
}

fn arch() -> ArchId {
    ARCH.parse().expect("an ArchID")
}

/// A field of the context: its own, or of its stack.
#[derive(Clone, Copy)]
enum Of {
    C(PerContext),
    S(StackField),
}
use Of::{C, S};

/// A cycle's fields that are not 0, and the context's that differ from Running with both lanes and an empty stack.
type Fields<'a> = (&'a [(Scalar, u64)], &'a [(Of, u64)]);

/// The records of a run.
fn records(cycles: &[Fields<'_>]) -> Vec<CycleRecord> {
    let config = CoreConfig::for_arch(arch()).expect("a core");
    let layout = TraceLayout::new(&config);
    let record = |(fields, of_warp): &Fields<'_>| {
        let mut record = CycleRecord::new(layout);
        record.set_context(PerContext::State, Context(0), WarpState::Running as u64);
        record.set_context(PerContext::ActiveMask, Context(0), 0b11);
        for &(field, value) in *fields {
            record.set(field, value);
        }
        for &(field, value) in *of_warp {
            let slot = match field {
                C(field) => Slot::Context(field, Context(0)),
                S(field) => Slot::Divergence(DivergenceField::Stack(field), Context(0)),
            };
            let index = layout.index(slot);
            record.slots_mut()[index] = value;
        }
        record
    };
    cycles.iter().map(record).collect()
}

/// The records of an instruction that goes to operands, one stage a cycle, and then these.
fn to_execute(cycles: &[Fields<'_>]) -> Vec<CycleRecord> {
    let stages = [ScheduleValid, FetchValid, DecodeValid, OperandsValid];
    let stages = stages.map(|valid| [(valid, 1)]);
    let before = stages.iter().map(|fields| (&fields[..], &[][..]));
    records(&before.chain(cycles.iter().copied()).collect::<Vec<_>>())
}

fn tracked(records: &[CycleRecord]) -> Tracker {
    let mut tracker = Tracker::new(1, Pipeline::Short);
    for (cycle, record) in (0..).map(Cycle).zip(records) {
        tracker.see(cycle, record);
    }
    tracker
}

fn space_time(tracker: &Tracker) -> SpaceTime {
    let shown: Vec<_> = tracker.instructions().iter().collect();
    SpaceTime::new(&shown, &arch(), Names(&image()))
}

/// A jump from 0 to 20, with what is scheduled behind it.
fn jump() -> Vec<CycleRecord> {
    records(&[
        (&[(ScheduleValid, 1)], &[]),
        (&[(FetchValid, 1), (ScheduleValid, 1), (SchedulePc, 4)], &[]),
        (&[(DecodeValid, 1), (FetchValid, 1), (FetchPc, 4)], &[]),
        (&[(OperandsValid, 1), (DecodeValid, 1), (DecodePc, 4), (ScheduleValid, 1), (SchedulePc, 8)], &[]),
        (
            &[
                (ExecuteValid, 1),
                (ExecuteLanes, 0b11),
                (RedirectValid, 1),
                (RedirectPc, 0x20),
                (OperandsValid, 1),
                (OperandsPc, 4),
                (FetchValid, 1),
                (FetchPc, 8),
                (FetchSquashed, 1),
            ],
            &[],
        ),
        (&[(CommitValid, 1), (CommitLanes, 0b11), (ScheduleValid, 1), (SchedulePc, 0x20)], &[]),
    ])
}

#[test]
fn a_jump_commits_and_what_is_behind_it_is_squashed() {
    let tracker = tracked(&jump());
    let fates: Vec<_> = tracker.instructions().iter().map(|one| one.fate).collect();
    let expected = [Fate::Committed, Fate::Squashed, Fate::Squashed, Fate::UnderWay];
    assert_eq!(fates, expected);
    let expected = [
        "                               0",
        "pc  lanes                      012345",
        "00  11     ldi %r0, #0         SFDOXC  on to there",
        "04         ldi %r1, #0          sfdo   squashed",
        "08         ldi %r2, #0            sf   squashed",
        "20         there: ldi %r3, #0       S",
        "",
    ];
    assert_eq!(space_time(&tracker).text(), expected.join("\n"));
}

/// Chosen in cycle 0, taken in cycle 2; the context is chosen again when the jump has been in execute.
///
/// Rules: P28.12.
#[test]
fn a_deep_pipeline_shows_the_stages_that_a_record_does_not() {
    let in_flight = (C(PerContext::InFlight), 1);
    let stages: [&[(Scalar, u64)]; 11] = [
        &[],
        &[(ScheduleValid, 1)],
        &[(FetchValid, 1)],
        &[(DecodeValid, 1)],
        &[],
        &[(OperandsValid, 1)],
        &[],
        &[],
        &[],
        &[(ExecuteValid, 1), (ExecuteLanes, 0b11), (RedirectValid, 1), (RedirectPc, 0x20)],
        &[(CommitValid, 1), (CommitLanes, 0b11)],
    ];
    let under_way = stages.iter().enumerate().map(|(at, &fields)| {
        let of_context = if at < 10 { std::slice::from_ref(&in_flight) } else { &[] };
        (fields, of_context)
    });
    let next: [Fields<'_>; 2] = [(&[], &[in_flight]), (&[(ScheduleValid, 1), (SchedulePc, 0x20)], &[in_flight])];
    let cycles: Vec<Fields<'_>> = std::iter::once::<Fields<'_>>((&[], &[])).chain(under_way).chain(next).collect();
    let mut tracker = Tracker::new(1, Pipeline::Deep);
    for (cycle, record) in (0..).map(Cycle).zip(&records(&cycles)) {
        tracker.see(cycle, record);
    }
    let expected = [
        "                               0         10",
        "pc  lanes                      01234567890123",
        "00  11     ldi %r0, #0         HSSFDROKKKXC    on to there",
        "20         there: ldi %r3, #0             HSS",
        "",
    ];
    assert_eq!(space_time(&tracker).text(), expected.join("\n"));
}

#[test]
fn the_drawing_has_an_arrow_from_the_jump_to_its_target() {
    let diagram = space_time(&tracked(&jump()));
    let next = diagram.rows[0].next.expect("a next instruction");
    assert_eq!((next.column, next.row, next.is_woken), (4, 3, false));
    assert_eq!(next.scheduled, 5);
    let svg = diagram.svg("Jumps & <targets>");
    assert_eq!(svg.matches("url(#redirects)").count(), 1);
    assert!(svg.contains("Jumps &amp; &lt;targets&gt;"), "{svg}");
}

/// Where the line of the only arrow of a drawing ends.
fn arrow_end(svg: &str) -> (f64, f64) {
    let arrow = svg.lines().find(|line| line.contains("url(#redirects)"));
    let path = arrow.and_then(|line| line.split(" d=\"").nth(1));
    let path = path.and_then(|text| text.split('"').next()).expect("a path");
    let numbers = path.split([' ', ',', 'L']).map(str::parse::<f64>);
    let numbers: Vec<_> = numbers.filter_map(Result::ok).collect();
    let [.., x, y] = numbers[..] else {
        panic!("{path} has no end");
    };
    (x, y)
}

#[test]
fn an_arrow_ends_at_its_target_however_late_that_is_scheduled() {
    let prompt = jump();
    let mut late = jump();
    let target = late.pop().expect("the schedule of the target");
    let mut commit = target.clone();
    commit.set(ScheduleValid, 0);
    commit.set(SchedulePc, 0);
    let mut later = target;
    later.set(CommitValid, 0);
    later.set(CommitLanes, 0);
    late.extend([commit, later]);
    let drawn = |records: &[CycleRecord]| {
        let diagram = space_time(&tracked(records));
        let next = diagram.rows[0].next.expect("a next instruction");
        (next.scheduled, arrow_end(&diagram.svg("late")))
    };
    let ((soon, above), (later, beside)) = (drawn(&prompt), drawn(&late));
    assert_eq!((soon, later), (5, 6));
    // From above into the middle of column 5; from the left, half a row lower, to the edge of column 6.
    assert_eq!((beside.0 - above.0, beside.1 - above.1), (9.5, 9.0));
}

#[test]
fn a_track_has_a_value_below_each_column() {
    let diagram = space_time(&tracked(&jump())).with_track("count", |cycle| 8 + cycle.0 / 2);
    assert_eq!(diagram.tracks[0].values, [8, 8, 9, 9, 10, 10]);
    let text = diagram.text();
    assert_eq!(text.lines().last(), Some("           count               889900"));
    let svg = diagram.svg("counts");
    assert_eq!(svg.matches("fill=\"#edf0f3\"").count(), 3);
}

/// The answer to a load is written to lane 1.
const WRITTEN: [(Scalar, u64); 3] =
    [(LoadDoneValid, 1), (WriteLanes, 0b10), (self::WriteSource, WriteSource::Load as u64)];

/// A load at 0, and what is scheduled when its unit is done, given what its answer does.
fn load(answer: &[(Scalar, u64)]) -> Vec<CycleRecord> {
    let waits = (C(PerContext::State), WarpState::WaitMemory as u64);
    to_execute(&[
        (&[(ExecuteValid, 1), (ExecuteLanes, 0b10), (RedirectValid, 1), (RedirectPc, 4)], &[]),
        (&[(CommitValid, 1)], &[waits]),
        (&[], &[waits]),
        (answer, &[waits]),
        (&[(ScheduleValid, 1), (SchedulePc, 4)], &[]),
    ])
}

#[test]
fn a_load_lets_its_warp_wait_until_the_unit_has_written() {
    let expected = [
        "                        0",
        "pc  lanes               012345678",
        "00  .1     ldi %r0, #0  SFDOXC-W   waits for memory",
        "04         ldi %r1, #0          S",
        "",
    ];
    let diagram = space_time(&tracked(&load(&WRITTEN)));
    assert_eq!(diagram.text(), expected.join("\n"));
    assert!(diagram.rows[0].next.expect("a next instruction").is_woken);
}

#[test]
fn a_load_that_fails_waits_and_writes_nothing() {
    let text = space_time(&tracked(&load(&[(LoadDoneValid, 1)]))).text();
    let row = text.lines().nth(2).expect("a row of the load");
    assert_eq!(row, "00  .1     ldi %r0, #0  SFDOXC--   waits for memory");
}

#[test]
fn konatas_log_of_a_load_ends_when_the_unit_has_written_and_has_an_arrow_to_what_follows() {
    let tracker = tracked(&load(&WRITTEN));
    let shown: Vec<_> = tracker.instructions().iter().collect();
    let expected = [
        "Kanata 0004",
        "C= 0",
        "I 0 0 0",
        "L 0 0 0   00 .1 ldi %r0, #0",
        "L 0 1 waits for memory",
        "S 0 0 S",
        "C 1",
        "S 0 0 F",
        "C 1",
        "S 0 0 D",
        "C 1",
        "S 0 0 O",
        "C 1",
        "S 0 0 X",
        "C 1",
        "S 0 0 C",
        "C 1",
        "S 0 0 memory",
        "C 1",
        "S 0 0 W",
        "C 1",
        "R 0 0 0",
        "I 1 1 0",
        "L 1 0 0   04    ldi %r1, #0",
        "W 1 0 0",
        "S 1 0 S",
        "",
    ];
    let log = konata_log(&shown, &arch(), Names(&image()));
    assert_eq!(log.replace('\t', " "), expected.join("\n"));
}

#[test]
fn an_interrupt_is_not_committed_and_micro_operations_say_what_they_copy() {
    let alone = [(C(PerContext::State), WarpState::WaitCopy as u64), (C(PerContext::ActiveMask), 1)];
    let tracker = tracked(&to_execute(&[
        (&[(ExecuteValid, 1), (RedirectValid, 1), (RedirectPc, 0x20), (InterruptValid, 1), (InterruptCause, 3)], &[]),
        (&[], &alone),
        (&[(DecodeValid, 1), (DecodeMicro, 1)], &alone),
        (&[(OperandsValid, 1)], &alone),
        (&[(ExecuteValid, 1), (ExecuteMicro, 1)], &alone),
        (
            &[(CommitValid, 1), (WriteLanes, 1), (WriteRegister, 5), (WriteSource, self::WriteSource::Shadow as u64)],
            &alone,
        ),
    ]));
    let text = space_time(&tracker).text();
    let rows: Vec<_> = text.lines().skip(2).collect();
    let expected = [
        "00  ..     ldi %r0, #0                    SFDOX-----  interrupt 3, active 11 -> 1., on to there, waits for the copy unit",
        "           (copy %r5 to the shadow lane)        DOXC",
    ];
    assert_eq!(rows, expected);
}

/// A split of two lanes and its two joins, an instruction a cycle.
fn split() -> LaneHistory {
    let kind = |kind: StackEntryKind| (S(StackField::TopKind), kind as u64);
    let committed = |lanes| [(CommitValid, 1), (CommitLanes, lanes)];
    let other_side = [
        (C(PerContext::ActiveMask), 0b01),
        (S(StackField::Depth), 2),
        kind(StackEntryKind::Else),
        (S(StackField::TopMask), 0b10),
        (S(StackField::TopPc), 0x20),
    ];
    let rejoin = [
        (C(PerContext::ActiveMask), 0b10),
        (S(StackField::Depth), 1),
        kind(StackEntryKind::Rejoin),
        (S(StackField::TopMask), 0b11),
    ];
    let mut history = LaneHistory::new(Context(0));
    let cycles = records(&[
        (&committed(0b11), &[]),
        (&committed(0b01), &other_side),
        (&committed(0b01), &other_side),
        (&committed(0b01), &rejoin),
        (&committed(0b10), &rejoin),
        (&committed(0b10), &[]),
        (&committed(0b11), &[]),
    ]);
    for (cycle, record) in (0..).map(Cycle).zip(&cycles) {
        history.see(cycle, record);
    }
    history
}

#[test]
fn a_chart_shows_who_executes_and_every_entry_of_the_stack() {
    let history = split();
    let chart = LaneChart::new(&history, 1..7, 2, Names(&image()));
    let expected = [
        "  cycle  pc               lanes  stack, bottom first",
        "      1  00  ldi %r0, #0  #o     11 Rejoin | .1 Else there",
        "      2  00  ldi %r0, #0  #.     11 Rejoin | .1 Else there",
        "      3  00  ldi %r0, #0  #.     11 Rejoin",
        "      4  00  ldi %r0, #0  .#     11 Rejoin",
        "      5  00  ldi %r0, #0  .#",
        "      6  00  ldi %r0, #0  ##",
        "",
    ];
    assert_eq!(chart.text(), expected.join("\n"));
    let notes: Vec<_> = chart.rows.iter().map(|row| row.note.as_str()).collect();
    let expected = ["lane 0 first, lane 1 later", "", "now lane 1", "", "lanes 0 1 together", ""];
    assert_eq!(notes, expected);
}

#[test]
fn a_part_of_a_history_keeps_the_entries_that_reach_into_it() {
    let history = split();
    let chart = LaneChart::new(&history, 2..4, 2, Names(&image()));
    let spans: Vec<_> = chart.entries.iter().map(|entry| entry.rows.clone()).collect();
    assert_eq!(spans, [0..1, 0..1]);
    assert!(LaneChart::new(&history, 5..99, 2, Names(&image())).rows.len() == 2);
    assert!(LaneChart::new(&history, 50..99, 2, Names(&image())).rows.is_empty());
}

#[test]
fn without_a_source_instructions_are_disassembled() {
    let mut bytes = image().bytes;
    bytes.extend([0xff; 2]);
    let image = Image::from_bytes(&arch(), Address(0), bytes);
    let names = Names(&image);
    let told = |pc| names.instruction(Address(pc));
    assert_eq!(told(4), "ldi %r1, #0");
    assert_eq!(told(0x24), "(behind the program)");
    assert_eq!(told(0x2000), "(behind the program)");
    assert_eq!(names.place(Address(0x20)), "20");
}
