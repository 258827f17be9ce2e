//! Columns for the reports.

use std::fmt::{self, Write};

/// Rows of cells; columns are as wide as their widest cell.
pub struct Table {
    right: Vec<bool>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// Without rows; `alignment` has a letter a column, `l` or `r`.
    pub fn new(alignment: &str) -> Self {
        Table { right: alignment.chars().map(|letter| letter == 'r').collect(), rows: Vec::new() }
    }

    /// Adds a row; cells that are left out are empty.
    pub fn row<C: Into<String>>(&mut self, cells: impl IntoIterator<Item = C>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }
}

/// Each row on a line of its own, indented, without blanks at its end.
impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width_of = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.right.len()).map(width_of).collect();
        for row in &self.rows {
            let mut line = String::new();
            for ((cell, &width), &right) in row.iter().zip(&widths).zip(&self.right) {
                if right {
                    write!(line, "  {cell:>width$}")?;
                } else {
                    write!(line, "  {cell:<width$}")?;
                }
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

/// A number with all the hexadecimal digits of its width.
pub(crate) fn hexadecimal(value: u64, width_bits: u32) -> String {
    let digits = width_bits.div_ceil(4) as usize;
    format!("{value:0digits$x}")
}

/// A mask with all its bits, lane 0 rightmost.
pub(crate) fn binary(value: u64, width_bits: u32) -> String {
    let digits = width_bits as usize;
    format!("{value:0digits$b}")
}
