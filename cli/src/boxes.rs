//! Draws rows of boxes under a ruler: the fields of instructions as a picture.
//!
//! It knows nothing of instructions; `harmonica arch` gives it the cells.

/// A row of the picture.
pub struct Row {
    /// The text before the row.
    pub label: String,
    /// The cells from the left: where each ends, in columns from the left edge, and its text.
    pub cells: Vec<(usize, String)>,
}

/// A picture whose rows share their columns.
pub struct Picture {
    /// Characters of each column, without the line before it.
    pub column_widths: Vec<usize>,
    /// The texts above the left line of each column, and above the picture's right end.
    pub ruler: Vec<String>,
    /// From the top.
    pub rows: Vec<Row>,
}

impl Picture {
    /// The picture's lines; rows of the same cell limits have no line between them.
    pub fn draw(&self) -> String {
        let label_width = self.rows.iter().map(|row| row.label.len()).max();
        let indent = label_width.unwrap_or(0) + 2;
        let mut text = format!("{:indent$}{}\n", "", self.ruler_line());
        for (index, row) in self.rows.iter().enumerate() {
            let above = index.checked_sub(1).map(|above| &self.rows[above]);
            if above.is_none_or(|above| limits(above) != limits(row)) {
                let line = self.line_between(above, Some(row));
                text += &format!("{:indent$}{line}\n", "");
            }
            text += &format!("{:<indent$}{}\n", row.label, self.row_line(row));
        }
        text += &format!("{:indent$}{}\n", "", self.line_between(self.rows.last(), None));
        text
    }

    /// The place of the line at the left of a column; for the column behind the last, the right end.
    fn place(&self, column: usize) -> usize {
        self.column_widths[..column].iter().sum::<usize>() + column
    }

    fn ruler_line(&self) -> String {
        let mut line = String::new();
        for (column, label) in self.ruler.iter().enumerate() {
            let place = self.place(column);
            // The last label ends at the right end, above the last column's own.
            let is_last = column == self.column_widths.len();
            let start = if is_last { place.saturating_sub(label.len()) } else { place };
            if start >= line.len() + usize::from(!line.is_empty()) {
                line = format!("{line:<start$}{label}");
            }
        }
        line
    }

    fn row_line(&self, row: &Row) -> String {
        let mut line = String::from("│");
        let mut start = 0;
        for (end, text) in &row.cells {
            let width = self.place(*end) - self.place(start) - 1;
            line += &format!("{:^width$}│", fitting(text, width));
            start = *end;
        }
        line
    }

    /// The horizontal line between two rows, with the right crossings.
    fn line_between(&self, above: Option<&Row>, below: Option<&Row>) -> String {
        let (above, below) = (above.map_or(vec![], limits), below.map_or(vec![], limits));
        let end = above.last().max(below.last()).copied().unwrap_or(0);
        let mut line = String::new();
        for column in 0..=end {
            let (up, down) = (above.contains(&column), below.contains(&column));
            line.push(match (up, down, column == 0, column == end) {
                (true, true, true, _) => '├',
                (true, true, _, true) => '┤',
                (true, true, false, false) => '┼',
                (true, false, true, _) => '└',
                (true, false, _, true) => '┘',
                (true, false, false, false) => '┴',
                (false, true, true, _) => '┌',
                (false, true, _, true) => '┐',
                (false, true, false, false) => '┬',
                (false, false, ..) => '─',
            });
            if column < end {
                line.extend(std::iter::repeat_n('─', self.column_widths[column]));
            }
        }
        line
    }
}

/// The columns at which a row has lines.
fn limits(row: &Row) -> Vec<usize> {
    let ends = row.cells.iter().map(|(end, _)| *end);
    std::iter::once(0).chain(ends).collect()
}

/// As much of the text's words as there is room for.
fn fitting(text: &str, width: usize) -> &str {
    if text.len() <= width {
        return text;
    }
    let first_word = text.split(' ').next().unwrap_or("");
    &first_word[..first_word.len().min(width)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_other_lengths_are_joined() {
        let row = |label: &str, cells: &[(usize, &str)]| Row {
            label: label.to_owned(),
            cells: cells.iter().map(|(end, text)| (*end, text.to_string())).collect(),
        };
        let picture = Picture {
            column_widths: vec![2, 4, 3],
            ruler: ["7", "5", "2", "0"].map(String::from).to_vec(),
            rows: vec![
                row("a", &[(1, "x"), (2, "op")]),
                row("bb", &[(1, "x"), (3, "opcode")]),
                row("c", &[(1, "x"), (3, "long name")]),
            ],
        };
        let expected = "
    7  5    2  0
    ┌──┬────┐
a   │x │ op │
    ├──┼────┴───┐
bb  │x │ opcode │
c   │x │  long  │
    └──┴────────┘
";
        assert_eq!(format!("\n{}", picture.draw()), expected);
    }
}
