//! The ports of a board's top module, read from its header.

use super::description::{Fault, TOP_FILE};
use super::design::BOARD_TOP;

/// A port of the top module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Port {
    /// Its name.
    pub name: String,
    /// Its range, as in `[7:0] `; empty if it has none.
    pub range: String,
    /// The names of its bits, as constraints have them.
    pub bits: Vec<String>,
    /// Whether it is an input.
    pub is_input: bool,
    /// The line of its name.
    pub line: usize,
}

/// A top with these ports, whose outputs are a flip-flop that depends on all inputs.
pub(super) fn trial_top(ports: &[Port], clock: &str) -> String {
    let declarations = ports.iter().map(|port| {
        let direction = if port.is_input { "input" } else { "output" };
        format!("    {direction} wire {}{}", port.range, port.name)
    });
    let declarations: Vec<_> = declarations.collect();
    let inputs = ports.iter().filter(|port| port.is_input && port.name != clock);
    let inputs: String = inputs.map(|port| format!(", {}", port.name)).collect();
    let outputs = ports.iter().filter(|port| !port.is_input);
    let outputs: String =
        outputs.map(|Port { name, bits, .. }| format!("    assign {name} = {{{}{{state}}}};\n", bits.len())).collect();
    format!(
        "module {BOARD_TOP} (\n{}\n);\n    reg state;\n    always @(posedge {clock})\n        state <= ^{{state{inputs}}};\n{outputs}endmodule\n",
        declarations.join(",\n")
    )
}

/// No FPGA has so many pins.
const BITS_MAX: u32 = 4096;

/// A word or a sign of the text, with its line.
type Token<'a> = (usize, &'a str);

/// The ports of module `top`.
pub(super) fn ports(text: &str) -> Result<Vec<Port>, Fault> {
    let tokens = tokens(text);
    let start = tokens.windows(2).position(|pair| pair[0].1 == "module" && pair[1].1 == BOARD_TOP);
    let start = start.ok_or_else(|| Fault::of(TOP_FILE, format!("there is no `module {BOARD_TOP}`")))?;
    let mut rest = &tokens[start + 2..];
    if let Some((_, "#")) = rest.first() {
        rest = &rest[1 + parenthesised(&rest[1..])?.len() + 2..];
    }
    let header = parenthesised(rest)?;
    let mut ports: Vec<Port> = Vec::new();
    let mut kind = Kind { direction: None, range: None };
    for declaration in header.split(|(_, token)| *token == ",").filter(|tokens| !tokens.is_empty()) {
        ports.push(kind.port(declaration)?);
    }
    Ok(ports)
}

/// Direction and range of a port, which hold for the next one, too, if that says neither.
struct Kind {
    direction: Option<bool>,
    range: Option<(u32, u32)>,
}

impl Kind {
    fn port(&mut self, declaration: &[Token<'_>]) -> Result<Port, Fault> {
        let (line, name) = *declaration.last().expect("empty ones are left out");
        let is_input = declaration.iter().find_map(|(_, token)| match *token {
            "input" => Some(true),
            "output" | "inout" => Some(false),
            _ => None,
        });
        let brackets = declaration.iter().position(|(_, token)| *token == "[");
        if is_input.is_some() || brackets.is_some() {
            self.range = brackets.map(|at| range(line, name, &declaration[at + 1..])).transpose()?;
        }
        self.direction = is_input.or(self.direction);
        let is_input = self.direction.ok_or_else(|| {
            Fault::at(TOP_FILE, line, format!("port {name} has no direction; write `input wire {name}` in the header"))
        })?;
        let bits = match self.range {
            None | Some((0, 0)) => vec![name.to_owned()],
            Some((low, high)) => (low..=high).map(|bit| format!("{name}[{bit}]")).collect(),
        };
        let range = self.range.map_or_else(String::new, |(low, high)| format!("[{high}:{low}] "));
        Ok(Port { name: name.to_owned(), range, bits, is_input, line })
    }
}

/// The lowest and the highest bit of `7:0]`.
fn range(line: usize, name: &str, tokens: &[Token<'_>]) -> Result<(u32, u32), Fault> {
    let number = |index: usize| tokens.get(index).and_then(|(_, token)| token.parse::<u32>().ok());
    let signs = (tokens.get(1).map(|token| token.1), tokens.get(3).map(|token| token.1));
    match (number(0), signs, number(2)) {
        (Some(left), (Some(":"), Some("]")), Some(right)) if left.abs_diff(right) < BITS_MAX => {
            Ok((left.min(right), left.max(right)))
        }
        _ => Err(Fault::at(
            TOP_FILE,
            line,
            format!("the range of port {name} is no two numbers of at most {BITS_MAX} bits; write it as [7:0]"),
        )),
    }
}

/// What is between the first parenthesis and its partner.
fn parenthesised<'t, 'a>(tokens: &'t [Token<'a>]) -> Result<&'t [Token<'a>], Fault> {
    let mut depth = 0_usize;
    for (index, (_, token)) in tokens.iter().enumerate() {
        match *token {
            "(" => depth += 1,
            ")" => depth = depth.saturating_sub(1),
            _ => {}
        }
        match depth {
            0 if index > 0 => return Ok(&tokens[1..index]),
            0 => break,
            _ => {}
        }
    }
    let line = tokens.first().map(|(line, _)| *line);
    let why = format!("`module {BOARD_TOP}` has no list of ports in parentheses");
    Err(Fault { line, ..Fault::of(TOP_FILE, why) })
}

/// The words and signs of a text, without comments and attributes.
fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let is_word = |character: char| character.is_alphanumeric() || matches!(character, '_' | '$' | '`');
        let until = |end: &str| rest.find(end).map_or(rest.len(), |at| at + end.len());
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            until("*/")
        } else if rest.starts_with("(*") && !rest.starts_with("(*)") {
            until("*)")
        } else if is_word(first) {
            let length = rest.find(|character| !is_word(character)).unwrap_or(rest.len());
            tokens.push((line, &rest[..length]));
            length
        } else {
            if !first.is_whitespace() {
                tokens.push((line, &rest[..first.len_utf8()]));
            }
            first.len_utf8()
        };
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        ports(text).expect("ports").into_iter().flat_map(|port| port.bits).collect()
    }

    #[test]
    fn headers_of_every_form_are_read() {
        assert_eq!(names("module top (input wire clk, output wire [1:0] led);"), ["clk", "led[0]", "led[1]"]);
        assert_eq!(names("module top #(parameter A = (1)) (input a, b);"), ["a", "b"]);
        assert_eq!(
            names("module low (input x); endmodule module top(output reg [3:2] q, r);"),
            ["q[2]", "q[3]", "r[2]", "r[3]"]
        );
        assert_eq!(names("// module top (input no);\nmodule top ( /* a */ (* b *) inout [0:0] c );"), ["c"]);
        assert!(names("module top ();").is_empty());
        let read = ports("module top (\n  input wire a,\n  output wire b\n);").expect("ports");
        let lines: Vec<_> = read.iter().map(|port| (port.line, port.is_input)).collect();
        assert_eq!(lines, [(2, true), (3, false)]);
    }

    #[test]
    fn a_trial_has_the_same_ports() {
        let read = ports("module top (input wire clk, input wire [3:0] keys, output wire [1:0] led);").expect("ports");
        let text = trial_top(&read, "clk");
        let again = ports(&text).expect("ports");
        let bits = |ports: &[Port]| ports.iter().flat_map(|port| port.bits.clone()).collect::<Vec<_>>();
        assert_eq!(bits(&read), bits(&again));
        assert!(text.contains("^{state, keys}") && text.contains("assign led = "), "{text}");
    }

    #[test]
    fn headers_that_cannot_be_read_are_refused_with_line_and_remedy() {
        for (text, words) in [
            ("module main (input a);", "there is no `module top`"),
            ("module top", "no list of ports"),
            ("module top; endmodule", "no list of ports"),
            ("module top (input a", "no list of ports"),
            ("\nmodule top (a, b);\ninput a;", "port a has no direction"),
            ("\nmodule top (input [W-1:0] a);", "write it as [7:0]"),
            ("\nmodule top (input [4294967295:0] a);", "write it as [7:0]"),
        ] {
            let fault = ports(text).expect_err(text);
            assert!(fault.why.contains(words), "{fault:?}");
            assert!(!text.starts_with('\n') || fault.line == Some(2), "{fault:?}");
        }
    }
}
