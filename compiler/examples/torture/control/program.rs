//! A random program: the text around its functions.

use std::collections::BTreeSet;

use fastrand::Rng;

use super::calls::{Caller, Functions, Signature};
use super::constructs::Construct;
use super::function::{self, Size};
use super::scope::{SHARED, SHARED_LENGTH};
use super::text::Text;

/// Threads of a kernel: some cores have as many lanes, others take turns.
const THREADS_MAX: u32 = 24;

const INCLUDES: &str = "#include <harp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

// Ends loops and jumps back: each takes one.
#define BURN (fuel != 0 && fuel-- != 0)
";

const LANE: &str = "
// What the functions of a thread share.
typedef struct {
    uint32_t calls; // that may still be made
    uint32_t depth; // of calls that may come back to their callers
    uint8_t bytes[16];
    uint16_t halves[8];
    uint32_t words[8];
    uint64_t wides[4];
} lane_t;
typedef uint32_t function_t(uint32_t a0, uint32_t a1, lane_t *lane);
";

const END: &str = "
    for (uint32_t i = 0; i < 16; i++) {
        sum = sum * 31u + lane.bytes[i];
    }
    for (uint32_t i = 0; i < 8; i++) {
        sum = (sum * 31u + lane.halves[i]) ^ lane.words[i];
    }
    for (uint32_t i = 0; i < 4; i++) {
        sum = sum * 31u + lane.wides[i];
    }
    return sum;
}

static void kernel(int thread, void *argument) {
    (void)argument;
    sums[thread] = run((uint32_t)thread);
}

// Without printf, so that there is less to compile.
static void show(uint64_t sum) {
    for (int shift = 60; shift >= 0; shift -= 4) {
        putchar(\"0123456789abcdef\"[sum >> shift & 15]);
    }
    putchar('\\n');
}

int main(void) {
    launch(kernel, THREADS, 0);
    for (int thread = 0; thread < THREADS; thread++) {
        show(sums[thread]);
    }
    show(run(THREADS));
    return 0;
}
";

/// The program of a seed, always the same one, and what it has.
pub fn program(seed: u64) -> (String, BTreeSet<Construct>) {
    let mut random = Rng::with_seed(seed);
    let mut constructs = BTreeSet::new();
    let functions = functions(&mut random);
    let count = functions.signatures.len();
    let mut text = Text::default();
    text.line(&format!("// cargo xtask torture control 1 --seed {seed}"));
    text.lines(INCLUDES);
    text.line(&format!("#define THREADS {}", random.u32(1..=THREADS_MAX)));
    text.lines(LANE);
    let shared: Vec<String> = (0..SHARED_LENGTH).map(|_| random.u32(..40).to_string()).collect();
    text.line(&format!("uint32_t {SHARED}[{SHARED_LENGTH}] = {{{}}};", shared.join(", ")));
    text.line("static uint64_t sums[THREADS];");
    text.line("");
    for (number, signature) in functions.signatures.iter().enumerate() {
        text.line(&format!("{};", function::head(*signature, number)));
    }
    let table: Vec<String> = functions.table.iter().map(|of| format!("f{of}")).collect();
    if !table.is_empty() {
        let length = table.len();
        let table = table.join(", ");
        text.line(&format!("static function_t *const table[{length}] = {{{table}}};"));
    }
    text.line("");
    for number in 0..count {
        let caller = Caller { number, functions: &functions };
        let size = size(&mut random);
        function::write(&mut random, &mut constructs, &caller, size, &mut text);
    }
    run(&mut random, &functions, &mut text);
    text.lines(END);
    (text.finish(), constructs)
}

fn functions(random: &mut Rng) -> Functions {
    let count = random.usize(1..7);
    let signatures: Vec<Signature> = (0..count).map(|_| Signature::draw(random)).collect();
    let plain: Vec<usize> = (0..count).filter(|number| signatures[*number] == Signature::Plain).collect();
    let length = if plain.is_empty() || random.u8(..3) == 0 { 0 } else { 1 << random.u32(0..4) };
    let table = (0..length).map(|_| plain[random.usize(..plain.len())]);
    Functions { table: table.collect(), signatures }
}

fn size(random: &mut Rng) -> Size {
    let is_crowd = random.u8(..8) == 0;
    let (values, truths) = if is_crowd { (random.u32(10..200), random.u32(0..90)) } else { (0, random.u32(0..4)) };
    Size { statements: random.u32(3..50), values, truths, variables: random.u32(2..10), wides: random.u32(0..4) }
}

/// The head of the function that a thread runs: its memory, and the calls that begin it.
fn run(random: &mut Rng, functions: &Functions, text: &mut Text) {
    text.open("static uint64_t run(uint32_t thread)");
    let calls = random.u32(2..50);
    text.line(&format!("lane_t lane = {{.calls = {calls}, .depth = 0}};"));
    text.open("for (uint32_t i = 0; i < 8; i++)");
    let factor = random.u32(..);
    text.line(&format!("lane.words[i] = (thread + i) * {factor}u;"));
    text.close("");
    text.line("uint64_t sum = 0;");
    for _ in 0..random.u32(1..4) {
        let number = random.usize(..functions.signatures.len());
        let argument = |kind: &&str| {
            let (factor, shift) = (random.u32(..), random.u32(..16));
            match *kind {
                "bool" => format!("(thread & {}u) != 0", 1 << (shift % 4)),
                kind => format!("({kind})(((thread + 1u) * {factor}u) >> {shift})"),
            }
        };
        let parameters = functions.signatures[number].parameters();
        let arguments: Vec<String> = parameters.iter().map(argument).collect();
        let call = format!("f{number}({}, &lane)", arguments.join(", "));
        text.line(&format!("sum = sum * 31u + (uint64_t){call};"));
    }
}
