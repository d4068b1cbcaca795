import Testing
import TrestleExpectations

import XcodeProject

@Suite struct FilePathTests {
  @Test(
    "Paths are joined and normalised",
    arguments: [
      ("/a", "b", "/a/b"), ("/a/b", "../c", "/a/c"), ("/a", "/b", "/b"), ("/a", "", "/a"), ("/", "../x", "/x"), ("a", "./b//c", "a/b/c"),
    ])
  func join(folder: String, path: String, result: String) { expect(FilePath.join(folder, path), equals: result) }

  @Test("Parts of a path")
  func parts() {
    expect(FilePath.suffix(of: "/a/B.Swift"), equals: "swift")
    expect(FilePath.suffix(of: "/a.b/.hidden"), equals: "")
    expect(FilePath.stem(of: "/a/b.c.d"), equals: "b.c")
    expect(FilePath.parent(of: "/a"), equals: "/")
    expect(FilePath.relative("/a/b/c", to: "/a"), equals: "b/c")
    expect(FilePath.relative("/ab", to: "/a"), equals: "/ab")
  }
}
