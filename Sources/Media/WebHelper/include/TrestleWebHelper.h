#ifndef TRESTLE_WEB_HELPER_H
#define TRESTLE_WEB_HELPER_H

/// Returns the path of the file that has this code: a program that links WebKit, or a shared library of it. A program that is started with
/// `TRESTLE_WEB_HELPER` in its environment shows web pages on file descriptor 3 instead of running its own code.
const char *trestle_web_helper_path(void);

/// Starts a program with a file as descriptor 3 and no other but the standard ones; returns its number, or -1.
int trestle_web_spawn(const char *path, char *const *arguments, char *const *variables, int descriptor, _Bool isQuiet);

/// Returns a file in memory, or -1.
int trestle_web_memory(void);

#endif
