// fmod of one float format. Before the header is included, for each format once, these are defined:
//   NAME           of the function
//   FLOAT          the type of the format
//   BITS           the unsigned integer as wide as it
//   BITS_OF(value), FLOAT_OF(bits)
//   FRACTION_BITS  of the format

// The dividend less whole multiples of the divisor: exact, a bit of the quotient at a time. `left` and `by` are significands
// with their highest bit in one place, of the exponents `from` and `to`.
FLOAT NAME(FLOAT dividend, FLOAT divisor) {
    const BITS all = ~(BITS)0, hidden = (BITS)1 << FRACTION_BITS, infinity = (all >> 1) & ~(hidden - 1);
    BITS bits = BITS_OF(dividend), sign = bits & ~(all >> 1);
    BITS left = bits ^ sign, by = BITS_OF(divisor) & all >> 1;
    if (left >= infinity || by == 0 || by > infinity) {
        return FLOAT_OF(infinity | hidden >> 1);
    }
    if (left < by) {
        return dividend;
    }
    int from = (int)(left >> FRACTION_BITS), to = (int)(by >> FRACTION_BITS);
    left = from ? (left & (hidden - 1)) | hidden : left << 1;
    by = to ? (by & (hidden - 1)) | hidden : by << 1;
    for (; left < hidden; from--) {
        left <<= 1;
    }
    for (; by < hidden; to--) {
        by <<= 1;
    }
    for (;; from--) {
        left -= left >= by ? by : 0;
        if (from == to || left == 0) {
            break;
        }
        left <<= 1;
    }
    if (left == 0) {
        return FLOAT_OF(sign);
    }
    for (; left < hidden; to--) {
        left <<= 1;
    }
    return FLOAT_OF(sign | (to > 0 ? (BITS)to << FRACTION_BITS | (left & (hidden - 1)) : left >> (1 - to)));
}

#undef NAME
#undef FLOAT
#undef BITS
#undef BITS_OF
#undef FLOAT_OF
#undef FRACTION_BITS
