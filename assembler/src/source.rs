//! A source text, with the table that turns byte offsets into lines.
//!
//! The table is built once, so that a diagnostic costs a search and not a scan of the file:
//! reporting every error of a large file stays linear.

use std::sync::Arc;

use miette::{MietteError, MietteSpanContents, SourceCode, SourceSpan, SpanContents};

use crate::diagnostic::Diagnostic;

/// The greatest source that is read. Offsets are 32-bit; beyond this a file is no assembly by hand
/// or compiler, but a mistake.
pub const SOURCE_BYTES_MAX: usize = 256 << 20;

/// A run of bytes in a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// From the start of this to the end of the other.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start, end: other.end.max(self.start) }
    }
}

/// A source text and its name.
pub struct SourceFile {
    name: String,
    text: String,
    /// Offset of the first byte of each line.
    line_starts: Vec<u32>,
    origins: Origins,
}

/// What a compiler has written a text for, line by line.
#[derive(Default)]
pub struct Origins {
    /// The compiler's own sources.
    pub sources: Vec<Arc<SourceFile>>,
    /// For each line of the text: which of `sources`, and the line of it, from 1.
    pub lines: Vec<Option<(usize, u32)>>,
}

impl SourceFile {
    /// Takes a text; refuses one of more than [`SOURCE_BYTES_MAX`] bytes.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Result<Arc<Self>, Diagnostic> {
        SourceFile::written_for(name, text, Origins::default())
    }

    /// Takes a text that a compiler has written: images show the lines that it was written for.
    pub fn written_for(
        name: impl Into<String>,
        text: impl Into<String>,
        origins: Origins,
    ) -> Result<Arc<Self>, Diagnostic> {
        let (name, text) = (name.into(), text.into());
        if text.len() > SOURCE_BYTES_MAX {
            return Err(Diagnostic::error(format!(
                "{name}: the source has {} bytes; {SOURCE_BYTES_MAX} are the most that is read",
                text.len()
            )));
        }
        let newlines = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        let line_starts = std::iter::once(0).chain(newlines.map(|(offset, _)| offset as u32 + 1)).collect();
        Ok(Arc::new(SourceFile { name, text, line_starts, origins }))
    }

    /// Takes the bytes of a file; refuses what is not UTF-8, naming line and column.
    pub fn from_bytes(name: impl Into<String>, bytes: Vec<u8>) -> Result<Arc<Self>, Diagnostic> {
        let name = name.into();
        match String::from_utf8(bytes) {
            Ok(text) => SourceFile::new(name, text),
            Err(error) => {
                let offset = error.utf8_error().valid_up_to();
                let bad = error.as_bytes()[offset];
                let before = &error.as_bytes()[..offset];
                let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
                let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
                let column = 1 + String::from_utf8_lossy(&before[line_start..]).chars().count();
                Err(Diagnostic::error(format!(
                    "{name}:{line}:{column}: byte {bad:#04x} (offset {offset:#x}) is not UTF-8 text"
                ))
                .with_help("is this an object or an image instead of a source?"))
            }
        }
    }

    /// The name it was given, normally its path.
    pub fn name(&self) -> &str {
        &self.name
    }
    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }
    /// The bytes of a span as text.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }
    /// Line and column of an offset, both from 1; the column counts characters.
    pub fn line_and_column(&self, offset: u32) -> (u32, u32) {
        let line = self.line_starts.partition_point(|&start| start <= offset);
        let start = self.line_starts[line - 1];
        let column = 1 + self.slice(Span { start, end: offset }).chars().count();
        (line as u32, column as u32)
    }
    /// The source and the line in it that a line was written for: the line itself, unless a compiler wrote it for
    /// another.
    pub fn origin(&self, line: u32) -> (&SourceFile, u32) {
        let origin = self.origins.lines.get((line as usize).wrapping_sub(1));
        let found = origin.copied().flatten().and_then(|(source, line)| {
            let source = self.origins.sources.get(source)?;
            Some((&**source, line))
        });
        found.unwrap_or((self, line))
    }
    /// The text of a line (from 1) without its end.
    pub fn line_text(&self, line: u32) -> &str {
        let index = (line as usize).wrapping_sub(1);
        let Some(&start) = self.line_starts.get(index) else {
            return "";
        };
        let end = self.line_starts.get(index + 1).map_or(self.text.len(), |&next| next as usize - 1);
        self.text[start as usize..end].trim_end_matches('\r')
    }
}

/// A place in a source, for diagnostics.
#[derive(Clone)]
pub struct SourceLocation {
    /// The source.
    pub source: Arc<SourceFile>,
    /// Where in it.
    pub span: Span,
}

impl SourceLocation {
    /// `file:line:column`.
    pub fn position(&self) -> String {
        let (line, column) = self.source.line_and_column(self.span.start);
        format!("{}:{line}:{column}", self.source.name)
    }
    /// `file:line`.
    pub fn line_position(&self) -> String {
        let (line, _) = self.source.line_and_column(self.span.start);
        format!("{}:{line}", self.source.name)
    }
    /// Whether the lines of the span are short enough to be drawn. Many errors in one enormous line
    /// would else draw it as many times.
    pub(crate) fn is_drawable(&self) -> bool {
        const BYTES_MAX: u32 = 4096;
        let starts = &self.source.line_starts;
        let first = starts.partition_point(|&line| line <= self.span.start) - 1;
        let behind = starts.partition_point(|&line| line <= self.span.end);
        let end = starts.get(behind).copied();
        end.unwrap_or(self.source.text.len() as u32) - starts[first] <= BYTES_MAX
    }
    pub(crate) fn miette_span(&self) -> SourceSpan {
        let start = self.span.start as usize;
        (start..self.span.end as usize).into()
    }
}

impl SourceCode for SourceLocation {
    fn read_span<'a>(
        &'a self,
        span: &SourceSpan,
        context_lines_before: usize,
        context_lines_after: usize,
    ) -> Result<Box<dyn SpanContents<'a> + 'a>, MietteError> {
        let source = &*self.source;
        let (start, end) = (span.offset(), span.offset() + span.len());
        if end > source.text.len() {
            return Err(MietteError::OutOfBounds);
        }
        let line_of = |offset: usize| source.line_starts.partition_point(|&line| line as usize <= offset) - 1;
        let first = line_of(start).saturating_sub(context_lines_before);
        let last = line_of(end) + context_lines_after;
        let from = source.line_starts[first] as usize;
        let to = source.line_starts.get(last + 1).map_or(source.text.len(), |&next| next as usize);
        // Without lines before it the column is the span's own, which miette puts into its header.
        let column = if context_lines_before == 0 {
            let (_, column) = source.line_and_column(start as u32);
            column as usize - 1
        } else {
            0
        };
        Ok(Box::new(MietteSpanContents::new_named(
            source.name.clone(),
            &source.text.as_bytes()[from..to],
            (from..to).into(),
            first,
            column,
            last - first + 1,
        )))
    }
}
