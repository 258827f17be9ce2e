//! The golden model beside another one, whose ports are shown as a simulator shows them.

use hdl::emit_modules;
use isa::ports::{LineWords, PortDirection, PortOutputs, PORTS};
use isa::CoreOptions;

use super::*;
use crate::environment::memory_timing::MemoryTiming;

fn core(options: &str) -> CoreConfig {
    CoreConfig::from_options(&CoreOptions::from_line(options).unwrap()).unwrap()
}

/// Ports that the top module of a core declares: name, direction, width.
fn declared(config: &CoreConfig) -> BTreeMap<String, (PortDirection, u32)> {
    let modules = emit_modules(config).unwrap();
    let top = modules.iter().find(|module| module.name == hdl::TOP_MODULE).unwrap();
    let lines = top.text.lines().take_while(|line| !line.starts_with(");"));
    let port = |line: &str| {
        let (direction, rest) = line.split_once(" wire ")?;
        let direction = match direction.trim() {
            "input" => PortDirection::Input,
            "output" => PortDirection::Output,
            _ => return None,
        };
        let rest = rest.split("//").next().unwrap().trim().trim_end_matches(',');
        let (width_bits, name) = match rest.strip_prefix('[').and_then(|rest| rest.split_once(":0]")) {
            Some((high, name)) => (high.parse::<u32>().unwrap() + 1, name.trim()),
            None => (1, rest),
        };
        Some((name.to_owned(), (direction, width_bits)))
    };
    lines.filter_map(port).collect()
}

#[test]
fn the_ports_are_those_of_the_emitted_verilog() {
    let all = "several_cores = true, extension = true, bus_errors = true, host_start = true, \
               performance_counters = true, divergence = \"multi-path\"";
    let named = CoreConfig::named().into_iter().map(|(_, config, _)| config);
    for config in named.chain([core(all)]) {
        let expected = declared(&config.with_trace());
        let ports = design_ports(&config).into_iter();
        let found: BTreeMap<_, _> = ports.map(|port| (port.name, (port.direction, port.width_bits))).collect();
        assert_eq!(found, expected, "{config:?}");
        let needed = design_ports(&config).into_iter().filter(|port| port.is_needed);
        let needed: BTreeMap<_, _> = needed.map(|port| (port.name, (port.direction, port.width_bits))).collect();
        assert_eq!(needed, declared(&config), "{config:?}");
    }
}

/// A model as a design without trace ports.
struct Shown {
    config: CoreConfig,
    model: ModelSide,
    beside: Beside,
    is_reset: bool,
    /// Inputs as they were driven last.
    inputs: PortInputs,
    /// What the simulator shows otherwise: the port, and its bits.
    otherwise: Option<(&'static str, String)>,
}

fn binary(words: &LineWords, width_bits: u32, word_bits: u32) -> String {
    let bit = |number: u32| words[(number / word_bits) as usize] >> (number % word_bits) & 1;
    (0..width_bits).rev().map(|number| if bit(number) == 1 { '1' } else { '0' }).collect()
}

impl Shown {
    fn new(config: &CoreConfig, source: &str, seed: u64) -> Shown {
        let image = assembler::assemble(&config.arch, &[("shown.s", source)]).unwrap();
        let ports = design_ports(config).into_iter().filter(|port| port.is_needed);
        let found = ports.map(|port| (port.name, port.width_bits)).collect();
        let timing = MemoryTiming::Seed(seed);
        let surroundings = Surroundings { timing, console_input: ConsoleInput::none().clone() };
        let beside = Beside::new(config, image, &surroundings, &found).unwrap();
        let (model, inputs) = (ModelSide::new(config), PortInputs::default());
        Shown { config: *config, model, beside, is_reset: true, inputs, otherwise: None }
    }

    fn values(&mut self) -> Vec<String> {
        let outputs: PortOutputs = self.model.outputs()[0];
        let names: Vec<String> = self.beside.port_names().map(str::to_owned).collect();
        let value = |name: &String| {
            if let Some((_, value)) = self.otherwise.as_ref().filter(|(other, _)| other == name) {
                return value.clone();
            }
            if name == ports::RESET {
                return u8::from(self.is_reset).to_string();
            }
            let port = PORTS.iter().find(|port| port.name == name).unwrap();
            let words = self.inputs.value(name).or_else(|| outputs.value(name)).unwrap();
            binary(&words, port.width.bits(&self.config), self.config.arch.word_bits())
        };
        names.iter().map(value).collect()
    }

    fn cycle(&mut self) -> Result<Progress, BesideError> {
        let values = self.values();
        self.inputs = self.beside.drive(&values)?;
        let values = self.values();
        let progress = self.beside.see(&values)?;
        let mut record = CycleRecord::new(TraceLayout::new(&self.config));
        if self.is_reset {
            self.model.reset(&[self.inputs], 1).unwrap();
        } else {
            self.model.step(&[self.inputs], &mut record).unwrap();
        }
        Ok(progress)
    }

    fn begin(&mut self) {
        self.is_reset = true;
        assert_eq!(self.cycle().unwrap(), Progress::GoesOn);
        self.is_reset = false;
    }

    /// Goes on until something else comes than a cycle on which both agree.
    fn end(&mut self) -> Result<Progress, BesideError> {
        for _ in 0..20_000 {
            match self.cycle()? {
                Progress::GoesOn => {}
                other => return Ok(other),
            }
        }
        panic!("neither an end nor a standstill");
    }
}

/// Stores, loads and ends.
const STORE: &str = "ldi %r1, #5\nst %r1, %r0, #0x40\nld %r2, %r0, #0x40\nhalt";

#[test]
fn two_that_are_equal_agree_to_the_end_whatever_the_memory_and_also_when_they_are_reset() {
    for (options, seed) in [
        ("arch = \"4w8/8/4/4\"", 0),
        ("arch = \"4w8/8/4/4\", extension = true, bus_errors = true", 3),
        ("arch = \"8w8/8/2/2\", data_cache_bytes = 256", 5),
    ] {
        let mut shown = Shown::new(&core(options), STORE, seed);
        shown.begin();
        for _ in 0..50 {
            assert_eq!(shown.cycle().unwrap(), Progress::GoesOn);
        }
        shown.begin();
        assert_eq!(shown.end().unwrap(), Progress::Done);
        assert_eq!(shown.beside.ram()[0x40], 5);
        assert!(shown.beside.agreed().to_string().contains("0 trace ports"));
    }
}

#[test]
fn what_never_ends_is_a_standstill() {
    let mut shown = Shown::new(&core("arch = \"4w8/8/2/2\""), "ldi %r1, #2; bar %r0, %r1", 0);
    shown.begin();
    assert_eq!(shown.end().unwrap(), Progress::Hangs);
    assert!(shown.beside.standstill().to_string().contains("barrier"));
}

/// The text of the difference that a port makes which shows other bits.
fn difference(name: &'static str, value: &str) -> String {
    let mut shown = Shown::new(&core("arch = \"4w8/8/4/4\""), STORE, 0);
    shown.begin();
    shown.otherwise = Some((name, value.to_owned()));
    match shown.end() {
        Err(BesideError::Differ(difference)) => difference.to_string(),
        other => panic!("{name} = {value}: {other:?}"),
    }
}

#[test]
fn an_output_that_differs_is_reported_with_both_values_and_the_last_instructions() {
    let report = difference("data_request_byte_enable", "0000000011110000");
    assert!(report.starts_with("mismatch in cycle "), "{report}");
    for words in ["at the ports: ", "last instructions of warp 0", "st %r1, %r0"] {
        assert!(report.contains(words), "{words}: {report}");
    }
    let differs = "data_request_byte_enable  RTL    00f0\n                            model  000f";
    assert!(report.contains(differs), "{report}");
}

#[test]
fn an_unknown_bit_agrees_with_nothing_where_it_counts() {
    let report = difference("done", "X");
    assert!(report.contains("ports with bits that are neither 0 nor 1\n  done  X"), "{report}");
    assert!(difference("instruction_request_valid", "Z").contains("instruction_request_valid"));
    // Without a request its word does not count, nor does a byte that is not stored.
    let mut shown = Shown::new(&core("arch = \"4w8/8/4/4\""), "halt", 0);
    shown.begin();
    shown.otherwise = Some(("data_request_data", "X".repeat(128)));
    assert_eq!(shown.end().unwrap(), Progress::Done);
}

#[test]
fn a_design_with_other_ports_is_refused() {
    let config = core("arch = \"4w8/8/4/4\"");
    let with = |change: &dyn Fn(&mut BTreeMap<String, u32>) -> Option<u32>| {
        let ports = design_ports(&config).into_iter();
        let mut found = ports.map(|port| (port.name, port.width_bits)).collect();
        let _ = change(&mut found);
        DesignPorts::new(&config, &found).err().map(|error| error.to_string())
    };
    assert_eq!(with(&|found| found.insert("more".to_owned(), 3)), None);
    assert_eq!(with(&|found| found.remove("trace_commit_pc")), None);
    let lacks = "the design has no port data_request_data, which is an output of 128 bits in this core;";
    assert!(with(&|found| found.remove("data_request_data")).unwrap().starts_with(lacks));
    let wide = "port done of the design has 2 bits, but 1 bit in this core;";
    assert!(with(&|found| found.insert("done".to_owned(), 2)).unwrap().starts_with(wide));
}

#[test]
fn a_bench_that_breaks_the_rules_is_told_so() {
    let mut shown = Shown::new(&core("arch = \"4w8/8/4/4\""), STORE, 0);
    shown.begin();
    shown.otherwise = Some(("data_response_valid", "1".to_owned()));
    let error = shown.end().unwrap_err().to_string();
    assert!(error.starts_with("in clock cycle 0, data_response_valid is 1, but"), "{error}");
    let mut shown = Shown::new(&core("arch = \"4w8/8/4/4\""), STORE, 0);
    shown.begin();
    let values = shown.values();
    shown.beside.drive(&values).unwrap();
    shown.is_reset = true;
    let values = shown.values();
    let error = shown.beside.see(&values).unwrap_err().to_string();
    assert!(error.starts_with("reset changes in the second half of clock cycle 0"), "{error}");
    let error = shown.beside.see(&values[1..]).unwrap_err().to_string();
    assert_eq!(error, "a cycle shows 22 ports, but 23 are compared");
}
