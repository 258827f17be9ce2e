//! The coordinates of events that are crossed: the values on each axis, what each means and what it needs.

use isa::trace::WarpState;
use isa::{ExecutionUnit, Opcode};

use super::need::Need;

/// A value of an axis: its name, what it says, what a core needs to have it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Value {
    pub(crate) name: &'static str,
    pub(crate) text: &'static str,
    pub(crate) needs: &'static [Need],
}

const fn value(name: &'static str, text: &'static str, needs: &'static [Need]) -> Value {
    Value { name, text, needs }
}

/// Which of the active lanes execute an instruction.
pub(crate) const LANES: [Value; 4] = [
    value("none", "in no lane", &[]),
    value("one", "in one of several active lanes", &[Need::Lanes2]),
    value("some", "in several, not all active lanes", &[Need::Lanes3]),
    value("all", "in all active lanes", &[]),
];

/// What the mechanism of divergence keeps of the context that executes.
pub(crate) const MECHANISM: [Value; 12] = [
    value("stack-empty", "its stack is empty", &[Need::Stack]),
    value("stack-part", "its stack has entries", &[Need::Stack]),
    value("stack-full", "its stack is full", &[Need::Stack]),
    value("masks", "nothing is kept", &[Need::Masks]),
    value("paths-none", "no path waits", &[Need::PairedPath]),
    value("paths-some", "paths wait", &[Need::PairedPath, Need::Lanes2, Need::Room2]),
    value("paths-full", "as many paths wait as can", &[Need::PairedPath, Need::Lanes2]),
    value("paths-handler", "a handler runs, and nothing is compared", &[Need::PairedPath]),
    value("regions-none", "no region is open", &[Need::MultiPath]),
    value("regions-some", "regions are open", &[Need::MultiPath, Need::Room2]),
    value("regions-full", "as many regions are open as can", &[Need::MultiPath]),
    value("regions-handler", "a handler runs", &[Need::MultiPath]),
];

/// The states of a context, by their numbers.
pub(crate) const STATES: [Value; 8] = [
    value("Stopped", "Stopped", &[]),
    value("Running", "Running", &[]),
    value("WaitMemory", "WaitMemory", &[]),
    value("WaitCopy", "WaitCopy", &[]),
    value("WaitSpawn", "WaitSpawn", &[]),
    value("WaitArithmetic", "WaitArithmetic", &[Need::Arithmetic]),
    value("WaitBarrier", "WaitBarrier", &[Need::Barriers]),
    value("Free", "Free", &[Need::MultiPath]),
];

/// The rule by which a context comes from one state to another.
pub(crate) const fn transition_rule(from: usize, to: usize) -> &'static str {
    const fn is(number: usize, state: WarpState) -> bool {
        number == state as usize
    }
    if is(to, WarpState::Free) || is(from, WarpState::Free) {
        "P9.13.14"
    } else if is(to, WarpState::Stopped) {
        "P9.7.3"
    } else if is(to, WarpState::WaitMemory) {
        "P9.5.7"
    } else if is(to, WarpState::WaitCopy) {
        "P9.7.2"
    } else if is(to, WarpState::WaitSpawn) {
        "P9.5.10"
    } else if is(to, WarpState::WaitArithmetic) {
        "P9.5.8"
    } else if is(to, WarpState::WaitBarrier) {
        "P9.5.12"
    } else if is(from, WarpState::WaitMemory) {
        "P11.19"
    } else if is(from, WarpState::WaitCopy) {
        "P12.8"
    } else if is(from, WarpState::WaitSpawn) {
        "P9.10.1"
    } else if is(from, WarpState::WaitArithmetic) {
        "P13.8"
    } else if is(from, WarpState::WaitBarrier) {
        "P9.6.1"
    } else {
        "P9.8.2"
    }
}

/// A kind of hazard: its rule beside name and meaning.
pub(crate) const HAZARDS: [(Value, &str); 9] = [
    (value("register-read-after-write", "a register is read after it was written", &[]), "P8.2"),
    (value("register-write-after-write", "a register is written after it was written", &[]), "P8.2"),
    (value("register-write-after-read", "a register is written after it was read", &[]), "P8.1"),
    (value("predicate-read-after-write", "a predicate is read after it was written", &[]), "P8.4"),
    (value("predicate-write-after-write", "a predicate is written after it was written", &[]), "P8.4"),
    (value("predicate-write-after-read", "a predicate is written after it was read", &[]), "P8.4"),
    (value("memory-read-after-write", "a line is loaded after it was stored to", &[]), "P11.8"),
    (value("memory-write-after-write", "a line is stored to after it was stored to", &[]), "P11.9"),
    (value("memory-write-after-read", "a line is stored to after it was loaded", &[]), "P11.8"),
];

/// Where hazards of the memory begin.
pub(crate) const MEMORY_HAZARDS: usize = 6;

/// How far apart the two of a hazard are: in cycles between instructions of a warp, in requests at the data port.
pub(crate) const DISTANCES: [Value; 4] = [
    value("1", "at a distance of 1", &[]),
    value("2", "at a distance of 2", &[]),
    value("3", "at a distance of 3", &[]),
    value("more", "at a distance of 4 to 7", &[]),
];

/// What the two of a hazard have in common: lanes, or bytes of the line.
pub(crate) const COMMON: [Value; 3] =
    [value("apart", "nothing in common", &[]), value("part", "in part the same", &[]), value("same", "the same", &[])];

/// A queue, or something else that holds a number of things: its rule, and what a core needs to have it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Queue {
    pub(crate) name: &'static str,
    pub(crate) rule: &'static str,
    pub(crate) text: &'static str,
    pub(crate) needs: &'static [Need],
    /// What it needs to hold several, but not all.
    pub(crate) several: &'static [Need],
    /// What it needs to hold one, but not all.
    pub(crate) one: &'static [Need],
}

const fn queue(name: &'static str, rule: &'static str, text: &'static str, needs: &'static [Need]) -> Queue {
    Queue { name, rule, text, needs, several: &[], one: &[] }
}

const fn of_contexts(name: &'static str, rule: &'static str, text: &'static str, needs: &'static [Need]) -> Queue {
    Queue { several: &[Need::Contexts3], one: &[Need::Contexts2], ..queue(name, rule, text, needs) }
}

/// The queues whose level is counted, in the order of [`Level`](super::cross::levels).
pub(crate) const QUEUES: [Queue; 11] = [
    queue("fetches", "P5.4", "fetches that are not answered", &[]),
    queue("requests", "P11.11", "requests that the memory has not answered", &[Need::NoDataCache]),
    queue("data-cache", "P24.4", "entries in the data cache's queue", &[Need::DataCache]),
    of_contexts("memory", "P11.1", "contexts in WaitMemory", &[]),
    of_contexts("copy", "P12.1", "contexts in WaitCopy", &[]),
    of_contexts("arithmetic", "P13.2", "contexts in WaitArithmetic", &[Need::Arithmetic]),
    of_contexts("barrier", "P9.6.1", "contexts in WaitBarrier", &[Need::Barriers]),
    of_contexts("spawn", "P9.10.1", "contexts in WaitSpawn", &[]),
    of_contexts("running", "P5.1", "contexts that are Running", &[]),
    Queue {
        one: &[Need::Tlb2],
        several: &[Need::Tlb3],
        ..queue("tlb", "P14.6", "entries of the TLB that are valid", &[Need::Tlb])
    },
    Queue {
        one: &[Need::Lanes2],
        several: &[Need::Lanes3],
        ..queue("lanes", "P9.2.1", "lanes that are active in execute", &[])
    },
];

/// Where code that has changed is fetched from, with the rule.
pub(crate) const CODE: [(Value, &str); 2] = [
    (value("fetched-again", "a word is fetched again after it was changed", &[]), "P3.11"),
    (
        value(
            "found-in-cache",
            "a word is found in the instruction cache that has been stored into since it came",
            &[Need::InstructionCache],
        ),
        "P19.4",
    ),
];

/// How much is in a queue.
pub(crate) const LEVELS: [Value; 4] = [
    value("none", "none", &[]),
    value("one", "one", &[]),
    value("several", "several, not all that can be", &[]),
    value("all", "all that can be", &[]),
];

/// The rule of what an opcode does.
pub(crate) const fn opcode_rule(opcode: Opcode) -> &'static str {
    use Opcode::*;
    match opcode {
        Mulhu => "P26.3",
        Ldb | Ldbu | Ldh | Ldhu | Ldw | Ldwu | Stb | Sth | Stw => "P26.4",
        Fence => "P26.5",
        Ring => "P9.5.19",
        _ if opcode.custom_number().is_some() => "P29.1",
        _ if opcode.is_atomic() => "P26.6",
        _ if opcode.is_extension() => "P26.2",
        Jmpi | Jali | Jmpr | Jalr => "P9.5.2",
        Jalis | Jalrs => "P9.5.3",
        Jmprt => "P9.5.4",
        Jmpru => "P9.5.5",
        Halt => "P9.5.6",
        Ld | St => "P9.5.7",
        Clone => "P9.5.9",
        Wspawn => "P9.5.11",
        Bar => "P9.5.12",
        Trap => "P9.5.13",
        Reti => "P9.5.14",
        Di | Ei => "P9.5.15",
        Skep => "P9.5.16",
        Tlbadd | Tlbrm | Tlbflush => "P9.5.17",
        Split | Splitl | Join => "P9.5.18",
        _ => match opcode.unit() {
            ExecutionUnit::Multiply | ExecutionUnit::Divide | ExecutionUnit::Float => "P9.5.8",
            _ => "P9.5.1",
        },
    }
}

macro_rules! cycle_events {
    ($( $event:ident $name:literal $class:ident $text:literal $([ $($need:ident)+ ])?; )*) => {
        /// What happens in a cycle, as a number below 64: pairs of these are counted.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub(crate) enum CycleEvent { $( #[doc = $text] $event, )* }

        /// Each of them: name, class, meaning, needs. Two of one class never happen in one cycle.
        pub(crate) const CYCLE_EVENTS: &[(Value, Class)] = &[
            $( (value($name, $text, &[ $( $( Need::$need, )+ )? ]), Class::$class), )*
        ];
    };
}

/// What keeps two events of a cycle from happening at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// Nothing.
    Free,
    /// There is one instruction in execute.
    Execute,
    /// There is one write port of the registers.
    Write,
    /// There is one data port.
    Request,
    /// There is one response.
    Response,
    /// There is one cause for which nothing is scheduled.
    Schedule,
    /// There is one lookup in the instruction cache.
    Fetch,
    /// There is one lookup in the data cache.
    Lookup,
    /// There is one active access that is translated.
    Translation,
}

cycle_events! {
    Redirect          "redirect"          Free        "a redirect";
    Interrupt         "interrupt"         Execute     "an interrupt";
    Spawn             "spawn"             Execute     "a warp is started" [Warps2];
    Arrival           "arrival"           Execute     "a bar" [Barriers];
    TlbChange         "tlb-change"        Execute     "a change of the TLB" [Tlb];
    WaitsForMemory    "waits-for-memory"  Execute     "an instruction waits for memory" [Scoreboard];
    LanesPart         "lanes-part"        Execute     "lanes part" [SplitAndJoin Lanes2];
    LanesMeet         "lanes-meet"        Execute     "a join, or paths that meet" [SplitAndJoin];
    Halt              "halt"              Execute     "a halt";
    PredictedRight    "predicted-right"   Execute     "a predicted jump is taken" [Prediction];
    Access            "access"            Execute     "an access is pushed";
    Operation         "operation"         Execute     "an operation is pushed" [Arithmetic];
    Copies            "copies"            Execute     "a clone or a reti";
    CommitWrite       "commit-write"      Write       "an instruction writes a register";
    LoadWrite         "load-write"        Write       "a load writes a register";
    ArithmeticWrite   "arithmetic-write"  Write       "the arithmetic unit writes a register" [Arithmetic];
    CopyWrite         "copy-write"        Write       "a micro-operation writes a register";
    PredicateWrite    "predicate-write"   Free        "a predicate is written";
    LoadDone          "load-done"         Free        "a load is done";
    StoreDone         "store-done"        Free        "a store is done";
    BytePrinted       "byte-printed"      Free        "a byte is printed";
    CopyDone          "copy-done"         Free        "a copy is done";
    Translated        "translated"        Translation "lanes are translated" [Tlb];
    TranslationFails  "translation-fails" Translation "a translation fails" [Tlb];
    LoadRequest       "load-request"      Request     "a load's request fires";
    StoreRequest      "store-request"     Request     "a store's request fires";
    RequestWaits      "request-waits"     Request     "the data port is not ready";
    Response          "response"          Response    "a response fires";
    ResponseWaits     "response-waits"    Response    "a response waits";
    InstructionHit    "instruction-hit"   Fetch       "a fetch hits" [InstructionCache];
    InstructionMiss   "instruction-miss"  Fetch       "a fetch misses" [InstructionCache];
    InstructionFill   "instruction-fill"  Fetch       "a word of a line comes" [InstructionCache];
    DataHit           "data-hit"          Lookup      "a load hits" [DataCache];
    DataAsk           "data-ask"          Lookup      "the data cache asks the memory" [DataCache];
    PadRequest        "pad-request"       Free        "a request for the scratchpad" [Scratchpad];
    Exchange          "exchange"          Free        "an exchange is under way" [Extension];
    Squash            "squash"            Free        "a fetch is squashed";
    NoCandidate       "no-candidate"      Schedule    "no context can be scheduled";
    QueueFull         "queue-full"        Schedule    "the fetch queue is full";
    PortBusy          "port-busy"         Schedule    "the instruction port is not ready";
    Paused            "paused"            Schedule    "schedule pauses";
    Pending           "pending"           Free        "the external interrupt is pending";
    SpawnTurn         "spawn-turn"        Free        "a context has the turn to spawn" [Contexts2];
    BarrierOpens      "barrier-opens"     Free        "a barrier opens" [Barriers];
}
