//! `harmonica timeline`: lanes and stages as text and as a drawing, and what it refuses.

mod common;

use std::collections::BTreeMap;

use common::{has, programs, TestFolder};

fn diagram(name: &str) -> String {
    let path = programs().join("../docs/diagrams").join(name);
    path.display().to_string()
}

#[test]
fn the_lanes_of_a_branch_within_a_branch() {
    let program = diagram("nested-divergence.s");
    let line = format!("timeline {program} --arch 4w8/8/4/1 --from lanes --to done");
    let text = TestFolder::new().expect(&line);
    let lines: Vec<_> = text.lines().map(str::trim_end).collect();
    assert_eq!(lines.len(), 21, "{text}");
    let marks = |line: &str| line.split("  ").nth(4).unwrap_or("").trim().to_owned();
    let expected = ["cycle", "pc", "lanes", "stack,", "bottom", "first"];
    assert_eq!(lines[0].split_whitespace().collect::<Vec<_>>(), expected);
    assert!(lines[4].contains("@p0 ? split"), "{text}");
    let outer = "##oo   1111 Rejoin | ..11 Else 18";
    assert!(lines[4].ends_with(outer), "{text}");
    let inner = "#...   1111 Rejoin | ..11 Else 18 | 11.. Rejoin | .1.. Else 2c";
    assert!(lines[8].ends_with(inner), "{text}");
    assert!(lines[20].ends_with("####"), "{text} {}", marks(lines[20]));
}

#[test]
fn the_stages_of_a_loop_and_a_limit_to_the_rows() {
    let program = diagram("alu-loop.s");
    let place = TestFolder::new();
    let line = format!("timeline {program} --arch 4w8/8/4/1 --stages --from loop --rows 4");
    let outcome = place.ends(&line, 0);
    let told = &outcome.stderr;
    assert!(told.starts_with("shows 4 of "), "{told}");
    let rows: Vec<_> = outcome.stdout.lines().skip(2).collect();
    assert_eq!(rows.len(), 4);
    let first = "04  1...   loop: subi %r0, %r0, #1  SFDOXC";
    assert!(rows[0].starts_with(first), "{rows:?}");
    assert!(rows[3].ends_with("sfdo   squashed"), "{rows:?}");
}

#[test]
fn a_drawing_goes_to_its_file() {
    let program = diagram("nested-divergence.s");
    let place = TestFolder::new();
    let line = format!("timeline {program} --arch 4w8/8/4/1 --svg lanes.svg");
    assert_eq!(place.expect(&line), "");
    let drawing = place.text("lanes.svg");
    assert!(drawing.starts_with("<svg "), "{drawing}");
    has(&drawing, "Rejoin");
}

/// What a log for Konata says: of each instruction its first cycle, the letters of its stages, a cycle each, and
/// whether it was flushed.
fn read_konata(log: &str) -> Vec<(u64, String, Option<bool>)> {
    let mut lines = log.lines();
    assert_eq!(lines.next(), Some("Kanata\t0004"));
    let mut now = 0;
    let mut instructions: Vec<(u64, String, Option<bool>)> = Vec::new();
    // By instruction: the letter of the stage that it is in, and since when.
    let mut stages: Vec<Option<(char, u64)>> = Vec::new();
    for line in lines {
        let words: Vec<_> = line.split('\t').collect();
        let number = || words[1].parse::<usize>().expect("a number");
        let until = |stage: Option<(char, u64)>, now: u64| -> String {
            stage.map_or(String::new(), |(letter, since)| (since..now).map(|_| letter).collect())
        };
        match words[0] {
            "C=" => now = number() as u64,
            "C" => now += number() as u64,
            "I" => {
                assert_eq!(number(), instructions.len(), "numbers follow one another");
                instructions.push((now, String::new(), None));
                stages.push(None);
            }
            "S" => {
                let letter = match words[3] {
                    letter if letter.len() == 1 => letter.chars().next().expect("a letter"),
                    _ => '-',
                };
                let before = stages[number()].replace((letter, now));
                instructions[number()].1 += &until(before, now);
            }
            "R" => {
                instructions[number()].1 += &until(stages[number()].take(), now);
                instructions[number()].2 = Some(words[3] == "1");
            }
            _ => {}
        }
    }
    instructions
}

#[test]
fn a_log_for_konata_has_the_stages_of_the_picture() {
    let program = programs().join("hello.s").display().to_string();
    let place = TestFolder::new();
    let printed = place.expect(&format!("timeline {program} --konata hello.kanata"));
    assert_eq!(printed, "");
    let log = place.text("hello.kanata");
    let picture = place.expect(&format!("timeline {program} --stages --rows 1000000"));
    let rows: Vec<_> = picture.lines().collect();
    let start = rows[1].find("0123456789").expect("columns");
    let instructions = read_konata(&log);
    assert!(instructions.len() > 100, "{}", instructions.len());
    assert_eq!(instructions.len(), rows.len() - 2);
    let first = instructions[0].0;
    for (row, (cycle, stages, is_flushed)) in rows[2..].iter().zip(&instructions) {
        let column = start + (cycle - first) as usize;
        let is_squashed = row.contains("squashed");
        let shown = row[column..].split_whitespace().next().expect("stages");
        if is_flushed.is_some() {
            assert_eq!(shown.to_uppercase(), *stages, "{row}");
        }
        assert!(!is_squashed || *is_flushed == Some(true), "{row}");
    }
    let flushed = instructions.iter().filter(|one| one.2 == Some(true));
    assert!(flushed.count() > 0, "{log}");
}

/// Reads a trace by Perfetto's own classes. It prints the cycles of each slice and how deep it is in others,
/// and the place of each number; slices must nest, and arrows must have two ends.
const READ_PERFETTO: &str = r#"
import sys
from google.protobuf.unknown_fields import UnknownFieldSet
from perfetto.protos.perfetto.trace import perfetto_trace_pb2 as pb
trace = pb.Trace()
trace.ParseFromString(open(sys.argv[1], "rb").read())
tracks, open_slices, flows, times = {}, {}, {}, []
for packet in trace.packet:
    assert len(UnknownFieldSet(packet)) == 0
    if packet.HasField("track_descriptor"):
        track = packet.track_descriptor
        parent = tracks.get(track.parent_uuid, "")
        tracks[track.uuid] = f"{parent}/{track.name}"
        continue
    event, cycle = packet.track_event, packet.timestamp // 1000
    times.append(packet.timestamp)
    stack = open_slices.setdefault(event.track_uuid, [])
    track = tracks[event.track_uuid]
    for flow in event.flow_ids:
        flows.setdefault(flow, [0, 0])[0] += 1
    for flow in event.terminating_flow_ids:
        flows.setdefault(flow, [0, 0])[1] += 1
    if event.type == pb.TrackEvent.TYPE_SLICE_BEGIN:
        stack.append((cycle, event.name, ",".join(event.categories)))
    elif event.type == pb.TrackEvent.TYPE_SLICE_END:
        begin, name, category = stack.pop()
        print("slice", len(stack), begin, cycle, f"{track}#{event.track_uuid}", category or "-", name, sep="\t")
    elif event.type == pb.TrackEvent.TYPE_COUNTER:
        print("counter", cycle, event.counter_value, track, sep="\t")
assert times == sorted(times)
assert not any(open_slices.values())
assert flows and all(ends == [1, 1] for ends in flows.values())
"#;

#[test]
#[ignore = "needs Perfetto's package of Python, which it installs from PyPI"]
fn perfettos_own_classes_read_the_instructions_that_a_log_for_konata_has() {
    let packages = tools::perfetto().unwrap_or_else(|error| panic!("{error}"));
    let program = programs().join("spawn.s").display().to_string();
    let place = TestFolder::new().with("read.py", READ_PERFETTO);
    place.expect(&format!("timeline {program} --perfetto run.trace"));
    place.expect(&format!("timeline {program} --konata run.kanata"));
    let mut command = packages.script(&place.path().join("read.py"));
    let output = command.arg(place.path().join("run.trace")).output().expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = String::from_utf8(output.stdout).expect("text");
    let lines: Vec<Vec<&str>> = printed.lines().map(|line| line.split('\t').collect()).collect();
    let number = |text: &str| text.parse::<u64>().expect("a number");
    // Parts end before what they are parts of.
    let (mut found, mut letters) = (Vec::new(), BTreeMap::new());
    for line in lines.iter().filter(|line| line[0] == "slice") {
        let (begin, end) = (number(line[2]), number(line[3]));
        let parts: &mut Vec<(u64, String)> = letters.entry(line[4]).or_default();
        if line[1] == "1" {
            let letter = match line[6] {
                "execute" => "X".to_owned(),
                "schedule" | "fetch" | "decode" | "operands" | "commit" | "write" => line[6][..1].to_uppercase(),
                _ => "-".to_owned(),
            };
            parts.push((begin, letter.repeat((end - begin) as usize)));
            continue;
        }
        let (own, others) = parts.drain(..).partition(|(first, _)| *first >= begin);
        *parts = others;
        let own: Vec<(u64, String)> = own;
        let stages: String = own.into_iter().map(|(_, letters)| letters).collect();
        assert_eq!(stages.len() as u64, end - begin, "{line:?}");
        found.push((begin, stages, line[5] != "committed"));
    }
    let konata = read_konata(&place.text("run.kanata"));
    let mut expected: Vec<_> =
        konata.into_iter().filter_map(|(first, stages, is_flushed)| Some((first, stages, is_flushed?))).collect();
    found.retain(|(_, stages, _)| !stages.is_empty());
    expected.sort();
    found.sort();
    assert!(expected.len() > 50, "{}", expected.len());
    let missing: Vec<_> = expected.iter().filter(|one| !found.contains(one)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let lanes = lines.iter().filter(|line| line[0] == "counter" && line[3] == "/context 1/active lanes");
    let lanes: Vec<_> = lanes.map(|line| line[2]).collect();
    assert!(lanes.contains(&"1"), "{lanes:?}");
}

#[test]
fn a_core_of_a_cluster_is_shown_and_a_trace_has_all() {
    let place = TestFolder::new()
        .with("number.s", "hwid %r0, #4\nrtop @p0, %r0\n@p0 ? jmpi other\nhalt\nother: neg %r0, %r0\nhalt\n");
    let line = "timeline number.s --arch 4w8/8/1/1 --cores 2";
    let [first, second] = [0, 1].map(|core| place.expect(&format!("{line} --stages --core {core}")));
    let commits = |shown: &str, what: &str| {
        let mut lines = shown.lines();
        lines.any(|line| line.contains(what) && line.contains("SFDOXC"))
    };
    assert!(commits(&first, "hwid") && commits(&second, "hwid"));
    assert!(!commits(&first, "neg"), "{first}");
    assert!(commits(&second, "neg"), "{second}");
    place.expect(&format!("{line} --perfetto both.trace"));
    let trace = place.read("both.trace");
    let has = |name: &[u8]| trace.windows(name.len()).any(|part| part == name);
    assert!(has(b"core 0") && has(b"core 1") && !has(b"core 2"));
}

#[test]
fn what_cannot_be_shown_is_refused() {
    let program = diagram("alu-loop.s");
    let place = TestFolder::new();
    place.refuse(&format!(
        r"
        timeline {program} --arch 4w8/8/4/4 --warp 4 => has no warp 4; its warps are 0 to 3
        timeline {program} --arch 4w8/8/4/4 --from nowhere => no label `nowhere`
        timeline {program} --arch 4w8/8/4/4 --from 0x40 => no instruction at `0x40` (0x40) commits
        timeline {program} --arch 4w8/8/4/4 --warp 3 --from loop => no instruction at `loop`
        timeline {program} --arch 4w8/8/4/4 --stages --warp 0 => cannot be used with
        timeline {program} --arch 4w8/8/4/4 --konata a.kanata --svg a.svg => cannot be used with
        timeline {program} --arch 4w8/8/4/4 --cores 2 --core 2 => there is no core 2; the cluster's cores are 0 to 1
        timeline {program} --arch 4w8/8/4/4 --core 1 => --cores <N>
        timeline {program} --arch 4w8/8/4/4 --cores 17 => a cluster of 17 cores is not possible: 1 to 16
        timeline {program} --arch 4w8/8/4/4 --perfetto a.trace --konata a.kanata => cannot be used with
        "
    ));
    let line = format!("timeline {program} --arch 4w8/8/4/4 --max-cycles 40");
    place.fails(&line, 1, "did not end within 40 cycles");
}
