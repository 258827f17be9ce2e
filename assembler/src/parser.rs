//! Statements: labels, guards, instructions; directives have their own file.
//!
//! One pass over the text: every statement is encoded as it is read. A wrong statement is reported
//! and skipped, so that all errors of a file come at once.

use std::collections::HashMap;
use std::sync::Arc;

use isa::{ArchId, CustomUnit, Encoding, HardwareId, Instruction, Opcode, OperandKind, PredicateRegister};

use crate::builder::{Content, ObjectBuilder};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::expression::Expression;
use crate::lexer::{SyntaxError, TokenKind, TokenStream};
use crate::mnemonic::{signature, ImmediateSource, Mnemonic, MnemonicTable};
use crate::object::{Object, Reference};
use crate::source::{SourceFile, SourceLocation, Span};
use crate::value::Value;

/// An object and what was found doubtful in its source.
#[derive(Clone, Debug)]
pub struct Assembled {
    /// The object.
    pub object: Object,
    /// Warnings; never errors.
    pub warnings: Diagnostics,
}

/// Assembles one source. On any error nothing is produced and all errors are returned.
pub fn assemble_source(arch: &ArchId, source: &Arc<SourceFile>) -> Result<Assembled, Diagnostics> {
    assemble_with_unit(arch, None, source)
}

/// As [`assemble_source`], for a core with a function unit, whose functions are instructions by their names.
pub fn assemble_with_unit(
    arch: &ArchId,
    unit: Option<CustomUnit>,
    source: &Arc<SourceFile>,
) -> Result<Assembled, Diagnostics> {
    let mut parser = Parser::new(arch, unit, source);
    while parser.tokens.kind() != TokenKind::EndOfFile {
        if let Err(diagnostic) = parser.statement() {
            parser.diagnostics.push(diagnostic);
            while !parser.tokens.is_at_end() {
                parser.tokens.advance();
            }
        }
    }
    let Parser { builder, mut diagnostics, definitions, .. } = parser;
    let (object, warnings) = builder.finish();
    diagnostics.extend(warnings);
    report_late_definitions(&object, &definitions, source, &mut diagnostics);
    let diagnostics = Diagnostics(diagnostics);
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    Ok(Assembled { object, warnings: diagnostics })
}

/// A name that was taken for a label and is a `.def` further down is an error here, not an undefined
/// symbol at the linker.
fn report_late_definitions(
    object: &Object,
    definitions: &HashMap<String, Definition>,
    source: &Arc<SourceFile>,
    diagnostics: &mut Vec<Diagnostic>,
) {
    if definitions.is_empty() {
        return;
    }
    for (chunk_index, chunk) in object.chunks.iter().enumerate() {
        for (index, reference) in chunk.references.iter().enumerate() {
            reference.target.for_each_symbol(&mut |name| {
                let (Some(definition), Some(place)) =
                    (definitions.get(name), object.reference_place(chunk_index, index))
                else {
                    return;
                };
                let defined = SourceLocation { source: source.clone(), span: definition.span };
                diagnostics.push(
                    Diagnostic::error(format!("`{name}` is used before its .def"))
                        .at(place, "used here")
                        .with_note(defined, "defined only here")
                        .with_help("move the .def up"),
                );
            });
        }
    }
}

/// A `.def` constant.
pub(crate) struct Definition {
    pub(crate) value: i128,
    pub(crate) is_float: bool,
    pub(crate) span: Span,
}

/// The state of one pass over one source.
pub(crate) struct Parser<'a> {
    pub(crate) arch: ArchId,
    pub(crate) source: &'a Arc<SourceFile>,
    pub(crate) tokens: TokenStream<'a>,
    pub(crate) builder: ObjectBuilder,
    pub(crate) definitions: HashMap<String, Definition>,
    pub(crate) diagnostics: Vec<Diagnostic>,
    mnemonics: MnemonicTable,
}

impl<'a> Parser<'a> {
    fn new(arch: &ArchId, unit: Option<CustomUnit>, source: &'a Arc<SourceFile>) -> Self {
        Parser {
            arch: *arch,
            source,
            tokens: TokenStream::new(source.text()),
            builder: ObjectBuilder::new(*arch, source.clone()),
            definitions: HashMap::new(),
            diagnostics: Vec::new(),
            mnemonics: MnemonicTable::new(unit),
        }
    }

    pub(crate) fn place(&self, span: Span) -> SourceLocation {
        SourceLocation { source: self.source.clone(), span }
    }

    pub(crate) fn diagnostic(&self, error: SyntaxError) -> Diagnostic {
        let diagnostic = Diagnostic::error(error.message).at(self.place(error.span), error.label);
        match error.help {
            Some(help) => diagnostic.with_help(help),
            None => diagnostic,
        }
    }

    fn statement(&mut self) -> Result<(), Diagnostic> {
        match self.tokens.kind() {
            TokenKind::EndOfStatement => {
                self.tokens.advance();
                Ok(())
            }
            TokenKind::Name => {
                if self.tokens.kind_ahead() == TokenKind::Colon {
                    return self.label();
                }
                if self.tokens.current_text().starts_with('.') {
                    return self.directive();
                }
                self.instruction(None)
            }
            TokenKind::Predicate => self.instruction(Some(self.tokens.current().span)),
            TokenKind::UnterminatedComment => {
                let span = self.tokens.advance().span;
                let message = "this comment has no end";
                Err(self.diagnostic(SyntaxError::new(span, message, "opened here").with_help("close it with */")))
            }
            _ => Err(self.diagnostic(self.tokens.unexpected("an instruction, a label or a directive"))),
        }
    }

    fn label(&mut self) -> Result<(), Diagnostic> {
        let name = self.tokens.current_text();
        let span = self.tokens.advance().span;
        self.tokens.advance();
        if let Some(definition) = self.definitions.get(name) {
            return Err(Diagnostic::error(format!("`{name}` is defined twice"))
                .at(self.place(span), "as a label here")
                .with_note(self.place(definition.span), "as a constant here"));
        }
        if name == "__WORD" {
            let error = SyntaxError::new(span, "`__WORD` is defined twice", "as a label here")
                .with_help("__WORD is the word size in bytes");
            return Err(self.diagnostic(error));
        }
        self.builder.add_label(name, span)
    }

    /// An instruction; `guard` is the span of its predicate register, at hand.
    fn instruction(&mut self, guard: Option<Span>) -> Result<(), Diagnostic> {
        let start = self.tokens.current().span;
        let predicate = match guard {
            Some(_) => Some(self.guard().map_err(|error| self.diagnostic(error))?),
            None => None,
        };
        let mnemonic_span = self.tokens.current().span;
        let mnemonic = self.mnemonic().map_err(|error| self.diagnostic(error))?;
        let (registers, value) = self.operands(mnemonic, mnemonic_span).map_err(|error| self.diagnostic(error))?;
        let statement = start.to(self.tokens.after_last());
        self.emit(mnemonic.opcode, predicate, registers, value, statement)
    }

    fn guard(&mut self) -> Result<PredicateRegister, SyntaxError> {
        let number = self.predicate_register()?;
        if self.tokens.take(TokenKind::Question).is_none() {
            return Err(self.tokens.unexpected("`?` after the guarding predicate"));
        }
        if self.tokens.kind() != TokenKind::Name {
            return Err(self.tokens.unexpected("an instruction after `?`"));
        }
        Ok(PredicateRegister(number))
    }

    fn mnemonic(&mut self) -> Result<Mnemonic, SyntaxError> {
        let text = self.tokens.current_text();
        let span = self.tokens.current().span;
        if let Some(mnemonic) = self.mnemonics.get(text) {
            self.tokens.advance();
            return Ok(mnemonic);
        }
        let error = SyntaxError::new(span, format!("`{text}` is not an instruction"), "unknown mnemonic");
        Err(match self.mnemonics.nearest(text) {
            Some(nearest) => error.with_help(format!("did you mean `{nearest}`?")),
            None => error.with_help(format!("a label is written `{text}:`")),
        })
    }

    /// The operands, and that nothing follows them.
    fn operands(&mut self, mnemonic: Mnemonic, mnemonic_span: Span) -> Result<([u8; 3], Option<Value>), SyntaxError> {
        let mut registers = [0; 3];
        let mut value = match mnemonic.immediate {
            ImmediateSource::Name(id) => Some(Value::selector(id, mnemonic_span)),
            ImmediateSource::Operand | ImmediateSource::Vote | ImmediateSource::Registers(_) => None,
        };
        for (place, &kind) in mnemonic.operands().iter().enumerate() {
            let has_comma = place > 0 && self.tokens.take(TokenKind::Comma).is_some();
            if self.tokens.is_at_end() && !has_comma {
                return Err(self.operand_count_error(mnemonic, mnemonic_span, place));
            }
            match kind {
                OperandKind::DestinationGpr | OperandKind::SourceGpr => {
                    self.expect_operand(mnemonic, place, TokenKind::Register)?;
                    registers[place] = self.gpr()?;
                }
                OperandKind::DestinationPredicate | OperandKind::SourcePredicate => {
                    self.expect_operand(mnemonic, place, TokenKind::Predicate)?;
                    let span = self.tokens.current().span;
                    let number = self.predicate_register()?;
                    if mnemonic.immediate == ImmediateSource::Vote {
                        let vote = HardwareId::Vote(PredicateRegister(number));
                        value = Some(Value::selector(vote, span));
                    } else {
                        registers[place] = number;
                    }
                }
                OperandKind::Immediate => value = Some(self.immediate_operand(mnemonic, place)?),
            }
        }
        if !self.tokens.is_at_end() {
            let wanted = mnemonic.operands().len();
            let span = self.tokens.pointer();
            return Err(SyntaxError::new(
                span,
                format!("expected the end of the instruction, found {}", self.tokens.description()),
                match wanted {
                    0 => format!("`{}` takes no operands", mnemonic.name),
                    1 => format!("`{}` takes 1 operand", mnemonic.name),
                    _ => format!("`{}` takes {wanted} operands", mnemonic.name),
                },
            )
            .with_help(format!("it is written `{}`", signature(mnemonic))));
        }
        Ok((registers, value))
    }

    fn operand_count_error(&self, mnemonic: Mnemonic, mnemonic_span: Span, given: usize) -> SyntaxError {
        let wanted = mnemonic.operands().len();
        let plural = if wanted == 1 { "" } else { "s" };
        SyntaxError::new(
            mnemonic_span.to(self.tokens.after_last()),
            format!("`{}` takes {wanted} operand{plural}, {given} given", mnemonic.name),
            format!("operand {} is missing", given + 1),
        )
        .with_help(format!("it is written `{}`", signature(mnemonic)))
    }

    fn expect_operand(&self, mnemonic: Mnemonic, place: usize, kind: TokenKind) -> Result<(), SyntaxError> {
        if self.tokens.kind() == kind {
            return Ok(());
        }
        Err(self.wrong_operand(mnemonic, place))
    }

    pub(crate) fn wrong_operand(&self, mnemonic: Mnemonic, place: usize) -> SyntaxError {
        let wanted = match mnemonic.operands()[place] {
            OperandKind::DestinationGpr | OperandKind::SourceGpr => "a register such as %r1",
            OperandKind::DestinationPredicate | OperandKind::SourcePredicate => "a predicate register such as @p1",
            OperandKind::Immediate => "an immediate, a symbol or an expression in parentheses",
        };
        SyntaxError::new(
            self.tokens.pointer(),
            format!(
                "operand {} of `{}` must be {wanted}, found {}",
                place + 1,
                mnemonic.name,
                self.tokens.description()
            ),
            format!("expected {wanted}"),
        )
        .with_help(format!("it is written `{}`", signature(mnemonic)))
    }

    /// Encodes and appends an instruction whose operands are known to exist.
    fn emit(
        &mut self,
        opcode: Opcode,
        predicate: Option<PredicateRegister>,
        registers: [u8; 3],
        value: Option<Value>,
        statement: Span,
    ) -> Result<(), Diagnostic> {
        let mut immediate = 0;
        let mut target = None;
        if let Some(value) = value {
            match value.target {
                Expression::Number(number) => {
                    immediate = self.fit_immediate(opcode, number, &value).map_err(|error| self.diagnostic(error))?;
                }
                // Objects name the place of an address by its width alone, from the lowest bit of the word on.
                _ if opcode.class().is_extension() => {
                    let message = format!("{opcode} takes a number, but this is an address");
                    return Err(Diagnostic::error(message)
                        .at(self.place(value.span), "known to the linker only")
                        .with_help("load the address into a register: ldi %r, label"));
                }
                symbolic => target = Some((symbolic, value.span)),
            }
        }
        let instruction = Instruction::new(opcode, registers, immediate).guarded(predicate);
        let refused = |error: isa::EncodeError| Diagnostic::error(error.to_string()).at(self.place(statement), "here");
        let (word, sequence);
        let bytes: &[u8] = match self.arch.encoding() {
            Encoding::Word => {
                word = isa::encode_word(&self.arch, &instruction).map_err(refused)?.to_le_bytes();
                &word[..self.arch.word_bytes() as usize]
            }
            Encoding::Byte => {
                sequence = isa::encode_bytes(&self.arch, &instruction).map_err(refused)?;
                &sequence
            }
        };
        if let Some((target, span)) = target {
            let offset = self.builder.offset(Content::Text);
            let end = offset + bytes.len() as u64;
            let reference = Reference {
                target,
                relative_to: is_relative(opcode).then_some(end),
                offset: match self.arch.encoding() {
                    Encoding::Word => offset,
                    Encoding::Byte => end - u64::from(self.arch.word_bytes()),
                },
                width_bits: self.arch.immediate_bits(opcode.class()).unwrap_or(0),
            };
            self.builder.add_reference(Content::Text, reference, span);
        }
        self.builder.append(Content::Text, bytes, statement)
    }
}

/// Whether a symbol as this opcode's immediate counts from the next instruction.
pub fn is_relative(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Jmpi | Opcode::Jali | Opcode::Jalis)
}
