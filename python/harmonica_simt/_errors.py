"""The exceptions of the module. Each message names place, cause and remedy, as the command's do."""


class Error(Exception):
    """Whatever Harmonica refuses or finds."""

    __module__ = "harmonica_simt"


class ConfigurationError(Error, ValueError):
    """There is no such core: an option is unknown, out of its range, or needs another one."""

    __module__ = "harmonica_simt"


class SourceError(Error, ValueError):
    """Assembly or C is refused; the message has the lines in question."""

    __module__ = "harmonica_simt"


class ProgramError(Error, ValueError):
    """A program is for another core, or does not fit it."""

    __module__ = "harmonica_simt"


class ArgumentError(Error, ValueError):
    """An argument is not what a function takes: an array's type or shape, an address, a number out of its range."""

    __module__ = "harmonica_simt"


class ToolError(Error):
    """A tool is missing or fails: clang, Verilator, a C++ compiler. The message says what to install."""

    __module__ = "harmonica_simt"


class Mismatch(Error, AssertionError):
    """Hardware and golden model differ; the message is the report."""

    __module__ = "harmonica_simt"


class Standstill(Error, AssertionError):
    """A program hangs or does not end in lock step; the message says what each warp waits for."""

    __module__ = "harmonica_simt"
