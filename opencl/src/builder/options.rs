//! The options of a build, as host programs write them.

use std::path::PathBuf;

use compiler::opencl::{STANDARD, STANDARDS};

/// What the options ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Clang's optimization level.
    pub optimization: u8,
    /// Folders for `#include`.
    pub include: Vec<PathBuf>,
    /// Macros.
    pub defines: Vec<String>,
    /// The version of OpenCL C.
    pub standard: String,
    /// What clang is asked for beside that.
    pub clang: Vec<String>,
}

/// What is wrong with the options.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// There is no such option.
    #[error("there is no option {0}; OpenCL's options are -D, -I, -w, -Werror and those that begin with -cl-")]
    Unknown(String),
    /// An option lacks what belongs to it.
    #[error("{0} needs a value behind it")]
    Lacks(String),
    /// There is no such version.
    #[error("-cl-std={0}: there is no such version; take one of CL1.2, CL2.0 and CL3.0")]
    Standard(String),
}

/// Options that ask for less exact results, or for what is so anyway.
const WITHOUT_EFFECT: [&str; 14] = [
    "-cl-denorms-are-zero",
    "-cl-fp32-correctly-rounded-divide-sqrt",
    "-cl-strict-aliasing",
    "-cl-mad-enable",
    "-cl-no-signed-zeros",
    "-cl-unsafe-math-optimizations",
    "-cl-finite-math-only",
    "-cl-uniform-work-group-size",
    "-cl-no-subgroup-ifp",
    "-cl-kernel-arg-info",
    "-cl-nv-verbose",
    "-cl-intel-greater-than-4GB-buffer-required",
    "-g",
    "-O3",
];

impl Default for Options {
    fn default() -> Self {
        Self {
            optimization: 2,
            include: Vec::new(),
            defines: Vec::new(),
            standard: STANDARD.to_owned(),
            // Host programs may ask for names at any time.
            clang: vec!["-cl-kernel-arg-info".to_owned()],
        }
    }
}

impl Options {
    /// The options of a text.
    ///
    /// # Errors
    /// When one is unknown, or wrong.
    pub fn of(text: &str) -> Result<Self, OptionsError> {
        let mut options = Self::default();
        let mut words = words(text).into_iter();
        while let Some(word) = words.next() {
            let mut value = |option: &str, rest: &str| match rest {
                "" => words.next().ok_or_else(|| OptionsError::Lacks(option.to_owned())),
                rest => Ok(rest.to_owned()),
            };
            if let Some(rest) = word.strip_prefix("-D") {
                options.defines.push(value("-D", rest)?);
            } else if let Some(rest) = word.strip_prefix("-I") {
                options.include.push(PathBuf::from(value("-I", rest)?));
            } else if let Some(standard) = word.strip_prefix("-cl-std=") {
                options.standard = version(standard)?;
            } else if !WITHOUT_EFFECT.contains(&word.as_str()) {
                options.other(word)?;
            }
        }
        Ok(options)
    }

    /// These options for a device that has no doubles.
    pub fn without_doubles(mut self) -> Self {
        self.clang.extend(["-Xclang", "-cl-ext=-cl_khr_fp64,-__opencl_c_fp64"].map(str::to_owned));
        self
    }

    fn other(&mut self, word: String) -> Result<(), OptionsError> {
        match word.as_str() {
            "-cl-opt-disable" => self.optimization = 0,
            "-cl-fast-relaxed-math" => self.defines.push("__FAST_RELAXED_MATH__=1".to_owned()),
            "-w" | "-Werror" | "-cl-single-precision-constant" => self.clang.push(word),
            _ => return Err(OptionsError::Unknown(word)),
        }
        Ok(())
    }
}

/// The version of OpenCL C for the one that is asked for: 1.0 and 1.1 are parts of 1.2.
fn version(standard: &str) -> Result<String, OptionsError> {
    match standard {
        "CL1.0" | "CL1.1" => Ok("CL1.2".to_owned()),
        known if STANDARDS.contains(&known) => Ok(known.to_owned()),
        unknown => Err(OptionsError::Standard(unknown.to_owned())),
    }
}

/// Whether the options of a link ask for a library.
///
/// # Errors
/// When one is unknown.
pub fn is_library(text: &str) -> Result<bool, OptionsError> {
    let mut is_library = false;
    for word in words(text) {
        match word.as_str() {
            "-create-library" => is_library = true,
            "-enable-link-options" | "-cl-fast-relaxed-math" => {}
            known if WITHOUT_EFFECT.contains(&known) => {}
            _ => return Err(OptionsError::Unknown(word)),
        }
    }
    Ok(is_library)
}

/// The words of a text: blanks are between them, unless they are quoted or have a backslash in front.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match (character, quote) {
            ('\\', None | Some('"')) => word.get_or_insert_default().extend(characters.next()),
            ('"' | '\'', None) => {
                word.get_or_insert_default();
                quote = Some(character);
            }
            (_, Some(open)) if character == open => quote = None,
            (_, None) if character.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_words_with_values_beside_or_behind_them() {
        let options = Options::of("-D A=1 -DB=\"x y\" -I /a\\ b -I\"/c d\" -cl-mad-enable -cl-std=CL1.1 -w").unwrap();
        assert_eq!(options.defines, ["A=1", "B=x y"]);
        assert_eq!(options.include, [PathBuf::from("/a b"), PathBuf::from("/c d")]);
        assert_eq!(options.standard, "CL1.2");
        assert_eq!(options.clang, ["-cl-kernel-arg-info", "-w"]);
        assert_eq!(Options::of("-cl-opt-disable").unwrap().optimization, 0);
    }

    #[test]
    fn wrong_options_are_refused() {
        assert_eq!(Options::of("-funroll"), Err(OptionsError::Unknown("-funroll".to_owned())));
        assert_eq!(Options::of("-w -D"), Err(OptionsError::Lacks("-D".to_owned())));
        assert_eq!(Options::of("-cl-std=CL9"), Err(OptionsError::Standard("CL9".to_owned())));
        assert_eq!(is_library("-create-library"), Ok(true));
        assert_eq!(is_library("-x"), Err(OptionsError::Unknown("-x".to_owned())));
    }
}
