//! `cargo xtask sizes`: the source files and functions that a reader does not see at once. A hint, no rule: what
//! belongs together may be long.

use crate::files;
use crate::run::Failed;

/// Lines of a file that is not long.
const FILE_LINES_MAX: usize = 400;
/// Lines of a function that is not long, from `fn` to its closing brace.
const FUNCTION_LINES_MAX: usize = 70;

/// The long files and functions.
#[derive(Default)]
pub struct Long {
    files: Vec<String>,
    functions: Vec<String>,
}

impl Long {
    /// Those of the repository.
    pub fn find() -> Result<Long, Failed> {
        let (mut long, root) = (Long::default(), super::root());
        for path in files::of_project(&root, &["rs"])? {
            let text = files::read(&root.join(&path))?;
            long.look_at(&path.display().to_string(), &text);
        }
        Ok(long)
    }

    fn look_at(&mut self, path: &str, text: &str) {
        let lines = text.lines().count();
        if lines > FILE_LINES_MAX {
            self.files.push(format!("{path}: {lines} lines"));
        }
        for (first, name, lines) in functions(text) {
            if lines > FUNCTION_LINES_MAX {
                let place = format!("{path}:{first}: {name} has {lines} lines");
                self.functions.push(place);
            }
        }
    }

    /// How many there are, in a sentence.
    pub fn note(&self) -> String {
        format!(
            "{} files have more than {FILE_LINES_MAX} lines, {} functions more than {FUNCTION_LINES_MAX}",
            self.files.len(),
            self.functions.len()
        )
    }
}

/// Functions with a body: the line in which each begins, its name, and its lines. A body ends at the first brace that
/// is as far to the right as `fn` and what is before it.
fn functions(text: &str) -> Vec<(usize, &str, usize)> {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let function = |number: usize| {
        let line = lines[number];
        let code = line.trim_start();
        let name = name_of_function(code)?;
        let rest = &lines[number..];
        let head_ends = rest.iter().find(|line| line.ends_with(['{', '}', ';']))?;
        let closing = format!("{:1$}}}", "", line.len() - code.len());
        let last = rest.iter().position(|line| *line == closing)?;
        let has_body = head_ends.ends_with('{');
        has_body.then_some((number + 1, name, last + 1))
    };
    (0..lines.len()).filter_map(function).collect()
}

/// The name of the function that begins with this line.
fn name_of_function(code: &str) -> Option<&str> {
    let (before, name) = code.split_once("fn ")?;
    let is_qualifier = |word: &str| matches!(word, "const" | "unsafe" | "async" | "extern") || word.starts_with("pub");
    let name = name.split(['(', '<']).next()?;
    let is_function = before.split_whitespace().all(is_qualifier) && !name.is_empty();
    is_function.then_some(name)
}

/// Names the long files and functions.
pub fn run() -> Result<(), Failed> {
    let long = Long::find()?;
    for place in long.files.iter().chain(&long.functions) {
        println!("{place}");
    }
    println!("{}", long.note());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_function_is_found_in_an_implementation_and_in_a_macro() {
        let body = |indent: &str, lines| format!("{indent}let x = 1;\n").repeat(lines);
        let text = format!(
            "impl A {{\n    fn fits() -> fn(u8) {{\n{}    }}\n    fn declared();\n}}\nmacro! {{\n    pub(super) const fn too_long<T>(\n        \
             t: [T; 2],\n    ) where T: B {{\n{}    }}\n}}\n",
            body("        ", FUNCTION_LINES_MAX - 2),
            body("        ", FUNCTION_LINES_MAX - 3),
        );
        let mut long = Long::default();
        long.look_at("a.rs", &text);
        assert_eq!(long.files, [""; 0]);
        let (line, lines) = (FUNCTION_LINES_MAX + 5, FUNCTION_LINES_MAX + 1);
        let found = format!("a.rs:{line}: too_long has {lines} lines");
        assert_eq!(long.functions, [found]);
    }

    #[test]
    fn a_long_file_is_found() {
        let mut long = Long::default();
        long.look_at("fits.rs", &"//\n".repeat(FILE_LINES_MAX));
        long.look_at("long.rs", &"//\n".repeat(FILE_LINES_MAX + 1));
        assert_eq!(long.files, [format!("long.rs: {} lines", FILE_LINES_MAX + 1)]);
    }
}
