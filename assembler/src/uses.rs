//! The `// uses: lib/console.s` lines with which a source names the sources it is linked with.
//!
//! Reading those files is the caller's business; every caller finds the lines here.

/// The names in the `// uses:` lines of a source's opening comment, in order. Bytes that are no text name nothing.
///
/// ```
/// let source = b"// Prints a number.\n// uses: lib/console.s lib/memory.s\n\n    ldi %r0, #1\n// uses: not/here.s";
/// assert_eq!(assembler::used_sources(source), ["lib/console.s", "lib/memory.s"]);
/// ```
pub fn used_sources(source: &[u8]) -> Vec<&str> {
    source
        .split(|&byte| byte == b'\n')
        .map_while(|line| {
            std::str::from_utf8(line)
                .ok()?
                .trim_start()
                .strip_prefix("//")
        })
        .filter_map(|comment| comment.trim_start().strip_prefix("uses:"))
        .flat_map(str::split_whitespace)
        .collect()
}
