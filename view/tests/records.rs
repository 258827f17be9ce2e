//! What is recorded against the records, and against the registers of the model.

use isa::{CoreConfig, CoreOptions, CycleRecord, TraceLayout};
use testbenches::{observe_model, Bench, ConsoleInput, CosimOptions, MemoryTiming, ModelSide, Side, Sight};
use view::{compare, read_chunk, About, Ending, Recorder, Recording, CHUNK_CYCLES};

/// Lanes part and meet, store and load, and a second warp does the same; then warp 0 counts beyond a chunk's end.
const PROGRAM: &str = "
        ldi     %r0, work
        wspawn  %r6, %r0, %r6
        jali    %r7, work
        ldi     %r0, #1
        shli    %r0, %r0, #10
loop:   subi    %r0, %r0, #1
        rtop    @p1, %r0
        @p1 ? jmpi loop
        halt
work:   hwid    %r1, #2
        jalis   %r5, %r1, lanes
        jmprt   %r7
        halt
lanes:  tid     %r0
        andi    %r1, %r0, #1
        rtop    @p0, %r1
        shli    %r2, %r0, (`__WORD)
        @p0 ? split
        @p0 ? jmpi odd
        ld      %r3, %r2, table
        jmpi    meet
odd:    st      %r0, %r2, table
meet:   join
        jmprt   %r5
.align 64
.perm rw
table:  .word   1 2 3 4 5 6 7 8
";

/// A program without spawns for cores of other mechanisms: straight, with a loop.
const COUNT: &str = "
        ldi     %r0, #1
        shli    %r0, %r0, #11
loop:   subi    %r0, %r0, #1
        rtop    @p1, %r0
        @p1 ? jmpi loop
        halt
";

fn config(toml: &str) -> CoreConfig {
    let options = CoreOptions::from_toml(toml).expect("options");
    CoreConfig::from_options(&options).expect("a core")
}

fn options(config: CoreConfig, program: &str, timing: MemoryTiming) -> CosimOptions {
    let image = assembler::assemble(&config.arch, &[("test.s", program)]).expect("a program");
    CosimOptions { timing, max_cycles: 100_000, ..CosimOptions::new(config, image) }
}

/// The run, and all its records.
fn recorded(options: &CosimOptions) -> (Recording, Vec<CycleRecord>) {
    let mut recorder = Recorder::new(&options.config);
    let mut records = Vec::new();
    let done = observe_model(&options.config, options, &mut |sight| match sight {
        Sight::Reset => recorder.reset(),
        Sight::Cycle(record, _) => {
            recorder.see(record);
            records.push(record.clone());
        }
    });
    assert_eq!(done, Ok(true));
    let about = About {
        title: "test.s".to_owned(),
        command: String::new(),
        memory: String::new(),
        side: String::new(),
        ending: Ending::Done,
        report: String::new(),
        sources: Vec::new(),
        mismatch: None,
        hang: None,
    };
    (recorder.finish(&options.image, &about), records)
}

#[test]
fn chunks_hold_every_value_of_every_record() {
    let seeds = [MemoryTiming::Seed(0), MemoryTiming::Seed(5)];
    let cores = [
        ("arch = \"4w8/8/4/2\"", PROGRAM),
        ("arch = \"8w8/8/4/2\"\nscoreboard = true\njump_prediction = true\nperformance_counters = true", PROGRAM),
        (
            "arch = \"4w8/8/4/2\"\ndivergence = \"multi-path\"\ninstruction_cache_bytes = 256\ndata_cache_bytes = 256",
            PROGRAM,
        ),
        ("arch = \"4w8/8/2/1\"\ndivergence = \"paired-path\"", COUNT),
    ];
    for (core, program) in cores {
        for timing in seeds {
            let options = options(config(core), program, timing);
            let (recording, records) = recorded(&options);
            assert!(records.len() as u64 > CHUNK_CYCLES, "{core}: {}", records.len());
            assert_eq!(recording.cycles(), records.len() as u64);
            for (number, expected) in records.chunks(CHUNK_CYCLES as usize).enumerate() {
                let bytes = recording.piece(&format!("cycles/{number}")).expect("a chunk");
                let chunk = read_chunk(&options.config, &bytes).expect("it can be read");
                for (cycle, record) in expected.iter().enumerate() {
                    let slots = record.slots().len();
                    let read: Vec<u64> = chunk.columns[..slots].iter().map(|column| column[cycle]).collect();
                    assert_eq!(read, record.slots(), "{core}, chunk {number}, cycle {cycle}");
                }
            }
        }
    }
}

#[test]
fn a_cut_chunk_is_no_chunk() {
    let options = options(config("arch = \"4w8/8/2/1\""), COUNT, MemoryTiming::IDEAL);
    let (recording, _) = recorded(&options);
    let bytes = recording.piece("cycles/0").expect("a chunk");
    for length in [0, 3, 40, bytes.len() / 2] {
        assert_eq!(read_chunk(&options.config, &bytes[..length]), None, "{length}");
    }
}

#[test]
fn registers_at_a_chunks_first_cycle_are_those_of_the_model() {
    let options = options(config("arch = \"4w8/8/4/2\""), PROGRAM, MemoryTiming::Seed(3));
    let (recording, _) = recorded(&options);
    let bytes = recording.piece("cycles/1").expect("a second chunk");
    let chunk = read_chunk(&options.config, &bytes).expect("it can be read");

    let side = ModelSide::new(&options.config);
    let image = &options.image.bytes;
    let mut bench = Bench::new(side, &options.config, image, &ConsoleInput::default(), options.timing);
    let mut record = CycleRecord::new(TraceLayout::new(&options.config));
    for _ in 0..CHUNK_CYCLES {
        bench.cycle(&mut record).expect("the model goes on");
    }
    let state = bench.side.state(0, 0).expect("a state").expect("it is shown");
    let planes = |values: &[u64], width: u32| -> Vec<u8> {
        let bytes = (0..width).flat_map(|byte| values.iter().map(move |value| (value >> (8 * byte)) as u8));
        bytes.collect()
    };
    let expected = [planes(&state.gprs, 4), planes(&state.predicates, 1)].concat();
    assert!(state.gprs.iter().filter(|value| **value != 0).count() > 10);
    assert_eq!(chunk.rest, expected);
}

#[test]
fn two_runs_are_compared_by_the_instructions_of_a_warp() {
    let core = config("arch = \"4w8/8/4/2\"");
    let run = |program: &str, timing| recorded(&options(core, program, timing)).0;
    let [fast, slow] = [0, 9].map(|seed| run(PROGRAM, MemoryTiming::Seed(seed)));
    assert!(slow.cycles() > fast.cycles());
    let compared = compare(&fast, &slow);
    assert_eq!(compared.len(), 2);
    for warp in &compared {
        assert_eq!((warp.parts_at, warp.how), (None, "the same"), "{warp:?}");
        assert!(warp.instructions[0] > 8 && warp.instructions[0] == warp.instructions[1]);
    }
    // The code has not moved; the first thing that differs is what the changed instruction writes.
    let other = PROGRAM.replace("andi    %r1, %r0, #1", "andi    %r1, %r0, #2");
    for warp in compare(&fast, &run(&other, MemoryTiming::Seed(0))) {
        assert_eq!(warp.how, "another result", "{warp:?}");
        assert!(warp.parts_at.is_some_and(|place| place > 2), "{warp:?}");
    }
    let fewer = PROGRAM.replace("wspawn  %r6, %r0, %r6", "addi    %r6, %r0, #0");
    let compared = compare(&fast, &run(&fewer, MemoryTiming::Seed(0)));
    assert_eq!((compared[1].parts_at, compared[1].how), (Some(0), "the second run has no more"));
}

#[test]
fn a_run_without_a_cycle_and_one_without_an_instruction_have_a_head() {
    for max_cycles in [0, 5] {
        let mut options = options(config("arch = \"4w8/8/2/1\""), COUNT, MemoryTiming::IDEAL);
        options.max_cycles = max_cycles;
        let mut recorder = Recorder::new(&options.config);
        let done = observe_model(&options.config, &options, &mut |sight| {
            if let Sight::Cycle(record, _) = sight {
                recorder.see(record);
            }
        });
        assert_eq!(done, Ok(false));
        let about = About {
            title: "test.s".to_owned(),
            command: String::new(),
            memory: String::new(),
            side: String::new(),
            ending: Ending::CycleLimit,
            report: "cut".to_owned(),
            sources: Vec::new(),
            mismatch: None,
            hang: None,
        };
        let recording = recorder.finish(&options.image, &about);
        assert_eq!((recording.cycles(), recording.instructions()), (max_cycles, 0));
        let head = recording.piece("head").expect("a head");
        let head: serde_json::Value = serde_json::from_slice(&head).expect("JSON");
        assert_eq!(head["report"], "cut");
        assert_eq!(head["cycles"], max_cycles);
    }
}
