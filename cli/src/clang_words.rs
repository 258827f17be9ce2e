//! What clang says of sources, in the user's names: each warning once, nothing of the library's macros, and kernels in
//! place of the functions that the compiler writes for them.

use std::cell::RefCell;
use std::collections::HashSet;
use std::path::Path;

/// Reads what clang says of one translation unit after the other.
#[derive(Default)]
pub struct WordsReader {
    /// The warnings that have been shown, by their first lines.
    shown: RefCell<HashSet<String>>,
}

/// What the name of a macro that stands for a kernel begins with.
const KERNEL: &str = "'opencl_kernel_";
/// How the parameters of the function behind it are called, before their numbers.
const ARGUMENT: &str = "passing argument to parameter 'argument_";
/// What clang names as the place of words that a macro has put together.
const PASTED: &str = "<scratch space>";
/// What clang says of a wrong number of arguments.
const COUNT: &str = " arguments to function call, ";
/// What clang's lines say behind the place.
const SORTS: [&str; 4] = [": error: ", ": fatal error: ", ": warning: ", ": note: "];

impl WordsReader {
    /// The messages that are new, with the library's headers, which are in this folder, by their names alone.
    pub fn read(&self, words: &str, headers: &Path) -> String {
        let headers = format!("{}/", headers.display());
        let mut shown: Vec<String> = Vec::new();
        for group in groups(words) {
            let first = group[0].head;
            if first.contains(": warning: ") && !self.shown.borrow_mut().insert(first.to_owned()) {
                continue;
            }
            let kernel = group.iter().find_map(|message| message.head.split_once(KERNEL)?.1.split('\'').next());
            for message in group {
                let is_within = [headers.as_str(), PASTED].iter().any(|place| message.head.starts_with(place))
                    && message.head.contains(": note: ");
                let head = match kernel {
                    _ if is_within => None,
                    Some(kernel) => of_kernel(message.head, kernel),
                    None => Some(message.head.to_owned()),
                };
                let Some(head) = head else {
                    continue;
                };
                let lines = message.before.into_iter().map(str::to_owned).chain([head]);
                let lines = lines.chain(message.source.into_iter().map(str::to_owned));
                shown.extend(lines.map(|line| line.replace(&headers, "")));
            }
        }
        shown.join("\n")
    }
}

/// A message of clang's.
struct Message<'w> {
    /// Through which files clang came there.
    before: Vec<&'w str>,
    /// Place, sort and cause.
    head: &'w str,
    /// The source.
    source: Vec<&'w str>,
}

/// Errors and warnings, each with its notes. Clang's count of them is left out.
fn groups(words: &str) -> Vec<Vec<Message<'_>>> {
    let mut groups: Vec<Vec<Message<'_>>> = Vec::new();
    let mut before = Vec::new();
    for line in words.lines().filter(|line| !line.ends_with(" generated.")) {
        let has_sort = !line.starts_with(' ') && SORTS.iter().any(|sort| line.contains(sort));
        if line.starts_with("In file included from ") {
            before.push(line);
        } else if has_sort || groups.is_empty() {
            let message = Message { before: std::mem::take(&mut before), head: line, source: Vec::new() };
            match groups.last_mut().filter(|_| line.contains(": note: ")) {
                Some(group) => group.push(message),
                None => groups.push(vec![message]),
            }
        } else if let Some(message) = groups.last_mut().and_then(|group| group.last_mut()) {
            message.source.push(line);
        }
    }
    groups
}

/// What a message means that clang says of the macro or the function for a kernel; `None` of a note that means nothing.
fn of_kernel(head: &str, kernel: &str) -> Option<String> {
    if head.contains(&format!("'opencl_run_{kernel}' declared here")) {
        return None;
    }
    let place = head.split_once(": error: ").map_or("", |(place, _)| place);
    if head.contains(&format!("undeclared function {KERNEL}")) {
        return Some(format!("{place}: error: there is no kernel `{kernel}`; name one of the program's files `.cl`"));
    }
    if let Some((_, counts)) = head.split_once(COUNT) {
        let numbers = counts.split(|one: char| !one.is_ascii_digit()).filter_map(|word| word.parse::<u32>().ok());
        // With the range, which is the first.
        let numbers: Vec<u32> = counts.contains("single argument").then_some(1).into_iter().chain(numbers).collect();
        let [takes, gets] = [0, 1].map(|place| numbers.get(place).and_then(|number| number.checked_sub(1)));
        return Some(match (takes, gets) {
            (Some(takes), Some(gets)) => {
                format!("{place}: error: the kernel `{kernel}` takes {takes} arguments, and the call has {gets}")
            }
            _ => format!("{place}: error: the call of the kernel `{kernel}` has no range"),
        });
    }
    Some(match head.split_once(ARGUMENT) {
        Some((place, number)) => {
            let number = number.split('\'').next().unwrap_or_default();
            format!("{place}argument {number} of the kernel `{kernel}`")
        }
        None => head.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO_FOLDER: &str = "/headers";

    #[test]
    fn a_warning_is_shown_once_and_an_error_always() {
        let reader = WordsReader::default();
        let warning = "a.cl:1:2: warning: unused [-Wunused]\n    1 | int a;\n      |     ^";
        let both = format!("{warning}\na.cl:2:1: error: no\n1 warning and 1 error generated.");
        assert_eq!(reader.read(&format!("{warning}\n1 warning generated."), NO_FOLDER.as_ref()), warning);
        for _ in 0..2 {
            assert_eq!(reader.read(&both, NO_FOLDER.as_ref()), "a.cl:2:1: error: no");
        }
    }

    #[test]
    fn messages_name_kernels_and_no_macros() {
        let macros = "/headers/opencl-calls.h:5:3: note: expanded from macro 'opencl_run'\n    5 | #define\n\
                      <scratch space>:4:1: note: expanded from here\n    4 | opencl_kernel_sum\n\
                      /headers/opencl-kernels.h:1:3: note: expanded from macro 'opencl_kernel_sum'\n    1 | #define";
        let reader = WordsReader::default();
        for (said, shown) in [
            (
                "too few arguments to function call, expected 3, have 2",
                "the kernel `sum` takes 2 arguments, and the call has 1",
            ),
            (
                "too many arguments to function call, expected single argument 'range', have 2 arguments",
                "the kernel `sum` takes 0 arguments, and the call has 1",
            ),
            (
                "too few arguments to function call, single argument 'range' was not specified",
                "the call of the kernel `sum` has no range",
            ),
        ] {
            let words = format!(
                "a.c:7:3: error: {said}\n    7 |   opencl_run(sum, 1, 1);\n      |   ^\n{macros}\n\
                 a.c:7:3: note: 'opencl_run_sum' declared here\n    7 |   opencl_run(sum, 1, 1);"
            );
            let expected = format!("a.c:7:3: error: {shown}\n    7 |   opencl_run(sum, 1, 1);\n      |   ^");
            assert_eq!(reader.read(&words, NO_FOLDER.as_ref()), expected);
        }
        let unknown = "a.c:7:3: error: call to undeclared function 'opencl_kernel_other'; ISO C99 and later do not";
        let shown = reader.read(unknown, NO_FOLDER.as_ref());
        assert_eq!(shown, "a.c:7:3: error: there is no kernel `other`; name one of the program's files `.cl`");
        let passed = format!(
            "a.c:7:9: error: no pointer\n{macros}\na.c:7:3: note: passing argument to parameter 'argument_1' here"
        );
        let shown = reader.read(&passed, NO_FOLDER.as_ref());
        assert_eq!(shown, "a.c:7:9: error: no pointer\na.c:7:3: note: argument 1 of the kernel `sum`");
    }
}
