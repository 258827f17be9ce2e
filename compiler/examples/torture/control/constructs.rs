//! What a random program may have in it.

use strum::VariantArray;

/// What a compiler may find hard. The tests count how many programs have each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
pub enum Construct {
    /// A goto into a loop, which has two heads by that.
    JumpIntoLoop,
    /// A goto into a switch.
    JumpIntoSwitch,
    /// A goto into a side of an `if`.
    JumpIntoSide,
    /// A goto back.
    JumpBack,
    /// A goto out of two loops or more.
    JumpOutOfLoops,
    /// Two gotos out of different loops to one label.
    SharedExit,
    /// Blocks that jump to any others.
    Graph,
    /// `continue` in one side of an `if`.
    OneSidedContinue,
    /// `break` of a loop in one side of an `if`.
    OneSidedBreak,
    /// A `return` before the end.
    EarlyReturn,
    /// A case that falls through to the next one.
    FallThrough,
    /// A case in a loop or an `if` in its switch.
    CaseInside,
    /// A branch that all lanes take or none does.
    UniformBranch,
    /// A loop whose count differs from lane to lane.
    LaneLoop,
    /// A loop whose count is the same in all lanes.
    UniformLoop,
    /// A call through a pointer that differs from lane to lane.
    DifferingCall,
    /// A call through a pointer that is the same in all lanes.
    UniformPointerCall,
    /// A call that may come back to its caller.
    Recursion,
    /// A call through a pointer that may come back to its caller.
    PointerRecursion,
    /// A call with more arguments than registers for them.
    ManyArguments,
    /// A call with arguments and a result narrower than a word.
    NarrowArguments,
    /// A call with arguments and a result of 64 bits.
    WideArguments,
    /// A hundred values or more that live together.
    ManyValues,
    /// Forty truth values or more that live together.
    ManyTruths,
    /// `?:` within `?:`.
    NestedChoice,
    /// `&&` or `||` with an assignment or a call on its right.
    ShortCircuit,
    /// An array in the function's frame.
    StackArray,
    /// A store of a byte.
    ByteStore,
    /// A store of two bytes.
    HalfStore,
    /// A division of unsigned numbers.
    UnsignedDivision,
    /// A division of signed numbers.
    SignedDivision,
    /// A division of numbers of 64 bits.
    WideDivision,
    /// A shift of a signed number to the right.
    SignedShift,
    /// A shift of a number of 64 bits.
    WideShift,
    /// A comparison of signed numbers.
    SignedComparison,
    /// A comparison of numbers of 64 bits.
    WideComparison,
}
