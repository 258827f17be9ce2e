//! Objects to an image: finds the symbols and fills in the references of chunks that are laid out.

use std::collections::HashMap;

use isa::{Address, ArchId};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::expression::EvaluationError;
use crate::image::{Image, MappedStatement, Symbol};
use crate::layout::{describe_chunk, lay_out, ChunkIndex, Layout};
use crate::object::{Object, Reference};
use crate::suggest::nearest;

/// Options of the linker.
#[derive(Clone, Copy, Debug, Default)]
pub struct LinkOptions {
    /// Address of the first chunk, and of the image's first byte.
    pub offset: Address,
}

/// Links objects in the order given. On any error nothing is produced and all errors are returned.
pub fn link(arch: &ArchId, objects: &[Object], options: &LinkOptions) -> Result<Image, Diagnostics> {
    let (layout, mut diagnostics) = lay_out(arch, objects, options.offset.0);
    check_archs(arch, objects, &mut diagnostics);
    let mut linker = Linker {
        arch: *arch,
        objects,
        options: *options,
        layout,
        locals: Vec::new(),
        globals: HashMap::new(),
        diagnostics,
    };
    if linker.diagnostics.has_errors() {
        return Err(linker.diagnostics);
    }
    linker.collect_symbols();
    let bytes = linker.fill();
    linker.check_entry();
    if linker.diagnostics.has_errors() {
        return Err(linker.diagnostics);
    }
    Ok(linker.finish(bytes))
}

/// After so many errors undefined names get no suggestion any more: each is a search through all names.
const SUGGESTIONS_MAX: usize = 32;

struct Linker<'a> {
    arch: ArchId,
    objects: &'a [Object],
    options: LinkOptions,
    layout: Layout,
    /// Names of each object.
    locals: Vec<HashMap<&'a str, ChunkIndex>>,
    globals: HashMap<&'a str, ChunkIndex>,
    diagnostics: Diagnostics,
}

impl<'a> Linker<'a> {
    fn error(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.0.push(diagnostic);
    }

    fn collect_symbols(&mut self) {
        for (object_index, object) in self.objects.iter().enumerate() {
            let mut local = HashMap::new();
            for (index, chunk) in object.chunks.iter().enumerate() {
                if chunk.name.is_empty() {
                    continue;
                }
                let here = (object_index, index);
                if let Some(first) = local.insert(chunk.name.as_str(), here) {
                    self.defined_twice(&chunk.name, first, here);
                } else if chunk.is_global {
                    if let Some(first) = self.globals.insert(&chunk.name, here) {
                        self.defined_twice(&chunk.name, first, here);
                    }
                }
            }
            self.locals.push(local);
        }
    }

    fn defined_twice(&mut self, name: &str, first: ChunkIndex, second: ChunkIndex) {
        let file = |index: ChunkIndex| {
            let object = &self.objects[index.0];
            let place = object.chunk_place(index.1);
            place.map_or(object.name.clone(), |place| place.line_position())
        };
        let message = format!("`{name}` is defined twice: in {} and in {}", file(first), file(second));
        let mut error = Diagnostic::error(message);
        if let Some(place) = self.objects[second.0].chunk_place(second.1) {
            error = error.at(place, "defined again here");
        }
        if let Some(place) = self.objects[first.0].chunk_place(first.1) {
            error = error.with_note(place, "first defined here");
        }
        self.error(error);
    }

    fn address_of(&self, object: usize, name: &str) -> Option<u64> {
        let local = self.locals[object].get(name);
        let &(object, chunk) = local.or_else(|| self.globals.get(name))?;
        Some(self.layout.addresses[object][chunk])
    }

    /// The image's bytes, with every reference filled in.
    fn fill(&mut self) -> Vec<u8> {
        let base = self.options.offset.0;
        let mut bytes = vec![0; (self.layout.end - base) as usize];
        for (object_index, object) in self.objects.iter().enumerate() {
            for (index, chunk) in object.chunks.iter().enumerate() {
                let start = (self.layout.addresses[object_index][index] - base) as usize;
                bytes[start..start + chunk.data.len()].copy_from_slice(&chunk.data);
                let size = chunk.size.max(chunk.data.len() as u64) as usize;
                for (number, reference) in chunk.references.iter().enumerate() {
                    let place = (object_index, index);
                    match self.reference_bits(place, reference) {
                        Ok(bits) => {
                            let field = &mut bytes[start..start + size];
                            if write_field(&self.arch, field, reference, bits).is_none() {
                                let message = format!(
                                    "{} has a reference outside its bytes, at {:#x}",
                                    describe_chunk(object, index),
                                    reference.offset
                                );
                                self.error(Diagnostic::error(message));
                            }
                        }
                        Err(error) => {
                            let error = match object.reference_place(index, number) {
                                Some(place) => error.at(place, "referred to here"),
                                None => error.with_help(format!(
                                    "the reference is in {}, at offset {:#x}",
                                    describe_chunk(object, index),
                                    reference.offset
                                )),
                            };
                            self.error(error);
                        }
                    }
                }
            }
        }
        bytes
    }

    /// The bits of a reference's field, or why there are none.
    fn reference_bits(&self, (object_index, index): ChunkIndex, reference: &Reference) -> Result<u64, Diagnostic> {
        let target =
            reference.target.evaluate(&mut |name| self.address_of(object_index, name)).map_err(
                |error| match error {
                    EvaluationError::Undefined(name) => self.undefined(object_index, &name),
                    other => Diagnostic::error(format!("`{}`: {other}", reference.target)),
                },
            )?;
        let chunk_address = i128::from(self.layout.addresses[object_index][index]);
        let value = match reference.relative_to {
            Some(offset) => target - (chunk_address + i128::from(offset)),
            None => target,
        };
        let bits = reference.width_bits;
        if bits == 0 || bits > self.arch.word_bits() {
            let message = format!("a reference's field has {bits} bits");
            return Err(Diagnostic::error(message));
        }
        let minimum = -(1i128 << (bits - 1));
        let maximum = if bits == self.arch.word_bits() { (1i128 << bits) - 1 } else { -minimum - 1 };
        if !(minimum..=maximum).contains(&value) {
            let what = match (&reference.target, reference.relative_to) {
                (target, None) => format!("`{target}` is at {value:#x}, which"),
                (target, Some(_)) => format!("`{target}` is {value} bytes away, which"),
            };
            return Err(Diagnostic::error(format!(
                "{what} does not fit the {bits}-bit field that refers to it ({minimum}..={maximum})"
            ))
            .with_help("move it nearer, or load its address from a .word"));
        }
        Ok(value as u64)
    }

    fn undefined(&self, object: usize, name: &str) -> Diagnostic {
        let error = Diagnostic::error(format!("`{name}` is not defined"));
        if self.diagnostics.0.len() >= SUGGESTIONS_MAX {
            return error;
        }
        let local = self.locals[object].keys();
        let candidates = local.chain(self.globals.keys()).copied();
        // Sorted, so that the same source gets the same suggestion each time.
        let mut candidates: Vec<&str> = candidates.collect();
        candidates.sort_unstable();
        let elsewhere = self.locals.iter().zip(self.objects).find(|(names, _)| names.contains_key(name));
        if let Some((_, other)) = elsewhere {
            let help = format!("{} has it, but without .global", other.name);
            return error.with_help(help);
        }
        match nearest(name, candidates) {
            Some(known) => error.with_help(format!("did you mean `{known}`?")),
            None => error.with_help("define it as a label, or as a .def before its use"),
        }
    }

    /// Execution starts at address 0, whatever `.entry` says.
    fn check_entry(&mut self) {
        for (object_index, object) in self.objects.iter().enumerate() {
            let Some(entry) = object.entry else { continue };
            let Some(&address) = self.layout.addresses[object_index].get(entry) else {
                continue;
            };
            if address != 0 {
                let message = format!(
                    "the entry {} is at {address:#x}, but execution starts at 0",
                    describe_chunk(object, entry)
                );
                let warning = Diagnostic::warning(message).with_help("link it first");
                self.error(match object.chunk_place(entry) {
                    Some(place) => warning.at(place, "marked by .entry"),
                    None => warning,
                });
            }
        }
    }

    fn finish(self, bytes: Vec<u8>) -> Image {
        let mut image = Image::from_bytes(&self.arch, self.options.offset, bytes);
        image.warnings = self.diagnostics;
        for (object, addresses) in self.objects.iter().zip(&self.layout.addresses) {
            if image.entry.is_none() {
                let address = object.entry.and_then(|entry| addresses.get(entry));
                image.entry = address.copied().map(Address);
            }
            map_object(&mut image, object, addresses);
        }
        image.symbols.sort_by_key(|symbol| symbol.address);
        image.statements.sort_by_key(|statement| statement.address);
        image
    }
}

fn check_archs(arch: &ArchId, objects: &[Object], diagnostics: &mut Diagnostics) {
    for object in objects {
        if !object.arch.is_object_compatible(arch) {
            diagnostics.0.push(
                Diagnostic::error(format!("{} is for {}, which does not go with {arch}", object.name, object.arch))
                    .with_help("word size, encoding, registers and predicates must agree"),
            );
        }
    }
}

/// Adds an object's symbols and source lines.
fn map_object(image: &mut Image, object: &Object, addresses: &[u64]) {
    let source = image.sources.len() as u32;
    if let Some(debug) = &object.debug {
        image.sources.push(debug.source.clone());
    }
    for (index, (chunk, &address)) in object.chunks.iter().zip(addresses).enumerate() {
        if !chunk.name.is_empty() {
            let place = object.chunk_place(index);
            let origin = place.as_ref().map(|place| {
                let (line, _) = place.source.line_and_column(place.span.start);
                let (source, origin) = place.source.origin(line);
                let own = std::ptr::eq(source, &*place.source);
                let file = if own { &object.name } else { source.name() };
                (file.to_owned(), origin)
            });
            image.symbols.push(Symbol {
                address: Address(address),
                name: chunk.name.clone(),
                is_global: chunk.is_global,
                line: origin.as_ref().map(|(_, line)| *line),
                file: origin.map_or_else(|| object.name.clone(), |(file, _)| file),
            });
        }
        let Some(debug) = &object.debug else { continue };
        let lines = debug.chunks.get(index).map_or(&[][..], |chunk| &chunk.lines);
        for (number, &(offset, span)) in lines.iter().enumerate() {
            let next = lines.get(number + 1).map(|&(offset, _)| u64::from(offset));
            image.statements.push(MappedStatement {
                address: address + u64::from(offset),
                end: address + next.unwrap_or(chunk.size),
                source,
                span,
            });
        }
    }
}

/// Replaces the low bits of the little-endian word at the reference's offset; `None` when that word
/// is not in the bytes.
fn write_field(arch: &ArchId, bytes: &mut [u8], reference: &Reference, value: u64) -> Option<()> {
    let start = usize::try_from(reference.offset).ok()?;
    let length = arch.word_bytes() as usize;
    let field = bytes.get_mut(start..start.checked_add(length)?)?;
    let mut word = [0; 8];
    word[..length].copy_from_slice(field);
    let mask = u64::MAX >> (64 - reference.width_bits);
    let merged = (u64::from_le_bytes(word) & !mask) | (value & mask);
    field.copy_from_slice(&merged.to_le_bytes()[..length]);
    Some(())
}
