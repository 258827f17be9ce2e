//! Names of OpenCL C's built-in functions, as clang mangles them by the Itanium ABI: `_Z5fractDv4_fPU3AS1S_` is
//! `fract(float4, __global float4 *)`. The name says what the IR does not: which integers are signed, and what a
//! pointer points to.

/// A built-in function, by its name and its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Builtin<'n> {
    /// Its name in OpenCL C.
    pub name: &'n str,
    /// Its parameters; none for `(void)`.
    pub parameters: Vec<Parameter>,
}

/// A type of a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// `float`.
    Scalar(Scalar),
    /// `float4`.
    Vector(Scalar, u32),
    /// A pointer to this, in any address space.
    Pointer(Box<Parameter>),
    /// An enumeration, or a type without parts: `memory_order`, `event_t`.
    Named,
}

/// A type of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// An integer of so many bits, at least 8.
    Integer {
        /// 8, 16, 32 or 64.
        bits: u32,
        /// Whether its highest bit is its sign.
        signed: bool,
    },
    /// `half`, which is only stored.
    Half,
    /// `float`.
    Float,
    /// `double`.
    Double,
}

impl Scalar {
    const fn integer(bits: u32, signed: bool) -> Self {
        Self::Integer { bits, signed }
    }

    /// The type that a letter stands for.
    fn of(code: u8) -> Option<Self> {
        Some(match code {
            b'c' | b'a' => Self::integer(8, true),
            b'h' | b'b' => Self::integer(8, false),
            b's' => Self::integer(16, true),
            b't' => Self::integer(16, false),
            b'i' => Self::integer(32, true),
            b'j' => Self::integer(32, false),
            b'l' => Self::integer(64, true),
            b'm' => Self::integer(64, false),
            b'f' => Self::Float,
            b'd' => Self::Double,
            _ => return None,
        })
    }

    /// The type of this name in OpenCL C.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "char" => Self::integer(8, true),
            "uchar" => Self::integer(8, false),
            "short" => Self::integer(16, true),
            "ushort" => Self::integer(16, false),
            "int" => Self::integer(32, true),
            "uint" => Self::integer(32, false),
            "long" => Self::integer(64, true),
            "ulong" => Self::integer(64, false),
            "float" => Self::Float,
            "double" => Self::Double,
            _ => return None,
        })
    }

    /// Bits of a value.
    pub const fn bits(self) -> u32 {
        match self {
            Self::Integer { bits, .. } => bits,
            Self::Half => 16,
            Self::Float => 32,
            Self::Double => 64,
        }
    }

    /// Whether it is an integer with a sign.
    pub const fn is_signed(self) -> bool {
        matches!(self, Self::Integer { signed: true, .. })
    }

    /// Whether it is a `float` or a `double`.
    pub const fn is_float(self) -> bool {
        matches!(self, Self::Float | Self::Double)
    }

    /// The name of the type in LLVM IR; that of an integer for `half`.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Float => "float",
            Self::Double => "double",
            _ => integer_text(self.bits()),
        }
    }
}

/// The name of the integer of so many bits in LLVM IR.
pub const fn integer_text(bits: u32) -> &'static str {
    match bits {
        8 => "i8",
        16 => "i16",
        32 => "i32",
        64 => "i64",
        _ => "i128",
    }
}

impl Parameter {
    /// The type of one element.
    pub fn element(&self) -> Option<Scalar> {
        match self {
            Self::Scalar(of) | Self::Vector(of, _) => Some(*of),
            Self::Pointer(_) | Self::Named => None,
        }
    }

    /// How many elements it has.
    pub fn count(&self) -> Option<u32> {
        match self {
            Self::Vector(_, count) => Some(*count),
            _ => None,
        }
    }

    /// What it points to.
    pub fn pointee(&self) -> Option<&Self> {
        match self {
            Self::Pointer(of) => Some(of),
            _ => None,
        }
    }
}

/// Takes a mangled name apart. `None` if it is not that of a function outside of any scope whose parameters are all
/// numbers, vectors, pointers and names.
pub fn demangle(mangled: &str) -> Option<Builtin<'_>> {
    let mut rest = mangled.strip_prefix("_Z")?;
    let name = source_name(&mut rest)?;
    let mut reader = Reader { rest: rest.as_bytes(), seen: Vec::new() };
    if reader.rest == b"v" {
        return Some(Builtin { name, parameters: Vec::new() });
    }
    let mut parameters = Vec::new();
    while !reader.rest.is_empty() {
        parameters.push(reader.parameter(0)?);
    }
    Some(Builtin { name, parameters })
}

/// A name behind its length.
fn source_name<'n>(rest: &mut &'n str) -> Option<&'n str> {
    let digits = rest.find(|c: char| !c.is_ascii_digit())?;
    let length: usize = rest[..digits].parse().ok()?;
    let name = rest[digits..].get(..length)?;
    *rest = &rest[digits + length..];
    Some(name)
}

/// Types in types, at most.
const DEPTH_MAX: u32 = 16;

struct Reader<'n> {
    rest: &'n [u8],
    /// What `S_`, `S0_`, ... stand for: each type that is more than a letter, innermost first.
    seen: Vec<Parameter>,
}

impl Reader<'_> {
    fn take(&mut self, prefix: &[u8]) -> bool {
        let rest = self.rest.strip_prefix(prefix);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn number(&mut self) -> Option<u32> {
        let digits = self.rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = std::str::from_utf8(&self.rest[..digits]).ok()?.parse().ok();
        self.rest = &self.rest[digits..];
        number
    }

    fn parameter(&mut self, depth: u32) -> Option<Parameter> {
        if depth > DEPTH_MAX {
            return None;
        }
        if self.take(b"S") {
            return self.substituted();
        }
        let found = match *self.rest.first()? {
            b'P' => {
                self.take(b"P");
                Parameter::Pointer(Box::new(self.parameter(depth + 1)?))
            }
            // `V`, `K`, and `U3AS1`, of one type: they count as one.
            b'U' | b'V' | b'K' => {
                self.qualifiers()?;
                self.parameter(depth + 1)?
            }
            b'D' if self.take(b"Dv") => {
                let count = self.number()?;
                if !self.take(b"_") {
                    return None;
                }
                match self.parameter(depth + 1)? {
                    Parameter::Scalar(element) => Parameter::Vector(element, count),
                    _ => return None,
                }
            }
            b'D' => return self.take(b"Dh").then_some(Parameter::Scalar(Scalar::Half)),
            b'0'..=b'9' => {
                let length = self.number()? as usize;
                self.rest = self.rest.get(length..)?;
                Parameter::Named
            }
            code => {
                self.rest = &self.rest[1..];
                // `void`, behind a pointer.
                return if code == b'v' { Some(Parameter::Named) } else { Scalar::of(code).map(Parameter::Scalar) };
            }
        };
        self.seen.push(found.clone());
        Some(found)
    }

    /// The qualifiers before a type; `U7_Atomic` comes by itself, for it makes a type of its own.
    fn qualifiers(&mut self) -> Option<()> {
        if self.take(b"U7_Atomic") {
            return Some(());
        }
        while self.rest.starts_with(b"U") && !self.rest.starts_with(b"U7_Atomic") {
            self.take(b"U");
            let length = self.number()? as usize;
            self.rest = self.rest.get(length..)?;
        }
        let _ = self.take(b"V");
        let _ = self.take(b"K");
        Some(())
    }

    /// `_` or `0_`, behind `S`: numbers have base 36.
    fn substituted(&mut self) -> Option<Parameter> {
        let end = self.rest.iter().position(|byte| *byte == b'_')?;
        let digits = std::str::from_utf8(&self.rest[..end]).ok()?;
        let index = if digits.is_empty() { 0 } else { usize::from_str_radix(digits, 36).ok()? + 1 };
        self.rest = &self.rest[end + 1..];
        self.seen.get(index).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FLOAT: Scalar = Scalar::Float;
    const INT: Scalar = Scalar::integer(32, true);

    fn pointer(to: Parameter) -> Parameter {
        Parameter::Pointer(Box::new(to))
    }

    #[test]
    fn names_say_the_types_of_parameters() {
        use Parameter::{Named, Scalar as One, Vector};
        let uint = Scalar::integer(32, false);
        for (mangled, name, parameters) in [
            ("_Z3fmaDv2_fS_S_", "fma", vec![Vector(FLOAT, 2); 3]),
            ("_Z5fractDv4_fPU3AS1S_", "fract", vec![Vector(FLOAT, 4), pointer(Vector(FLOAT, 4))]),
            ("_Z5frexpDv4_fPDv4_i", "frexp", vec![Vector(FLOAT, 4), pointer(Vector(INT, 4))]),
            ("_Z10atomic_addPU3AS1Vii", "atomic_add", vec![pointer(One(INT)), One(INT)]),
            ("_Z10vload_halfjPU3AS1KDh", "vload_half", vec![One(uint), pointer(One(Scalar::Half))]),
            ("_Z8shuffle2Dv4_fS_Dv4_j", "shuffle2", vec![Vector(FLOAT, 4), Vector(FLOAT, 4), Vector(uint, 4)]),
            ("_Z12get_work_dimv", "get_work_dim", vec![]),
            ("_Z17wait_group_eventsiP9ocl_event", "wait_group_events", vec![One(INT), pointer(Named)]),
            (
                "_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii",
                "atomic_compare_exchange_strong",
                vec![pointer(One(INT)), pointer(One(INT)), One(INT)],
            ),
            // The atomic type, the qualified one and the pointer are S_, S0_ and S1_; the vector is S2_.
            ("_Z1fPU3AS4VU7_AtomiciDv2_fS2_", "f", vec![pointer(One(INT)), Vector(FLOAT, 2), Vector(FLOAT, 2)]),
        ] {
            assert_eq!(demangle(mangled), Some(Builtin { name, parameters }), "{mangled}");
        }
    }

    #[test]
    fn other_names_are_none() {
        for name in
            ["main", "_Z", "_Z3", "_Z9ab", "_Z1fDv", "_Z1fDv4", "_Z1fS_", "_Z1fSz", "_Z1fP", "_ZN1a1bE", "_Z1fU9"]
        {
            assert_eq!(demangle(name), None, "{name}");
        }
        assert_eq!(demangle(&format!("_Z1f{}i", "P".repeat(1000))), None);
    }
}
