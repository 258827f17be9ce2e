//! The bridge against a small hand-written design: a counter, a port of 100 bits, a memory of 100-bit words.

use bitvec::prelude::{BitVec, Lsb0};

use std::fs;
use std::path::Path;

use super::*;

mod two_processes;

const VERILOG: &str = "\
module memory(input wire clk, input wire write, input wire [2:0] address, input wire [99:0] data,
              output wire [99:0] word);
  reg [99:0] mem [0:7];
  always @(posedge clk) if (write) mem[address] <= data;
  assign word = mem[address];
endmodule

module bench(input wire clk, input wire reset, input wire write, input wire [2:0] address,
             input wire [99:0] data, output wire [99:0] word, output wire [11:0] count,
             output wire [39:0] wide__sum, input wire [32:0] addend);
  reg [11:0] counter;
  always @(posedge clk) counter <= reset ? 12'd0 : counter + 12'd1;
  assign count = counter;
  assign wide__sum = {7'd0, addend} + 40'd1;
  memory store(.clk(clk), .write(write), .address(address), .data(data), .word(word));
endmodule
";

fn design() -> Design {
    Design::new("bench").with_file("bench.v", VERILOG)
}

/// Waveforms, both public variables and a bare loop: one build serves all tests that only run it.
fn options() -> ModelOptions {
    ModelOptions {
        trace: true,
        public: vec![PublicVariable::new("memory", "mem"), PublicVariable::new("bench", "counter")],
        bare_loop: BareLoop::Clock("clk".to_owned()),
        ..ModelOptions::default()
    }
}

pub(super) fn model() -> Model {
    let built = ModelCache::from_environment().build(&design(), &options());
    built.unwrap().instantiate(Start::Zero).unwrap()
}

/// An empty cache of models, but with the machine's run-time library.
fn empty_cache(folder: &Path) -> ModelCache {
    let shared = tools::work_directory().join("models/runtime");
    ModelCache::new(folder).with_runtime(shared)
}

/// Folders of models in a cache, and of builds that were not cleaned up.
fn entries(folder: &Path) -> Vec<String> {
    let listed = fs::read_dir(folder).unwrap();
    let names = listed.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name != "locks").collect()
}

#[test]
fn ports_are_driven_and_read_by_name() {
    let mut model = model();
    let clock = model.input("clk").unwrap();
    let reset = model.input("reset").unwrap();
    let count = model.output("count").unwrap();
    model.set(reset, 1);
    model.clock_cycle(clock).unwrap();
    model.set(reset, 0);
    for expected in 1..=5000_u64 {
        model.clock_cycle(clock).unwrap();
        assert_eq!(model.get(count), expected % 4096);
    }
    let addend = model.input("addend").unwrap();
    let sum = model.output("wide__sum").unwrap();
    model.set(addend, u64::MAX);
    model.eval().unwrap();
    assert_eq!(model.get_input(addend), (1 << 33) - 1, "the bits above the width are dropped");
    assert_eq!(model.get(sum), 1 << 33);
}

#[test]
fn a_port_that_is_not_there_is_named_with_those_that_are() {
    let model = model();
    let message = model.output("cuont").unwrap_err().to_string();
    assert!(message.contains("`cuont`") && message.contains("count"), "{message}");
    assert!(matches!(model.input("count"), Err(BridgeError::NoPort { .. })));
    let wide = model.output("word").unwrap_err().to_string();
    assert!(wide.contains("100 bits"), "{wide}");
}

#[test]
fn wide_ports_and_memories_agree_word_for_word() {
    let mut model = model();
    let clock = model.input("clk").unwrap();
    let write = model.input("write").unwrap();
    let address = model.input("address").unwrap();
    let data = model.wide_input("data").unwrap();
    let word = model.wide_output("word").unwrap();
    model.set(write, 1);
    for index in 0..8_u32 {
        model.set(address, u64::from(index));
        model.set_words(data, &[index, 0x1111_1111 * index, !index, u32::MAX]);
        model.clock_cycle(clock).unwrap();
        let expected = [index, 0x1111_1111 * index, !index, 0xF];
        assert_eq!(model.words(word).unwrap(), expected);
        assert_eq!(
            model.bits(word, 28, 40),
            u64::from(!index & 0xF) << 36 | u64::from(0x1111_1111 * index) << 4 | u64::from(index >> 28)
        );
        assert_eq!(model.bits(word, 96, 64), 0xF);
        let mut bits: BitVec<u32, Lsb0> = BitVec::new();
        model.read_wide(word, &mut bits);
        assert_eq!(bits.len(), 100);
        assert_eq!(bits.as_raw_slice(), expected);
    }
    let memory = model.array("bench.store", "mem").unwrap();
    assert_eq!((memory.depth(), memory.width_bits(), memory.is_memory()), (8, 100, true));
    for index in 0..8_u32 {
        assert_eq!(memory.words(index).unwrap(), [index, 0x1111_1111 * index, !index, 0xF]);
        assert_eq!(memory.bits(index, 64, 32), Some(u64::from(!index)));
    }
    assert_eq!(memory.read(8), None);
    let narrow = model.wide_output("count").unwrap();
    assert_eq!(model.words(narrow), None);
    assert_eq!(model.bits(narrow, 1, 3), 4);
}

#[test]
fn registers_are_read_like_memories_of_one_entry() {
    let mut model = model();
    let clock = model.input("clk").unwrap();
    (0..3).for_each(|_| model.clock_cycle(clock).unwrap());
    let counter = model.array("bench", "counter").unwrap();
    assert_eq!((counter.depth(), counter.width_bits(), counter.is_memory()), (1, 12, false));
    assert_eq!(counter.read(0), Some(3));
    for (scope, variable) in [("bench.stoer", "mem"), ("bench", "mem")] {
        let message = model.array(scope, variable).unwrap_err().to_string();
        assert!(message.contains(scope) && message.contains("ModelOptions::public"), "{message}");
    }
}

#[test]
fn simulations_of_one_model_do_not_share_state() {
    let built = ModelCache::from_environment().build(&design(), &options()).unwrap();
    std::thread::scope(|scope| {
        for cycles in [10, 200, 3000] {
            let mut model = built.instantiate(Start::Zero).unwrap();
            scope.spawn(move || {
                let clock = model.input("clk").unwrap();
                (0..cycles).for_each(|_| model.clock_cycle(clock).unwrap());
                assert_eq!(model.get(model.output("count").unwrap()), cycles);
                assert_eq!(model.array("bench", "counter").unwrap().read(0), Some(cycles));
            });
        }
    });
    let random = |seed| {
        let model = built.instantiate(Start::Random(seed)).unwrap();
        let memory = model.array("bench.store", "mem").unwrap();
        (0..8).map(|index| memory.read(index).unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(random(7), random(7), "the same seed gives the same start");
    assert_ne!(random(7), random(8));
}

#[test]
fn a_waveform_holds_only_the_window_it_was_open_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut model = model();
    let clock = model.input("clk").unwrap();
    let windows = [(100..110_u64, "first.vcd"), (300..303, "second.vcd")];
    for cycle in 0..400_u64 {
        model.clock_cycle(clock).unwrap();
        for (window, name) in &windows {
            if cycle == window.start {
                model.waveform_open(&folder.path().join(name)).unwrap();
            }
            if window.contains(&cycle) {
                model.waveform_dump(cycle).unwrap();
            }
            if cycle + 1 == window.end {
                model.waveform_close().unwrap();
            }
        }
    }
    for (window, name) in windows {
        let text = fs::read_to_string(folder.path().join(name)).unwrap();
        let times = text.lines().filter_map(|line| line.strip_prefix('#'));
        let times: Vec<u64> = times.map(|time| time.parse().unwrap()).collect();
        assert_eq!(times, window.collect::<Vec<_>>(), "{name}");
        assert!(text.contains("1ns"), "{name} has no time scale of 1 ns");
        for scope in ["module bench", "module store"] {
            assert!(text.contains(scope), "{name} has no {scope}");
        }
    }
    assert!(matches!(model.waveform_dump(400), Err(BridgeError::Waveform { .. })));
    let nowhere = folder.path().join("no/such/folder.vcd");
    assert!(matches!(model.waveform_open(&nowhere), Err(BridgeError::Waveform { .. })));
}

#[test]
fn the_bare_loop_counts_the_same_cycles() {
    let mut model = model();
    assert_eq!(model.bare_run(1000, &mut []).unwrap(), 1000);
    let source = "static uint64_t bare_run(Vmodel& model, uint64_t cycles, uint8_t* memory, uint64_t bytes) {
        for (uint64_t cycle = 0; cycle < cycles; ++cycle) {
            model.clk = 0; model.eval();
            model.clk = 1; model.eval();
            memory[cycle % bytes] = model.count;
        }
        return model.count;
    }";
    let options = ModelOptions { bare_loop: BareLoop::Source(source.to_owned()), ..ModelOptions::default() };
    let built = ModelCache::from_environment().build(&design(), &options).unwrap();
    let mut model = built.instantiate(Start::Zero).unwrap();
    let mut memory = [0; 16];
    assert_eq!(model.bare_run(20, &mut memory).unwrap(), 20);
    assert_eq!(memory[..5], [17, 18, 19, 20, 5]);
    let message = model.waveform_open(Path::new("x.vcd")).unwrap_err().to_string();
    assert!(message.contains("ModelOptions::trace"), "{message}");
}

#[test]
fn a_model_without_optimisation_is_one_call_of_the_compiler_and_computes_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let options = ModelOptions { optimisation: Optimisation::None, ..options() };
    let built = empty_cache(folder.path()).build(&design(), &options).unwrap();
    assert_eq!(built.log().unwrap().matches(" -c ").count(), 1);
    let hasty = built.instantiate(Start::Zero).unwrap();
    for mut model in [hasty, model()] {
        let (write, data) = (model.input("write").unwrap(), model.wide_input("data").unwrap());
        model.set(write, 1);
        model.set_words(data, &[1, 2, 3, 4]);
        let clock = model.input("clk").unwrap();
        (0..9).for_each(|_| model.clock_cycle(clock).unwrap());
        assert_eq!(model.get(model.output("count").unwrap()), 9);
        assert_eq!(model.array("bench.store", "mem").unwrap().words(0).unwrap(), [1, 2, 3, 4]);
    }
}

#[test]
fn a_second_build_compiles_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let cache = empty_cache(folder.path());
    let first = cache.build(&design(), &ModelOptions::default()).unwrap();
    assert!(!first.cached());
    assert!(first.log().unwrap().contains("each_cycle.cpp"));
    let second = cache.build(&design(), &ModelOptions::default()).unwrap();
    assert!(second.cached());
    assert_eq!(first.folder(), second.folder());
    let changed = Design::new("bench").with_file("bench.v", VERILOG.replace("12'd1", "12'd3"));
    let third = cache.build(&changed, &ModelOptions::default()).unwrap();
    assert!(!third.cached());
    let mut model = third.instantiate(Start::Zero).unwrap();
    model.clock_cycle(model.input("clk").unwrap()).unwrap();
    assert_eq!(model.get(model.output("count").unwrap()), 3);

    drop((first, second));
    let left = pruned_to(1, &cache, folder.path());
    assert_eq!(left.len(), 1, "what is in use stays");
    drop((model, third));
    let left = pruned_to(0, &cache, folder.path());
    assert_eq!(left, [""; 0], "what is not in use goes");
}

/// What is left when the cache has been pruned. A process that another test is starting has this one's files, and so
/// its locks, for a moment.
fn pruned_to(count: usize, cache: &ModelCache, folder: &Path) -> Vec<String> {
    for _ in 0..250 {
        cache.prune(0);
        if entries(folder).len() <= count {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    entries(folder)
}

#[test]
fn broken_verilog_is_refused_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let cache = empty_cache(folder.path());
    let cases = [
        (VERILOG.replace("endmodule\n\nmodule bench", "\nmodule bench"), "syntax error"),
        (VERILOG.replace("12'd0 :", "13'd0 :"), "WIDTH"),
        (VERILOG.replace("assign count = counter;", ""), "UNDRIVEN"),
    ];
    for (text, complaint) in cases {
        let broken = Design::new("bench").with_file("bench.v", text);
        let built = cache.build(&broken, &ModelOptions::default());
        let message = built.unwrap_err().to_string();
        assert!(message.contains("`bench`") && message.contains("bench.v:"), "{message}");
        assert!(message.contains(complaint), "{message}");
        assert_eq!(entries(folder.path()), [""; 0]);
        assert!(matches!(lint(&broken), Err(BridgeError::Verilator { .. })));
    }
    lint(&design()).unwrap();
}

#[test]
fn broken_cpp_and_bad_names_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let cache = empty_cache(folder.path());
    let options = ModelOptions { bare_loop: BareLoop::Clock("no_such_clock".to_owned()), ..ModelOptions::default() };
    let message = cache.build(&design(), &options).unwrap_err().to_string();
    assert!(message.contains("no_such_clock"), "{message}");
    assert_eq!(entries(folder.path()), [""; 0]);
    for (top, file) in [("a b", "bench.v"), ("bench", "../bench.v"), ("bench", "-f"), ("", "bench.v")] {
        let design = Design::new(top).with_file(file, VERILOG);
        assert!(matches!(lint(&design), Err(BridgeError::BadName { .. })), "{top:?} {file:?}");
    }
}

#[test]
fn verilog_that_stops_itself_is_an_error_not_an_end() {
    let text = "module stopper(input wire clk, input wire go, output reg done);\n\
                always @(posedge clk) begin\n  done <= go;\n  if (go) $stop;\nend\nendmodule\n";
    let design = Design::new("stopper").with_file("stopper.v", text);
    let built = ModelCache::from_environment().build(&design, &ModelOptions::default());
    let mut model = built.unwrap().instantiate(Start::Zero).unwrap();
    let (clock, go) = (model.input("clk").unwrap(), model.input("go").unwrap());
    model.clock_cycle(clock).unwrap();
    model.set(go, 1);
    let message = model.clock_cycle(clock).unwrap_err().to_string();
    assert!(message.contains("stopper.v:4") && message.contains("$stop"), "{message}");
}
