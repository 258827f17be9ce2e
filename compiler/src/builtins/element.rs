//! Functions that go element by element: what is done to one.

use super::demangle::{integer_text, Parameter, Scalar};
use super::write::{passed, Writer};
use crate::ir::Type;

/// Functions of C's `<math.h>`, whose names for floats end in `f`.
const C_LIBRARY: &[&str] = &[
    "acos",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "cbrt",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "erf",
    "erfc",
    "exp",
    "exp2",
    "expm1",
    "fabs",
    "fdim",
    "floor",
    "fma",
    "fmod",
    "frexp",
    "hypot",
    "ilogb",
    "ldexp",
    "lgamma",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "modf",
    "nextafter",
    "pow",
    "remainder",
    "rint",
    "round",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "tgamma",
    "trunc",
];

/// Functions of `opencl-math.c`, which has one for each of `float` and `double`.
const OWN_MATH: &[&str] = &[
    "acosh", "acospi", "asinpi", "atan2pi", "atanpi", "cospi", "exp10", "fract", "maxmag", "minmag", "pown", "powr",
    "remquo", "rootn", "rsqrt", "sinpi", "tanpi",
];

/// Writes a function that goes element by element.
pub(super) fn elementwise(writer: &mut Writer<'_>) -> Option<()> {
    let builtin = writer.builtin;
    let first = match builtin.parameters.first()? {
        Parameter::Scalar(first) | Parameter::Vector(first, _) => *first,
        _ => return None,
    };
    let count = writer.result_count();
    // Every vector, and every vector that is pointed to, has as many elements as the result.
    let fits = |parameter: &Parameter| {
        let own = parameter.pointee().unwrap_or(parameter).count();
        own.is_none() || own == count
    };
    if writer.declared.result == Type::Void || !builtin.parameters.iter().all(fits) {
        return None;
    }
    let is_vector = count.is_some();
    let mut results = Vec::new();
    for index in 0..count.unwrap_or(1) {
        let values: Vec<String> = (0..builtin.parameters.len()).map(|at| writer.element(at, index)).collect();
        results.push(one(writer, first, is_vector, &values)?);
    }
    writer.give(&results);
    Some(())
}

/// One element of the result.
fn one(writer: &mut Writer<'_>, first: Scalar, is_vector: bool, values: &[String]) -> Option<String> {
    let builtin = writer.builtin;
    let name = builtin.name;
    let result = writer.result_element();
    if let Some(text) = test(name, first) {
        let truth = expand(writer, text, first, values);
        let extension = if is_vector { "sext" } else { "zext" };
        return Some(writer.value(&format!("{extension} i1 {truth} to {result}")));
    }
    if name == "select" {
        let condition = builtin.parameters.get(2)?.element()?.text();
        let test = if is_vector { "slt" } else { "ne" };
        let truth = writer.value(&format!("icmp {test} {condition} {}, 0", values[2]));
        return Some(writer.value(&format!("select i1 {truth}, {0} {1}, {0} {2}", first.text(), values[1], values[0])));
    }
    if name == "sincos" {
        let end = if first == Scalar::Float { "f" } else { "" };
        let argument = [format!("{} {}", first.text(), values[0])];
        let cosine = writer.call(first.text(), &format!("cos{end}"), &argument);
        writer.statement(&format!("store {} {cosine}, ptr {}", first.text(), values[1]));
        return Some(writer.call(first.text(), &format!("sin{end}"), &argument));
    }
    let plain = plain_name(name, first);
    if let Some(text) = template(plain, first) {
        return Some(expand(writer, text, first, values));
    }
    if plain == "frexp" {
        // C leaves the exponent of infinities and NaN open. OpenCL has 0 there (OpenCL C 7.5.1).
        writer.statement(&format!("store i32 0, ptr {}", values[1]));
    }
    let callee = routine(plain, first)?;
    let arguments: Option<Vec<String>> = builtin.parameters.iter().zip(values).map(argument).collect();
    Some(writer.call(&result.to_string(), &callee, &arguments?))
}

/// An argument of a routine, with its type.
fn argument((parameter, value): (&Parameter, &String)) -> Option<String> {
    match parameter {
        Parameter::Pointer(_) => Some(format!("ptr {value}")),
        other => Some(format!("{} {value}", passed(other.element()?))),
    }
}

/// `native_` and `half_` functions are as exact as the others.
fn plain_name(name: &str, first: Scalar) -> &str {
    let plain = name.strip_prefix("native_").or_else(|| name.strip_prefix("half_"));
    plain.filter(|_| first == Scalar::Float).unwrap_or(name)
}

/// The routine for one element.
fn routine(name: &str, first: Scalar) -> Option<String> {
    let letter = match first {
        Scalar::Float => "f",
        Scalar::Double => "d",
        Scalar::Integer { bits: 64, signed: true } => "l",
        Scalar::Integer { bits: 64, signed: false } => "m",
        _ => return None,
    };
    let wide = ["mul_hi", "mad_hi", "mad_sat"];
    if first.is_float() && name == "lgamma_r" {
        return Some(if first == Scalar::Float { "lgammaf_r" } else { "lgamma_r" }.to_owned());
    }
    if first.is_float() && C_LIBRARY.contains(&name) {
        let end = if first == Scalar::Float { "f" } else { "" };
        return Some(format!("{name}{end}"));
    }
    let own = if first.is_float() { OWN_MATH.contains(&name) } else { wide.contains(&name) };
    own.then(|| format!("opencl_{name}_{letter}"))
}

/// Instructions for one element, with its result in `%r`. `$0` to `$2` are the arguments, `$T` is the type of the
/// first, `$R` the result's; [`expand`] names the others.
fn template(name: &str, first: Scalar) -> Option<&'static str> {
    match first {
        Scalar::Integer { bits, signed } => integer_template(name, bits, signed),
        Scalar::Float | Scalar::Double => float_template(name),
        Scalar::Half => None,
    }
}

fn integer_template(name: &str, bits: u32, signed: bool) -> Option<&'static str> {
    Some(match name {
        "abs" if signed => "%r = call $T @llvm.abs.$T($T $0, i1 false)",
        "abs" => "%r = freeze $T $0",
        "abs_diff" => {
            "%c = icmp $Sgt $T $0, $1; %a = sub $T $0, $1; %b = sub $T $1, $0; %r = select i1 %c, $T %a, $T %b"
        }
        "add_sat" => "%r = call $T @llvm.$Sadd.sat.$T($T $0, $T $1)",
        "sub_sat" => "%r = call $T @llvm.$Ssub.sat.$T($T $0, $T $1)",
        "hadd" => "%a = and $T $0, $1; %x = xor $T $0, $1; %h = $Hshr $T %x, 1; %r = add $T %a, %h",
        "rhadd" => "%a = or $T $0, $1; %x = xor $T $0, $1; %h = $Hshr $T %x, 1; %r = sub $T %a, %h",
        "clamp" => {
            "%c = icmp $Slt $T $0, $1; %l = select i1 %c, $T $1, $T $0; %d = icmp $Sgt $T %l, $2;
             %r = select i1 %d, $T $2, $T %l"
        }
        "max" => "%c = icmp $Sgt $T $0, $1; %r = select i1 %c, $T $0, $T $1",
        "min" => "%c = icmp $Slt $T $0, $1; %r = select i1 %c, $T $0, $T $1",
        "clz" => "%r = call $T @llvm.ctlz.$T($T $0, i1 false)",
        "ctz" => "%r = call $T @llvm.cttz.$T($T $0, i1 false)",
        "popcount" => "%r = call $T @llvm.ctpop.$T($T $0)",
        "rotate" => "%r = call $T @llvm.fshl.$T($T $0, $T $0, $T $1)",
        "mul24" => "%r = mul $T $0, $1",
        "mad24" => "%m = mul $T $0, $1; %r = add $T %m, $2",
        "mul_hi" if bits < 64 => {
            "%a = $Eext $T $0 to $W; %b = $Eext $T $1 to $W; %m = mul $W %a, %b; %h = lshr $W %m, $B;
             %r = trunc $W %h to $T"
        }
        "mad_hi" if bits < 64 => {
            "%a = $Eext $T $0 to $W; %b = $Eext $T $1 to $W; %m = mul $W %a, %b; %h = lshr $W %m, $B;
             %t = trunc $W %h to $T; %r = add $T %t, $2"
        }
        "mad_sat" if bits < 64 => {
            "%a = $Eext $T $0 to $W; %b = $Eext $T $1 to $W; %d = $Eext $T $2 to $W; %m = mul $W %a, %b;
             %s = add $W %m, %d; %l = icmp $Slt $W %s, $MIN; %x = select i1 %l, $W $MIN, $W %s;
             %g = icmp $Sgt $W %x, $MAX; %y = select i1 %g, $W $MAX, $W %x; %r = trunc $W %y to $T"
        }
        "upsample" => "%h = zext $T $0 to $W; %l = zext $T $1 to $W; %s = shl $W %h, $B; %r = or $W %s, %l",
        // A pair of integers is a NaN of that payload.
        "nan" if bits == 32 => "%n = or i32 $0, 2143289344; %r = bitcast i32 %n to float",
        "nan" if bits == 64 => "%n = or i64 $0, 9221120237041090560; %r = bitcast i64 %n to double",
        "bitselect" => "%n = xor $T $2, -1; %a = and $T $0, %n; %b = and $T $1, $2; %r = or $T %a, %b",
        _ => return None,
    })
}

fn float_template(name: &str) -> Option<&'static str> {
    Some(match name {
        "mad" => "%m = fmul $T $0, $1; %r = fadd $T %m, $2",
        "mix" => "%d = fsub $T $1, $0; %m = fmul $T %d, $2; %r = fadd $T $0, %m",
        "divide" => "%r = fdiv $T $0, $1",
        "recip" => "%r = fdiv $T $ONE, $0",
        "degrees" => "%r = fmul $T $0, $DEGREES",
        "radians" => "%r = fmul $T $0, $RADIANS",
        "max" => "%c = fcmp olt $T $0, $1; %r = select i1 %c, $T $1, $T $0",
        "min" => "%c = fcmp olt $T $1, $0; %r = select i1 %c, $T $1, $T $0",
        "fmax" => {
            "%c = fcmp olt $T $0, $1; %n = fcmp uno $T $0, $0; %o = or i1 %c, %n; %r = select i1 %o, $T $1, $T $0"
        }
        "fmin" => {
            "%c = fcmp olt $T $1, $0; %n = fcmp uno $T $0, $0; %o = or i1 %c, %n; %r = select i1 %o, $T $1, $T $0"
        }
        "clamp" => {
            "%c = fcmp olt $T $0, $1; %l = select i1 %c, $T $1, $T $0; %d = fcmp olt $T $2, %l;
             %r = select i1 %d, $T $2, $T %l"
        }
        "step" => "%c = fcmp olt $T $1, $0; %r = select i1 %c, $T $ZERO, $T $ONE",
        "smoothstep" => {
            "%n = fsub $T $2, $0; %w = fsub $T $1, $0; %q = fdiv $T %n, %w; %c = fcmp olt $T %q, $ZERO;
             %l = select i1 %c, $T $ZERO, $T %q; %d = fcmp olt $T $ONE, %l; %t = select i1 %d, $T $ONE, $T %l;
             %s = fmul $T %t, %t; %u = fadd $T %t, %t; %v = fsub $T $THREE, %u; %r = fmul $T %s, %v"
        }
        // 0 keeps its sign, and a NaN gives 0.
        "sign" => {
            "%p = fcmp ogt $T $0, $ZERO; %n = fcmp olt $T $0, $ZERO; %u = fcmp uno $T $0, $0;
             %z = select i1 %u, $T $ZERO, $T $0; %m = select i1 %n, $T $MINUS, $T %z;
             %r = select i1 %p, $T $ONE, $T %m"
        }
        "bitselect" => {
            "%x = bitcast $T $0 to $I; %y = bitcast $T $1 to $I; %z = bitcast $T $2 to $I; %n = xor $I %z, -1;
             %a = and $I %x, %n; %b = and $I %y, %z; %o = or $I %a, %b; %r = bitcast $I %o to $T"
        }
        _ => return None,
    })
}

/// Instructions that find whether something holds of one element, in `%r`.
fn test(name: &str, first: Scalar) -> Option<&'static str> {
    if !first.is_float() {
        return None;
    }
    Some(match name {
        "isequal" => "%r = fcmp oeq $T $0, $1",
        "isnotequal" => "%r = fcmp une $T $0, $1",
        "isgreater" => "%r = fcmp ogt $T $0, $1",
        "isgreaterequal" => "%r = fcmp oge $T $0, $1",
        "isless" => "%r = fcmp olt $T $0, $1",
        "islessequal" => "%r = fcmp ole $T $0, $1",
        "islessgreater" => "%r = fcmp one $T $0, $1",
        "isordered" => "%r = fcmp ord $T $0, $1",
        "isunordered" => "%r = fcmp uno $T $0, $1",
        "isnan" => "%r = fcmp uno $T $0, $0",
        // Once the sign is shifted out, the exponent is at the top.
        "isinf" => "%b = bitcast $T $0 to $I; %s = shl $I %b, 1; %r = icmp eq $I %s, $INFINITE",
        "isfinite" => "%b = bitcast $T $0 to $I; %s = shl $I %b, 1; %r = icmp ult $I %s, $INFINITE",
        "isnormal" => {
            "%b = bitcast $T $0 to $I; %s = shl $I %b, 1; %n = sub $I %s, $NORMAL; %m = sub $I $INFINITE, $NORMAL;
             %r = icmp ult $I %n, %m"
        }
        "signbit" => "%b = bitcast $T $0 to $I; %r = icmp slt $I %b, 0",
        _ => return None,
    })
}

/// Writes a template's instructions, and gives the value that it calls `%r`.
fn expand(writer: &mut Writer<'_>, template: &str, first: Scalar, values: &[String]) -> String {
    let number = writer.fresh();
    for line in template.split(';') {
        let mut text = String::new();
        let mut rest = line.trim();
        while let Some(at) = rest.find(['$', '%']) {
            text.push_str(&rest[..at]);
            let (mark, behind) = rest[at..].split_at(1);
            if mark == "%" {
                let end = behind.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(behind.len());
                text.push_str(&format!("%{}.{number}", &behind[..end]));
                rest = &behind[end..];
            } else {
                let end = behind.find(|c: char| !c.is_ascii_uppercase()).unwrap_or(behind.len()).max(1);
                text.push_str(&placeholder(&behind[..end], first, values));
                rest = &behind[end..];
            }
        }
        text.push_str(rest);
        writer.statement(&text);
    }
    format!("%r.{number}")
}

/// What a name behind `$` stands for.
fn placeholder(name: &str, first: Scalar, values: &[String]) -> String {
    let bits = first.bits();
    let signed = first.is_signed();
    let float = |value: f64| {
        let value = if first == Scalar::Float { f64::from(value as f32) } else { value };
        format!("0x{:016X}", value.to_bits())
    };
    let fraction_bits = if first == Scalar::Float { 23 } else { 52 };
    let infinite = |bits: u32| u64::MAX << (fraction_bits + 1) & (u64::MAX >> (64 - bits));
    match name {
        "0" | "1" | "2" => values[usize::from(name.as_bytes()[0] - b'0')].clone(),
        "T" => first.text().into(),
        "I" => integer_text(bits).into(),
        "W" => integer_text(2 * bits).into(),
        "B" => bits.to_string(),
        "S" => if signed { "s" } else { "u" }.into(),
        "E" => if signed { "s" } else { "z" }.into(),
        "H" => if signed { "a" } else { "l" }.into(),
        "MIN" => if signed { -(1_i128 << (bits - 1)) } else { 0 }.to_string(),
        "MAX" => ((1_i128 << (bits - u32::from(signed))) - 1).to_string(),
        "ZERO" => float(0.0),
        "ONE" => float(1.0),
        "MINUS" => float(-1.0),
        "THREE" => float(3.0),
        "DEGREES" => float(180.0 / std::f64::consts::PI),
        "RADIANS" => float(std::f64::consts::PI / 180.0),
        "INFINITE" => infinite(bits).to_string(),
        "NORMAL" => (1_u64 << (fraction_bits + 1)).to_string(),
        other => unreachable!("a template has ${other}"),
    }
}
