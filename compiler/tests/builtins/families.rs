//! The built-in functions of OpenCL C 1.2 without images, by the tables of its specification (6.12): each name with
//! the types that it takes.

use std::fmt;

/// A type of numbers, by its place in [`SCALARS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scalar {
    Char,
    Uchar,
    Short,
    Ushort,
    Int,
    Uint,
    Long,
    Ulong,
    Half,
    Float,
    Double,
}
use Scalar::*;

pub const INTEGERS: [Scalar; 8] = [Char, Uchar, Short, Ushort, Int, Uint, Long, Ulong];
pub const FLOATS: [Scalar; 2] = [Float, Double];
pub const NUMBERS: [Scalar; 10] = [Char, Uchar, Short, Ushort, Int, Uint, Long, Ulong, Float, Double];
const NAMES: [&str; 11] =
    ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double"];
pub const WIDTHS: [u32; 6] = [1, 2, 3, 4, 8, 16];
pub const SPACES: [&str; 3] = ["global", "local", "private"];

impl Scalar {
    pub fn bytes(self) -> usize {
        [1, 1, 2, 2, 4, 4, 8, 8, 2, 4, 8][self as usize]
    }

    pub fn bits(self) -> u32 {
        8 * u32::try_from(self.bytes()).unwrap()
    }

    pub fn is_float(self) -> bool {
        matches!(self, Half | Float | Double)
    }

    pub fn is_signed(self) -> bool {
        matches!(self, Char | Short | Int | Long)
    }

    /// The integer of the same size.
    pub fn integer(self, signed: bool) -> Self {
        let unsigned = usize::from(!signed);
        INTEGERS[self.bytes().trailing_zeros() as usize * 2 + unsigned]
    }
}

impl fmt::Display for Scalar {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(NAMES[*self as usize])
    }
}

/// A type of values: a scalar, or a vector of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    pub scalar: Scalar,
    pub count: u32,
}

impl Kind {
    pub fn new(scalar: Scalar, count: u32) -> Self {
        Self { scalar, count }
    }

    /// From one value in memory to the next.
    pub fn stride(self) -> usize {
        self.scalar.bytes() * self.count.next_power_of_two() as usize
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count {
            1 => write!(formatter, "{}", self.scalar),
            count => write!(formatter, "{}{count}", self.scalar),
        }
    }
}

/// How an argument is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    Value,
    /// A pointer into this address space, for a further result.
    Result(&'static str),
    /// A pointer into this address space, to so many elements for each value, which are read.
    Source(&'static str, u32),
    /// A pointer into this address space, to so many elements for each value, which are written.
    Target(&'static str, u32),
}

#[derive(Clone, Debug)]
pub struct Overload {
    pub family: &'static str,
    pub name: String,
    pub parameters: Vec<(Kind, Passing)>,
    /// What it returns; `None` for `void`.
    pub result: Option<Kind>,
}

impl fmt::Display for Overload {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parameters: Vec<String> = self
            .parameters
            .iter()
            .map(|(kind, passing)| match passing {
                Passing::Value => kind.to_string(),
                Passing::Result(space) => format!("{space} {kind}*"),
                Passing::Source(space, _) | Passing::Target(space, _) => format!("{space} {}*", kind.scalar),
            })
            .collect();
        write!(formatter, "{}({})", self.name, parameters.join(", "))
    }
}

/// Math functions with their limits in ulp (7.4): of `float`, and of `double`.
pub const MATH: &[(&str, u32, f64, f64)] = &[
    ("acos", 1, 4.0, 4.0),
    ("acosh", 1, 4.0, 4.0),
    ("acospi", 1, 5.0, 5.0),
    ("asin", 1, 4.0, 4.0),
    ("asinh", 1, 4.0, 4.0),
    ("asinpi", 1, 5.0, 5.0),
    ("atan", 1, 5.0, 5.0),
    ("atan2", 2, 6.0, 6.0),
    ("atan2pi", 2, 6.0, 6.0),
    ("atanh", 1, 5.0, 5.0),
    ("atanpi", 1, 5.0, 5.0),
    ("cbrt", 1, 2.0, 2.0),
    ("ceil", 1, 0.0, 0.0),
    ("copysign", 2, 0.0, 0.0),
    ("cos", 1, 4.0, 4.0),
    ("cosh", 1, 4.0, 4.0),
    ("cospi", 1, 4.0, 4.0),
    ("erf", 1, 16.0, 16.0),
    ("erfc", 1, 16.0, 16.0),
    ("exp", 1, 3.0, 3.0),
    ("exp10", 1, 3.0, 3.0),
    ("exp2", 1, 3.0, 3.0),
    ("expm1", 1, 3.0, 3.0),
    ("fabs", 1, 0.0, 0.0),
    ("fdim", 2, 0.0, 0.0),
    ("floor", 1, 0.0, 0.0),
    ("fma", 3, 0.0, 0.0),
    ("fmax", 2, 0.0, 0.0),
    ("fmin", 2, 0.0, 0.0),
    ("fmod", 2, 0.0, 0.0),
    ("hypot", 2, 4.0, 4.0),
    ("lgamma", 1, f64::INFINITY, f64::INFINITY),
    ("log", 1, 3.0, 3.0),
    ("log10", 1, 3.0, 3.0),
    ("log1p", 1, 2.0, 2.0),
    ("log2", 1, 3.0, 3.0),
    ("logb", 1, 0.0, 0.0),
    ("maxmag", 2, 0.0, 0.0),
    ("minmag", 2, 0.0, 0.0),
    ("nextafter", 2, 0.0, 0.0),
    ("pow", 2, 16.0, 16.0),
    ("powr", 2, 16.0, 16.0),
    ("remainder", 2, 0.0, 0.0),
    ("rint", 1, 0.0, 0.0),
    ("round", 1, 0.0, 0.0),
    ("rsqrt", 1, 2.0, 2.0),
    ("sin", 1, 4.0, 4.0),
    ("sinh", 1, 4.0, 4.0),
    ("sinpi", 1, 4.0, 4.0),
    ("sqrt", 1, 3.0, 0.0),
    ("tan", 1, 5.0, 5.0),
    ("tanh", 1, 5.0, 5.0),
    ("tanpi", 1, 6.0, 6.0),
    ("tgamma", 1, 16.0, 16.0),
    ("trunc", 1, 0.0, 0.0),
];

/// `native_` and `half_` functions of `float`, with how many arguments.
pub const FAST: &[(&str, u32)] = &[
    ("cos", 1),
    ("divide", 2),
    ("exp", 1),
    ("exp10", 1),
    ("exp2", 1),
    ("log", 1),
    ("log10", 1),
    ("log2", 1),
    ("powr", 2),
    ("recip", 1),
    ("rsqrt", 1),
    ("sin", 1),
    ("sqrt", 1),
    ("tan", 1),
];

struct List(Vec<Overload>);

impl List {
    fn add(&mut self, family: &'static str, name: &str, parameters: &[Kind], result: Kind) {
        let parameters = parameters.iter().map(|kind| (*kind, Passing::Value)).collect();
        self.push(family, name, parameters, Some(result));
    }

    fn push(&mut self, family: &'static str, name: &str, parameters: Vec<(Kind, Passing)>, result: Option<Kind>) {
        self.0.push(Overload { family, name: name.to_owned(), parameters, result });
    }
}

/// All of them.
pub fn all() -> Vec<Overload> {
    let mut list = List(Vec::new());
    math(&mut list);
    integer(&mut list);
    common(&mut list);
    geometric(&mut list);
    relational(&mut list);
    conversions(&mut list);
    memory(&mut list);
    atomics(&mut list);
    list.0
}

fn math(list: &mut List) {
    for scalar in FLOATS {
        for count in WIDTHS {
            let kind = Kind::new(scalar, count);
            let ints = Kind::new(Int, count);
            for (name, arguments, ..) in MATH {
                list.add("math", name, &vec![kind; *arguments as usize], kind);
            }
            if count > 1 {
                let one = Kind::new(scalar, 1);
                list.add("math", "fmax", &[kind, one], kind);
                list.add("math", "fmin", &[kind, one], kind);
                list.add("math", "ldexp", &[kind, Kind::new(Int, 1)], kind);
            }
            list.add("math", "mad", &[kind; 3], kind);
            list.add("math", "ilogb", &[kind], ints);
            list.add("math", "ldexp", &[kind, ints], kind);
            list.add("math", "pown", &[kind, ints], kind);
            list.add("math", "rootn", &[kind, ints], kind);
            list.add("math", "nan", &[Kind::new(scalar.integer(false), count)], kind);
            for space in SPACES {
                for (name, arguments, further) in [
                    ("fract", 1, kind),
                    ("frexp", 1, ints),
                    ("lgamma_r", 1, ints),
                    ("modf", 1, kind),
                    ("remquo", 2, ints),
                    ("sincos", 1, kind),
                ] {
                    let mut parameters = vec![(kind, Passing::Value); arguments];
                    parameters.push((further, Passing::Result(space)));
                    list.push("math", name, parameters, Some(kind));
                }
            }
            for (name, arguments) in FAST.iter().filter(|_| scalar == Float) {
                for prefix in ["native", "half"] {
                    let name = format!("{prefix}_{name}");
                    list.add("native_, half_", &name, &vec![kind; *arguments as usize], kind);
                }
            }
        }
    }
}

fn integer(list: &mut List) {
    for scalar in INTEGERS {
        for count in WIDTHS {
            let kind = Kind::new(scalar, count);
            let unsigned = Kind::new(scalar.integer(false), count);
            list.add("integer", "abs", &[kind], unsigned);
            list.add("integer", "abs_diff", &[kind; 2], unsigned);
            for name in ["add_sat", "hadd", "rhadd", "max", "min", "mul_hi", "rotate", "sub_sat"] {
                list.add("integer", name, &[kind; 2], kind);
            }
            for name in ["clamp", "mad_hi", "mad_sat"] {
                list.add("integer", name, &[kind; 3], kind);
            }
            for name in ["clz", "popcount"] {
                list.add("integer", name, &[kind], kind);
            }
            if count > 1 {
                let one = Kind::new(scalar, 1);
                list.add("integer", "clamp", &[kind, one, one], kind);
                list.add("integer", "max", &[kind, one], kind);
                list.add("integer", "min", &[kind, one], kind);
            }
            if scalar.bits() < 64 {
                let wide = INTEGERS[scalar as usize + 2];
                list.add("integer", "upsample", &[kind, unsigned], Kind::new(wide, count));
            }
            if scalar.bits() == 32 {
                list.add("integer", "mul24", &[kind; 2], kind);
                list.add("integer", "mad24", &[kind; 3], kind);
            }
        }
    }
}

fn common(list: &mut List) {
    for scalar in FLOATS {
        for count in WIDTHS {
            let kind = Kind::new(scalar, count);
            let one = Kind::new(scalar, 1);
            for (name, arguments) in [
                ("clamp", 3),
                ("degrees", 1),
                ("max", 2),
                ("min", 2),
                ("mix", 3),
                ("radians", 1),
                ("sign", 1),
                ("smoothstep", 3),
                ("step", 2),
            ] {
                list.add("common", name, &vec![kind; arguments], kind);
            }
            if count > 1 {
                list.add("common", "clamp", &[kind, one, one], kind);
                list.add("common", "max", &[kind, one], kind);
                list.add("common", "min", &[kind, one], kind);
                list.add("common", "mix", &[kind, kind, one], kind);
                list.add("common", "smoothstep", &[one, one, kind], kind);
                list.add("common", "step", &[one, kind], kind);
            }
        }
    }
}

fn geometric(list: &mut List) {
    for scalar in FLOATS {
        let one = Kind::new(scalar, 1);
        for count in 1..=4 {
            let kind = Kind::new(scalar, count);
            if count > 2 {
                list.add("geometric", "cross", &[kind; 2], kind);
            }
            list.add("geometric", "dot", &[kind; 2], one);
            let prefixes: &[&str] = if scalar == Float { &["", "fast_"] } else { &[""] };
            for prefix in prefixes {
                list.add("geometric", &format!("{prefix}distance"), &[kind; 2], one);
                list.add("geometric", &format!("{prefix}length"), &[kind], one);
                list.add("geometric", &format!("{prefix}normalize"), &[kind], kind);
            }
        }
    }
}

fn relational(list: &mut List) {
    for scalar in FLOATS {
        for count in WIDTHS {
            let kind = Kind::new(scalar, count);
            // One number gives an int, a vector integers of its own size.
            let truth = if count == 1 { Kind::new(Int, 1) } else { Kind::new(scalar.integer(true), count) };
            for name in [
                "isequal",
                "isnotequal",
                "isgreater",
                "isgreaterequal",
                "isless",
                "islessequal",
                "islessgreater",
                "isordered",
                "isunordered",
            ] {
                list.add("relational", name, &[kind; 2], truth);
            }
            for name in ["isfinite", "isinf", "isnan", "isnormal", "signbit"] {
                list.add("relational", name, &[kind], truth);
            }
        }
    }
    for scalar in NUMBERS {
        for count in WIDTHS {
            let kind = Kind::new(scalar, count);
            list.add("relational", "bitselect", &[kind; 3], kind);
            for signed in [true, false] {
                list.add("relational", "select", &[kind, kind, Kind::new(scalar.integer(signed), count)], kind);
            }
            if scalar.is_signed() {
                list.add("relational", "any", &[kind], Kind::new(Int, 1));
                list.add("relational", "all", &[kind], Kind::new(Int, 1));
            }
        }
    }
}

fn conversions(list: &mut List) {
    for from in NUMBERS {
        for to in NUMBERS {
            for count in WIDTHS {
                let (source, target) = (Kind::new(from, count), Kind::new(to, count));
                for rounding in ["", "_rte", "_rtz", "_rtp", "_rtn"] {
                    list.add("convert_", &format!("convert_{target}{rounding}"), &[source], target);
                    if !to.is_float() {
                        list.add("convert_", &format!("convert_{target}_sat{rounding}"), &[source], target);
                    }
                }
            }
        }
    }
}

fn memory(list: &mut List) {
    let offset = (Kind::new(Uint, 1), Passing::Value);
    for space in ["global", "local", "private", "constant"] {
        for scalar in NUMBERS {
            for count in &WIDTHS[1..] {
                let kind = Kind::new(scalar, *count);
                let source = (Kind::new(scalar, *count), Passing::Source(space, *count));
                list.push("vload, vstore", &format!("vload{count}"), vec![offset, source], Some(kind));
                if space != "constant" {
                    let target = (kind, Passing::Target(space, *count));
                    let parameters = vec![(kind, Passing::Value), offset, target];
                    list.push("vload, vstore", &format!("vstore{count}"), parameters, None);
                }
            }
        }
        for count in WIDTHS {
            let digits = if count == 1 { String::new() } else { count.to_string() };
            for aligned in ["", "a"] {
                // `vloada_half` of one is not in 1.2's list.
                if count == 1 && aligned == "a" {
                    continue;
                }
                let room = if aligned == "a" { count.next_power_of_two() } else { count };
                let half = Kind::new(Half, count);
                let source = (half, Passing::Source(space, room));
                let name = format!("vload{aligned}_half{digits}");
                list.push("vload, vstore", &name, vec![offset, source], Some(Kind::new(Float, count)));
                for scalar in FLOATS.iter().filter(|_| space != "constant") {
                    for rounding in ["", "_rte", "_rtz", "_rtp", "_rtn"] {
                        let name = format!("vstore{aligned}_half{digits}{rounding}");
                        let target = (half, Passing::Target(space, room));
                        let parameters = vec![(Kind::new(*scalar, count), Passing::Value), offset, target];
                        list.push("vload, vstore", &name, parameters, None);
                    }
                }
            }
        }
    }
    for scalar in NUMBERS {
        for from in [2, 4, 8, 16] {
            for to in [2, 4, 8, 16] {
                let (source, result) = (Kind::new(scalar, from), Kind::new(scalar, to));
                let mask = Kind::new(scalar.integer(false), to);
                list.add("shuffle", "shuffle", &[source, mask], result);
                list.add("shuffle", "shuffle2", &[source, source, mask], result);
            }
        }
    }
}

fn atomics(list: &mut List) {
    for scalar in [Int, Uint] {
        let one = Kind::new(scalar, 1);
        for space in ["global", "local"] {
            for prefix in ["atomic", "atom"] {
                for (name, values) in [
                    ("add", 1),
                    ("sub", 1),
                    ("xchg", 1),
                    ("inc", 0),
                    ("dec", 0),
                    ("cmpxchg", 2),
                    ("min", 1),
                    ("max", 1),
                    ("and", 1),
                    ("or", 1),
                    ("xor", 1),
                ] {
                    let mut parameters = vec![(one, Passing::Result(space))];
                    parameters.extend(vec![(one, Passing::Value); values]);
                    list.push("atomic", &format!("{prefix}_{name}"), parameters, Some(one));
                }
            }
        }
    }
    for space in ["global", "local"] {
        let one = Kind::new(Float, 1);
        let parameters = vec![(one, Passing::Result(space)), (one, Passing::Value)];
        list.push("atomic", "atomic_xchg", parameters, Some(one));
    }
}
