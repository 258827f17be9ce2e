//! What becomes of a driver.

use hdl::kit::{constant, low, ones, replicate, zeros, Expr, Signals};

/// What a fault makes of a driver.
pub type Change = fn(Expr, &Signals<'_>) -> Expr;

/// A bit that is low for good.
pub fn never(_: Expr, _: &Signals<'_>) -> Expr {
    low()
}

/// Low, made of what the signal was made of: Verilator warns of a signal without a reader.
pub fn cleared(driver: Expr, _: &Signals<'_>) -> Expr {
    driver.clone() & !driver
}

/// All bits low, however many there are.
pub fn all_low(driver: Expr, _: &Signals<'_>) -> Expr {
    zeros(driver.width())
}

/// All bits high, however many there are.
pub fn all_high(driver: Expr, _: &Signals<'_>) -> Expr {
    ones(driver.width())
}

/// The opposite.
pub fn inverted(driver: Expr, _: &Signals<'_>) -> Expr {
    !driver
}

/// Only in cycles in which another signal is high.
pub fn only_with(driver: Expr, signals: &Signals<'_>, other: &str) -> Expr {
    let width = driver.width();
    driver & replicate(width, signals.get(other))
}

/// Only in cycles in which another signal of one bit is low.
pub fn unless(driver: Expr, signals: &Signals<'_>, other: &str) -> Expr {
    driver & !signals.get(other)
}

/// In the cycles in which another signal of one bit is high, too.
pub fn or_when(driver: Expr, signals: &Signals<'_>, other: &str) -> Expr {
    driver | signals.get(other)
}

/// One bit less; a driver that is too narrow for it stays as it is.
pub fn without_bit(driver: Expr, bit: u32) -> Expr {
    let width = driver.width();
    match bit < width {
        true => driver & !constant(width, 1 << bit),
        false => driver,
    }
}

/// The opposite in one bit.
pub fn flipped_bit(driver: Expr, bit: u32) -> Expr {
    let flipped = constant(driver.width(), 1 << bit);
    driver ^ flipped
}
