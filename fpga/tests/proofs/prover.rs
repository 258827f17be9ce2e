//! Proofs by induction with yosys, and the search for counterexamples.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Instant;

use fpga::{TextFile, Workplace};

/// Files of `rules/`, each with its text.
macro_rules! files {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("rules/", $name)))),*]
    };
}

/// The files of rules, beside the shape, which is written for each subject.
const RULES: [(&str, &str); 26] = files! {
    "property.vh" "inside.vh" "core.vh" "wishbone.v" "axi.v" "wishbone_slave.v" "axi_lite_slave.v" "fifo.v"
    "divergence_stack.v" "paired_path.v" "multi_path.v" "load_store.v" "scoreboard.v" "barriers.v"
    "warp_table.v" "copy_unit.v" "instruction_cache.v" "data_cache.v" "tlb.v" "exchange.v" "arithmetic.v"
    "scratchpad.v" "bus_errors.v" "cluster.v" "cluster_barriers.v" "shared_cache_part.v"
};

/// Cycles from power-up in which a counterexample is looked for.
const CYCLES_SEARCHED: u32 = 24;

/// A design and the rules that it is to keep.
pub struct Subject {
    /// What it is called in messages.
    pub name: String,
    /// Its Verilog.
    pub verilog: String,
    /// The file of its rules, without `.v`; the module in it is called `<this>_rules` and has the design as `dut`.
    pub rules: &'static str,
    /// The Verilog macros that say what it is like.
    pub shape: Vec<(&'static str, u32)>,
    /// Cells of the flattened design that are taken out, as yosys selects them: what they drive may then be anything. A
    /// proof without them holds for any they could be.
    pub cut: &'static str,
    /// The RAMs that the rules look into.
    pub memories: Vec<Memory>,
    /// Wires of the rules and what they are in the flattened design, where that has a power-up value.
    pub joined: Vec<(&'static str, &'static str)>,
}

/// A RAM within a design.
pub struct Memory {
    /// The wire of the rules that has its words, the first one lowest.
    pub name: &'static str,
    /// The instance that it is the `memory` of, as seen from the rules.
    pub path: &'static str,
    /// Its words.
    pub words: u32,
    /// Bits of a word.
    pub bits: u32,
}

impl Memory {
    /// Verilog that makes its words a wire.
    fn declare(&self) -> String {
        let (name, path, bits) = (self.name, self.path, self.bits);
        let word = |place| format!("`INSIDE({bits}, {name}_{place}, \\{path}.memory[{place}] ) ");
        let words: String = (0..self.words).map(word).collect();
        let names = (0..self.words).rev().map(|place| format!("{name}_{place}"));
        let names = names.collect::<Vec<_>>().join(", ");
        let width = self.words * bits;
        format!("{words} wire [{width} - 1:0] {name} = {{{names}}}; ")
    }
}

/// Why rules do not follow.
#[derive(Debug)]
pub struct Counterexample {
    /// Which subject.
    name: String,
    /// It begins at power-up. Else it begins in any state that keeps the rules, which may be one that cannot be
    /// reached.
    from_power_up: bool,
    /// The rules that are broken in its last cycle.
    pub broken: Vec<String>,
    /// All that is known of each cycle: of each signal its values in hexadecimal.
    signals: BTreeMap<String, BTreeMap<u32, String>>,
}

impl Subject {
    /// Verilog under the rules of a file, of one shape, with no RAM that they look into.
    pub fn new(name: impl Into<String>, rules: &'static str, verilog: String) -> Self {
        let (shape, memories, joined) = (Vec::new(), Vec::new(), Vec::new());
        Subject { name: name.into(), verilog, rules, shape, cut: "", memories, joined }
    }

    /// With macros that say what it is like.
    pub fn with_shape(self, shape: impl Into<Vec<(&'static str, u32)>>) -> Self {
        Subject { shape: shape.into(), ..self }
    }

    /// With RAMs: the name that the rules give to each, its path, its words and their bits.
    pub fn with_rams(self, rams: impl IntoIterator<Item = (&'static str, &'static str, u32, u32)>) -> Self {
        let memories = rams.into_iter().map(|(name, path, words, bits)| Memory { name, path, words, bits });
        Subject { memories: memories.collect(), ..self }
    }

    /// Proves that in every cycle from power-up on, with every input that the assumptions allow, all rules are kept:
    /// they are at power-up, and when they are in a cycle, they are in the next one.
    ///
    /// # Panics
    /// With a counterexample, from power-up if there is one.
    pub fn holds(&self) {
        let Some(induction) = self.solve("", "-tempinduct -maxsteps 1") else {
            return;
        };
        panic!("{}", self.refuted().unwrap_or(induction));
    }

    /// Requires that what the rules call reached can be reached under their assumptions.
    ///
    /// # Panics
    /// When it cannot, so that a proof says little.
    pub fn is_alive(&self) {
        let search = format!("-tempinduct -tempinduct-baseonly -maxsteps {CYCLES_SEARCHED}");
        let reached = self.solve("-DREACH", &search);
        assert!(reached.is_some(), "{}: nothing is reached", self.name);
    }

    /// The shortest counterexample that begins at power-up, if there is a short one.
    pub fn refuted(&self) -> Option<Counterexample> {
        let search = format!("-tempinduct -tempinduct-baseonly -maxsteps {CYCLES_SEARCHED}");
        self.solve("-DREFUTE", &search)
    }

    /// Has yosys look for a counterexample.
    fn solve(&self, defines: &str, search: &str) -> Option<Counterexample> {
        let rules = self.rules;
        let joins = self.joined.iter();
        let joins: String = joins.map(|(wire, inside)| format!("connect -nounset -set {wire} \\{inside}\n")).collect();
        let cut = match self.cut {
            "" => String::new(),
            cells => format!("select -assert-any {cells}\ndelete {cells}\n"),
        };
        let script = format!(
            "read_verilog design.v\n\
             read_verilog -formal -sv {defines} {rules}.v\n\
             hierarchy -check -top {rules}_rules\n\
             proc\nmemory_collect\nmemory_map\nflatten\n\
             select -assert-none a:hierconn\n\
             {cut}\
             {joins}\
             async2sync\nopt_clean\n\
             tee -o rules.txt select -list a:rule\n\
             select -set shown w:* w:dut.* w:*$* %u %d\n\
             tee -o answer.txt sat -show @shown -prove-asserts -set-assumes {search}\n"
        );
        let begin = Instant::now();
        let place = self.run(&script);
        println!("{:.1} s: {}", begin.elapsed().as_secs_f64(), self.name);
        let rules = names(&place, "rules.txt");
        self.read(&read(&place, "answer.txt"), &rules)
    }

    /// Outputs to a bus to which a path leads from an input in the same cycle, but from one called `except`.
    pub fn paths(&self, except: &str) -> Vec<String> {
        let script = format!(
            "read_verilog design.v\n\
             hierarchy -check -auto-top\n\
             proc\nmemory_collect\nmemory_map\nflatten\n\
             delete t:$dff\n\
             select -set from i:* i:clock i:{except} %u %d\n\
             select -set to o:m_axi_* o:wishbone_* o:bus_*\n\
             tee -o outputs.txt select -list @to\n\
             tee -o paths.txt select -list @from %co* @to %i\n"
        );
        let place = self.run(&script);
        assert!(names(&place, "outputs.txt").len() > 3, "{}", self.name);
        names(&place, "paths.txt")
    }

    /// Runs a script of yosys in a new folder with all files.
    fn run(&self, script: &str) -> Workplace {
        let place = self.place();
        std::fs::write(place.folder().join("script.ys"), script).unwrap();
        let yosys = tools::yosys().unwrap_or_else(|error| panic!("{error}"));
        let output = yosys
            .command()
            .current_dir(place.folder())
            .args(["-q", "-s", "script.ys"])
            .output()
            .unwrap_or_else(|error| panic!("starting yosys: {error}"));
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {complaint}", self.name);
        place
    }

    /// A folder with all files.
    fn place(&self) -> Workplace {
        let memories: String = self.memories.iter().map(Memory::declare).collect();
        let memories = format!("`define MEMORIES {memories}\n");
        let shape = self.shape.iter();
        let shape = shape.map(|(name, value)| format!("`define {name} {value}\n"));
        let shape: String = shape.chain([memories]).collect();
        let design = [("design.v", &*self.verilog), ("shape.vh", &*shape)];
        let files = design.into_iter().chain(RULES);
        let files: Vec<_> =
            files.map(|(name, text)| TextFile { name: name.to_owned(), text: text.to_owned() }).collect();
        let base = tools::work_directory().join("checks");
        Workplace::with_files(&base, self.name.clone(), &files).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Reads what yosys has found of these rules.
    fn read(&self, answer: &str, rules: &[String]) -> Option<Counterexample> {
        assert!(!rules.is_empty(), "{}: no rules", self.name);
        let from_power_up = answer.contains("model found for base case");
        let is_proven = answer.contains("Induction step proven: SUCCESS!");
        let is_exhausted = answer.contains("Reached maximum number of time steps");
        assert!(from_power_up || is_proven || is_exhausted, "{answer}");
        let has_searched = is_exhausted && !answer.contains("[induction step");
        if is_proven || has_searched {
            return None;
        }
        let mut signals = BTreeMap::<String, BTreeMap<u32, String>>::new();
        for line in answer.lines() {
            let words: Vec<_> = line.split_whitespace().collect();
            let [cycle, name, _, hexadecimal, _] = words[..] else {
                continue;
            };
            if let (Ok(cycle), Some(name)) = (cycle.parse(), name.strip_prefix('\\')) {
                let values = signals.entry(name.to_owned()).or_default();
                values.insert(cycle, hexadecimal.to_owned());
            }
        }
        let last = signals.values().next().and_then(|values| values.keys().last());
        let last = *last.unwrap_or_else(|| panic!("no counterexample in {answer}"));
        let (of_rules, signals): (BTreeMap<_, _>, _) = signals.into_iter().partition(|(name, _)| rules.contains(name));
        let broken = of_rules.into_iter().filter(|(_, values)| values[&last] == "0");
        Some(Counterexample {
            name: self.name.clone(),
            from_power_up,
            broken: broken.map(|(name, _)| name).collect(),
            signals,
        })
    }
}

/// What yosys has written into a file.
fn read(place: &Workplace, file: &str) -> String {
    let path = place.folder().join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names in a list of a module's wires.
fn names(place: &Workplace, file: &str) -> Vec<String> {
    let list = read(place, file);
    let names = list.lines().filter_map(|line| line.split_once('/'));
    names.map(|(_, name)| name.to_owned()).collect()
}

impl fmt::Display for Counterexample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let begins = match self.from_power_up {
            true => "from power-up on",
            false => "from a state that keeps all rules, reachable or not",
        };
        writeln!(f, "{}: broken in the last cycle: {}", self.name, self.broken.join(", "))?;
        writeln!(f, "{begins}, a column a cycle, in hexadecimal:")?;
        let width = self.signals.keys().map(String::len).max().unwrap_or(0);
        for (name, values) in &self.signals {
            let values: Vec<_> = values.values().map(String::as_str).collect();
            writeln!(f, "{name:width$} {}", values.join(" "))?;
        }
        Ok(())
    }
}
