//! HARP assembly: sources to objects to images and back.
//!
//! The modules follow the data: text, tokens, statements, chunks, objects,
//! image. Nothing here reads or writes a file: the caller gives texts and bytes and takes bytes.

mod builder;
mod convert;
mod diagnostic;
mod directive;
pub mod disassemble;
mod expression;
pub mod formats;
mod header;
pub mod hof;
mod image;
mod layout;
mod lexer;
mod link;
mod literal;
mod mnemonic;
mod object;
mod parser;
mod source;
mod suggest;
mod value;

pub use builder::OBJECT_BYTES_MAX;
pub use convert::convert;
pub use diagnostic::{Diagnostic, Diagnostics, RenderStyle, Severity};
pub use directive::DIRECTIVES;
pub use disassemble::{disassemble_image, disassemble_object};
pub use expression::{BinaryOperator, EvaluationError, Expression, UnaryOperator};
pub use header::{console_input, console_text, identity, read_with_used, used_sources, wanted_configuration};
pub use image::{Image, SourceLine, Symbol};
pub use layout::IMAGE_BYTES_MAX;
pub use link::{link, LinkOptions};
pub use mnemonic::{mnemonics, statement};
pub use object::{Chunk, ChunkDebug, DebugInfo, Object, Permissions, Reference};
pub use parser::{assemble_source, assemble_with_unit, is_relative, Assembled};
pub use source::{Origins, SourceFile, SourceLocation, Span, SOURCE_BYTES_MAX};
pub use suggest::nearest;

use isa::ArchId;

/// Assembles `(name, text)` sources and links them in that order at address 0. The image carries the
/// warnings; on any error, all errors of all sources are returned.
///
/// ```
/// let source = "start: ldi %r1, #5\nloop: subi %r1, %r1, #1; rtop @p0, %r1; @p0 ? jmpi loop; halt";
/// let image = assembler::assemble(&isa::ArchId::default(), &[("count.s", source)])?;
/// assert_eq!(image.bytes.len(), 5 * 4);
/// assert_eq!(image.symbol("loop").map(|symbol| symbol.address.0), Some(4));
/// # Ok::<(), assembler::Diagnostics>(())
/// ```
pub fn assemble(arch: &ArchId, sources: &[(&str, &str)]) -> Result<Image, Diagnostics> {
    let mut objects = Vec::new();
    let mut found = Diagnostics::default();
    for (name, text) in sources {
        let assembled =
            SourceFile::new(*name, *text).map_err(Diagnostics::from).and_then(|source| assemble_source(arch, &source));
        match assembled {
            Ok(assembled) => {
                objects.push(assembled.object);
                found.0.extend(assembled.warnings.0);
            }
            Err(errors) => found.0.extend(errors.0),
        }
    }
    if found.has_errors() {
        return Err(found);
    }
    let mut image = link(arch, &objects, &LinkOptions::default())?;
    found.0.append(&mut image.warnings.0);
    image.warnings = found;
    Ok(image)
}
