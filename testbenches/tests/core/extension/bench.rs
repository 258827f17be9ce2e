//! Decode, and behind it the units of all lanes under Verilator, with what a case gives in the place of registers and
//! memory.

use hdl::emit_modules;
use isa::{CoreConfig, Opcode};
use testbenches::bridge::{
    Design, Input, Model, ModelCache, ModelOptions, Optimisation, Output, Start, WideInput, WideOutput,
};

use super::reference::takes_immediate;
use crate::common;

/// The modules that the bench instantiates; none of them has others within it.
const MODULES: [&str; 6] =
    ["decode", "lane_alu", "predicate_logic", "response_lanes", "coalescer", "exchange_arithmetic"];

/// What a lane has before an instruction.
#[derive(Clone, Debug)]
pub struct Case {
    /// First register operand; of acas the destination's value.
    pub first: u64,
    /// Second register operand; of a store the value, of an atomic instruction the operand.
    pub second: u64,
    /// The word that is loaded, or exchanged.
    pub word: u64,
    /// The byte in its line that a load or store addresses.
    pub place: u64,
    /// The predicate register that may be written.
    pub old: bool,
    /// The lane executes the instruction.
    pub executes: bool,
}

/// What the units of a lane give.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// The predicate register behind it.
    pub predicate: bool,
    /// The ALU's result.
    pub value: u64,
    /// The value that a load gives.
    pub loaded: u64,
    /// The bytes of the line that a store changes, each with its place.
    pub stored: Vec<(u64, u8)>,
    /// The word that an atomic instruction leaves behind.
    pub exchanged: u64,
    /// That is stored.
    pub exchange_stores: bool,
}

/// The ports of a lane.
struct LanePorts {
    first: Input,
    second: Input,
    word: Input,
    place: Input,
    result: Output,
    exchanged: Output,
    changes: Output,
    loaded: Output,
}

/// The ports that all lanes share.
struct Ports {
    clock: Input,
    instruction: Input,
    old: Input,
    executing: Input,
    remaining: Input,
    line: WideInput,
    row: Output,
    byte_enable: Output,
    stored_line: WideOutput,
    lanes: Vec<LanePorts>,
}

/// The running units.
pub struct Bench {
    config: CoreConfig,
    model: Model,
    ports: Ports,
    random: fastrand::Rng,
}

impl Bench {
    /// Builds the units of a core. Each fault names a module, a text that is in it once, and what becomes of it.
    pub fn new(config: &CoreConfig, faults: &[(&str, &str, &str)]) -> Bench {
        let modules = emit_modules(config).expect("the description is sound");
        let mut design = Design::new("bench").with_lenient_file("bench.v", top(config));
        for name in MODULES {
            let module = modules.iter().find(|module| module.name == name);
            let mut text = module.unwrap_or_else(|| panic!("no {name}")).text.clone();
            for (_, right, wrong) in faults.iter().filter(|(module, ..)| *module == name) {
                assert_eq!(text.matches(right).count(), 1, "{name}: {right}");
                text = text.replace(right, wrong);
            }
            design = design.with_lenient_file(format!("{name}.v"), text);
        }
        let options = ModelOptions { optimisation: Optimisation::None, ..ModelOptions::default() };
        let built = ModelCache::from_environment().build(&design, &options);
        let built = built.unwrap_or_else(|error| panic!("{error}"));
        let model = built.instantiate(Start::Random(1));
        let model = model.expect("the model starts");
        Bench { config: *config, ports: ports(&model, config), model, random: fastrand::Rng::with_seed(1) }
    }

    /// The core whose units these are.
    pub const fn config(&self) -> &CoreConfig {
        &self.config
    }

    /// Brings an instruction into decode.
    pub fn decode(&mut self, opcode: Opcode, immediate: Option<i64>) {
        let destination = match opcode.unit() {
            isa::ExecutionUnit::Predicate => "@p1",
            _ => "%r1",
        };
        let last = immediate.map_or("%r3".to_owned(), |immediate| format!("#{immediate}"));
        assert_eq!(immediate.is_some(), takes_immediate(opcode));
        let text = format!("{} {destination}, %r2, {last}\n", opcode.mnemonic());
        let image = common::assemble(&self.config.arch, &text);
        let word_bytes = self.config.arch.word_bytes() as usize;
        let mut word = [0; 8];
        word[..word_bytes].copy_from_slice(&image.bytes[..word_bytes]);
        self.model.set(self.ports.instruction, u64::from_le_bytes(word));
        let clock = self.ports.clock;
        self.model.clock_cycle(clock).expect("it goes on");
    }

    /// What the units of each lane give, of the instruction in decode.
    pub fn run(&mut self, opcode: Opcode, cases: &[Case]) -> Vec<Seen> {
        let bits = |bit: fn(&Case) -> bool| {
            let lanes = cases.iter().enumerate();
            lanes.fold(0, |all, (lane, case)| all | u64::from(bit(case)) << lane)
        };
        self.model.set(self.ports.old, bits(|case| case.old));
        self.model.set(self.ports.executing, bits(|case| case.executes));
        for (lane, case) in self.ports.lanes.iter().zip(cases) {
            self.model.set(lane.first, case.first);
            self.model.set(lane.second, case.second);
            self.model.set(lane.word, case.word);
            self.model.set(lane.place, case.place);
        }
        self.eval();
        let row = self.model.get(self.ports.row);
        let lanes = self.ports.lanes.iter().enumerate();
        let mut seen: Vec<Seen> = lanes
            .map(|(lane, ports)| Seen {
                predicate: row >> lane & 1 == 1,
                value: self.model.get(ports.result),
                exchanged: self.model.get(ports.exchanged),
                exchange_stores: self.model.get(ports.changes) == 1,
                ..Seen::default()
            })
            .collect();
        if opcode.unit() == isa::ExecutionUnit::LoadStore {
            for (lane, (seen, case)) in seen.iter_mut().zip(cases).enumerate() {
                self.access(lane, case, seen);
            }
        }
        seen
    }

    fn eval(&mut self) {
        self.model.eval().expect("it goes on");
    }

    /// A line of which the lane loads or into which it stores. All but the word that it loads is noise.
    fn access(&mut self, lane: usize, case: &Case, seen: &mut Seen) {
        let line_bytes = self.config.line_bytes() as usize;
        let word_bytes = self.config.arch.word_bytes() as usize;
        let mut line: Vec<u8> = (0..line_bytes).map(|_| self.random.u8(..)).collect();
        let first = case.place as usize / word_bytes * word_bytes;
        line[first..first + word_bytes].copy_from_slice(&case.word.to_le_bytes()[..word_bytes]);
        let words: Vec<u32> =
            line.chunks_exact(4).map(|bytes| u32::from_le_bytes(bytes.try_into().expect("four bytes"))).collect();
        self.model.set_words(self.ports.line, &words);
        self.model.set(self.ports.remaining, 1 << lane);
        self.eval();
        seen.loaded = self.model.get(self.ports.lanes[lane].loaded);
        let enabled = self.model.get(self.ports.byte_enable);
        let places = (0..line_bytes as u32).filter(|place| enabled >> place & 1 == 1);
        seen.stored = places
            .map(|place| {
                let byte = self.model.bits(self.ports.stored_line, 8 * place, 8);
                (u64::from(place), byte as u8)
            })
            .collect();
    }
}

fn ports(model: &Model, config: &CoreConfig) -> Ports {
    let input = |name: &str| model.input(name).unwrap_or_else(|error| panic!("{error}"));
    let output = |name: &str| model.output(name).unwrap_or_else(|error| panic!("{error}"));
    let lanes = (0..config.arch.lanes()).map(|lane| LanePorts {
        first: input(&format!("first_{lane}")),
        second: input(&format!("second_{lane}")),
        word: input(&format!("word_{lane}")),
        place: input(&format!("place_{lane}")),
        result: output(&format!("result_{lane}")),
        exchanged: output(&format!("exchanged_{lane}")),
        changes: output(&format!("changes_{lane}")),
        loaded: output(&format!("loaded_{lane}")),
    });
    Ports {
        clock: input("clock"),
        instruction: input("instruction"),
        old: input("old"),
        executing: input("executing"),
        remaining: input("remaining"),
        line: model.wide_input("line").expect("the line"),
        row: output("row"),
        byte_enable: output("byte_enable"),
        stored_line: model.wide_output("stored_line").expect("the line"),
        lanes: lanes.collect(),
    }
}

/// Joins the modules as the core does: decode's control signals go to every lane, an immediate takes the second
/// operand's place.
fn top(config: &CoreConfig) -> String {
    let lanes: String = (0..config.arch.lanes()).map(|lane| LANE.replace("LANE", &lane.to_string())).collect();
    let of_lanes = |text: &str| -> String {
        let lanes = 0..config.arch.lanes();
        lanes.map(|lane| text.replace("LANE", &lane.to_string())).collect()
    };
    // A vector of all lanes, lane 0 lowest.
    let vector = |element: &str| {
        let lanes = (0..config.arch.lanes()).rev();
        let elements: Vec<String> = lanes.map(|lane| element.replace("LANE", &lane.to_string())).collect();
        format!("{{{}}}", elements.join(", "))
    };
    TOP.replace("EACH_PORT", &of_lanes(LANE_PORTS))
        .replace("EACH_LANE", &lanes)
        .replace("ALL_PLACES", &vector("place_LANE"))
        .replace("ALL_LOADED", &vector("loaded_LANE"))
        .replace("ALL_ADDRESSES", &vector("{(ADDRESS_BITS-PLACE_BITS){1'b0}}, place_LANE"))
        .replace("ALL_STORED", &vector("second_LANE"))
        .replace("ADDRESS_BITS", &config.ram_bytes.trailing_zeros().to_string())
        .replace("PLACE_BITS", &config.line_bytes().trailing_zeros().to_string())
        .replace("LINE_BYTES", &config.line_bytes().to_string())
        .replace("LANES", &config.arch.lanes().to_string())
        .replace("WORD_BITS", &config.arch.word_bits().to_string())
}

const LANE_PORTS: &str = "
    input wire [WORD_BITS-1:0] first_LANE, input wire [WORD_BITS-1:0] second_LANE,
    input wire [WORD_BITS-1:0] word_LANE, input wire [PLACE_BITS-1:0] place_LANE,
    output wire [WORD_BITS-1:0] result_LANE, output wire [WORD_BITS-1:0] exchanged_LANE,
    output wire changes_LANE, output wire [WORD_BITS-1:0] loaded_LANE,";

const LANE: &str = "
    wire [WORD_BITS-1:0] operand_LANE = takes_immediate ? immediate : second_LANE;
    lane_alu alu_LANE (
        .control_inverts(inverts), .control_carries(carries), .control_sums(sums), .control_logic(logic_function),
        .control_shifts(shifts), .control_left(left), .control_accepts_equal(accepts_equal),
        .control_accepts_less(accepts_less), .control_compares_floats(compares_floats),
        .adds_offset(1'b0), .is_signed(is_signed), .operand_a(first_LANE), .operand_b(operand_LANE), .offset(0),
        .result(result_LANE), .is_zero(is_zero[LANE]), .is_negative(is_negative[LANE]), .compared(compared[LANE])
    );
    wire replaces_LANE;
    wire [WORD_BITS-1:0] replacement_LANE;
    exchange_arithmetic exchange_LANE (
        .operation(exchange), .exchanges(1'b1), .read(0), .is_signed(is_signed), .word(word_LANE),
        .value(second_LANE), .expected(first_LANE),
        .changes(changes_LANE), .replaces(replaces_LANE), .result(replacement_LANE)
    );
    assign exchanged_LANE = replaces_LANE ? replacement_LANE : word_LANE;
";

const TOP: &str = "
module bench (EACH_PORT
    input wire clock, input wire [WORD_BITS-1:0] instruction,
    input wire [LANES-1:0] old, input wire [LANES-1:0] executing, input wire [LANES-1:0] remaining,
    input wire [8*LINE_BYTES-1:0] line,
    output wire [LANES-1:0] row,
    output wire [LINE_BYTES-1:0] byte_enable, output wire [8*LINE_BYTES-1:0] stored_line
);
    wire takes_immediate, inverts, carries, sums, shifts, left, accepts_equal, accepts_less, compares_floats, is_signed;
    wire stores;
    wire [1:0] logic_function;
    wire [1:0] size;
    wire [2:0] exchange;
    wire [3:0] predicate_function;
    wire [WORD_BITS-1:0] immediate;
    wire [LANES-1:0] is_zero, is_negative, compared;
    decode decode (
        .clock(clock), .reset(1'b0), .fetched_valid(1'b1), .fetched_micro(1'b0), .fetched_word(instruction),
        .decoded_takes_immediate(takes_immediate), .decoded_immediate(immediate),
        .control_predicate_function(predicate_function), .control_size(size), .control_exchange(exchange),
        .control_is_signed(is_signed), .control_stores(stores),
        .alu_control_inverts(inverts), .alu_control_carries(carries), .alu_control_sums(sums),
        .alu_control_logic(logic_function), .alu_control_shifts(shifts), .alu_control_left(left),
        .alu_control_accepts_equal(accepts_equal), .alu_control_accepts_less(accepts_less),
        .alu_control_compares_floats(compares_floats)
    );
EACH_LANE
    predicate_logic predicates (
        .operation(predicate_function), .is_zero(is_zero), .is_negative(is_negative), .compared(compared),
        .first(0), .second(0), .old(old), .executing(executing), .row(row)
    );
    response_lanes response (
        .place(ALL_PLACES), .old(0), .value(ALL_LOADED),
        .line(line), .size(size), .is_signed(is_signed), .wanted(1'b1)
    );
    coalescer coalescer (
        .console(0), .address(ALL_ADDRESSES), .value(ALL_STORED),
        .is_store(stores), .size(size), .remaining(remaining), .same_line(0),
        .stores_word(1'b0), .word(0), .word_place(0), .word_changes(1'b0),
        .request_byte_enable(byte_enable), .request_data(stored_line)
    );
endmodule
";
