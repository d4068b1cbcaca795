import Foundation
import Testing
import TrestleExpectations

import XcodeProject

@Suite struct PropertyListParserTests {
  private func parse(_ text: String) throws -> PropertyListValue { try PropertyListParser.parse(Data(text.utf8), path: "p") }

  @Test("Values keep the line on which they begin")
  func lines() throws {
    let list = try parse("// !$*UTF8*$!\n{\n  a = b;\n  /* c\n */ d = ( x, y, );\n  e = { f = <0a 0B>; };\n}\n")
    expect(list["a"]?.string, equals: "b")
    expect(list["d"]?.strings, equals: ["x", "y"])
    expect(list["d"]?.line, equals: 5)
    expect(list["e"]?["f"]?.line, equals: 6)
    guard case .data(let bytes, _) = list["e"]?["f"] else { return expect(Bool(false)) }
    expect(bytes, equals: [10, 11])
  }

  @Test("Escape sequences are resolved")
  func escapes() throws {
    let list = try parse(#"{ a = "q\"\n\t\\\101\U00e4\Ud83d\Ude00"; }"#)
    expect(list["a"]?.string, equals: "q\"\n\t\\A\u{e4}\u{1F600}")
  }

  @Test(
    "Damage is reported with its line",
    arguments: [
      ("{\n a = b\n c = d; }", 3), ("{\n a = ( b, c;\n }", 2), ("{ a = \"x\n\n", 1), ("{\n\n a = ä; }", 3), ("{\n/* no end\n", 2),
      ("{\n a = <0g>; }", 2), ("", 1), ("{\n a", 2),
    ])
  func errors(text: String, line: Int) {
    #expect { try parse(text) } throws: { ($0 as? ProjectError)?.line == line }
  }

  @Test("Nesting is limited")
  func nesting() {
    #expect(throws: ProjectError.self) { try parse(String(repeating: "(", count: 100_000)) }
  }

  @Test("XML lists are read")
  func xml() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>a</key><array><string>b</string><true/></array></dict></plist>
      """
    try expect(parse(text)["a"]?.strings, equals: ["b", "YES"])
  }
}
