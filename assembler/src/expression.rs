//! Expressions over numbers and symbols: their tree, arithmetic and canonical text.
//!
//! What is constant is folded while it is parsed, so a tree remains only where a label's address,
//! known to the linker alone, takes part. Such a tree travels in an object as its canonical text.

use std::fmt;
use std::str::FromStr;

use strum::{EnumString, IntoStaticStr};

use crate::lexer::{SyntaxError, TokenKind, TokenStream};
use crate::literal::{parse_number, Literal};
use crate::source::Span;

/// The most operators and symbols of one unfolded expression. A tree is walked by recursion, so its
/// depth must be bounded; no address computation comes near this.
pub const EXPRESSION_NODES_MAX: usize = 256;

/// Values stay below 2^64 in magnitude: everything a word of any size can hold, signed or not.
const MAGNITUDE_LIMIT: i128 = 1 << 64;

/// An operator with one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnaryOperator {
    /// `-`
    Negate,
    /// The backquote: floor of the logarithm to base 2.
    Log2,
}

/// An operator with two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
pub enum BinaryOperator {
    /// `+`
    #[strum(serialize = "+")]
    Add,
    /// `-`
    #[strum(serialize = "-")]
    Subtract,
    /// `*`
    #[strum(serialize = "*")]
    Multiply,
    /// `/`, toward zero
    #[strum(serialize = "/")]
    Divide,
    /// `%`, with the sign of the dividend
    #[strum(serialize = "%")]
    Remainder,
    /// `&`
    #[strum(serialize = "&")]
    And,
    /// `|`
    #[strum(serialize = "|")]
    Or,
    /// `^`
    #[strum(serialize = "^")]
    Xor,
    /// `<<`
    #[strum(serialize = "<<")]
    ShiftLeft,
    /// `>>`, arithmetic
    #[strum(serialize = ">>")]
    ShiftRight,
}

/// A value that may depend on addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expression {
    /// A number.
    Number(i128),
    /// The address of a symbol.
    Symbol(Box<str>),
    /// An operation on one value.
    Unary(UnaryOperator, Box<Expression>),
    /// An operation on two values.
    Binary(BinaryOperator, Box<Expression>, Box<Expression>),
}

/// Why an expression has no value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EvaluationError {
    /// A divisor was 0.
    #[error("division by zero")]
    DivisionByZero,
    /// A logarithm of 0 or less.
    #[error("the logarithm of {0} does not exist")]
    Logarithm(i128),
    /// A shift by less than 0 or more than 64.
    #[error("a shift by {0} is not between 0 and 64")]
    Shift(i128),
    /// The result is 2^64 or more in magnitude.
    #[error("the value does not fit 64 bits")]
    Overflow,
    /// A symbol without an address.
    #[error("`{0}` is not defined")]
    Undefined(Box<str>),
}

impl UnaryOperator {
    /// The operator's character.
    pub fn symbol(self) -> &'static str {
        match self {
            UnaryOperator::Negate => "-",
            UnaryOperator::Log2 => "`",
        }
    }

    fn apply(self, value: i128) -> Result<i128, EvaluationError> {
        match self {
            UnaryOperator::Negate => Ok(-value),
            UnaryOperator::Log2 if value > 0 => Ok(i128::from(value.ilog2())),
            UnaryOperator::Log2 => Err(EvaluationError::Logarithm(value)),
        }
    }
}

impl BinaryOperator {
    /// The operator's characters.
    pub fn symbol(self) -> &'static str {
        self.into()
    }

    /// How tightly it binds, as in C; more is tighter.
    pub fn precedence(self) -> u8 {
        match self {
            BinaryOperator::Or => 1,
            BinaryOperator::Xor => 2,
            BinaryOperator::And => 3,
            BinaryOperator::ShiftLeft | BinaryOperator::ShiftRight => 4,
            BinaryOperator::Add | BinaryOperator::Subtract => 5,
            BinaryOperator::Multiply | BinaryOperator::Divide | BinaryOperator::Remainder => 6,
        }
    }

    fn apply(self, left: i128, right: i128) -> Result<i128, EvaluationError> {
        let shift = || u32::try_from(right).ok().filter(|&count| count <= 64).ok_or(EvaluationError::Shift(right));
        let divisor = || match right {
            0 => Err(EvaluationError::DivisionByZero),
            other => Ok(other),
        };
        let value = match self {
            BinaryOperator::Add => left + right,
            BinaryOperator::Subtract => left - right,
            BinaryOperator::Multiply => left.checked_mul(right).ok_or(EvaluationError::Overflow)?,
            BinaryOperator::Divide => left / divisor()?,
            BinaryOperator::Remainder => left % divisor()?,
            BinaryOperator::And => left & right,
            BinaryOperator::Or => left | right,
            BinaryOperator::Xor => left ^ right,
            BinaryOperator::ShiftLeft => left.checked_mul(1 << shift()?).ok_or(EvaluationError::Overflow)?,
            BinaryOperator::ShiftRight => left >> shift()?,
        };
        if value.abs() >= MAGNITUDE_LIMIT {
            return Err(EvaluationError::Overflow);
        }
        Ok(value)
    }
}

impl Expression {
    /// The operation on a value, computed at once when that is a number.
    pub fn unary(operator: UnaryOperator, value: Expression) -> Result<Self, EvaluationError> {
        match value {
            Expression::Number(value) => operator.apply(value).map(Expression::Number),
            other => Ok(Expression::Unary(operator, Box::new(other))),
        }
    }

    /// The operation on two values, computed at once when both are numbers.
    pub fn binary(operator: BinaryOperator, left: Expression, right: Expression) -> Result<Self, EvaluationError> {
        match (left, right) {
            (Expression::Number(left), Expression::Number(right)) => {
                operator.apply(left, right).map(Expression::Number)
            }
            (left, right) => Ok(Expression::Binary(operator, Box::new(left), Box::new(right))),
        }
    }

    /// The value, with the addresses of symbols taken from `address_of`.
    pub fn evaluate(&self, address_of: &mut impl FnMut(&str) -> Option<u64>) -> Result<i128, EvaluationError> {
        match self {
            Expression::Number(value) => Ok(*value),
            Expression::Symbol(name) => {
                address_of(name).map(i128::from).ok_or_else(|| EvaluationError::Undefined(name.clone()))
            }
            Expression::Unary(operator, value) => operator.apply(value.evaluate(address_of)?),
            Expression::Binary(operator, left, right) => {
                operator.apply(left.evaluate(address_of)?, right.evaluate(address_of)?)
            }
        }
    }

    /// Calls the function with each symbol's name.
    pub fn for_each_symbol(&self, visit: &mut impl FnMut(&str)) {
        match self {
            Expression::Number(_) => {}
            Expression::Symbol(name) => visit(name),
            Expression::Unary(_, value) => value.for_each_symbol(visit),
            Expression::Binary(_, left, right) => {
                left.for_each_symbol(visit);
                right.for_each_symbol(visit);
            }
        }
    }
}

impl fmt::Display for Expression {
    /// Canonical text: a bare symbol has no parentheses, everything else is in parentheses, every operator
    /// with its own. Read again it gives the same tree.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expression::Number(value) => write!(formatter, "{value}"),
            Expression::Symbol(name) => formatter.write_str(name),
            Expression::Unary(operator, value) => {
                write!(formatter, "({}{value})", operator.symbol())
            }
            Expression::Binary(operator, left, right) => {
                write!(formatter, "({left} {} {right})", operator.symbol())
            }
        }
    }
}

// Tokens to expressions, with C's precedence and associativity.
//
// Apart from the statements' parser because the object reader needs it too: a reference that is a
// computation is stored as text.

/// Parentheses and unary operators within each other; bounds the parser's recursion.
const NESTING_MAX: usize = 64;

/// Parses expressions from a stream; names get their value from `resolve`.
pub struct ExpressionParser<'s, 'a, R> {
    tokens: &'s mut TokenStream<'a>,
    resolve: R,
    nodes: usize,
}

impl<'s, 'a, R: Fn(&str, Span) -> Result<Expression, SyntaxError>> ExpressionParser<'s, 'a, R> {
    /// Begins at the stream's token at hand.
    pub fn new(tokens: &'s mut TokenStream<'a>, resolve: R) -> Self {
        ExpressionParser { tokens, resolve, nodes: 0 }
    }

    /// Parses an expression in parentheses; the token at hand must be the opening one.
    pub fn parenthesised(&mut self) -> Result<Expression, SyntaxError> {
        self.parentheses(0)
    }

    fn parentheses(&mut self, nesting: usize) -> Result<Expression, SyntaxError> {
        let open = self.tokens.advance();
        if nesting == NESTING_MAX {
            let message = format!("more than {NESTING_MAX} parentheses within each other");
            return Err(SyntaxError::new(open.span, message, "too deep here"));
        }
        let value = self.binary(1, nesting + 1)?;
        if self.tokens.take(TokenKind::CloseParenthesis).is_none() {
            return Err(self.tokens.unexpected("an operator or `)`"));
        }
        Ok(value)
    }

    fn binary(&mut self, least: u8, nesting: usize) -> Result<Expression, SyntaxError> {
        let mut left = self.unary(nesting)?;
        while self.tokens.kind() == TokenKind::Operator {
            let operator = BinaryOperator::from_str(self.tokens.current_text()).ok();
            let Some(operator) = operator.filter(|operator| operator.precedence() >= least) else {
                break;
            };
            let token = self.tokens.advance();
            let right = self.binary(operator.precedence() + 1, nesting)?;
            let value = Expression::binary(operator, left, right);
            left = self.checked(value, token.span)?;
        }
        Ok(left)
    }

    fn unary(&mut self, nesting: usize) -> Result<Expression, SyntaxError> {
        let token = self.tokens.current();
        match token.kind {
            TokenKind::OpenParenthesis => self.parentheses(nesting),
            TokenKind::Number => {
                let text = self.tokens.current_text();
                self.tokens.advance();
                match parse_number(text) {
                    Ok(Literal::Integer(value)) => Ok(Expression::Number(value.into())),
                    Ok(Literal::Float) => Err(SyntaxError::new(
                        token.span,
                        format!("the float `{text}` cannot take part in an expression"),
                        "a float",
                    )),
                    Err(message) => Err(SyntaxError::new(token.span, message, "not a number")),
                }
            }
            TokenKind::Name => {
                let text = self.tokens.current_text();
                self.tokens.advance();
                let value = (self.resolve)(text, token.span)?;
                self.checked(Ok(value), token.span)
            }
            TokenKind::Operator => {
                let operator = match self.tokens.current_text() {
                    "-" => Some(UnaryOperator::Negate),
                    "`" => Some(UnaryOperator::Log2),
                    "+" => None,
                    _ => return Err(self.tokens.unexpected("a value")),
                };
                self.tokens.advance();
                if nesting == NESTING_MAX {
                    let message = format!("more than {NESTING_MAX} operators within each other");
                    return Err(SyntaxError::new(token.span, message, "too deep here"));
                }
                let value = self.unary(nesting + 1)?;
                match operator {
                    Some(operator) => self.checked(Expression::unary(operator, value), token.span),
                    None => Ok(value),
                }
            }
            _ => Err(self.tokens.unexpected("a number, a name or `(`")),
        }
    }

    /// Counts what did not fold, and gives an arithmetic error its place.
    fn checked(&mut self, value: Result<Expression, EvaluationError>, span: Span) -> Result<Expression, SyntaxError> {
        let value = value.map_err(|error| SyntaxError::new(span, error.to_string(), "in this operation"))?;
        if !matches!(value, Expression::Number(_)) {
            self.nodes += 1;
        }
        if self.nodes > EXPRESSION_NODES_MAX {
            let message = format!("more than {EXPRESSION_NODES_MAX} symbols and operators in one expression");
            return Err(SyntaxError::new(span, message, "too many here"));
        }
        Ok(value)
    }
}

/// Reads the canonical text of an expression: a symbol, or an expression in parentheses.
pub fn parse_canonical(text: &str) -> Result<Expression, String> {
    let mut tokens = TokenStream::new(text);
    let symbol = |name: &str, _: Span| Ok(Expression::Symbol(name.into()));
    let value = match tokens.kind() {
        TokenKind::Name => {
            let name = tokens.current_text();
            tokens.advance();
            Expression::Symbol(name.into())
        }
        TokenKind::OpenParenthesis => {
            ExpressionParser::new(&mut tokens, symbol).parenthesised().map_err(|error| error.message)?
        }
        _ => return Err(tokens.unexpected("a symbol or `(`").message),
    };
    if tokens.kind() != TokenKind::EndOfFile {
        return Err(tokens.unexpected("nothing more").message);
    }
    Ok(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(value: i128) -> Expression {
        Expression::Number(value)
    }

    #[test]
    fn constants_fold_and_errors_are_named() {
        let fold = |operator, left, right| Expression::binary(operator, number(left), number(right));
        assert_eq!(fold(BinaryOperator::Divide, -7, 2), Ok(number(-3)));
        assert_eq!(fold(BinaryOperator::Remainder, -7, 2), Ok(number(-1)));
        assert_eq!(fold(BinaryOperator::ShiftRight, -8, 1), Ok(number(-4)));
        assert_eq!(fold(BinaryOperator::ShiftLeft, 1, 63), Ok(number(1 << 63)));
        assert_eq!(fold(BinaryOperator::ShiftLeft, 1, 64), Err(EvaluationError::Overflow));
        assert_eq!(fold(BinaryOperator::ShiftLeft, 1, -1), Err(EvaluationError::Shift(-1)));
        assert_eq!(fold(BinaryOperator::Divide, 1, 0), Err(EvaluationError::DivisionByZero));
        let largest = (1 << 64) - 1;
        assert_eq!(fold(BinaryOperator::Multiply, largest, largest), Err(EvaluationError::Overflow));
        assert_eq!(Expression::unary(UnaryOperator::Log2, number(1023)), Ok(number(9)));
        assert_eq!(Expression::unary(UnaryOperator::Log2, number(0)), Err(EvaluationError::Logarithm(0)));
    }

    #[test]
    fn symbols_wait_for_their_address() {
        let symbol = Expression::Symbol("table".into());
        let sum = Expression::binary(BinaryOperator::Add, symbol, number(8)).expect("no overflow");
        assert_eq!(sum.to_string(), "(table + 8)");
        let mut address = |name: &str| (name == "table").then_some(0x100);
        assert_eq!(sum.evaluate(&mut address), Ok(0x108));
        let mut nothing = |_: &str| None;
        assert_eq!(sum.evaluate(&mut nothing), Err(EvaluationError::Undefined("table".into())));
    }
}
