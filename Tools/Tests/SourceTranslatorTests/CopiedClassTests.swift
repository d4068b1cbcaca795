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

  @Test("A class has the name of its superclass of another module, and classes that derive from each other end")
  func sameNames() throws {
    let text = """
      import UIKit
      class Operation: Foundation.Operation { func textFieldDidBeginEditing(_ field: UITextField) {} }
      class Button: UIKit.UIButton {}
      class UIButton: UIKit.UIButton { override func layoutSubviews() {} }
      class First: Second {}
      class Second: First {}
      """
    let translator = TargetTranslator(module: "App", files: [SourceFile(path: "Operation.swift", text: text)])
    let output = try #require(translator.outputs.first?.text)
    expect(output.contains("class Operation: Foundation.Operation"))
  }
}
