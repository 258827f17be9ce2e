//! Traces of instructions and records that are written down here, read by the same messages. The campaign `tools` has
//! Perfetto's own classes read a whole run.

use isa::{Address, CoreConfig, Cycle, CycleRecord, TraceLayout};

use super::*;
use crate::{TrackedKind, Wait};

const SOURCE: &str = "start: wspawn %r2, %r1, %r1\nbar %r1, %r2\nldi %r3, #0\n";

/// An instruction that goes through all stages from that cycle on, a stage a cycle.
fn tracked(context: u32, pc: u64, first: u64) -> Tracked {
    use isa::Stage::*;
    Tracked {
        context: Context(context),
        pc: Address(pc),
        kind: TrackedKind::Instruction,
        first: Cycle(first),
        stages: vec![Schedule, Fetch, Fetch, Decode, Operands, Execute, Commit],
        wait: None,
        lanes: LaneMask(1),
        redirect: None,
        mask_change: None,
        fate: Fate::Committed,
    }
}

/// An instruction that waits at a barrier up to a cycle, and the one at 8, which follows it.
fn waiting(context: u32, first: u64, last: u64) -> Tracked {
    Tracked {
        redirect: Some(Address(8)),
        wait: Some(Wait {
            state: WarpState::WaitBarrier as u64,
            first: Cycle(first + 6),
            last: Cycle(last),
            written: None,
        }),
        ..tracked(context, 4, first)
    }
}

fn packets(trace: &PerfettoTrace, shown: &[Tracked]) -> Vec<TracePacket> {
    let config = CoreConfig::for_arch("4w8/8/2/2".parse().expect("an ArchID")).expect("a core");
    let image = assembler::assemble(&config.arch, &[("test.s", SOURCE)]).expect("a program");
    let shown: Vec<&Tracked> = shown.iter().collect();
    let bytes = trace.trace(&shown, Names(&image));
    Trace::decode(&bytes[..]).expect("a trace").packets
}

fn config() -> CoreConfig {
    CoreConfig::for_arch("4w8/8/2/2".parse().expect("an ArchID")).expect("a core")
}

/// What happens on the tracks of that name, with its time in cycles.
fn events(packets: &[TracePacket], name: &str) -> Vec<(u64, TrackEvent)> {
    let tracks = packets.iter().filter_map(|packet| packet.track.as_ref());
    let named = tracks.filter(|track| track.name.as_deref() == Some(name));
    let numbers: Vec<_> = named.map(|track| track.uuid).collect();
    let events = packets.iter().filter_map(|packet| {
        let event = packet.event.clone()?;
        let cycle = packet.timestamp? / CYCLE_NS;
        numbers.contains(&event.track).then_some((cycle, event))
    });
    events.collect()
}

#[test]
fn slices_hold_stages_and_waits_and_overlapping_instructions_have_tracks_of_their_own() {
    let shown = [waiting(0, 10, 20), tracked(0, 8, 14), tracked(0, 8, 22)];
    let packets = packets(&PerfettoTrace::new(&config()), &shown);
    let events = events(&packets, "instructions");
    let first = events[0].1.track;
    let of_first = events.iter().filter(|(_, event)| event.track == first);
    let told: Vec<_> = of_first.map(|(cycle, event)| (*cycle, event.name.as_deref().unwrap_or("end"))).collect();
    #[rustfmt::skip]
    let expected = [
        (10, "bar %r1, %r2"), (10, "schedule"), (11, "end"), (11, "fetch"), (13, "end"), (13, "decode"), (14, "end"),
        (14, "operands"), (15, "end"), (15, "execute"), (16, "end"), (16, "commit"), (17, "end"), (17, "the barrier"),
        (21, "end"), (21, "end"),
        (22, "ldi %r3, #0"), (22, "schedule"), (23, "end"), (23, "fetch"), (25, "end"), (25, "decode"), (26, "end"),
        (26, "operands"), (27, "end"), (27, "execute"), (28, "end"), (28, "commit"), (29, "end"), (29, "end"),
    ];
    assert_eq!(told, expected);
    // The second one begins while the first is under way.
    assert!(events.iter().any(|(cycle, event)| *cycle == 14 && event.track != first));
}

#[test]
fn arrows_lead_along_redirects_spawns_and_barriers() {
    let mut trace = PerfettoTrace::new(&config());
    let mut record = CycleRecord::new(TraceLayout::new(&config()));
    record.set(Scalar::SpawnValid, 1);
    record.set(Scalar::SpawnWarp, 1);
    trace.see(Cycle(5), &record);
    // Context 0 spawns in cycle 5, both reach the barrier, context 1 later, and go on together.
    let shown = [tracked(0, 0, 0), waiting(0, 6, 30), waiting(1, 9, 30), tracked(0, 8, 32), tracked(1, 8, 33)];
    let packets = packets(&trace, &shown);
    let events = events(&packets, "instructions");
    let place = |cycle: u64, event: &TrackEvent| (cycle, event.name.clone().unwrap_or_default());
    let mut arrows = Vec::new();
    for (cycle, event) in &events {
        for id in &event.flows {
            let ends = |(_, event): &&(u64, TrackEvent)| event.ending_flows.contains(id);
            let (end, target) = events.iter().find(ends).expect("the arrow ends");
            arrows.push((place(*cycle, event), place(*end, target)));
        }
    }
    arrows.sort();
    let bar = |cycle| (cycle, "bar %r1, %r2".to_owned());
    let ldi = |cycle| (cycle, "ldi %r3, #0".to_owned());
    let spawn = (0, "start: wspawn %r2, %r1, %r1".to_owned());
    let expected = [(spawn, bar(9)), (bar(6), ldi(32)), (bar(9), ldi(32)), (bar(9), ldi(33))];
    assert_eq!(arrows, expected);
}

#[test]
fn numbers_stand_where_they_change_and_begin_with_what_is_shown() {
    let mut trace = PerfettoTrace::new(&config());
    let layout = TraceLayout::new(&config());
    for (cycle, mask) in (0..).zip([0, 0b11, 0b11, 0b01, 0b01, 0b11]) {
        let mut record = CycleRecord::new(layout);
        record.set_context(PerContext::ActiveMask, Context(1), mask);
        record.set(Scalar::CommitValid, u64::from(cycle == 4));
        record.set(Scalar::CommitLanes, 0b10);
        trace.see(Cycle(cycle), &record);
    }
    let shown = [tracked(1, 8, 2)];
    let packets = packets(&trace, &shown);
    let values = |name| {
        let numbers = events(&packets, name).into_iter();
        let numbers = numbers.map(|(cycle, event)| (cycle, event.counter_value.unwrap_or(-1)));
        numbers.collect::<Vec<_>>()
    };
    // Context 0 has no lanes.
    assert_eq!(values("active lanes"), [(2, 0), (2, 2), (3, 1), (5, 2)]);
    assert_eq!(values("lanes in commit"), [(2, 0), (4, 1), (5, 0)]);
}

#[test]
fn traces_of_two_cores_behind_one_another_are_one_of_both() {
    let image = assembler::assemble(&config().arch, &[("test.s", SOURCE)]).expect("a program");
    let shown = [waiting(0, 10, 20), tracked(0, 8, 22)];
    let shown: Vec<&Tracked> = shown.iter().collect();
    let of_core = |core| {
        let trace = PerfettoTrace::new(&config()).of_core(core);
        trace.trace(&shown, Names(&image))
    };
    let both = [of_core(0), of_core(1)].concat();
    let packets = Trace::decode(&both[..]).expect("a trace").packets;
    let tracks: Vec<_> = packets.iter().filter_map(|packet| packet.track.as_ref()).collect();
    let mut numbers: Vec<_> = tracks.iter().map(|track| track.uuid).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), tracks.len(), "each track has a number of its own");
    let cores = tracks.iter().filter(|track| track.parent.is_none());
    let cores: Vec<_> = cores.filter_map(|track| track.name.as_deref()).collect();
    assert_eq!(cores, ["core 0", "core 1"]);
    let sequences: std::collections::BTreeSet<_> = packets.iter().map(|one| one.sequence).collect();
    assert_eq!(sequences.len(), 2);
    let flows = packets.iter().filter_map(|packet| packet.event.as_ref());
    let flows: std::collections::BTreeSet<_> = flows.flat_map(|event| event.flows.clone()).collect();
    assert_eq!(flows.len(), 2, "an arrow of each core");
}
