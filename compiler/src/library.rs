//! The C library: headers for clang, and what it has made of the sources, kept beside them so that only a user's own C
//! needs clang. A unit is taken when a name that it defines is missing.

use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

use isa::{CustomFunction, CustomUnitSpec};

use crate::ir::Symbol;
use crate::kept::KeptIr;

/// The headers: names, and texts.
pub const HEADERS: &[(&str, &str)] = &headers();

macro_rules! texts {
    ($folder:literal: $($name:literal)*) => {
        [$(($name, include_str!(concat!("../library/", $folder, "/", $name)))),*]
    };
}

const fn headers() -> [(&'static str, &'static str); 35] {
    texts!("include":
        "assert.h" "complex.h" "ctype.h" "errno.h" "fenv.h" "float.h" "harp.h" "inttypes.h" "iso646.h" "limits.h"
        "locale.h" "math.h" "opencl.h" "opencl-calls.h" "opencl-kernels.h" "setjmp.h" "signal.h" "stdalign.h" "stdarg.h" "stdatomic.h" "stdbool.h"
        "stddef.h" "stdint.h" "stdio.h" "stdlib.h" "stdnoreturn.h" "string.h" "strings.h" "tgmath.h" "threads.h"
        "time.h" "uchar.h" "wchar.h" "wctype.h" "work-items.h")
}

/// The header of the core's own function unit.
pub const UNIT_HEADER: &str = "unit.h";

/// Its text: a function for each of the unit's, which is one instruction. Operands and results are words.
pub fn unit_header(unit: &CustomUnitSpec) -> String {
    let mut text = format!("/* The instructions of the function unit {}. Written by harmonica. */\n", unit.name);
    text += "#ifndef HARP_UNIT_H\n#define HARP_UNIT_H\n";
    for (number, function) in unit.functions.iter().enumerate() {
        let Some(CustomFunction { name, operands, .. }) = function else {
            continue;
        };
        let (parameters, instruction) = match operands {
            1 => ("__SIZE_TYPE__ a", "%0, %1, %1\" : \"=r\"(result) : \"r\"(a)"),
            2 => ("__SIZE_TYPE__ a, __SIZE_TYPE__ b", "%0, %1, %2\" : \"=r\"(result) : \"r\"(a), \"r\"(b)"),
            _ => (
                "__SIZE_TYPE__ a, __SIZE_TYPE__ b, __SIZE_TYPE__ c",
                "%0, %1, %2\" : \"=r\"(result) : \"r\"(a), \"r\"(b), \"0\"(c)",
            ),
        };
        text += &format!(
            "static inline __attribute__((always_inline)) __SIZE_TYPE__ {name}({parameters})\n{{\n    \
             __SIZE_TYPE__ result;\n    __asm__(\"custom{number} {instruction});\n    return result;\n}}\n"
        );
    }
    text + "#endif\n"
}

/// What the headers find defined where the core has the extension.
pub const EXTENSION_DEFINE: &str = "__HARP_EXTENSION__";

/// What a header says that refuses a core without the extension.
pub const LACKS_EXTENSION: &str = "need a core with the extension";

/// What they find defined where the program is for several cores.
pub const CORES_DEFINE: &str = "__HARP_CORES__";

/// The units, each by the name of its C, as LLVM IR for words of 4 bytes and of 8: the library's own, and musl's.
pub fn kept() -> &'static KeptIr {
    static KEPT: LazyLock<KeptIr> = LazyLock::new(|| {
        let unpack = |bytes| KeptIr::unpack(bytes).expect("a test holds that it is packed as it should be");
        let mut kept = unpack(include_bytes!("../library/source/ir.gz"));
        kept.merge(unpack(include_bytes!("../library/musl/ir.gz")));
        kept
    });
    &KEPT
}

/// Prints floats, for programs that pass some; the other one, which is small, only says that they were not expected.
const FLOATS: (&str, &str) = ("print-float", "print-integers");
/// Prints floats as `%a` has them; and the other one, for programs that do not ask for it.
const HEXADECIMAL: (&str, &str) = ("print-hexadecimal", "print-decimal");
/// Signals with the `abort` that raises one, for programs that handle or raise some; and `abort` alone.
const SIGNALS: (&str, &str) = ("signal", "abort");
/// Locks with the extension, and without; and on several cores.
const LOCKS: (&str, &str) = ("lock-atomic", "lock");
const LOCKS_OF_CORES: &str = "lock-cores";
/// Threads' own variables on several cores, and on one.
const THREADS: (&str, &str) = ("thread-cores", "thread");
/// Work groups on several cores, and on one.
const WORK_GROUPS: (&str, &str) = ("opencl-cores", "opencl");
/// Fences on several cores, and on one.
const FENCES: (&str, &str) = ("opencl-fence-cores", "opencl-fence");

/// What a program needs of the library.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// Bytes of a word.
    pub word_bytes: u32,
    /// Whether it passes floats to `printf` and the like.
    pub prints_floats: bool,
    /// Whether one of the formats for them may have `%a`.
    pub prints_hexadecimal: bool,
    /// Whether it handles or raises signals.
    pub handles_signals: bool,
    /// Whether its core has the extension.
    pub extension: bool,
    /// Whether it is for several cores, which have the extension.
    pub several_cores: bool,
}

impl Choice {
    /// Whether another unit takes this one's place.
    fn leaves_out(&self, unit: &str) -> bool {
        let other = |(with, without), has| if has { without } else { with };
        let lock = match self.several_cores {
            true => unit == LOCKS.0 || unit == LOCKS.1,
            false => unit == LOCKS_OF_CORES || unit == other(LOCKS, self.extension),
        };
        let pairs = [
            (FLOATS, self.prints_floats),
            (HEXADECIMAL, self.prints_hexadecimal),
            (SIGNALS, self.handles_signals),
            (WORK_GROUPS, self.several_cores),
            (THREADS, self.several_cores),
            (FENCES, self.several_cores),
        ];
        lock || pairs.into_iter().any(|(pair, has)| unit == other(pair, has))
    }
}

/// The beginning of every program.
pub const START: &str = include_str!("../library/runtime/start.s");
/// The end of a program that a kernel ends.
pub const ENDING: &str = include_str!("../library/runtime/ending.s");
/// The end, on several cores, of a program that a kernel ends.
pub const ENDING_CORES: &str = include_str!("../library/runtime/ending-cores.s");
/// Tells the host of a program's end.
pub const ANNOUNCE: &str = include_str!("../library/runtime/announce.s");
/// Kernels over lanes and warps.
pub const LAUNCH: &str = include_str!("../library/runtime/launch.s");
/// Kernels over lanes and warps of several cores.
pub const LAUNCH_CORES: &str = include_str!("../library/runtime/launch-cores.s");
/// The other cores of a program without kernels.
pub const LAUNCH_NONE: &str = include_str!("../library/runtime/launch-none.s");
/// The rounds of work groups in the lanes of a warp.
pub const GROUPS: &str = include_str!("../library/runtime/groups.s");
/// What these remember: near address 0, for `ldi` reaches it there.
pub const LAUNCH_STATE: &str = include_str!("../library/runtime/launch-state.s");
/// Lanes that take turns.
pub const TURNS: &str = include_str!("../library/runtime/turns.s");
/// Turns at stores of less than a word, on cores that store words alone.
pub const STORE_PARTS: &str = include_str!("../library/runtime/store-part.s");
/// Its function: `(address, value, mask of the value's bits)`, and the mask of the lanes that store.
pub const STORE_PART: &str = "__harp_store_part";
/// The end of every program.
pub const HEAP: &str = include_str!("../library/runtime/heap.s");

/// All of these, by the names that reports give them.
pub const RUN_TIME: [(&str, &str); 12] = [
    ("start.s", START),
    ("ending.s", ENDING),
    ("ending-cores.s", ENDING_CORES),
    ("announce.s", ANNOUNCE),
    ("launch-state.s", LAUNCH_STATE),
    ("turns.s", TURNS),
    ("store-part.s", STORE_PARTS),
    ("launch.s", LAUNCH),
    ("launch-cores.s", LAUNCH_CORES),
    ("launch-none.s", LAUNCH_NONE),
    ("groups.s", GROUPS),
    ("heap.s", HEAP),
];

/// What the run time in assembly calls.
pub const ROOTS: &[&str] = &["main"];

/// The names that assembly of the run time defines with `.global`.
pub fn in_assembly() -> BTreeSet<&'static str> {
    // Lines for some cores only, behind `//@` and a word that says for which, count, too.
    let bare = |line: &'static str| match line.strip_prefix("//@") {
        Some(marked) => marked.split_once(' ').map_or("", |(_, rest)| rest),
        None => line,
    };
    let lines = move |(_, text): (&str, &'static str)| {
        let next = text.lines().skip(1).map(bare);
        text.lines().map(bare).zip(next)
    };
    let labels = RUN_TIME.into_iter().flat_map(lines);
    labels.filter(|(line, _)| line.trim() == ".global").filter_map(|(_, label)| label.split(':').next()).collect()
}

/// Ends the name of a function or of data of the library where the program has its own of this name.
const OWN: &str = ".library";

/// What a program may replace for the library as well: who takes memory from one of them gives it back to another.
const REPLACEABLE: [&str; 5] = ["malloc", "calloc", "realloc", "free", "aligned_alloc"];

/// The names that units of the library get in place of those that a program defines itself.
pub fn own_names<'n>(program: impl Iterator<Item = &'n Symbol>) -> HashMap<Symbol, Symbol> {
    let shared = program.filter(|name| defining().contains_key(&***name) && !REPLACEABLE.contains(&&***name));
    shared.map(|name| (name.clone(), Symbol::from(format!("{name}{OWN}")))).collect()
}

/// The units, as names and IR, that define one of these names and have not been taken yet.
pub fn units(
    missing: &BTreeSet<Symbol>,
    choice: Choice,
    taken: &mut BTreeSet<&'static str>,
) -> Vec<(&'static str, &'static str)> {
    let mut found = Vec::new();
    for name in missing {
        let Some(units) = defining().get(name.strip_suffix(OWN).unwrap_or(name)) else {
            continue;
        };
        for unit in units {
            if !choice.leaves_out(unit) && taken.insert(unit) {
                found.extend(kept().text(unit, choice.word_bytes).map(|text| (*unit, text)));
            }
        }
    }
    found
}

/// The units that define a name, with words of one size or of both, in the alphabet's order.
fn defining() -> &'static HashMap<&'static str, BTreeSet<&'static str>> {
    static DEFINING: LazyLock<HashMap<&'static str, BTreeSet<&'static str>>> = LazyLock::new(|| {
        let mut defining: HashMap<_, BTreeSet<_>> = HashMap::new();
        for word_bytes in [4, 8] {
            for unit in kept().stems(word_bytes) {
                let lines = kept().text(unit, word_bytes).into_iter().flat_map(str::lines);
                for name in lines.filter_map(defined) {
                    defining.entry(name).or_default().insert(unit);
                }
            }
        }
        defining
    });
    &DEFINING
}

/// The name that a line of IR defines for other modules.
fn defined(line: &str) -> Option<&str> {
    let rest = match line.strip_prefix("define ") {
        Some(rest) => rest.split_once('@')?.1,
        None => line.strip_prefix('@')?,
    };
    let others = ["internal ", "private ", "external ", "extern_weak "];
    let head = line.split(['(', '{', '[']).next().unwrap_or(line);
    if others.iter().any(|word| head.contains(word)) {
        return None;
    }
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
    Some(&rest[..end])
}
