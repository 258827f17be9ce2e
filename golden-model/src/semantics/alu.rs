//! Integer arithmetic and logic of one lane (ISA section 5, "Integer").
//!
//! Each function takes the operands as n-bit values and gives an n-bit result; `mask` is all ones in
//! n bits. Nothing here knows of lanes, warps or registers.

/// Addition modulo 2^n.
#[inline(always)]
pub const fn add(left: u64, right: u64, mask: u64) -> u64 {
    left.wrapping_add(right) & mask
}

/// Subtraction modulo 2^n.
#[inline(always)]
pub const fn sub(left: u64, right: u64, mask: u64) -> u64 {
    left.wrapping_sub(right) & mask
}

/// Bitwise and.
#[inline(always)]
pub const fn and(left: u64, right: u64, mask: u64) -> u64 {
    left & right & mask
}

/// Bitwise or.
#[inline(always)]
pub const fn or(left: u64, right: u64, mask: u64) -> u64 {
    (left | right) & mask
}

/// Bitwise exclusive or.
#[inline(always)]
pub const fn xor(left: u64, right: u64, mask: u64) -> u64 {
    (left ^ right) & mask
}

/// Shift left; the whole right operand is the unsigned count, and a count of n or more gives 0.
#[inline(always)]
pub const fn shl(left: u64, right: u64, mask: u64) -> u64 {
    if right >= 64 {
        0
    } else {
        (left << right) & mask
    }
}

/// Logical shift right; the whole right operand is the unsigned count, and n or more gives 0.
#[inline(always)]
pub const fn shr(left: u64, right: u64, mask: u64) -> u64 {
    if right >= 64 {
        0
    } else {
        (left & mask) >> right
    }
}

/// Arithmetic shift right; the whole right operand is the unsigned count, and n or more gives n copies of the sign.
#[inline(always)]
pub const fn sra(left: u64, right: u64, mask: u64) -> u64 {
    let count = if right >= 64 { 63 } else { right };
    (sign_extended(left, mask) >> count) as u64 & mask
}

/// The lesser of two signed numbers.
#[inline(always)]
pub const fn min(left: u64, right: u64, mask: u64) -> u64 {
    if lt(left, right, mask) {
        left
    } else {
        right
    }
}

/// The greater of two signed numbers.
#[inline(always)]
pub const fn max(left: u64, right: u64, mask: u64) -> u64 {
    if lt(left, right, mask) {
        right
    } else {
        left
    }
}

/// The lesser of two unsigned numbers.
#[inline(always)]
pub const fn minu(left: u64, right: u64, mask: u64) -> u64 {
    if ltu(left, right, mask) {
        left
    } else {
        right
    }
}

/// The greater of two unsigned numbers.
#[inline(always)]
pub const fn maxu(left: u64, right: u64, mask: u64) -> u64 {
    if ltu(left, right, mask) {
        right
    } else {
        left
    }
}

/// Equal.
#[inline(always)]
pub const fn eq(left: u64, right: u64, _mask: u64) -> bool {
    left == right
}

/// Not equal.
#[inline(always)]
pub const fn ne(left: u64, right: u64, _mask: u64) -> bool {
    left != right
}

/// Less, of signed numbers.
#[inline(always)]
pub const fn lt(left: u64, right: u64, mask: u64) -> bool {
    sign_extended(left, mask) < sign_extended(right, mask)
}

/// Not less, of signed numbers.
#[inline(always)]
pub const fn ge(left: u64, right: u64, mask: u64) -> bool {
    !lt(left, right, mask)
}

/// Less, of unsigned numbers.
#[inline(always)]
pub const fn ltu(left: u64, right: u64, _mask: u64) -> bool {
    left < right
}

/// Not less, of unsigned numbers.
#[inline(always)]
pub const fn geu(left: u64, right: u64, _mask: u64) -> bool {
    left >= right
}

/// The signed number that n bits are.
#[inline(always)]
const fn sign_extended(value: u64, mask: u64) -> i64 {
    let unused = mask.leading_zeros();
    (value << unused) as i64 >> unused
}

/// Two's complement.
#[inline(always)]
pub const fn neg(value: u64, mask: u64) -> u64 {
    value.wrapping_neg() & mask
}

/// One's complement.
#[inline(always)]
pub const fn not(value: u64, mask: u64) -> u64 {
    !value & mask
}

#[cfg(test)]
mod tests {
    use super::*;

    const N16: u64 = 0xffff;
    const N32: u64 = 0xffff_ffff;
    const N64: u64 = u64::MAX;

    /// Rules: I5.5.
    #[test]
    fn results_are_cut_to_n_bits() {
        assert_eq!(add(0xffff_ffff, 1, N32), 0);
        assert_eq!(add(0xffff, 2, N16), 1);
        assert_eq!(add(u64::MAX, 2, N64), 1);
        assert_eq!(sub(0, 1, N32), 0xffff_ffff);
        assert_eq!(sub(3, 5, N64), 0xffff_ffff_ffff_fffe);
        assert_eq!(neg(1, N16), 0xffff);
        assert_eq!(neg(0x8000_0000, N32), 0x8000_0000);
        assert_eq!(not(0, N32), 0xffff_ffff);
        assert_eq!(or(0x0f, 0xffff_fff0, N32), 0xffff_ffff);
        assert_eq!(xor(0xff, 0x0f, N32), 0xf0);
        assert_eq!(and(0xff, 0x0f, N32), 0x0f);
    }

    /// Rules: I5.7.
    #[test]
    fn a_shift_count_of_n_or_more_gives_0_and_the_whole_operand_counts() {
        assert_eq!(shl(1, 31, N32), 0x8000_0000);
        assert_eq!(shl(3, 31, N32), 0x8000_0000);
        for count in [32, 33, 64, 0x1_0000, 0xffff_ffff] {
            assert_eq!(shl(1, count, N32), 0, "{count}");
            assert_eq!(shr(0xffff_ffff, count, N32), 0, "{count}");
        }
        assert_eq!(shl(1, 63, N64), 1 << 63);
        assert_eq!(shl(1, 64, N64), 0);
        assert_eq!(shr(0x8000, 15, N16), 1);
        assert_eq!(shr(0x8000, 16, N16), 0);
    }

    /// Rules: I5.7.
    #[test]
    fn shr_is_logical_at_every_word_size() {
        assert_eq!(shr(0x8000_0000, 4, N32), 0x0800_0000);
        assert_eq!(shr(0x8000_0000_0000_0000, 4, N64), 0x0800_0000_0000_0000, "no sign comes in at 8 bytes either");
    }
}
