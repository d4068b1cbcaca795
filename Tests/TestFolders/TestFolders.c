#define _GNU_SOURCE
#include "TestFolders.h"
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// The variable with the folder of the process of tests, in which the folders of the programs are that it starts.
static const char marker[] = "TRESTLE_TEST_FOLDERS";
static char root[4096];
static pid_t owner;

// What the variables that name a user's folders are set to, within one set of folders.
static const struct { const char *variable, *folder; } places[] = {
  {"HOME", "home"},
  // Foundation takes the home from the list of users, unless this variable is set.
  {"CFFIXED_USER_HOME", "home"},
  {"XDG_CONFIG_HOME", "home/.config"},
  {"XDG_CACHE_HOME", "home/.cache"},
  {"XDG_DATA_HOME", "home/.local/share"},
  {"XDG_STATE_HOME", "home/.local/state"},
  {"TMPDIR", "tmp"},
};
static const char *const parents[] = {"home", "home/.local"};
enum { placeCount = sizeof places / sizeof *places, parentCount = sizeof parents / sizeof *parents };

// Makes the folders in `set`; returns whether all of them exist then.
static int makeFolders(const char *set) {
  char path[8192];
  for (int i = 0; i < parentCount + placeCount; i++) {
    const char *name = i < parentCount ? parents[i] : places[i - parentCount].folder;
    if (snprintf(path, sizeof path, "%s/%s", set, name) >= (int)sizeof path) return 0;
    mkdir(path, 0700);
    if (access(path, W_OK) != 0) return 0;
  }
  return 1;
}

static int removeEntry(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)kind, (void)place;
  remove(path);
  return 0;
}

// A forked child that ends through `exit` leaves the folders to its parent.
static void removeFolders(void) {
  if (getpid() == owner) nftw(root, removeEntry, 32, FTW_DEPTH | FTW_PHYS);
}

__attribute__((constructor)) static void enter(void) {
  // A program that a test has started has folders already.
  const char *given = getenv(marker);
  if (given) {
    snprintf(root, sizeof root, "%s", given);
    return;
  }
  const char *base = getenv("TMPDIR");
  if (!base || !*base) base = "/tmp";
  if (snprintf(root, sizeof root, "%s/trestle-test-XXXXXX", base) >= (int)sizeof root || !mkdtemp(root) || !makeFolders(root)) {
    fprintf(stderr, "tests: cannot make folders of their own in %s\n", base);
    exit(1);
  }
  owner = getpid();
  atexit(removeFolders);
  setenv(marker, root, 1);
  // The keyring of the user's desktop is not written to.
  setenv("TRESTLE_KEYRING", "off", 0);
  // The key to a display that is already there is in the user's home.
  const char *home = getenv("HOME");
  char path[8192];
  if (home && !getenv("XAUTHORITY") && snprintf(path, sizeof path, "%s/.Xauthority", home) < (int)sizeof path && access(path, R_OK) == 0) {
    setenv("XAUTHORITY", path, 1);
  }
  for (int i = 0; i < placeCount; i++) {
    snprintf(path, sizeof path, "%s/%s", root, places[i].folder);
    setenv(places[i].variable, path, 1);
  }
}

char *test_folders_make(void) {
  char set[4096 + 32];
  snprintf(set, sizeof set, "%s/program-XXXXXX", root);
  if (!mkdtemp(set) || !makeFolders(set)) return NULL;
  char *text = NULL;
  size_t size;
  FILE *stream = open_memstream(&text, &size);
  if (!stream) return NULL;
  for (int i = 0; i < placeCount; i++) fprintf(stream, "%s=%s/%s\n", places[i].variable, set, places[i].folder);
  fclose(stream);
  return text;
}
