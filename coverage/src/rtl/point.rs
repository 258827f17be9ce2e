//! A point of the Verilog at which Verilator counts.

/// What is counted, in the order of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum PointKind {
    /// A statement that is reached.
    Line,
    /// A side of a condition that is taken.
    Branch,
    /// A value of a term that decides an expression.
    Term,
    /// A bit that becomes 1, or 0.
    Toggle,
}

impl PointKind {
    pub(super) const ALL: [PointKind; 4] = [PointKind::Line, PointKind::Branch, PointKind::Term, PointKind::Toggle];

    /// What the table calls its points.
    pub(super) fn plural(self) -> &'static str {
        match self {
            PointKind::Line => "lines",
            PointKind::Branch => "branches",
            PointKind::Term => "terms",
            PointKind::Toggle => "changes of bits",
        }
    }

    fn of(field: &str) -> Option<PointKind> {
        match field {
            "line" => Some(PointKind::Line),
            "branch" => Some(PointKind::Branch),
            "expr" => Some(PointKind::Term),
            "toggle" => Some(PointKind::Toggle),
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
    pub(super) kind: PointKind,
    /// What it is there.
    pub(super) what: &'a str,
    /// The instance; `*` means all instances that are alike.
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
            kind: PointKind::of(field("t")?)?,
            what: field("o")?,
            instance: field("h")?,
        })
    }
}
