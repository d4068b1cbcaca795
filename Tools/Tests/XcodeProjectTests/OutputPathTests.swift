import Testing
import TrestleExpectations

import XcodeProject

@Suite struct OutputPathTests {
  @Test(
    "A harmless name is one part of a path unchanged",
    arguments: ["App", "My App", "é", "e\u{301}", "-x", ".hidden", "...", "a.b", "Ａpp", "🧭", "a\"b", "$HOME"])
  func harmless(name: String) {
    expect(OutputPath.component(name).utf8.elementsEqual(name.utf8))
    expect(OutputPath.relative(name).utf8.elementsEqual(name.utf8))
  }

  @Test(
    "Any other name becomes one part of a path that is neither the folder nor above it",
    arguments: [
      ("../../x/d", "d"), ("/tmp/d", "d"), ("..", "_"), (".", "_"), ("", "_"), ("/", "_"), ("a/..", "a"), ("x/\u{301}/../../d", "d"),
      ("a\nb", "a_b"), ("a\r\nb", "a__b"), ("a\u{0}b", "a_b"), (".trestle-files", "_"), ("a/.trestle-files", "a"),
    ])
  func hostile(name: String, wanted: String) {
    expect(OutputPath.component(name), equals: wanted)
  }

  @Test(
    "A path with several parts stays in the folder",
    arguments: [
      ("a/b", "a/b"), ("a/../b", "b"), ("../../a", "a"), ("/a//b/", "a/b"), ("a/../../..", "_"), ("./a/.", "a"), ("", "_"),
      ("\u{301}/../../../a", "a"), ("a/.trestle-files", "a/_"),
    ])
  func relative(path: String, wanted: String) {
    expect(OutputPath.relative(path), equals: wanted)
    expect(OutputPath.isInside(OutputPath.relative(path)))
  }

  @Test("Long names remain different, and every result of random bytes is inside")
  func random() {
    let long = String(repeating: "n", count: 400)
    expect(OutputPath.component(long + "a") != OutputPath.component(long + "b"))
    var state: UInt64 = 7
    let parts = ["..", ".", "/", "a", "\u{301}", "\u{0}", "\n", "\r\n", " ", "é", long, ".trestle-files"]
    for _ in 0..<20_000 {
      var name = ""
      for _ in 0..<Int(state >> 60) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        name += parts[Int(state >> 33) % parts.count]
      }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      expect(OutputPath.isInside(OutputPath.component(name)) && !OutputPath.component(name).utf8.contains(UInt8(ascii: "/")))
      expect(OutputPath.isInside(OutputPath.relative(name)))
      expect(OutputPath.component(name).utf8.count, below: 200)
    }
  }

  @Test(
    "Paths that lead out are known by their bytes", arguments: ["", "/a", "a/", "a//b", "..", "a/../b", "./a", "../\u{301}b", "a\u{0}"])
  func outside(path: String) { expect(!OutputPath.isInside(path)) }
}
