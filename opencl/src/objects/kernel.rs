//! Kernels of programs, with their arguments.

use std::sync::{Arc, Mutex, Weak};

use compiler::opencl::Signature;
use opencl_sys::{cl_int, CL_INVALID_KERNEL, CL_INVALID_KERNEL_ARGS, CL_INVALID_MEM_OBJECT};

use super::{locked, Base, Buffer, Object, Part, Program, Shared, SharedPlace};
use crate::devices::Pointer;

/// An argument's value.
#[derive(Clone)]
pub enum Value {
    /// Bytes.
    Bytes(Vec<u8>),
    /// A pointer to a buffer, which the kernel does not keep.
    Buffer(Weak<Buffer>),
    /// An address in shared memory, which the kernel does not keep, and how far behind the begin of the allocation it is.
    Shared(Weak<Shared>, usize),
    /// A null pointer.
    Null,
    /// So many bytes of local memory.
    Local(usize),
}

/// What an argument points to.
pub enum Pointee {
    /// A buffer.
    Buffer(Arc<Buffer>),
    /// A place in shared memory.
    Shared(SharedPlace),
}

impl Pointee {
    fn part(&self) -> Part {
        match self {
            Self::Buffer(buffer) => buffer.part.clone(),
            Self::Shared(place) => place.rest(),
        }
    }

    /// The argument at a place of the block, for a device of the context.
    pub fn pointer(&self, place: usize, device: usize) -> Pointer {
        let part = self.part();
        Pointer { place, address: part.address_in(device), room: part.room_in(device) }
    }
}

/// The arguments of a call.
pub struct Block {
    /// The bytes, without the pointers.
    pub bytes: Vec<u8>,
    /// The places of the pointers, and what they point to.
    pub pointees: Vec<(usize, Pointee)>,
    /// The shared memory that the kernel reaches by addresses in memory.
    pub reached: Vec<Arc<Shared>>,
}

/// A kernel.
pub struct Kernel {
    base: Base,
    /// The program.
    pub program: Arc<Program>,
    /// What it takes.
    pub signature: Signature,
    /// Its arguments, as far as they are set.
    pub values: Mutex<Vec<Option<Value>>>,
    /// The shared memory that it reaches by addresses in memory.
    pub reached: Mutex<Vec<Weak<Shared>>>,
}

impl Object for Kernel {
    const INVALID: cl_int = CL_INVALID_KERNEL;

    fn base(&self) -> &Base {
        &self.base
    }
}

impl Kernel {
    /// A kernel of a program.
    pub fn new(program: &Arc<Program>, signature: &Signature) -> Arc<Self> {
        Self::with(program, signature, vec![None; signature.arguments.len()], Vec::new())
    }

    /// A kernel that is as this one is now.
    pub fn again(&self) -> Arc<Self> {
        let (values, reached) = (locked(&self.values).clone(), locked(&self.reached).clone());
        Self::with(&self.program, &self.signature, values, reached)
    }

    fn with(
        program: &Arc<Program>,
        signature: &Signature,
        values: Vec<Option<Value>>,
        reached: Vec<Weak<Shared>>,
    ) -> Arc<Self> {
        program.add_kernel();
        let (program, signature) = (program.clone(), signature.clone());
        let (values, reached) = (Mutex::new(values), Mutex::new(reached));
        super::register(|base| Self { base, program, signature, values, reached })
    }

    /// The bytes of local memory that its arguments ask for.
    pub fn local_bytes(&self) -> u64 {
        let values = locked(&self.values);
        let local = values.iter().map(|value| match value {
            Some(Value::Local(bytes)) => *bytes as u64,
            _ => 0,
        });
        local.sum()
    }

    /// The arguments as they are now.
    ///
    /// # Errors
    /// When an argument is not set, or its memory has gone away.
    pub fn block(&self) -> Result<Block, cl_int> {
        let values = locked(&self.values);
        let mut bytes = vec![0; self.signature.block_bytes as usize];
        let mut pointees = Vec::new();
        for (argument, value) in self.signature.arguments.iter().zip(values.iter()) {
            let place = argument.offset as usize;
            match value.as_ref().ok_or(CL_INVALID_KERNEL_ARGS)? {
                Value::Bytes(value) => bytes[place..place + value.len()].copy_from_slice(value),
                Value::Buffer(buffer) => {
                    let buffer = buffer.upgrade().ok_or(CL_INVALID_MEM_OBJECT)?;
                    pointees.push((place, Pointee::Buffer(buffer)));
                }
                Value::Shared(allocation, offset) => {
                    let allocation = allocation.upgrade().ok_or(CL_INVALID_KERNEL_ARGS)?;
                    pointees.push((place, Pointee::Shared(SharedPlace { allocation, offset: *offset })));
                }
                Value::Null => {}
                Value::Local(local) => put_word(&mut bytes, place, argument.bytes as usize, *local as u64),
            }
        }
        // What the host program has freed is not used any more.
        let reached = locked(&self.reached).iter().filter_map(Weak::upgrade).collect();
        Ok(Block { bytes, pointees, reached })
    }
}

/// Puts a word of a device into a block.
pub fn put_word(block: &mut [u8], place: usize, word_bytes: usize, word: u64) {
    block[place..place + word_bytes].copy_from_slice(&word.to_le_bytes()[..word_bytes]);
}

impl Drop for Kernel {
    fn drop(&mut self) {
        self.program.remove_kernel();
    }
}
