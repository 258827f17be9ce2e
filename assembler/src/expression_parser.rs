//! Tokens to expressions, with C's precedence and associativity.
//!
//! Apart from the statements' parser because the object reader needs it too: a reference that is a
//! computation is stored as text.

use std::str::FromStr;

use crate::expression::{
    BinaryOperator, EvaluationError, Expression, UnaryOperator, EXPRESSION_NODES_MAX,
};
use crate::lexer::TokenKind;
use crate::literal::{parse_number, Literal};
use crate::source::Span;
use crate::tokens::{SyntaxError, TokenStream};

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
        ExpressionParser {
            tokens,
            resolve,
            nodes: 0,
        }
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
    fn checked(
        &mut self,
        value: Result<Expression, EvaluationError>,
        span: Span,
    ) -> Result<Expression, SyntaxError> {
        let value = value
            .map_err(|error| SyntaxError::new(span, error.to_string(), "in this operation"))?;
        if !matches!(value, Expression::Number(_)) {
            self.nodes += 1;
        }
        if self.nodes > EXPRESSION_NODES_MAX {
            let message =
                format!("more than {EXPRESSION_NODES_MAX} symbols and operators in one expression");
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
        TokenKind::OpenParenthesis => ExpressionParser::new(&mut tokens, symbol)
            .parenthesised()
            .map_err(|error| error.message)?,
        _ => return Err(tokens.unexpected("a symbol or `(`").message),
    };
    if tokens.kind() != TokenKind::EndOfFile {
        return Err(tokens.unexpected("nothing more").message);
    }
    Ok(value)
}
