//! The comment at the head of piglit's `.cl` files: what to run, with which arguments, and what must come out.

use std::collections::BTreeMap;

use super::number::{Kind, Numbers};

/// A run of a kernel, with what it should give.
#[derive(Clone, Debug, Default)]
pub struct Test {
    /// What the file calls it.
    pub name: String,
    /// The kernel's name.
    pub kernel: String,
    /// Work items in each dimension; 0 for one that is not used.
    pub global: [u32; 3],
    /// Those of a group; zeros if the file does not say.
    pub local: [u32; 3],
    /// The first number in each dimension.
    pub offset: [u32; 3],
    /// How many dimensions there are; 0 if the file does not say.
    pub dimensions: usize,
    /// The arguments, by their places.
    pub arguments: BTreeMap<u32, Argument>,
    /// An argument is an image or a sampler.
    pub needs_images: bool,
    /// The file expects another result than it names.
    pub is_to_fail: bool,
}

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub enum Argument {
    /// A number, or a vector.
    Value(Kind, Numbers),
    /// A pointer to global memory.
    Buffer(Buffer),
    /// No object: of a pointer to local memory, so many bytes.
    Null(usize),
}

/// Memory of a test.
#[derive(Clone, Debug)]
pub struct Buffer {
    /// The type of its elements.
    pub kind: Kind,
    /// How many of them.
    pub length: usize,
    /// What is in it at first.
    pub initial: Option<Numbers>,
    /// What must be in it in the end, and how far off it may be.
    pub expected: Option<(Numbers, Tolerance)>,
}

/// How far a float may be from what is expected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tolerance {
    /// By so much.
    Absolute(f64),
    /// By so many distances to the next number.
    Ulp(f64),
}

/// The header of a file.
#[derive(Clone, Debug, Default)]
pub struct Header {
    /// What is said for the whole file.
    pub options: BTreeMap<String, String>,
    /// The runs.
    pub tests: Vec<Test>,
}

impl Header {
    /// Reads the header of a file's text.
    pub fn read(text: &str) -> Result<Self, String> {
        let start = text.find("/*!").ok_or("there is no header")?;
        let end = text[start..].find("!*/").ok_or("the header does not end")?;
        let lines = whole_lines(&text[start + 3..start + end]);
        let mut header = Self::default();
        let mut defaults = Test { global: [1, 0, 0], ..Test::default() };
        let mut is_test = false;
        for line in &lines {
            match line.as_str() {
                "" | "[config]" => continue,
                "[test]" => {
                    header.tests.push(defaults.clone());
                    is_test = true;
                    continue;
                }
                _ => {}
            }
            let (key, value) = line.split_once(':').ok_or_else(|| format!("{line:?} is no option"))?;
            let value = value.trim();
            match header.tests.last_mut().filter(|_| is_test) {
                Some(test) => test.set(key.trim(), value)?,
                None => {
                    defaults.set(key.trim(), value)?;
                    header.options.insert(key.trim().to_owned(), value.to_owned());
                }
            }
        }
        Ok(header)
    }

    /// An option of the whole file.
    pub fn option(&self, name: &str) -> &str {
        self.options.get(name).map_or("", String::as_str)
    }
}

impl Test {
    /// Items, those of a group, and offsets; nothing beyond the dimensions.
    pub fn range(&self) -> [[u32; 3]; 3] {
        let used = |sizes: [u32; 3]| match self.dimensions {
            0 => sizes,
            count => std::array::from_fn(|place| if place < count { sizes[place] } else { 0 }),
        };
        [self.global, self.local, self.offset].map(used)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        match key {
            "name" => self.name = value.to_owned(),
            "kernel_name" => self.kernel = value.to_owned(),
            "global_size" => self.global = three(value)?,
            "local_size" => self.local = three(value)?,
            "global_offset" => self.offset = three(value)?,
            "dimensions" => self.dimensions = value.parse().map_err(|_| format!("{value:?} is no number"))?,
            "expect_test_fail" => self.is_to_fail = value == "true",
            "arg_in" | "arg_out" => self.argument(key == "arg_out", value)?,
            _ => {}
        }
        Ok(())
    }

    /// `1 buffer float4[2] 0 1 2 3 repeat tolerance 4 ulp`, `0 int 7`.
    fn argument(&mut self, is_result: bool, line: &str) -> Result<(), String> {
        let (line, tolerance) = match line.split_once("tolerance") {
            Some((line, tolerance)) => (line, read_tolerance(tolerance)?),
            None => (line, Tolerance::Absolute(0.0)),
        };
        let mut words = line.split_whitespace();
        let unreadable = || format!("{line:?} is no argument");
        let place: u32 = words.next().and_then(|word| word.parse().ok()).ok_or_else(unreadable)?;
        let first = words.next().ok_or_else(unreadable)?;
        if matches!(first, "image" | "sampler") {
            self.needs_images = true;
            return Ok(());
        }
        if first != "buffer" {
            let kind = Kind::named(first).ok_or_else(|| format!("the type {first} is not known"))?;
            let numbers = Numbers::read(kind, kind.count, &words.collect::<Vec<_>>())?;
            self.arguments.insert(place, Argument::Value(kind, numbers));
            return Ok(());
        }
        // `float4[2]`, also with blanks inside.
        let rest = words.collect::<Vec<_>>().join(" ");
        let (name, rest) = rest.split_once('[').ok_or_else(unreadable)?;
        let (length, values) = rest.split_once(']').ok_or_else(unreadable)?;
        let kind = Kind::named(name.trim()).ok_or_else(|| format!("the type {name} is not known"))?;
        let length: usize = length.trim().parse().map_err(|_| unreadable())?;
        let values: Vec<&str> = values.split_whitespace().collect();
        if values == ["NULL"] {
            self.arguments.insert(place, Argument::Null(length * kind.bytes()));
            return Ok(());
        }
        let is_random = values.first() == Some(&"random");
        let numbers = if is_random { None } else { Some(Numbers::read(kind, kind.count * length, &values)?) };
        let entry = self.arguments.entry(place);
        let empty = Buffer { kind, length, initial: None, expected: None };
        let Argument::Buffer(buffer) = entry.or_insert(Argument::Buffer(empty)) else {
            return Err(unreadable());
        };
        match is_result {
            true => buffer.expected = numbers.map(|numbers| (numbers, tolerance)),
            false => buffer.initial = numbers,
        }
        Ok(())
    }
}

/// The lines without comments, each with those that continue it.
fn whole_lines(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut begun = String::new();
    for line in text.lines() {
        let line = line.split('#').next().unwrap_or_default().trim();
        begun.push_str(line.trim_end_matches('\\'));
        if !line.ends_with('\\') {
            lines.push(std::mem::take(&mut begun).trim().to_owned());
        }
    }
    lines
}

fn three(value: &str) -> Result<[u32; 3], String> {
    let mut all = [0; 3];
    for (place, word) in all.iter_mut().zip(value.split_whitespace()) {
        *place = word.parse().map_err(|_| format!("{word:?} is no size"))?;
    }
    Ok(all)
}

fn read_tolerance(text: &str) -> Result<Tolerance, String> {
    let mut words = text.split_whitespace();
    let number = words.next().and_then(|word| word.parse().ok()).ok_or_else(|| format!("{text:?} is no tolerance"))?;
    Ok(if words.next() == Some("ulp") { Tolerance::Ulp(number) } else { Tolerance::Absolute(number) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_on_behind_a_backslash_and_its_comment() {
        let text = "/*!\n[config]\nname: n\ndimensions: 1\n[test]\nkernel_name: k # this one\n\
                    global_size: 4 2 0\nglobal_offset: 9 8 7\narg_out: 0 buffer int[3] 1 \\ # one\n  2 \\\n  3\n!*/";
        let header = Header::read(text).unwrap();
        let test = &header.tests[0];
        assert_eq!(test.kernel, "k");
        assert_eq!(test.range(), [[4, 0, 0], [0, 0, 0], [9, 0, 0]]);
        let Some(Argument::Buffer(buffer)) = test.arguments.get(&0) else {
            panic!("there is no buffer");
        };
        let expected = Numbers::read(buffer.kind, 3, &["1", "2", "3"]).unwrap();
        assert_eq!(buffer.expected, Some((expected, Tolerance::Absolute(0.0))));
    }
}
