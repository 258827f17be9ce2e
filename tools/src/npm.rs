//! Packages of npm without npm: pinned archives from its registry, fetched and checked by Python, and esbuild, a
//! bundler that is one static program.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::finder::{last_lines, Finder};
use crate::install::{Package, Wanted};
use crate::ToolError;

/// An archive of the registry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Archive {
    name: String,
    version: String,
    url: String,
    /// `sha512-` and the digest in base64, as in `package-lock.json`.
    integrity: String,
}

/// The scope of esbuild's programs, one package a machine.
const ESBUILD: &str = "@esbuild/";

/// Fetches archives into `node_modules`; refuses one whose digest is another, and files outside of its folder.
const FETCH: &str = r#"
import base64, hashlib, io, json, pathlib, sys, tarfile, urllib.request
into = pathlib.Path(sys.argv[1])
for name, url, integrity in json.loads(sys.argv[2]):
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            content = answer.read()
    except OSError as error:
        sys.exit(f"{url}: {error}")
    digest = "sha512-" + base64.b64encode(hashlib.sha512(content).digest()).decode()
    if digest != integrity:
        sys.exit(f"{url} has the digest {digest}, but package-lock.json says {integrity}")
    with tarfile.open(fileobj=io.BytesIO(content), mode="r:gz") as archive:
        for member in archive:
            parts = pathlib.PurePosixPath(member.name).parts[1:]
            if not member.isfile() or not parts or ".." in parts:
                continue
            path = into.joinpath("node_modules", name, *parts)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(archive.extractfile(member).read())
            path.chmod(0o755 if member.mode & 0o100 else 0o644)
"#;

/// An esbuild, and the packages that it finds.
#[derive(Clone, Debug)]
pub struct Bundler {
    program: PathBuf,
    modules: PathBuf,
}

impl Bundler {
    /// Bundles the scripts and styles of an entry into `FOLDER/NAME.js` and `FOLDER/NAME.css`, with NAME that of the
    /// entry.
    ///
    /// # Errors
    /// What esbuild says of the sources.
    pub fn bundle(&self, entry: &Path, folder: &Path) -> Result<(), ToolError> {
        let broken = |why: String| ToolError::Broken {
            program: self.program.clone(),
            why,
            remedy: "mend the sources of the page".to_owned(),
        };
        let output = Finder::from_environment()
            .command(&self.program)
            .arg(entry)
            .arg(format!("--outdir={}", folder.display()))
            .args(["--bundle", "--minify", "--format=iife", "--target=es2022"])
            .args(["--charset=utf8", "--log-level=warning"])
            .env("NODE_PATH", &self.modules)
            .output()
            .map_err(|error| broken(error.to_string()))?;
        match output.status.success() {
            true => Ok(()),
            false => Err(broken(last_lines(&output))),
        }
    }
}

/// The archives of a `package-lock.json` that this machine needs: all but other machines' programs.
fn archives(lock: &str, machine: &str) -> Result<Vec<Archive>, String> {
    let lock: Value = serde_json::from_str(lock).map_err(|error| error.to_string())?;
    let packages = lock["packages"].as_object().ok_or("it has no packages")?;
    let mut archives = Vec::new();
    for (place, about) in packages {
        let Some(name) = place.strip_prefix("node_modules/") else {
            continue;
        };
        let is_other = name.strip_prefix(ESBUILD).is_some_and(|other| other != machine);
        if is_other {
            continue;
        }
        let text = |key: &str| {
            let found = about[key].as_str().map(str::to_owned);
            found.ok_or_else(|| format!("{name} has no `{key}`"))
        };
        archives.push(Archive {
            name: name.to_owned(),
            version: text("version")?,
            url: text("resolved")?,
            integrity: text("integrity")?,
        });
    }
    Ok(archives)
}

/// This machine in esbuild's words.
fn machine() -> String {
    let system = match std::env::consts::OS {
        "macos" => "darwin",
        other => other,
    };
    let processor = match std::env::consts::ARCH {
        "x86_64" => "x64",
        "aarch64" => "arm64",
        other => other,
    };
    format!("{system}-{processor}")
}

/// Fetches them into a folder.
pub(crate) fn fetch(finder: &Finder, archives: &[Archive], into: &Path) -> Result<(), String> {
    let python = finder.program("python3").ok_or("no python3 on PATH")?;
    let list: Vec<_> = archives.iter().map(|one| [&one.name, &one.url, &one.integrity]).collect();
    let list = serde_json::to_string(&list).map_err(|error| error.to_string())?;
    let mut command = finder.command(&python);
    command.args(["-c", FETCH]).arg(into).arg(list);
    let output = command.output().map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(()),
        false => Err(last_lines(&output)),
    }
}

impl Finder {
    /// See [`crate::bundler`].
    pub(crate) fn bundler(&self, lock: &str) -> Result<Bundler, ToolError> {
        let machine = machine();
        let broken = |why: String| ToolError::Broken {
            program: PathBuf::from("package-lock.json"),
            why,
            remedy: "have npm write it anew".to_owned(),
        };
        let archives = archives(lock, &machine).map_err(broken)?;
        let short = |one: &Archive| {
            let name = one.name.rsplit('/').next().unwrap_or(&one.name);
            format!("{name}-{}", one.version)
        };
        let names: Vec<_> = archives.iter().map(short).collect();
        let wanted = Wanted {
            tool: "esbuild".to_owned(),
            folder: format!("npm-{}", names.join("-")),
            packages: vec![Package::Npm(archives)],
            found: "it is not looked for on PATH".to_owned(),
            remedy: format!(
                "have python3 and a network, so that esbuild for {machine} can be installed into {}",
                self.tools_directory().display()
            ),
        };
        let folder = wanted.ensure(self)?;
        let modules = folder.join("node_modules");
        let program = modules.join(format!("{ESBUILD}{machine}/bin/esbuild"));
        match program.is_file() {
            true => Ok(Bundler { program, modules }),
            false => Err(wanted.missing(format!("there is none for {machine}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"{"packages": {
        "": {"name": "page"},
        "node_modules/@esbuild/linux-x64": {"version": "1", "resolved": "u1", "integrity": "sha512-a"},
        "node_modules/@esbuild/linux-arm64": {"version": "1", "resolved": "u2", "integrity": "sha512-b"},
        "node_modules/uplot": {"version": "2", "resolved": "u3", "integrity": "sha512-c"}
    }}"#;

    #[test]
    fn a_lock_gives_the_programs_of_this_machine_alone() {
        let all = archives(LOCK, "linux-x64").unwrap();
        let names: Vec<_> = all.iter().map(|one| one.name.as_str()).collect();
        assert_eq!(names, ["@esbuild/linux-x64", "uplot"]);
        assert_eq!(all[1].integrity, "sha512-c");
        assert!(archives("{}", "linux-x64").is_err());
        let without = r#"{"packages": {"node_modules/uplot": {"version": "2"}}}"#;
        assert_eq!(archives(without, "linux-x64").unwrap_err(), "uplot has no `resolved`");
    }

    #[test]
    fn an_archive_with_another_digest_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("archive.tgz");
        std::fs::write(&path, b"not what was pinned").unwrap();
        let archive = Archive {
            name: "one".to_owned(),
            version: "1".to_owned(),
            url: format!("file://{}", path.display()),
            integrity: "sha512-AAAA".to_owned(),
        };
        let refused = fetch(&Finder::from_environment(), &[archive], folder.path());
        let why = refused.unwrap_err();
        assert!(why.contains("but package-lock.json says sha512-AAAA"), "{why}");
        assert!(!folder.path().join("node_modules").exists());
    }
}
