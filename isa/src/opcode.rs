//! The one list of instructions: code, name, mnemonic, operand class, execution unit, flags.
//!
//! Assembler, disassembler, decode logic, golden model and documentation read this table (ISA
//! section 4), so an instruction is added, and can be wrong, in one place only. The tests of this
//! crate hold it against codes and mnemonics typed in by hand.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::fields::FUNCTION_BITS;
pub use crate::operands::{OperandClass, OperandKind};

/// The part of the core that carries an instruction out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum ExecutionUnit {
    /// Integer arithmetic and logic of one cycle; also nop, ldi and hwid.
    Alu,
    /// Tests of registers into predicates, and predicate logic.
    Predicate,
    /// Jumps and links, with their changes of lanes or mode.
    Branch,
    /// The divergence stack: split, splitl, join.
    Divergence,
    /// Loads and stores.
    LoadStore,
    /// The copy of one lane's registers into another lane.
    Clone,
    /// Integer multiplication.
    Multiply,
    /// Integer division and remainder.
    Divide,
    /// Floating point and its conversions.
    Float,
    /// The barrier.
    Barrier,
    /// Starting and stopping warps: wspawn, halt.
    WarpControl,
    /// Interrupts, kernel entry, address translation.
    System,
    /// The user's function unit (ISA section 13).
    Custom,
}

/// One row of the opcode table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpcodeInfo {
    /// The opcode of the row.
    pub opcode: Opcode,
    /// The code: six bits of the basic instructions, from 0x40 on of the extension's (ISA section 12).
    pub code: u8,
    /// The assembler's name.
    pub mnemonic: &'static str,
    /// Which operands it takes.
    pub class: OperandClass,
    /// Which unit carries it out.
    pub unit: ExecutionUnit,
    /// In user mode it raises interrupt 3.
    pub privileged: bool,
    /// When it executes in some but not all active lanes it raises interrupt 4 (ISA section 5).
    pub divergence_checked: bool,
    /// It acts even when no lane executes it (ISA section 8).
    pub acts_without_lanes: bool,
    /// Its destination operand is a register of another warp, not of the executing lanes.
    pub destination_is_remote: bool,
    /// It works on floats without the floating-point unit, and exists only where that unit does.
    pub compares_floats: bool,
}

impl OpcodeInfo {
    /// Whether it writes its destination general-purpose register in the executing lanes. (clone,
    /// which copies registers between lanes, and wspawn, which writes another warp's, do not.)
    pub const fn writes_gpr(&self) -> bool {
        let operands = self.class.operands();
        !self.destination_is_remote && !operands.is_empty() && matches!(operands[0], OperandKind::DestinationGpr)
    }
    /// Whether it writes its destination predicate register in the executing lanes.
    pub const fn writes_predicate(&self) -> bool {
        let operands = self.class.operands();
        !operands.is_empty() && matches!(operands[0], OperandKind::DestinationPredicate)
    }
}

const PRIVILEGED: u8 = 1;
const DIVERGENCE: u8 = 2;
const MASKLESS: u8 = 4;
const REMOTE: u8 = 8;
const FLOATS: u8 = 16;

/// How many opcodes the basic encoding has: six bits.
const BASIC_COUNT: usize = 64;

macro_rules! opcodes {
    ($($code:literal $name:ident $mnemonic:literal $class:ident $unit:ident $($flag:ident)*;)*) => {
        /// An operation. Every six-bit code is one of the basic instructions. The codes above are the extension's.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        #[repr(u8)]
        pub enum Opcode {
            $(
                #[doc = concat!("`", $mnemonic, "`")]
                $name = $code,
            )*
        }

        impl Opcode {
            /// Every opcode, in the order of its code: first the 64 basic ones, then the extension's.
            pub const ALL: [Opcode; Opcode::COUNT] = [$(Opcode::$name),*];
            /// How many opcodes there are. Codes are dense, so a code is an index below it.
            pub const COUNT: usize = [$($code),*].len();
        }

        /// The rows, indexed by code.
        const TABLE: [OpcodeInfo; Opcode::COUNT] = [$(
            OpcodeInfo {
                opcode: Opcode::$name,
                code: $code,
                mnemonic: $mnemonic,
                class: OperandClass::$class,
                unit: ExecutionUnit::$unit,
                privileged: (0 $(| $flag)*) & PRIVILEGED != 0,
                divergence_checked: (0 $(| $flag)*) & DIVERGENCE != 0,
                acts_without_lanes: (0 $(| $flag)*) & MASKLESS != 0,
                destination_is_remote: (0 $(| $flag)*) & REMOTE != 0,
                compares_floats: (0 $(| $flag)*) & FLOATS != 0,
            }
        ),*];
    };
}

opcodes! {
//  code  name      mnemonic    operands     unit         flags
    0x00  Nop       "nop"       None         Alu          ;
    0x01  Di        "di"        None         System       PRIVILEGED;
    0x02  Ei        "ei"        None         System       PRIVILEGED;
    0x03  Tlbadd    "tlbadd"    ThreeRegSrc  System       PRIVILEGED;
    0x04  Tlbflush  "tlbflush"  None         System       PRIVILEGED;
    0x05  Neg       "neg"       TwoReg       Alu          ;
    0x06  Not       "not"       TwoReg       Alu          ;
    0x07  And       "and"       ThreeReg     Alu          ;
    0x08  Or        "or"        ThreeReg     Alu          ;
    0x09  Xor       "xor"       ThreeReg     Alu          ;
    0x0a  Add       "add"       ThreeReg     Alu          ;
    0x0b  Sub       "sub"       ThreeReg     Alu          ;
    0x0c  Mul       "mul"       ThreeReg     Multiply     ;
    0x0d  Div       "div"       ThreeReg     Divide       ;
    0x0e  Mod       "mod"       ThreeReg     Divide       ;
    0x0f  Shl       "shl"       ThreeReg     Alu          ;
    0x10  Shr       "shr"       ThreeReg     Alu          ;
    0x11  Andi      "andi"      ThreeImm     Alu          ;
    0x12  Ori       "ori"       ThreeImm     Alu          ;
    0x13  Xori      "xori"      ThreeImm     Alu          ;
    0x14  Addi      "addi"      ThreeImm     Alu          ;
    0x15  Subi      "subi"      ThreeImm     Alu          ;
    0x16  Muli      "muli"      ThreeImm     Multiply     ;
    0x17  Divi      "divi"      ThreeImm     Divide       ;
    0x18  Modi      "modi"      ThreeImm     Divide       ;
    0x19  Shli      "shli"      ThreeImm     Alu          ;
    0x1a  Shri      "shri"      ThreeImm     Alu          ;
    0x1b  Jali      "jali"      TwoImm       Branch       DIVERGENCE;
    0x1c  Jalr      "jalr"      TwoReg       Branch       DIVERGENCE;
    0x1d  Jmpi      "jmpi"      OneImm       Branch       DIVERGENCE;
    0x1e  Jmpr      "jmpr"      OneReg       Branch       DIVERGENCE;
    0x1f  Clone     "clone"     OneReg       Clone        DIVERGENCE;
    0x20  Jalis     "jalis"     ThreeImm     Branch       DIVERGENCE;
    0x21  Jalrs     "jalrs"     ThreeReg     Branch       DIVERGENCE;
    0x22  Jmprt     "jmprt"     OneReg       Branch       DIVERGENCE;
    0x23  Ld        "ld"        ThreeImm     LoadStore    ;
    0x24  St        "st"        ThreeImmSrc  LoadStore    ;
    0x25  Ldi       "ldi"       TwoImm       Alu          ;
    0x26  Rtop      "rtop"      PredReg      Predicate    ;
    0x27  Andp      "andp"      ThreePred    Predicate    ;
    0x28  Orp       "orp"       ThreePred    Predicate    ;
    0x29  Xorp      "xorp"      ThreePred    Predicate    ;
    0x2a  Notp      "notp"      TwoPred      Predicate    ;
    0x2b  Isneg     "isneg"     PredReg      Predicate    ;
    0x2c  Iszero    "iszero"    PredReg      Predicate    ;
    0x2d  Halt      "halt"      None         WarpControl  ;
    0x2e  Trap      "trap"      None         System       DIVERGENCE;
    0x2f  Jmpru     "jmpru"     OneReg       Branch       PRIVILEGED DIVERGENCE;
    0x30  Skep      "skep"      OneReg       System       PRIVILEGED;
    0x31  Reti      "reti"      None         System       PRIVILEGED DIVERGENCE;
    0x32  Tlbrm     "tlbrm"     OneReg       System       PRIVILEGED;
    0x33  Itof      "itof"      TwoReg       Float        ;
    0x34  Ftoi      "ftoi"      TwoReg       Float        ;
    0x35  Fadd      "fadd"      ThreeReg     Float        ;
    0x36  Fsub      "fsub"      ThreeReg     Float        ;
    0x37  Fmul      "fmul"      ThreeReg     Float        ;
    0x38  Fdiv      "fdiv"      ThreeReg     Float        ;
    0x39  Fneg      "fneg"      TwoReg       Float        ;
    0x3a  Wspawn    "wspawn"    ThreeReg     WarpControl  REMOTE;
    0x3b  Split     "split"     None         Divergence   MASKLESS;
    0x3c  Join      "join"      None         Divergence   MASKLESS;
    0x3d  Bar       "bar"       TwoRegSrc    Barrier      ;
    0x3e  Hwid      "hwid"      TwoImm       Alu          ;
    0x3f  Splitl    "splitl"    None         Divergence   MASKLESS;

//  the extension
    0x40  Eq        "eq"        PredRegReg   Predicate    ;
    0x41  Ne        "ne"        PredRegReg   Predicate    ;
    0x42  Lt        "lt"        PredRegReg   Predicate    ;
    0x43  Ge        "ge"        PredRegReg   Predicate    ;
    0x44  Ltu       "ltu"       PredRegReg   Predicate    ;
    0x45  Geu       "geu"       PredRegReg   Predicate    ;
    0x46  Eqi       "eqi"       PredShort    Predicate    ;
    0x47  Nei       "nei"       PredShort    Predicate    ;
    0x48  Lti       "lti"       PredShort    Predicate    ;
    0x49  Gei       "gei"       PredShort    Predicate    ;
    0x4a  Ltui      "ltui"      PredShort    Predicate    ;
    0x4b  Geui      "geui"      PredShort    Predicate    ;
    0x4c  Sra       "sra"       ThreeReg     Alu          ;
    0x4d  Srai      "srai"      ThreeShort   Alu          ;
    0x4e  Mulhu     "mulhu"     ThreeReg     Multiply     ;
    0x4f  Ldb       "ldb"       ThreeShort   LoadStore    ;
    0x50  Ldbu      "ldbu"      ThreeShort   LoadStore    ;
    0x51  Ldh       "ldh"       ThreeShort   LoadStore    ;
    0x52  Ldhu      "ldhu"      ThreeShort   LoadStore    ;
    0x53  Ldw       "ldw"       ThreeShort   LoadStore    ;
    0x54  Ldwu      "ldwu"      ThreeShort   LoadStore    ;
    0x55  Stb       "stb"       ShortSrc     LoadStore    ;
    0x56  Sth       "sth"       ShortSrc     LoadStore    ;
    0x57  Stw       "stw"       ShortSrc     LoadStore    ;
    0x58  Feq       "feq"       PredRegReg   Predicate    FLOATS;
    0x59  Flt       "flt"       PredRegReg   Predicate    FLOATS;
    0x5a  Fle       "fle"       PredRegReg   Predicate    FLOATS;
    0x5b  Fence     "fence"     None         System       ;
    0x5c  Aswap     "aswap"     ThreeReg     LoadStore    ;
    0x5d  Aadd      "aadd"      ThreeReg     LoadStore    ;
    0x5e  Aand      "aand"      ThreeReg     LoadStore    ;
    0x5f  Aor       "aor"       ThreeReg     LoadStore    ;
    0x60  Axor      "axor"      ThreeReg     LoadStore    ;
    0x61  Amin      "amin"      ThreeReg     LoadStore    ;
    0x62  Amax      "amax"      ThreeReg     LoadStore    ;
    0x63  Aminu     "aminu"     ThreeReg     LoadStore    ;
    0x64  Amaxu     "amaxu"     ThreeReg     LoadStore    ;
    0x65  Acas      "acas"      ThreeReg     LoadStore    ;
    0x66  Ring      "ring"      OneReg       System       ;

//  own instructions
    0x67  Custom0   "custom0"   ThreeReg     Custom       ;
    0x68  Custom1   "custom1"   ThreeReg     Custom       ;
    0x69  Custom2   "custom2"   ThreeReg     Custom       ;
    0x6a  Custom3   "custom3"   ThreeReg     Custom       ;
    0x6b  Custom4   "custom4"   ThreeReg     Custom       ;
    0x6c  Custom5   "custom5"   ThreeReg     Custom       ;
    0x6d  Custom6   "custom6"   ThreeReg     Custom       ;
    0x6e  Custom7   "custom7"   ThreeReg     Custom       ;
}

const fn rows_are_dense_and_ordered(table: &[OpcodeInfo]) -> bool {
    let mut row = 0;
    while row < table.len() {
        if table[row].code as usize != row || table[row].opcode as usize != row {
            return false;
        }
        row += 1;
    }
    true
}

const _: () = assert!(rows_are_dense_and_ordered(&TABLE));
const _: () = assert!(Opcode::COUNT - BASIC_COUNT < 1 << FUNCTION_BITS);

/// A number that is no opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:#04x} is not an opcode: the last is {last:#04x}", last = Opcode::COUNT - 1)]
pub struct NotAnOpcode(pub u8);

/// A text that is no mnemonic.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a mnemonic")]
pub struct UnknownMnemonic(pub String);

impl Opcode {
    /// The opcode's row of the table.
    pub const fn info(self) -> &'static OpcodeInfo {
        const ROWS: &[OpcodeInfo; Opcode::COUNT] = &TABLE;
        &ROWS[self as usize]
    }
    /// The code, which is the second byte of encoding `b`.
    pub const fn code(self) -> u8 {
        self as u8
    }
    /// The number of an instruction of the extension in encoding `w`, from 1; 0 of a basic instruction.
    pub const fn function(self) -> u8 {
        (self as u8 + 1).saturating_sub(BASIC_COUNT as u8)
    }
    /// The basic opcode that words of the extension have in encoding `w`: a core without the extension traps.
    pub const EXTENSION_PAGE: Opcode = Opcode::Trap;
    /// Whether it belongs to the extension (ISA section 12).
    pub const fn is_extension(self) -> bool {
        self.function() > 0
    }
    /// Whether it reads a word of memory, changes it and writes it, as one access.
    pub const fn is_atomic(self) -> bool {
        Opcode::Aswap as u8 <= self as u8 && self as u8 <= Opcode::Acas as u8
    }
    /// Which of the own instructions it is (ISA section 13); `None` of all others.
    pub const fn custom_number(self) -> Option<usize> {
        match self.unit() {
            ExecutionUnit::Custom => Some((self.function() & 7) as usize),
            _ => None,
        }
    }
    /// Whether its destination register is read, too: `acas` finds there what it compares with.
    pub const fn reads_destination(self) -> bool {
        matches!(self, Opcode::Acas)
    }
    /// How many bytes of memory a load or store of the extension reaches at most; `None` of all others, which reach a
    /// word.
    pub const fn narrow_bytes(self) -> Option<u32> {
        match self {
            Opcode::Ldb | Opcode::Ldbu | Opcode::Stb => Some(1),
            Opcode::Ldh | Opcode::Ldhu | Opcode::Sth => Some(2),
            Opcode::Ldw | Opcode::Ldwu | Opcode::Stw => Some(4),
            _ => None,
        }
    }
    /// The assembler's name.
    pub const fn mnemonic(self) -> &'static str {
        self.info().mnemonic
    }
    /// Which operands it takes.
    pub const fn class(self) -> OperandClass {
        self.info().class
    }
    /// Which unit carries it out.
    pub const fn unit(self) -> ExecutionUnit {
        self.info().unit
    }
    /// The basic opcode of the low six bits of a number.
    pub const fn from_low_bits(bits: u64) -> Opcode {
        Opcode::ALL[bits as usize % BASIC_COUNT]
    }
    /// The opcode of the extension with this number in encoding `w`; `None` of 0 and of a number that is not used.
    pub fn from_function(function: u64) -> Option<Opcode> {
        let above = usize::try_from(function.checked_sub(1)?).ok()?;
        Opcode::ALL.get(BASIC_COUNT + above).copied()
    }
}

impl TryFrom<u8> for Opcode {
    type Error = NotAnOpcode;
    fn try_from(code: u8) -> Result<Self, NotAnOpcode> {
        Opcode::ALL.get(code as usize).copied().ok_or(NotAnOpcode(code))
    }
}

impl FromStr for Opcode {
    type Err = UnknownMnemonic;
    fn from_str(mnemonic: &str) -> Result<Self, UnknownMnemonic> {
        Opcode::ALL
            .into_iter()
            .find(|opcode| opcode.mnemonic() == mnemonic)
            .ok_or_else(|| UnknownMnemonic(mnemonic.to_owned()))
    }
}

impl fmt::Display for Opcode {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.mnemonic())
    }
}
