//! A program that calls some overloads: functions in OpenCL C, and a `main` in LLVM IR, which has the arguments as
//! data.

use std::fmt::Write as _;

use compiler::diverge::Decisions;
use compiler::{compile, Program, Target};
use fastrand::Rng;

use crate::arguments::number;
use crate::families::{Kind, Overload, Passing, Scalar};
use crate::reference::{expected, Expected};
use crate::{is_result, running};

/// Elements of one argument, about.
const ELEMENTS: u32 = 32;
const INSTRUCTIONS_MAX: u64 = 400_000_000;

/// Overloads with their arguments.
pub struct Batch<'o> {
    overloads: &'o [Overload],
    word_bytes: u32,
    /// How many calls each overload has, with the bytes in memory of each parameter.
    data: Vec<(u32, Vec<Vec<u8>>)>,
}

/// One call: its arguments by their elements, and each element of what it gave.
pub struct Case {
    pub arguments: Vec<Vec<u64>>,
    pub results: Vec<(Scalar, Expected, u64)>,
}

/// What the regions of results hold in the end, by overload: the result's, and that of each parameter.
pub type Results = Vec<(Vec<u8>, Vec<Vec<u8>>)>;

fn put(bytes: &mut [u8], at: usize, scalar: Scalar, value: u64) {
    bytes[at..at + scalar.bytes()].copy_from_slice(&value.to_le_bytes()[..scalar.bytes()]);
}

fn get(bytes: &[u8], at: usize, scalar: Scalar) -> u64 {
    let mut value = [0; 8];
    value[..scalar.bytes()].copy_from_slice(&bytes[at..at + scalar.bytes()]);
    u64::from_le_bytes(value)
}

/// The elements of the value of that number.
fn elements(bytes: &[u8], kind: Kind, at: usize) -> Vec<u64> {
    let element = |index| get(bytes, at * kind.stride() + index * kind.scalar.bytes(), kind.scalar);
    (0..kind.count as usize).map(element).collect()
}

/// How many elements of memory each call has for itself behind this parameter.
fn room(kind: Kind, passing: Passing) -> usize {
    match passing {
        Passing::Source(_, room) | Passing::Target(_, room) => room as usize,
        Passing::Value | Passing::Result(_) => kind.count.next_power_of_two() as usize,
    }
}

impl<'o> Batch<'o> {
    pub fn new(overloads: &'o [Overload], word_bytes: u32) -> Self {
        let data = overloads.iter().map(data).collect();
        Self { overloads, word_bytes, data }
    }

    /// Compiles the program and runs it.
    pub fn run(&self) -> Result<Results, String> {
        let kernels = crate::clang(&self.source(), self.word_bytes)?;
        let arch = if self.word_bytes == 4 { "4w16/16/4/1" } else { "8w16/16/4/1" };
        let target: Target = running::extended(arch, running::MECHANISMS[0]);
        let units = vec![("functions.cl".to_owned(), kernels), ("main".to_owned(), self.main())];
        let program = Program { units, ..Program::default() };
        let compiled = compile(&program, &target, &Decisions::default()).map_err(|error| error.to_string())?;
        let linked = running::linked(&compiled)?;
        let mut machine = running::machine(&linked, &target);
        running::run_watched(&mut machine, &linked, INSTRUCTIONS_MAX, &mut golden_model::Silent)?;
        let region = |name: &str, bytes: usize| -> Vec<u8> {
            let Some(symbol) = linked.image.symbol(name) else {
                return Vec::new();
            };
            let word = u64::from(self.word_bytes);
            let words = (0..bytes.div_ceil(self.word_bytes as usize) as u64).flat_map(|index| {
                machine.memory().read_word(symbol.address.0 + index * word).to_le_bytes()[..word as usize].to_vec()
            });
            words.collect()
        };
        let of = |index: usize| {
            let (calls, data) = &self.data[index];
            let result = self.overloads[index].result.map_or(0, |kind| kind.stride() * *calls as usize);
            let parameters = data.iter().enumerate().map(|(at, bytes)| region(&format!("a{index}_{at}"), bytes.len()));
            (region(&format!("r{index}"), result), parameters.collect())
        };
        Ok((0..self.overloads.len()).map(of).collect())
    }

    /// The functions in OpenCL C.
    fn source(&self) -> String {
        let mut text = String::from("#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n");
        for (index, overload) in self.overloads.iter().enumerate() {
            function(&mut text, index, overload, self.data[index].0);
        }
        text
    }

    /// `main` in LLVM IR, with all data.
    fn main(&self) -> String {
        let mut text = format!("target datalayout = \"e-p:{0}:{0}-i64:64\"\n", 8 * self.word_bytes);
        let mut body = String::new();
        for (index, (calls, data)) in self.data.iter().enumerate() {
            let mut pointers = Vec::new();
            for (at, bytes) in data.iter().enumerate() {
                let escaped: String = bytes.iter().map(|byte| format!("\\{byte:02X}")).collect();
                let _ = writeln!(text, "@a{index}_{at} = global [{} x i8] c\"{escaped}\", align 128", bytes.len());
                pointers.push(format!("ptr @a{index}_{at}"));
            }
            if let Some(kind) = self.overloads[index].result {
                let bytes = kind.stride() * *calls as usize;
                let _ = writeln!(text, "@r{index} = global [{bytes} x i8] zeroinitializer, align 128");
                pointers.push(format!("ptr @r{index}"));
            }
            let kinds = vec!["ptr"; pointers.len()].join(", ");
            let _ = writeln!(text, "declare void @t{index}({kinds})");
            let _ = writeln!(body, "  call void @t{index}({})", pointers.join(", "));
        }
        format!("{text}define i32 @main() {{\n{body}  ret i32 0\n}}\n")
    }

    /// The calls of an overload, with what they should give and what they gave.
    pub fn cases(&self, index: usize, results: &Results) -> Vec<Case> {
        let overload = &self.overloads[index];
        let (calls, data) = &self.data[index];
        let (result, parameters) = &results[index];
        let memory = overload.family == "vload, vstore";
        (0..*calls as usize)
            .map(|call| {
                if memory {
                    return memory_case(overload, call, data, result, parameters);
                }
                let of = |((kind, _), bytes): (&(Kind, Passing), &Vec<u8>)| elements(bytes, *kind, call);
                let arguments: Vec<Vec<u64>> = overload.parameters.iter().zip(data).map(of).collect();
                let (first, further) = expected(overload, &arguments);
                let kind = overload.result.expect("it has a result");
                let got = elements(result, kind, call);
                let mut all: Vec<_> = first.into_iter().zip(got).map(|(want, got)| (kind.scalar, want, got)).collect();
                let pointed = overload.parameters.iter().position(|(_, passing)| is_result(*passing));
                if let Some(at) = pointed {
                    let kind = overload.parameters[at].0;
                    let got = elements(&parameters[at], kind, call);
                    all.extend(further.into_iter().zip(got).map(|(want, got)| (kind.scalar, want, got)));
                }
                Case { arguments, results: all }
            })
            .collect()
    }
}

/// How many calls, and the bytes of each parameter.
fn data(overload: &Overload) -> (u32, Vec<Vec<u8>>) {
    let widest = overload.parameters.iter().map(|(kind, _)| kind.count).max().unwrap_or(1);
    let calls = (ELEMENTS / widest).max(3);
    let mut random =
        Rng::with_seed(overload.to_string().bytes().fold(7, |sum, byte| sum * 31 % 1_000_003 + u64::from(byte)));
    let one = |(at, (kind, passing)): (usize, &(Kind, Passing))| {
        let room = room(*kind, *passing);
        let mut bytes = vec![0; room * kind.scalar.bytes() * calls as usize];
        let is_offset = overload.family == "vload, vstore"
            && *passing == Passing::Value
            && kind.scalar == Scalar::Uint
            && at + 2 == overload.parameters.len();
        for call in 0..calls as usize {
            if is_offset {
                put(&mut bytes, call * 4, Scalar::Uint, u64::from(calls) - 1 - call as u64);
            } else if !matches!(passing, Passing::Target(..)) {
                for index in 0..room {
                    let value = number(&mut random, kind.scalar, &overload.name);
                    put(&mut bytes, (call * room + index) * kind.scalar.bytes(), kind.scalar, value);
                }
            }
        }
        bytes
    };
    (calls, overload.parameters.iter().enumerate().map(one).collect())
}

/// `void t7(global const float4 *a0, local int4 *a1, global float4 *r)`, which calls the overload for each value.
fn function(text: &mut String, index: usize, overload: &Overload, calls: u32) {
    let mut parameters = Vec::new();
    let mut arguments = Vec::new();
    let (mut before, mut inside, mut behind, mut after) = (String::new(), String::new(), String::new(), String::new());
    for (at, (kind, passing)) in overload.parameters.iter().enumerate() {
        match passing {
            Passing::Value => {
                parameters.push(format!("global const {kind} *a{at}"));
                arguments.push(format!("a{at}[i]"));
            }
            Passing::Result("private") => {
                parameters.push(format!("global {kind} *a{at}"));
                let _ = write!(inside, "{kind} p{at} = a{at}[i]; ");
                arguments.push(format!("&p{at}"));
                let _ = write!(behind, " a{at}[i] = p{at};");
            }
            Passing::Result(space) => {
                parameters.push(format!("{space} {kind} *a{at}"));
                arguments.push(format!("&a{at}[i]"));
            }
            Passing::Source(space, room) | Passing::Target(space, room) => {
                // Halves are moved as integers.
                let element = if kind.scalar == Scalar::Half { Scalar::Ushort } else { kind.scalar };
                let is_source = matches!(passing, Passing::Source(..));
                let constant = if is_source { "const " } else { "" };
                let whole = room * calls;
                if *space == "private" {
                    parameters.push(format!("global {element} *a{at}"));
                    let _ = write!(before, "{element} p{at}[{whole}] __attribute__((aligned(64))); ");
                    let copy = |to: &str, from: &str| {
                        format!("for (int j = 0; j < {whole}; j++) {to}{at}[j] = {from}{at}[j]; ")
                    };
                    match is_source {
                        true => before.push_str(&copy("p", "a")),
                        false => after.push_str(&copy("a", "p")),
                    }
                    arguments.push(format!("({constant}{} *)p{at}", kind.scalar));
                } else {
                    parameters.push(format!("{space} {element} *a{at}"));
                    arguments.push(format!("({space} {constant}{} *)a{at}", kind.scalar));
                }
            }
        }
    }
    let mut call = format!("{}({})", overload.name, arguments.join(", "));
    if let Some(kind) = overload.result {
        parameters.push(format!("global {kind} *r"));
        call = format!("r[i] = {call}");
    }
    let parameters = parameters.join(", ");
    let _ = writeln!(
        text,
        "void t{index}({parameters}) {{ {before}for (int i = 0; i < {calls}; i++) \
         {{ {inside}{call};{behind} }} {after}}}"
    );
}

/// A vector that is loaded, or stored.
fn memory_case(overload: &Overload, call: usize, data: &[Vec<u8>], result: &[u8], parameters: &[Vec<u8>]) -> Case {
    let (pointer, (kind, passing)) = overload.parameters.iter().enumerate().next_back().expect("a pointer");
    let place = |element: usize| {
        let offset = get(&data[pointer - 1], call * 4, Scalar::Uint) as usize;
        (offset * room(*kind, *passing) + element) * kind.scalar.bytes()
    };
    let each = |element: usize| {
        if let Some(loaded) = overload.result {
            let kept = get(&data[pointer], place(element), kind.scalar);
            let expected = if kind.scalar == Scalar::Half { from_half(kept) } else { kept };
            let at = call * loaded.stride() + element * loaded.scalar.bytes();
            return (loaded.scalar, Expected::Bits(expected), get(result, at, loaded.scalar));
        }
        let from = overload.parameters[0].0;
        let value = get(&data[0], call * from.stride() + element * from.scalar.bytes(), from.scalar);
        let got = get(&parameters[pointer], place(element), kind.scalar);
        if kind.scalar != Scalar::Half {
            return (kind.scalar, Expected::Bits(value), got);
        }
        let value = crate::reference::float(from.scalar, value);
        if value.is_nan() && got & 0x7fff > 0x7c00 {
            return (kind.scalar, Expected::Any, got);
        }
        (kind.scalar, Expected::Bits(to_half(value, &overload.name)), got)
    };
    let results = (0..kind.count as usize).map(each).collect();
    Case { arguments: Vec::new(), results }
}

fn from_half(bits: u64) -> u64 {
    let (exponent, fraction) = ((bits >> 10 & 31) as i32, (bits & 1023) as f64);
    let size = match exponent {
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        0 => fraction * 2_f64.powi(-24),
        _ => (1024.0 + fraction) * 2_f64.powi(exponent - 25),
    };
    let value = if bits >> 15 == 1 { -size } else { size };
    u64::from((value as f32).to_bits())
}

/// The half of a number, rounded as the function's name says.
fn to_half(value: f64, name: &str) -> u64 {
    let sign = u64::from(value.is_sign_negative()) << 15;
    let size = value.abs();
    let up = match name.rsplit_once('_').map_or("", |(_, mode)| mode) {
        "rtp" => Some(sign == 0),
        "rtn" => Some(sign != 0),
        "rtz" => Some(false),
        _ => None,
    };
    if size.is_infinite() {
        return sign | 0x7c00;
    }
    let exponent = crate::exponent(size).clamp(-14, 16);
    let scaled = size * 2_f64.powi(10 - exponent);
    let rounded = match up {
        None => scaled.round_ties_even(),
        Some(true) => scaled.ceil(),
        Some(false) => scaled.floor(),
    };
    let number = (exponent + 14) as u64 * 1024 + rounded.min(4096.0) as u64;
    let most = if up == Some(false) { 0x7bff } else { 0x7c00 };
    sign | number.min(most)
}
