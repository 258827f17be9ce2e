//! Finds the pinned external tools, and installs those that are missing
