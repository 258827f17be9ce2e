//! Types. Named ones are taken apart where they are used: the module has none.

use std::collections::HashMap;

use super::lexer::Token;
use super::{malformed, unsupported, ReadResult, Reader};
use crate::ir::{Parameter, Signedness, Type};

/// Integers of more bits are refused.
const BITS_MAX: u32 = 128;
/// Types in types.
const DEPTH_MAX: u32 = 64;
/// Bytes of a type. A HARP core has no such memory; sums of sizes below this do not overflow.
const SIZE_MAX: u64 = 1 << 40;
/// Elements of a vector.
const VECTOR_MAX: u64 = 256;
/// Parts of a type, named ones taken apart.
const PARTS_MAX: usize = 1 << 14;

/// A named type.
#[derive(Clone, Debug)]
pub(super) enum Named {
    /// Not yet read; where it is in the text.
    At(usize),
    /// Being read: it must not contain itself.
    Open,
    /// Read.
    Known(Type),
}

/// The named types of a text.
pub(super) type NamedTypes = HashMap<String, Named>;

fn parts_of(kind: &Type) -> usize {
    match kind {
        Type::Array(element, _) => 1 + parts_of(element),
        Type::Vector(_, count) => usize::try_from(*count).unwrap_or(PARTS_MAX).saturating_add(1),
        Type::Structure { fields, .. } => 1 + fields.iter().map(parts_of).sum::<usize>(),
        _ => 1,
    }
}

fn depth_of(kind: &Type) -> u32 {
    match kind {
        Type::Array(element, _) | Type::Vector(element, _) => 1 + depth_of(element),
        Type::Structure { fields, .. } => 1 + fields.iter().map(depth_of).max().unwrap_or(0),
        _ => 1,
    }
}

impl Reader<'_> {
    /// A type that is no function's.
    pub(super) fn kind(&mut self) -> ReadResult<Type> {
        let position = self.lexer.start();
        if self.type_depth >= DEPTH_MAX {
            return Err(unsupported(position, "types are nested too deeply"));
        }
        self.type_depth += 1;
        let kind = self.any_kind(position)?;
        self.type_depth -= 1;
        self.check_size(&kind, position)?;
        Ok(kind)
    }

    fn any_kind(&mut self, position: usize) -> ReadResult<Type> {
        let kind = match self.lexer.advance()? {
            Token::Word(word) => self.simple_kind(word, position)?,
            Token::Sign('[') => {
                let count = self.count()?;
                self.word("x")?;
                let element = self.kind()?;
                self.sign(']')?;
                Type::Array(Box::new(element), count)
            }
            Token::Sign('{') => Type::Structure { fields: self.fields()?, packed: false },
            Token::Sign('<') => {
                if !self.take_sign('{')? {
                    return self.vector_kind(position);
                }
                let fields = self.fields()?;
                self.sign('>')?;
                Type::Structure { fields, packed: true }
            }
            Token::Local(name) => self.named_kind(&name, position)?,
            _ => return Err(malformed(position, "a type is missing")),
        };
        Ok(kind)
    }

    /// `4 x i32>` behind `<`.
    fn vector_kind(&mut self, position: usize) -> ReadResult<Type> {
        if matches!(self.lexer.token(), Token::Word("vscale")) {
            let message = "a vector whose length is not constant is not supported";
            return Err(unsupported(position, message));
        }
        let count = self.count()?;
        self.word("x")?;
        let element = self.kind()?;
        self.sign('>')?;
        let simple = match element {
            Type::Integer(bits) => bits == 1 || (bits >= 8 && bits.is_power_of_two()),
            Type::Float | Type::Double | Type::Pointer => true,
            _ => false,
        };
        if !simple || count == 0 || count > VECTOR_MAX {
            let message = format!("a vector of {count} elements of {element} is not supported");
            return Err(unsupported(position, message));
        }
        Ok(Type::Vector(Box::new(element), count))
    }

    fn check_size(&self, kind: &Type, position: usize) -> ReadResult<()> {
        if let Type::Array(element, count) = kind {
            let size = self.layout.size_of(element).checked_mul(*count);
            if size.is_none_or(|size| size > SIZE_MAX) {
                return Err(unsupported(position, "an array is too large"));
            }
        }
        if matches!(kind, Type::Array(..) | Type::Structure { .. })
            && (parts_of(kind) > PARTS_MAX || depth_of(kind) > DEPTH_MAX)
        {
            return Err(unsupported(position, "a type has too many parts"));
        }
        Ok(())
    }

    /// The fields of a structure, behind its brace.
    fn fields(&mut self) -> ReadResult<Vec<Type>> {
        let mut fields = Vec::new();
        let position = self.lexer.start();
        let mut size = 0_u64;
        if !self.take_sign('}')? {
            loop {
                let field = self.kind()?;
                size += self.layout.size_of(&field) + 16;
                fields.push(field);
                if size > SIZE_MAX || fields.len() > PARTS_MAX {
                    return Err(unsupported(position, "a structure is too large"));
                }
                if self.take_sign('}')? {
                    break;
                }
                self.sign(',')?;
            }
        }
        Ok(fields)
    }

    fn simple_kind(&mut self, word: &str, position: usize) -> ReadResult<Type> {
        match word {
            "void" => return Ok(Type::Void),
            "float" => return Ok(Type::Float),
            "double" => return Ok(Type::Double),
            "ptr" => {
                self.address_space()?;
                return Ok(Type::Pointer);
            }
            "target" => return self.opaque_kind(position),
            // Only built-in functions compute with it: behind pointers it is 16 bits.
            "half" => return Ok(Type::Integer(16)),
            "fp128" | "x86_fp80" | "ppc_fp128" => {
                let message = "a float wider than double is not supported: take double";
                return Err(unsupported(position, message));
            }
            "bfloat" => {
                return Err(unsupported(position, "the floating type bfloat is not supported: take float"));
            }
            _ => {}
        }
        let bits = word.strip_prefix('i').and_then(|bits| bits.parse().ok());
        match bits {
            Some(bits) if (1..=BITS_MAX).contains(&bits) => Ok(Type::Integer(bits)),
            Some(bits) if bits > BITS_MAX => {
                let message = format!("an integer of {bits} bits is not supported");
                Err(unsupported(position, message))
            }
            _ => Err(unsupported(position, format!("the type {word:?} is not supported"))),
        }
    }

    /// The number behind `addrspace`, or 0. HARP has one space of addresses, so pointers to all of LLVM's are alike.
    pub(super) fn address_space(&mut self) -> ReadResult<u64> {
        if !self.take_word("addrspace")? {
            return Ok(0);
        }
        self.sign('(')?;
        let space = self.count()?;
        self.sign(')')?;
        Ok(space)
    }

    /// `("spirv.Event")` behind `target`: a type that only built-in functions look into.
    fn opaque_kind(&mut self, position: usize) -> ReadResult<Type> {
        self.sign('(')?;
        let name = match self.lexer.advance()? {
            Token::Text(name) => String::from_utf8_lossy(&name).into_owned(),
            _ => return Err(malformed(position, "the name of a type is missing")),
        };
        while !self.take_sign(')')? {
            if *self.lexer.token() == Token::End {
                return Err(malformed(position, "a bracket is not closed"));
            }
            self.lexer.advance()?;
        }
        let what = match name.as_str() {
            "spirv.Event" => return Ok(Type::Pointer),
            "spirv.Image" | "spirv.SampledImage" => "images",
            "spirv.Sampler" => "samplers",
            "spirv.Pipe" => "pipes",
            "spirv.Queue" | "spirv.DeviceEvent" => "queues of kernels",
            other => other,
        };
        Err(unsupported(position, format!("{what} are not supported: use buffers")))
    }

    fn named_kind(&mut self, name: &str, position: usize) -> ReadResult<Type> {
        let at = match self.types.get(name) {
            Some(Named::Known(kind)) => return Ok(kind.clone()),
            Some(Named::Open) => return Err(malformed(position, format!("type %{name} contains itself"))),
            Some(Named::At(at)) => *at,
            None => {
                let message = format!("type %{name} is not defined");
                return Err(malformed(position, message));
            }
        };
        let behind = self.lexer.start();
        self.types.insert(name.to_owned(), Named::Open);
        self.lexer.seek(at)?;
        if self.take_word("opaque")? {
            let message = format!("type %{name} has no definition");
            return Err(malformed(position, message));
        }
        let kind = self.kind()?;
        self.types.insert(name.to_owned(), Named::Known(kind.clone()));
        self.lexer.seek(behind)?;
        Ok(kind)
    }
}

// Attributes of parameters, results and functions: a few say something that matters here, the others are left out.

/// What attributes of a parameter or result say.
#[derive(Clone, Debug, Default)]
pub(super) struct Passing {
    pub by_value: Option<Type>,
    /// The type of what lies at the address, if the text gives it.
    pub element: Option<Type>,
    pub extended: Option<Signedness>,
    /// The address is a multiple of this.
    pub alignment: Option<u64>,
}

impl Passing {
    /// The parameter of that type.
    pub(super) fn parameter(self, kind: Type) -> Parameter {
        Parameter { kind, by_value: self.by_value, extended: self.extended }
    }
}

/// Words that a type or a constant begins with, and so end attributes.
fn ends_attributes(word: &str) -> bool {
    let integer =
        word.strip_prefix('i').is_some_and(|bits| !bits.is_empty() && bits.bytes().all(|byte| byte.is_ascii_digit()));
    match word {
        "void"
        | "float"
        | "double"
        | "ptr"
        | "target"
        | "half"
        | "bfloat"
        | "fp128"
        | "x86_fp80"
        | "ppc_fp128"
        | "metadata"
        | "label"
        | "token"
        | "true"
        | "false"
        | "null"
        | "undef"
        | "poison"
        | "zeroinitializer"
        | "none"
        | "getelementptr"
        | "ptrtoint"
        | "ptrtoaddr"
        | "inttoptr"
        | "bitcast"
        | "trunc"
        | "addrspacecast"
        | "blockaddress"
        | "asm"
        | "icmp"
        | "x86_amx"
        | "dso_local_equivalent"
        | "add"
        | "sub"
        | "mul"
        | "shl"
        | "xor"
        | "and"
        | "or"
        | "select"
        | "sext"
        | "zext"
        | "splat"
        | "no_cfi"
        | "ptrauth" => true,
        _ => integer,
    }
}

impl Reader<'_> {
    /// The attributes that follow, of a parameter, an argument or a result.
    pub(super) fn passing(&mut self) -> ReadResult<Passing> {
        let mut passing = Passing::default();
        loop {
            match self.lexer.token().clone() {
                Token::Word(word) if !ends_attributes(word) => {
                    self.lexer.advance()?;
                    self.attribute(word, &mut passing)?;
                }
                Token::Text(_) => {
                    self.lexer.advance()?;
                    if self.take_sign('=')? {
                        self.lexer.advance()?;
                    }
                }
                Token::Attributes(_) => {
                    self.lexer.advance()?;
                }
                _ => return Ok(passing),
            }
        }
    }

    fn attribute(&mut self, word: &str, passing: &mut Passing) -> ReadResult<()> {
        match word {
            "signext" => passing.extended = Some(Signedness::Signed),
            "zeroext" => passing.extended = Some(Signedness::Unsigned),
            "align" => {
                let bracket = self.take_sign('(')?;
                passing.alignment = Some(self.count()?);
                if bracket {
                    self.sign(')')?;
                }
            }
            "byval" => {
                self.sign('(')?;
                passing.by_value = Some(self.kind()?);
                self.sign(')')?;
            }
            "elementtype" => {
                self.sign('(')?;
                passing.element = Some(self.kind()?);
                self.sign(')')?;
            }
            "cc" => {
                self.count()?;
            }
            _ if *self.lexer.token() == Token::Sign('(') => self.skip_balanced()?,
            _ => {}
        }
        Ok(())
    }
}
