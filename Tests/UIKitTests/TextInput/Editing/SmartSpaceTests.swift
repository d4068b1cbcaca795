import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Smart spaces") @MainActor
struct SmartSpaceTests {
  private func field(_ text: String, _ screen: TestScreen) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 280, height: 40))
    let root = UIView()
    root.addSubview(field)
    screen.show(root)
    field.text = text
    field.becomeFirstResponder()
    return field
  }

  private func select(_ range: Range<Int>, in field: UITextField) {
    let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound)!
    let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)!
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  @Test("Cutting a word also removes one of its spaces, only if the text's traits request it")
  func cutting() {
    let screen = TestScreen()
    for (text, range, plain, smart) in [
      ("one two three", 4..<7, "one  three", "one three"), ("one two", 0..<3, " two", "two"), ("one two", 4..<7, "one ", "one"),
      ("one two, three", 4..<7, "one , three", "one, three"), ("one two", 4..<6, "one o", "one o"), ("two", 0..<3, "", ""),
    ] {
      let field = field(text, screen)
      select(range, in: field)
      field.cut(nil)
      expect(field.text, equals: plain)
      field.text = text
      field.smartInsertDeleteType = .yes
      select(range, in: field)
      field.cut(nil)
      expect(field.text, equals: smart, "\(text)")
    }
  }

  @Test("Pasting a word between words adds the spaces it needs")
  func pasting() {
    let screen = TestScreen()
    for (text, offset, pasted, expected) in [
      ("one two", 3, "and", "one and two"), ("one two", 4, "and", "one and two"), ("one", 3, "two", "one two"),
      ("one", 0, "two", "two one"),
      ("one", 3, ", two", "one, two"), ("", 0, "one", "one"), ("(one)", 4, "two", "(one two)"),
    ] {
      let field = field(text, screen)
      field.smartInsertDeleteType = .yes
      UIPasteboard.general.string = pasted
      select(offset..<offset, in: field)
      field.paste(nil)
      expect(field.text, equals: expected, "\(text) \(offset) \(pasted)")
    }
  }
}
