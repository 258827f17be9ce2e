//! What the project's HTML pages share: the frame of a page that a browser shows without a network, its style, tables,
//! and numbers in words.

use maud::{html, Markup, PreEscaped, Render};

const STYLE: &str = include_str!("page.css");

/// A page in one file. Its own `style` comes behind the common one.
pub fn page(title: &str, style: &str, body: &Markup) -> String {
    let page = html! {
        (maud::DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) (PreEscaped(style)) }
            }
            body { (body) }
        }
    };
    page.into_string()
}

/// A row of a table.
#[derive(Debug)]
pub struct TableRow {
    is_first: bool,
    cells: Vec<Markup>,
}

impl TableRow {
    /// A row of these cells.
    pub fn from_cells(cells: impl IntoIterator<Item = impl Render>) -> Self {
        TableRow { is_first: false, cells: cells.into_iter().map(|cell| cell.render()).collect() }
    }

    /// The row, set apart from the row above when it is the first of a group.
    #[must_use]
    pub fn first_of_group(self, is_first: bool) -> Self {
        TableRow { is_first, ..self }
    }
}

impl<T: Render, const N: usize> From<[T; N]> for TableRow {
    fn from(cells: [T; N]) -> Self {
        TableRow::from_cells(cells)
    }
}

impl<T: Render> From<Vec<T>> for TableRow {
    fn from(cells: Vec<T>) -> Self {
        TableRow::from_cells(cells)
    }
}

/// A table, which may be wider than the page. A column whose heading begins with `#` has numbers.
pub fn table(headings: &[impl AsRef<str>], rows: impl IntoIterator<Item = impl Into<TableRow>>) -> Markup {
    let has_numbers = |heading: &str| heading.starts_with('#');
    html! {
        div class="scroll" {
            table {
                tr {
                    @for heading in headings.iter().map(AsRef::as_ref) {
                        th class=[has_numbers(heading).then_some("number")] { (heading.trim_start_matches('#')) }
                    }
                }
                @for TableRow { is_first, cells } in rows.into_iter().map(Into::into) {
                    tr class=[is_first.then_some("first")] {
                        @for (heading, cell) in headings.iter().zip(cells) {
                            td class=[has_numbers(heading.as_ref()).then_some("number")] { (cell) }
                        }
                    }
                }
            }
        }
    }
}

/// A line that shows the content when it is clicked.
pub fn folded(summary: &str, content: &Markup) -> Markup {
    html! { details { summary { (summary) } (content) } }
}

/// A number with the noun that it counts: `1 core`, `4 cores`.
pub fn count(number: impl TryInto<u64>, noun: &str) -> String {
    match number.try_into().unwrap_or(u64::MAX) {
        1 => format!("1 {noun}"),
        number => format!("{number} {noun}s"),
    }
}

/// A share in per cent: 0.125 is `12.5 %`.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A change in per cent, with its sign: 0.125 is `+12.5 %`.
pub fn change(share: f64) -> String {
    format!("{:+.1} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped_and_columns_of_numbers_have_their_class() {
        let rows = [html! { "a < b" }, html! { b { "7" } }];
        let text = page("R & D", ".own {}", &table(&["what", "#many"], [rows]));
        assert!(text.contains("<title>R &amp; D</title>") && text.contains(".own {}</style>"), "{text}");
        assert!(text.contains("<th>what</th><th class=\"number\">many</th>"), "{text}");
        assert!(text.contains("<tr><td>a &lt; b</td><td class=\"number\"><b>7</b></td></tr>"), "{text}");
    }

    #[test]
    fn numbers_have_their_nouns_and_signs() {
        assert_eq!(
            [count(0_u64, "core"), count(1_usize, "core"), count(2_u32, "core")],
            ["0 cores", "1 core", "2 cores"]
        );
        assert_eq!([percent(0.125), change(0.125), change(-0.5)], ["12.5 %", "+12.5 %", "-50.0 %"]);
    }
}
