import SourceTranslator
import Testing
import TrestleExpectations

@Suite struct CopiedClassTests {
  @Test("Extensions of a library's class are not those of a copy of the class in the application")
  func copies() throws {
    let files = [
      SourceFile(
        path: "Bar.swift",
        text: """
          import UIKit
          class Bar: UIView {}
          extension Bar { override func layoutSubviews() { super.layoutSubviews() } }
          """)
    ]
    let kit = TargetTranslator(module: "Kit", files: files)
    let alone = TargetTranslator(module: "App", files: files)
    let copy = TargetTranslator(module: "App", files: files, dependencies: [kit.index])
    let text = try #require(copy.outputs.first?.text)
    expect(text, equals: alone.outputs.first?.text)
    expect(text.components(separatedBy: "override func layoutSubviews()").count, equals: 2)
  }
}
