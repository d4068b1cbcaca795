import Testing
import TrestleExpectations

import ProjectImport

@Suite struct CompilerMessagesTests {
  private func shown(_ text: String) -> [String] {
    var messages = CompilerMessages()
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).filter { messages.kind(of: $0) == .message }
  }

  @Test("A message that is repeated is shown once, with its source")
  func repetition() {
    let message = "/p/A.swift:3:1: error: no\n1 | a\n3 | b\n  | `- error: no\n"
    let lines = ["/p/A.swift:3:1: error: no", "1 | a", "3 | b", "  | `- error: no", "error: link"]
    expect(shown(message + message + "error: link\n"), equals: lines)
  }

  @Test("Fatal errors of C, and packages that the package manager does not build, are errors with a place")
  func places() {
    let places = ["/p/A.m:3:9: fatal error: 'A.h' file not found", "error: 'kit': target 'Kit' is mixed"].map(CompilerMessages.placeOfError)
    expect(places.map { $0?.path }, equals: ["/p/A.m", "kit"])
    expect(places.map { $0?.message }, equals: ["'A.h' file not found", "target 'Kit' is mixed"])
    expect(CompilerMessages.placeOfError(in: "error: link command failed") == nil)
  }

  @Test("A function in C that the linker does not find has a name and the places that call it; names of Swift and C++ do not")
  func undefined() {
    let lines = [
      "ld.lld: error: undefined symbol: core_count", "App.o: undefined reference to `core_count'",
      "ld.lld: error: undefined symbol: $s4Core5CountV",
      "ld.lld: error: undefined symbol: core::count()", "ld.lld: error: undefined symbol: main",
      "ld.lld: error: undefined symbol: swift_core",
    ]
    expect(lines.map(CompilerMessages.undefinedFunction), equals: ["core_count", "core_count", nil, nil, nil, nil])
    let place = CompilerMessages.placeOfUse(in: ">>> referenced by Use.swift:12 (/p/Kit Core/Use.swift:12)")
    expect(place?.path, equals: "/p/Kit Core/Use.swift")
    expect(place?.line, equals: 12)
    expect(CompilerMessages.placeOfUse(in: ">>> referenced by Use.swift") == nil)
  }

  @Test("The warning about the name of main.swift is not shown")
  func mainFile() {
    let text = """
      [1/2] Compiling
      /p/.trestle/Sources/A/main.swift:1:23: warning: '#sourceLocation' directive produces '#fileID' string of 'A/main.swift', which
      1 | #sourceLocation(file: "App/main.swift", line: 1)
        |                       `- note: change file
      2 | import UIKit
      [2/2] Linking
      Build complete!
      warning: something else
      """
    expect(shown(text), equals: ["warning: something else"])
    var messages = CompilerMessages()
    expect(messages.kind(of: "[1/2] Compiling"), equals: .progress)
  }

  @Test("An error of the package manager after the deprecation of a manifest is a message", arguments: ["error: ", "warning: "])
  func packageManager(_ kind: String) {
    expect(CompilerMessages.isBeginning(kind + "multiple packages declare targets with a conflicting name"))
    expect(CompilerMessages.isBeginning("[#DeprecatedDeclaration]: <https://example.org>"))
    expect(!CompilerMessages.isBeginning("  9 |     products: ["))
  }
}
