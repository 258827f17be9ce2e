//! A point of the Verilog at which Verilator counts.

/// What is counted, in the order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// A statement that is reached.
    Line,
    /// A side of a condition that is taken.
    Branch,
    /// A value of a term that decides an expression.
    Term,
    /// A bit that becomes 1, or 0.
    Toggle,
}

impl Kind {
    pub(super) const ALL: [Kind; 4] = [Kind::Line, Kind::Branch, Kind::Term, Kind::Toggle];

    /// What the table calls its points.
    pub(super) fn plural(self) -> &'static str {
        match self {
            Kind::Line => "lines",
            Kind::Branch => "branches",
            Kind::Term => "terms",
            Kind::Toggle => "changes of bits",
        }
    }

    fn of(field: &str) -> Option<Kind> {
        match field {
            "line" => Some(Kind::Line),
            "branch" => Some(Kind::Branch),
            "expr" => Some(Kind::Term),
            "toggle" => Some(Kind::Toggle),
            _ => None,
        }
    }
}

/// A point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Point<'a> {
    pub(super) file: &'a str,
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) kind: Kind,
    /// What it is there.
    pub(super) what: &'a str,
    /// Of which instance; `*` stands for all that are alike.
    pub(super) instance: &'a str,
}

impl<'a> Point<'a> {
    /// The point of that name in Verilator's file.
    pub(super) fn of(name: &'a str) -> Option<Self> {
        let fields = name.split('\u{1}').filter_map(|field| field.split_once('\u{2}'));
        let field = |wanted| {
            let mut fields = fields.clone();
            fields.find(|(name, _)| *name == wanted).map(|(_, value)| value)
        };
        Some(Point {
            file: field("f")?,
            line: field("l")?.parse().ok()?,
            column: field("n")?.parse().ok()?,
            kind: Kind::of(field("t")?)?,
            what: field("o")?,
            instance: field("h")?,
        })
    }
}
