//! Attributes of parameters, results and functions: a few say something that matters here, the others are left out.

use super::lexer::Token;
use super::refusal::Outcome;
use super::Reader;
use crate::ir::{Parameter, Type};

/// What attributes of a parameter or result say.
#[derive(Clone, Debug, Default)]
pub(super) struct Passing {
    pub by_value: Option<Type>,
    pub sign_extended: Option<bool>,
    /// The address is a multiple of this.
    pub alignment: Option<u64>,
}

impl Passing {
    /// The parameter of that type.
    pub(super) fn parameter(self, kind: Type) -> Parameter {
        Parameter {
            kind,
            by_value: self.by_value,
            sign_extended: self.sign_extended,
        }
    }
}

/// Words that a type or a constant begins with, and so end attributes.
fn ends_attributes(word: &str) -> bool {
    const WORDS: [&str; 31] = [
        "void",
        "float",
        "double",
        "ptr",
        "half",
        "bfloat",
        "fp128",
        "x86_fp80",
        "ppc_fp128",
        "metadata",
        "label",
        "token",
        "true",
        "false",
        "null",
        "undef",
        "poison",
        "zeroinitializer",
        "none",
        "getelementptr",
        "ptrtoint",
        "ptrtoaddr",
        "inttoptr",
        "bitcast",
        "trunc",
        "addrspacecast",
        "blockaddress",
        "asm",
        "icmp",
        "x86_amx",
        "dso_local_equivalent",
    ];
    let integer = word
        .strip_prefix('i')
        .is_some_and(|bits| !bits.is_empty() && bits.bytes().all(|byte| byte.is_ascii_digit()));
    integer
        || WORDS.contains(&word)
        || matches!(word, "add" | "sub" | "mul" | "shl" | "xor" | "and" | "or")
        || matches!(
            word,
            "select" | "sext" | "zext" | "splat" | "no_cfi" | "ptrauth"
        )
}

impl Reader<'_> {
    /// The attributes that stand here, of a parameter, an argument or a result.
    pub(super) fn passing(&mut self) -> Outcome<Passing> {
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

    fn attribute(&mut self, word: &str, passing: &mut Passing) -> Outcome<()> {
        match word {
            "signext" => passing.sign_extended = Some(true),
            "zeroext" => passing.sign_extended = Some(false),
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
            "cc" => {
                self.count()?;
            }
            _ if *self.lexer.token() == Token::Sign('(') => self.skip_balanced()?,
            _ => {}
        }
        Ok(())
    }
}
