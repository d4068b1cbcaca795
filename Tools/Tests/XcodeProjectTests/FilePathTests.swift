import Testing

import XcodeProject

@Suite struct FilePathTests {
  @Test(
    "Paths are joined and normalised",
    arguments: [
      ("/a", "b", "/a/b"), ("/a/b", "../c", "/a/c"), ("/a", "/b", "/b"), ("/a", "", "/a"), ("/", "../x", "/x"), ("a", "./b//c", "a/b/c"),
    ])
  func join(folder: String, path: String, result: String) { #expect(FilePath.join(folder, path) == result) }

  @Test("Parts of a path")
  func parts() {
    #expect(FilePath.suffix(of: "/a/B.Swift") == "swift")
    #expect(FilePath.suffix(of: "/a.b/.hidden") == "")
    #expect(FilePath.stem(of: "/a/b.c.d") == "b.c")
    #expect(FilePath.parent(of: "/a") == "/")
    #expect(FilePath.relative("/a/b/c", to: "/a") == "b/c")
    #expect(FilePath.relative("/ab", to: "/a") == "/ab")
  }
}
