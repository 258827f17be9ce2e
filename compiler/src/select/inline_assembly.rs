//! Inline assembly: operands in registers, immediates in the text.

use regalloc2::{Operand as RegisterOperand, PReg, PRegSet, VReg};

use super::{truth_register, word_register, MachineOperation, Piece, Selected, Selector, LINK, REGISTERS_MAX, WORD};
use crate::ir::{Constant, Operand};

/// What a constraint says.
#[derive(Clone, Debug, PartialEq)]
enum Constraint {
    /// A result in a register; `early`: written before all operands have been read.
    Output { early: bool },
    /// An operand in a register.
    Register,
    /// An operand in the register of the output of this number.
    Tied(usize),
    /// Memory at an address.
    Memory,
    /// A constant.
    Immediate,
    /// A register that is changed.
    Clobber(String),
}

impl Selector<'_> {
    /// Puts the operands into registers, and the text into pieces.
    pub(super) fn inline_assembly(
        &mut self,
        text: &str,
        constraints: &str,
        arguments: &[Operand],
        results: &[VReg],
    ) -> Selected<()> {
        if self.guard.is_some() {
            return self.refuse("inline assembly for some lanes");
        }
        let constraints = match parse_constraints(constraints) {
            Ok(constraints) => constraints,
            Err(wrong) => return self.refuse(wrong),
        };
        let mut pieces = Vec::new();
        let mut operands = Vec::new();
        let (mut results, mut arguments) = (results.iter(), arguments.iter());
        let mut clobbers = PRegSet::empty();
        for constraint in &constraints {
            if let Constraint::Clobber(name) = constraint {
                clobbers.union_from(self.mentioned(&format!("%{name} @{name}")));
                continue;
            }
            if let Constraint::Output { early } = constraint {
                let result = match results.next() {
                    Some(result) => *result,
                    None => self.register(WORD),
                };
                pieces.push(Piece::Register(operands.len()));
                operands.push(if *early {
                    RegisterOperand::reg_def_at_start(result)
                } else {
                    RegisterOperand::reg_def(result)
                });
                continue;
            }
            let Some(argument) = arguments.next() else {
                return self.refuse("inline assembly with fewer operands than constraints");
            };
            if let Some(piece) = self.argument(constraint, argument, &mut operands)? {
                pieces.push(piece);
            }
        }
        let pieces = match substitute(text, &pieces) {
            Ok(pieces) => pieces,
            Err(wrong) => return self.refuse(wrong),
        };
        clobbers.union_from(self.mentioned(text));
        if text.contains("%ra") {
            self.machine.links = true;
        }
        self.push_clobbering(MachineOperation::InlineAssembly(pieces), operands, clobbers);
        Ok(())
    }

    fn argument(
        &mut self,
        constraint: &Constraint,
        argument: &Operand,
        operands: &mut Vec<RegisterOperand>,
    ) -> Selected<Option<Piece>> {
        if *constraint == Constraint::Immediate {
            if let Some(number) = self.number_of(argument) {
                return Ok(Some(Piece::Number(number)));
            }
            if let Operand::Constant(Constant::Address { symbol, addend }) = argument {
                return Ok(Some(Piece::Address(symbol.clone(), *addend)));
            }
            return self.refuse("inline assembly wants a constant, and this is none");
        }
        let register = self.operand(argument)?;
        let place = operands.len();
        operands.push(RegisterOperand::reg_use(register));
        match constraint {
            Constraint::Memory => Ok(Some(Piece::Memory(place))),
            Constraint::Tied(output) => {
                let Some(tied) = operands.get(*output) else {
                    return self.refuse("inline assembly ties an operand to no result");
                };
                operands[*output] = RegisterOperand::reg_reuse_def(tied.vreg(), place);
                Ok(Some(Piece::Register(place)))
            }
            _ => Ok(Some(Piece::Register(place))),
        }
    }

    /// Registers that a text names.
    fn mentioned(&self, text: &str) -> PRegSet {
        let words = (self.target.arch.gprs() - 3).min(REGISTERS_MAX) as usize;
        let mut set = find(text, "%r", words, word_register);
        if text.contains("%ra") {
            set.add(word_register(LINK));
        }
        set.union_from(find(text, "@p", self.truth_registers(), truth_register));
        set
    }
}

fn find(text: &str, prefix: &str, count: usize, register: fn(usize) -> PReg) -> PRegSet {
    text.match_indices(prefix)
        .filter_map(|(at, _)| {
            let rest = &text[at + prefix.len()..];
            let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            rest[..digits].parse::<usize>().ok()
        })
        .filter(|number| *number < count)
        .map(register)
        .collect()
}

fn parse_constraints(text: &str) -> Result<Vec<Constraint>, String> {
    let mut constraints = Vec::new();
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let wrong = || Err(format!("inline assembly with the constraint \"{part}\""));
        constraints.push(if let Some(name) = part.strip_prefix("~{") {
            Constraint::Clobber(name.trim_end_matches('}').to_owned())
        } else if let Some(output) = part.strip_prefix('=') {
            match output.trim_start_matches('&') {
                "r" => Constraint::Output { early: output.starts_with('&') },
                "*m" => Constraint::Memory,
                _ => return wrong(),
            }
        } else if let Ok(number) = part.parse() {
            Constraint::Tied(number)
        } else {
            match part {
                "r" => Constraint::Register,
                "m" | "*m" => Constraint::Memory,
                "i" | "n" | "s" => Constraint::Immediate,
                _ => return wrong(),
            }
        });
    }
    Ok(constraints)
}

/// The text in pieces: `$0`, `${0:x}`, `$$`, `${:uid}`.
fn substitute(text: &str, operands: &[Piece]) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        plain.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('$') {
            plain.push('$');
            rest = after;
            continue;
        }
        let (name, after) = if let Some(inner) = rest.strip_prefix('{') {
            let end = inner.find('}').ok_or("inline assembly with `${` and no `}`")?;
            (&inner[..end], &inner[end + 1..])
        } else {
            rest.split_at(rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len()))
        };
        let piece = if name == ":uid" {
            Piece::Unique
        } else {
            let number: Option<usize> = name.split(':').next().and_then(|text| text.parse().ok());
            number
                .and_then(|number| operands.get(number).cloned())
                .ok_or_else(|| format!("inline assembly names the operand ${name}, which it has not"))?
        };
        pieces.push(Piece::Text(std::mem::take(&mut plain)));
        pieces.push(piece);
        rest = after;
    }
    plain.push_str(rest);
    pieces.push(Piece::Text(plain));
    Ok(pieces)
}
