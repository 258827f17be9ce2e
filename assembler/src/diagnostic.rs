//! What is reported to the user: errors and warnings with their place in the source and the remedy.

use std::fmt;

use miette::{GraphicalReportHandler, GraphicalTheme, LabeledSpan, SourceCode};

use crate::source::SourceLocation;

/// Whether the work can be used nevertheless.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Nothing is produced.
    Error,
    /// The result is valid, but probably not what was meant.
    Warning,
}

/// One error or warning.
#[derive(Clone)]
pub struct Diagnostic {
    severity: Severity,
    message: String,
    place: Option<SourceLocation>,
    label: String,
    notes: Vec<Note>,
    help: Option<String>,
}

/// A second place that matters, such as an earlier definition.
#[derive(Clone)]
struct Note {
    place: SourceLocation,
    text: String,
}

impl Diagnostic {
    /// An error without a place yet.
    pub fn error(message: impl Into<String>) -> Self {
        Diagnostic {
            severity: Severity::Error,
            message: message.into(),
            place: None,
            label: "here".into(),
            notes: Vec::new(),
            help: None,
        }
    }
    /// A warning without a place yet.
    pub fn warning(message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Warning, ..Self::error(message) }
    }
    /// Gives the place, and the few words below it.
    pub fn at(mut self, place: SourceLocation, label: impl Into<String>) -> Self {
        self.place = Some(place);
        self.label = label.into();
        self
    }
    /// Adds a second place.
    pub fn with_note(mut self, place: SourceLocation, text: impl Into<String>) -> Self {
        self.notes.push(Note { place, text: text.into() });
        self
    }
    /// Says what to do about it.
    pub fn with_help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
    /// Error or warning.
    pub fn severity(&self) -> Severity {
        self.severity
    }
    /// What is wrong, without place and remedy.
    pub fn message(&self) -> &str {
        &self.message
    }
    /// Where, when it has a place in a source.
    pub fn place(&self) -> Option<&SourceLocation> {
        self.place.as_ref()
    }
    /// `file:line:column: message; remedy`, on one line.
    pub fn one_line(&self) -> String {
        let position = self.place.as_ref().map_or(String::new(), |place| format!("{}: ", place.position()));
        let severity = match self.severity {
            Severity::Error => "",
            Severity::Warning => "warning: ",
        };
        let help = self.help.as_ref().map_or(String::new(), |help| format!("; {help}"));
        format!("{position}{severity}{}{help}", self.message)
    }
    /// The report with the source line, as miette draws it; on one line where the source's own is
    /// enormous.
    pub fn render(&self, style: RenderStyle) -> String {
        let notes = self.notes.iter().map(|note| &note.place);
        if !self.place.iter().chain(notes).all(SourceLocation::is_drawable) {
            return self.one_line() + "\n";
        }
        let theme = if style.colour { GraphicalTheme::unicode() } else { GraphicalTheme::unicode_nocolor() };
        let handler =
            GraphicalReportHandler::new_themed(theme).with_width(style.width).with_links(false).with_context_lines(0);
        let mut text = String::new();
        match handler.render_report(&mut text, self) {
            Ok(()) => text,
            Err(fmt::Error) => self.one_line(),
        }
    }
}

/// How [`Diagnostic::render`] draws.
#[derive(Clone, Copy, Debug)]
pub struct RenderStyle {
    /// With terminal colours.
    pub colour: bool,
    /// Columns to wrap at.
    pub width: usize,
}

impl Default for RenderStyle {
    /// No colour, 100 columns.
    fn default() -> Self {
        RenderStyle { colour: false, width: 100 }
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl fmt::Debug for Diagnostic {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.one_line())
    }
}

impl std::error::Error for Diagnostic {}

impl miette::Diagnostic for Diagnostic {
    fn severity(&self) -> Option<miette::Severity> {
        Some(match self.severity {
            Severity::Error => miette::Severity::Error,
            Severity::Warning => miette::Severity::Warning,
        })
    }
    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let help = self.help.as_ref()?;
        Some(Box::new(help))
    }
    fn source_code(&self) -> Option<&dyn SourceCode> {
        self.place.as_ref().map(|place| place as &dyn SourceCode)
    }
    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let place = self.place.as_ref()?;
        let primary = LabeledSpan::new_primary_with_span(Some(self.label.clone()), place.miette_span());
        Some(Box::new(std::iter::once(primary)))
    }
    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn miette::Diagnostic> + 'a>> {
        if self.notes.is_empty() {
            return None;
        }
        let notes = self.notes.iter();
        Some(Box::new(notes.map(|note| note as &dyn miette::Diagnostic)))
    }
}

impl fmt::Display for Note {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

impl fmt::Debug for Note {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.place.position(), self.text)
    }
}

impl std::error::Error for Note {}

impl miette::Diagnostic for Note {
    fn severity(&self) -> Option<miette::Severity> {
        Some(miette::Severity::Advice)
    }
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.place)
    }
    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let span = LabeledSpan::new_primary_with_span(Some("here".into()), self.place.miette_span());
        Some(Box::new(std::iter::once(span)))
    }
}

/// All that was found, in the order of the sources. Never empty when it is returned as an error.
#[derive(Clone, Default)]
pub struct Diagnostics(pub Vec<Diagnostic>);

impl Diagnostics {
    /// Whether any of them is an error.
    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }
    /// Each with its source line, as miette draws it, a blank line between them.
    pub fn render(&self, style: RenderStyle) -> String {
        let reports: Vec<String> = self.0.iter().map(|diagnostic| diagnostic.render(style)).collect();
        reports.join("\n")
    }
}

impl From<Diagnostic> for Diagnostics {
    fn from(diagnostic: Diagnostic) -> Self {
        Diagnostics(vec![diagnostic])
    }
}

impl fmt::Display for Diagnostics {
    /// One line each.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, diagnostic) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "\n" };
            write!(formatter, "{separator}{}", diagnostic.one_line())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Diagnostics {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, formatter)
    }
}

impl std::error::Error for Diagnostics {}
