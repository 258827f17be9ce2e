//! Random trees of statements.

use super::calls::Caller;
use super::constructs::Construct;
use super::expressions::{one, Expressions};
use super::scope::Element;

/// A node of a function's body. It holds expressions as their text.
#[derive(Clone, Debug)]
pub enum Statement {
    /// Ends with a semicolon.
    Line(String),
    If {
        condition: String,
        yes: Vec<Statement>,
        no: Vec<Statement>,
    },
    Loop {
        head: Head,
        body: Vec<Statement>,
    },
    /// Its cases are anywhere in its body.
    Switch {
        subject: String,
        body: Vec<Statement>,
    },
    Case(Option<u32>),
    /// A place that gotos may go to.
    Label,
    /// Its target is drawn when all labels are known.
    Goto {
        condition: String,
    },
    /// `break`, `continue`, or `return` of something.
    Leave(String),
}

/// How a loop is repeated.
#[derive(Clone, Debug)]
pub enum Head {
    /// While the condition holds, and fuel is left.
    While(String),
    /// Until the condition fails at the end of an iteration, or no fuel is left.
    DoWhile(String),
    /// The counter grows by one up to a limit.
    Count { counter: String, limit: String },
}

/// A switch whose body is being drawn.
struct Switch {
    depth: u32,
    /// Those that have no place yet.
    cases: Vec<u32>,
}

/// Statements at once, at most.
const LENGTH_MAX: usize = 5;
/// Blocks in blocks.
const DEPTH_MAX: u32 = 4;
/// Calls that a function's text has at most.
const CALLS_MAX: u32 = 5;

/// Draws the statements of one function.
pub struct Statements<'a, 'b> {
    pub expressions: &'b mut Expressions<'a>,
    pub caller: &'b Caller<'b>,
    /// Counters that loops have taken.
    pub counters: Vec<String>,
    /// Statements that may still be drawn.
    pub budget: u32,
    calls: u32,
    loops: u32,
    /// The innermost switch.
    switch: Option<Switch>,
    /// A `break` would leave a loop.
    breaks_loop: bool,
    /// In a side of an `if` in the innermost loop.
    in_side: bool,
}

impl<'a, 'b> Statements<'a, 'b> {
    pub fn new(expressions: &'b mut Expressions<'a>, caller: &'b Caller<'b>, budget: u32) -> Self {
        Self {
            expressions,
            caller,
            counters: Vec::new(),
            budget,
            calls: 0,
            loops: 0,
            switch: None,
            breaks_loop: false,
            in_side: false,
        }
    }

    fn below(&mut self, limit: u32) -> u32 {
        self.expressions.random.u32(..limit)
    }

    fn percent(&mut self, chance: u32) -> bool {
        self.expressions.percent(chance)
    }

    fn has(&mut self, construct: Construct) {
        self.expressions.has(construct);
    }

    /// A function's whole body.
    pub fn body(&mut self) -> Vec<Statement> {
        let mut body = Vec::new();
        while self.budget > 0 {
            body.extend(self.some(0));
        }
        body.push(Statement::Label);
        body
    }

    /// Statements without blocks in them, as many as the budget has.
    pub fn straight(&mut self) -> Vec<Statement> {
        let length = self.budget;
        let draw = |_| if self.percent(15) { self.call() } else { self.line() };
        (0..length).map(draw).collect()
    }

    /// Some statements, with a case of the switch around them perhaps.
    fn some(&mut self, depth: u32) -> Vec<Statement> {
        let length = self.expressions.random.usize(1..=LENGTH_MAX);
        let mut list = Vec::new();
        for _ in 0..length {
            list.extend(self.case_inside(depth));
            list.push(self.statement(depth));
        }
        list
    }

    /// A case of the switch around the block, now and then.
    fn case_inside(&mut self, depth: u32) -> Option<Statement> {
        let switch = self.switch.as_mut()?;
        if depth == switch.depth + 1 || self.expressions.random.u8(..10) > 0 {
            return None;
        }
        let case = switch.cases.pop()?;
        self.has(Construct::CaseInside);
        Some(Statement::Case(Some(case)))
    }

    fn statement(&mut self, depth: u32) -> Statement {
        self.budget = self.budget.saturating_sub(1);
        if self.budget == 0 || depth == DEPTH_MAX {
            return self.line();
        }
        match self.below(100) {
            0..=33 => self.line(),
            34..=41 => self.call(),
            42..=59 => self.branch(depth),
            60..=72 => self.repeat(depth),
            73..=80 => self.switch(depth),
            81..=87 => Statement::Label,
            88..=94 => Statement::Goto { condition: self.expressions.branch_condition() },
            _ => self.leave(),
        }
    }

    /// An assignment or a store.
    fn line(&mut self) -> Statement {
        let of = &mut *self.expressions;
        let depth = of.random.u32(1..4);
        let line = match of.random.u8(..20) {
            0..=4 => {
                let (element, place) = of.element();
                let value = match element {
                    Element::Wide => of.wide(depth),
                    Element::Byte | Element::Half | Element::Word => of.word(depth),
                };
                format!("{place} = ({}){value};", element.c_type())
            }
            5..=7 => match of.wide_variable() {
                Some(name) => format!("{name} = {};", of.wide(depth)),
                None => format!("{} ^= {};", of.variable(), of.word(depth)),
            },
            8..=11 => {
                let operator = one(of.random, &["+", "-", "*", "^", "|", "&"]);
                format!("{} {operator}= {};", of.variable(), of.word(depth))
            }
            _ => format!("{} = {};", of.variable(), of.word(depth)),
        };
        Statement::Line(line)
    }

    fn call(&mut self) -> Statement {
        if self.calls == CALLS_MAX {
            return self.line();
        }
        self.calls += 1;
        self.caller.call(self.expressions)
    }

    fn branch(&mut self, depth: u32) -> Statement {
        let condition = self.expressions.branch_condition();
        let outside = std::mem::replace(&mut self.in_side, true);
        let yes = self.some(depth + 1);
        let no = if self.percent(50) { self.some(depth + 1) } else { Vec::new() };
        self.in_side = outside;
        Statement::If { condition, yes, no }
    }

    fn head(&mut self) -> Head {
        match self.below(4) {
            0 => Head::While(self.expressions.branch_condition()),
            1 => Head::DoWhile(self.expressions.branch_condition()),
            _ => {
                // Loops in loops multiply.
                let most = if self.loops == 0 { 7 } else { 3 };
                let counter = format!("i{}", self.counters.len());
                let limit = if self.percent(40) {
                    self.has(Construct::UniformLoop);
                    let limit = self.expressions.uniform_word();
                    self.expressions.scope.uniforms.push(counter.clone());
                    limit
                } else {
                    self.has(Construct::LaneLoop);
                    self.expressions.word(1)
                };
                self.counters.push(counter.clone());
                self.expressions.scope.words.push(counter.clone());
                let limit = format!("({limit} & {most}u)");
                Head::Count { counter, limit }
            }
        }
    }

    fn repeat(&mut self, depth: u32) -> Statement {
        let head = self.head();
        let outside = (self.breaks_loop, self.in_side);
        (self.breaks_loop, self.in_side) = (true, false);
        self.loops += 1;
        let body = self.some(depth + 1);
        self.loops -= 1;
        (self.breaks_loop, self.in_side) = outside;
        Statement::Loop { head, body }
    }

    fn switch(&mut self, depth: u32) -> Statement {
        let cases = self.expressions.random.u32(2..7);
        let mask = cases.next_power_of_two() - 1;
        let subject = format!("({} & {mask}u)", self.expressions.word(1));
        let mut unplaced: Vec<u32> = (0..cases).collect();
        self.expressions.random.shuffle(&mut unplaced);
        let opened = Switch { depth, cases: unplaced };
        let around = self.switch.replace(opened);
        let outside = std::mem::replace(&mut self.breaks_loop, false);
        let mut body = Vec::new();
        while let Some(case) = self.switch.as_mut().and_then(|switch| switch.cases.pop()) {
            body.push(Statement::Case(Some(case)));
            body.extend(self.some(depth + 1));
            if self.percent(60) {
                body.push(Statement::Leave("break".to_owned()));
            } else {
                self.has(Construct::FallThrough);
            }
        }
        if self.percent(50) {
            body.push(Statement::Case(None));
            body.extend(self.some(depth + 1));
        }
        (self.breaks_loop, self.switch) = (outside, around);
        Statement::Switch { subject, body }
    }

    fn leave(&mut self) -> Statement {
        let way = match self.below(5) {
            0 => {
                self.has(Construct::EarlyReturn);
                self.caller.end(self.expressions)
            }
            1 | 2 if self.loops > 0 => {
                self.has(Construct::OneSidedContinue);
                "continue".to_owned()
            }
            _ if self.breaks_loop => {
                self.has(Construct::OneSidedBreak);
                "break".to_owned()
            }
            _ if self.switch.is_some() => "break".to_owned(),
            _ => return self.line(),
        };
        let leave = Statement::Leave(way);
        if self.in_side && self.percent(30) {
            return leave;
        }
        Statement::If { condition: self.expressions.branch_condition(), yes: vec![self.line(), leave], no: Vec::new() }
    }
}
