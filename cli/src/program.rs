//! Programs from the command line: sources, objects and images, in any mixture that makes sense.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use assembler::formats::{read_intel_hex, read_raw, read_readmemh};
use assembler::{hof, Assembled, Image, LinkOptions, Object, SourceFile};
use isa::{Address, ArchId};

use crate::failure::{print_diagnostics, Failure};
use crate::files;

/// How an image file is to be read.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum ImageFormat {
    /// Little-endian bytes
    Raw,
    /// Verilog's $readmemh
    Readmemh,
    /// Intel HEX
    Ihex,
}

/// What a file is, by its first bytes, then by its ending.
enum Kind {
    Source,
    Object,
    Image(ImageFormat),
}

fn kind(path: &Path, bytes: &[u8]) -> Kind {
    if bytes.starts_with(b"HARP") {
        return Kind::Object;
    }
    match path.extension().and_then(|extension| extension.to_str()) {
        Some("bin" | "img" | "raw") => Kind::Image(ImageFormat::Raw),
        Some("hex" | "ihex") => Kind::Image(ImageFormat::Ihex),
        Some("mem" | "memh") => Kind::Image(ImageFormat::Readmemh),
        _ => Kind::Source,
    }
}

/// Loads a program to run: sources and objects are assembled and linked at 0; a single image is taken as it is.
pub fn load(arch: &ArchId, paths: &[PathBuf]) -> Result<Image, Failure> {
    if let [path] = paths {
        let bytes = files::read(path)?;
        if let Kind::Image(format) = kind(path, &bytes) {
            return read_image(arch, path, bytes, format, Address(0));
        }
    }
    let objects = load_objects(arch, paths)?;
    let image = assembler::link(arch, &objects, &LinkOptions::default())?;
    print_diagnostics(&image.warnings);
    Ok(image)
}

/// Assembles the sources and reads the objects, in their order.
pub fn load_objects(arch: &ArchId, paths: &[PathBuf]) -> Result<Vec<Object>, Failure> {
    let mut objects = Vec::new();
    let mut errors = assembler::Diagnostics::default();
    for path in with_used_sources(paths)? {
        match load_object(arch, &path) {
            Ok(object) => objects.push(object),
            Err(Failure::Diagnostics(found)) => errors.0.extend(found.0),
            Err(other) => return Err(other),
        }
    }
    if errors.has_errors() {
        return Err(errors.into());
    }
    Ok(objects)
}

fn load_object(arch: &ArchId, path: &Path) -> Result<Object, Failure> {
    let bytes = files::read(path)?;
    let name = path.display().to_string();
    match kind(path, &bytes) {
        Kind::Object => hof::read(&name, &bytes).map_err(Failure::input),
        Kind::Source => Ok(assemble(arch, path, bytes)?.object),
        Kind::Image(_) => Err(Failure::input(format!(
            "{name} is an image; it can only be run alone, not linked with other files"
        ))),
    }
}

/// Assembles one source; its warnings are printed.
pub fn assemble(arch: &ArchId, path: &Path, bytes: Vec<u8>) -> Result<Assembled, Failure> {
    let source = SourceFile::from_bytes(path.display().to_string(), bytes)
        .map_err(assembler::Diagnostics::from)?;
    let assembled = assembler::assemble_source(arch, &source)?;
    print_diagnostics(&assembled.warnings);
    Ok(assembled)
}

/// The files named, and after them those that their `// uses:` lines name (relative to the naming file), each once.
fn with_used_sources(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut all = paths.to_vec();
    let mut seen: HashSet<PathBuf> = all.iter().map(|path| identity(path)).collect();
    let mut next = 0;
    while next < all.len() {
        let bytes = files::read(&all[next])?;
        let folder = all[next].parent().unwrap_or(Path::new("")).to_path_buf();
        for used in assembler::used_sources(&bytes) {
            let path = folder.join(used);
            if seen.insert(identity(&path)) {
                all.push(path);
            }
        }
        next += 1;
    }
    Ok(all)
}

fn identity(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_path_buf())
}

/// Reads an image file.
pub fn read_image(
    arch: &ArchId,
    path: &Path,
    bytes: Vec<u8>,
    format: ImageFormat,
    base: Address,
) -> Result<Image, Failure> {
    let text = || {
        String::from_utf8(bytes.clone())
            .map_err(|_| Failure::input(format!("{} is not text", path.display())))
    };
    let image = match format {
        ImageFormat::Raw => read_raw(arch, base, bytes),
        ImageFormat::Ihex => read_intel_hex(arch, &text()?),
        ImageFormat::Readmemh => read_readmemh(arch, arch.word_bytes() as usize, &text()?),
    };
    image.map_err(|error| Failure::input(format!("{}: {error}", path.display())))
}
