//! What the page calls. A question and its answer go through a letter box: the page has room made, writes the question
//! there, and reads the answer from there. Nothing here dereferences an address.

#![allow(unsafe_code, reason = "a name that the page finds counts as unsafe; no block here is")]

use std::cell::RefCell;

use crate::Playground;

#[derive(Default)]
struct Shell {
    playground: Playground,
    letter_box: Vec<u8>,
}

thread_local! {
    static SHELL: RefCell<Shell> = RefCell::default();
}

/// Makes room for a question of so many bytes, and says where.
#[no_mangle]
extern "C" fn room(bytes: usize) -> *const u8 {
    SHELL.with_borrow_mut(|shell| {
        shell.letter_box = vec![0; bytes];
        shell.letter_box.as_ptr()
    })
}

/// Answers the question in the letter box. Gives how many bytes the answer has.
#[no_mangle]
extern "C" fn answer() -> usize {
    SHELL.with_borrow_mut(|shell| {
        let question = String::from_utf8_lossy(&shell.letter_box).into_owned();
        shell.letter_box = shell.playground.answer(&question).into_bytes();
        shell.letter_box.len()
    })
}

/// Where the answer is.
#[no_mangle]
extern "C" fn place() -> *const u8 {
    SHELL.with_borrow(|shell| shell.letter_box.as_ptr())
}
