import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Smart punctuation") @MainActor
struct SmartPunctuationTests {
  @Test("Quotes and dashes become typographic only if the text's traits request it")
  func typing() {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    let root = UIView()
    root.addSubview(field)
    screen.show(root)
    field.becomeFirstResponder()
    screen.type("\"it's\" -- so")
    expect(field.text, equals: "\"it's\" -- so")
    field.text = ""
    field.smartQuotesType = .yes
    field.smartDashesType = .yes
    screen.type("\"it's\" -- (\"so\")")
    expect(field.text, equals: "\u{201C}it\u{2019}s\u{201D} \u{2014} (\u{201C}so\u{201D})")
    field.isSecureTextEntry = true
    field.text = ""
    screen.type("\"--")
    expect(field.text, equals: "\"--", "a password is what is typed")
  }
}
