/// Gives a process of tests, and each program that a test starts, a home, configuration, cache, data, state and temporary folder of its own.
/// What an earlier run has left in the user's folders can then neither break a test nor make it pass, and a test leaves nothing there.
///
/// Linking this module is enough for the process itself: a constructor changes the environment before anything reads it, and the folders are
/// removed when the process ends. Every test target of the package depends on this module.

/// Makes another set of folders, within those of the process, and returns the variables that name them as `NAME=VALUE` lines.
/// The caller frees the text. Returns null if the folders cannot be made.
char *test_folders_make(void);
