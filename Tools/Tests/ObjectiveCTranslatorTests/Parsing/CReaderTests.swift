import Testing
import TrestleExpectations

import ObjectiveCTranslator

@Suite struct CReaderTests {
  @Test("A variable of a file is declared with its value")
  func variable() {
    var reader = CReader()
    let file = reader.read(path: "a.m", text: "int x = 5;")
    expect(file.declarations, equals: [.variable(CVariable(name: "x", type: .named("int"), value: .integer("5"), line: 1))])
  }
}
