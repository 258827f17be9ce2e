//! A figure that a page prints, and the command that makes it again.

use serde::Deserialize;

use super::numbers::numbers;

/// The rows, in the order in which they are shown.
const ROWS: &str = include_str!("rows.toml");

/// All of the rows' file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    row: Vec<Row>,
}

/// Some figures that come from one line of what a command prints.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// What the command line calls it.
    pub name: String,
    /// What the figures are.
    pub what: String,
    /// The page that prints them, from the repository's root.
    pub page: String,
    /// The words of that page around them.
    pub text: String,
    /// The words behind `harmonica`.
    pub command: String,
    /// The line has to come behind the first one that contains this, if it says so.
    #[serde(default)]
    pub behind: String,
    /// What the line begins with; the figures are numbers behind it.
    pub line: String,
    /// Which of those numbers, counted from 0; without it the first ones.
    #[serde(default)]
    pub numbers: Vec<usize>,
    /// The figures as the page prints them.
    pub printed: Vec<String>,
    /// By how many hundredths of the printed figure the measured one may differ: 0 where it depends on no machine.
    #[serde(default)]
    pub percent: f64,
    /// Seconds that it takes on two processors, more or less.
    pub seconds: u32,
    /// What it needs that nothing installs by itself, if anything.
    #[serde(default)]
    pub needs: String,
    /// The machine that the printed figures are of, where they depend on it.
    #[serde(default)]
    pub machine: String,
}

impl Row {
    /// All rows.
    pub fn all() -> Result<Vec<Row>, toml::de::Error> {
        toml::from_str::<Rows>(ROWS).map(|rows| rows.row)
    }

    /// Whether it is among those that are made in less than a minute.
    pub fn is_quick(&self) -> bool {
        self.seconds < 60
    }

    /// The printed figures.
    pub fn expected(&self) -> Vec<f64> {
        self.printed.iter().flat_map(|figure| numbers(figure)).collect()
    }

    /// The figures in what the command has printed; `None` where the line or a number of it is missing.
    pub fn measured(&self, output: &str) -> Option<Vec<f64>> {
        let from = output.find(&self.behind)?;
        let mut lines = output[from..].lines().map(str::trim_start);
        let found = numbers(lines.find_map(|line| line.strip_prefix(&*self.line))?);
        let first: Vec<usize> = (0..self.printed.len()).collect();
        let chosen = if self.numbers.is_empty() { &first } else { &self.numbers };
        chosen.iter().map(|place| found.get(*place).copied()).collect()
    }

    /// Whether figures are within the tolerance of the printed ones.
    pub fn agrees(&self, measured: &[f64]) -> bool {
        let expected = self.expected();
        let near = |(one, other): (&f64, &f64)| (one - other).abs() <= one.abs() * self.percent / 100.0;
        expected.len() == measured.len() && expected.iter().zip(measured).all(near)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::path::Path;

    use super::*;

    #[test]
    fn every_row_names_words_of_its_page_with_its_figures_in_them() {
        let rows = Row::all().expect("rows");
        let names: HashSet<&str> = rows.iter().map(|row| &*row.name).collect();
        assert_eq!(names.len(), rows.len(), "two rows have one name");
        for row in &rows {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(&row.page);
            let page = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", row.page));
            assert!(page.contains(&row.text), "{}: {} does not say {:?}", row.name, row.page, row.text);
            let mut rest = &*row.text;
            for figure in &row.printed {
                let place = rest.find(&**figure).unwrap_or_else(|| panic!("{}: no {figure} in order", row.name));
                rest = &rest[place + figure.len()..];
                assert_eq!(numbers(figure).len(), 1, "{}: {figure} is not one number", row.name);
            }
            assert!(row.numbers.is_empty() || row.numbers.len() == row.printed.len(), "{}", row.name);
            assert_eq!(row.percent == 0.0, row.machine.is_empty(), "{}: the machine, or no tolerance", row.name);
        }
        assert!(rows.iter().filter(|row| row.is_quick()).count() > 5);
    }

    fn row(line: &str, printed: &[&str]) -> Row {
        let printed: Vec<String> = printed.iter().map(|figure| format!("{figure:?}")).collect();
        let text = format!(
            "[[row]]\nname = 'a'\nwhat = 'b'\npage = 'c'\ntext = 'd'\ncommand = 'e'\nseconds = 1\nbehind = 'second'\n\
             line = '{line}'\nprinted = [{}]\npercent = 10",
            printed.join(", ")
        );
        toml::from_str::<Rows>(&text).expect("a row").row.remove(0)
    }

    const OUTPUT: &str = "first\n  alu  7\nsecond table\n  alu  100 (2)\n";

    #[test]
    fn figures_are_taken_from_their_line_and_compared_within_the_tolerance() {
        let of = |printed: &[&str]| row("alu", printed);
        assert_eq!(of(&["109", "2"]).measured(OUTPUT), Some(vec![100.0, 2.0]));
        assert_eq!(of(&["1", "2", "3"]).measured(OUTPUT), None, "the line has two numbers");
        assert_eq!(row("fpu", &["1"]).measured(OUTPUT), None);
        assert!(of(&["109", "2"]).agrees(&[100.0, 2.0]));
        assert!(!of(&["112", "2"]).agrees(&[100.0, 2.0]));
        assert!(!of(&["100"]).agrees(&[100.0, 2.0]));
    }
}
