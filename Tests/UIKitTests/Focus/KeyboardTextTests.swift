import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Fields and text views are reached by Tab and left by it.
@Suite("Texts by keys alone") @MainActor
struct KeyboardTextTests {
  @Test("A field that resigned by code gets no more keys; Return after it presses nothing")
  func resigned() {
    @MainActor final class Delegate: NSObject, UITextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
      }
    }
    let screen = TestScreen()
    let root = UIView()
    let delegate = Delegate()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    field.delegate = delegate
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 80, width: 100, height: 40)
    root.addSubview(field)
    root.addSubview(button)
    screen.show(root)
    screen.press(.keyboardTab)
    expect(field.isFirstResponder)
    screen.press(.keyboardReturnOrEnter)
    expect(delegate.returns, equals: 1)
    field.resignFirstResponder()
    expect(!field.isFocused)
    screen.press(.keyboardReturnOrEnter)
    screen.type("abc")
    expect(delegate.returns == 1 && field.text?.isEmpty != false && !field.isFirstResponder)
    screen.press(.keyboardTab)
    expect(button.isFocused, "Tab goes on from where the field was")
  }

  @Test("A text view is reached by Tab, types Tab, and is left with Control-Tab")
  func textView() {
    let screen = TestScreen()
    let root = UIView()
    let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 140, width: 100, height: 40)
    root.addSubview(view)
    root.addSubview(button)
    screen.show(root)
    screen.tab(to: UITextView.self)
    screen.type("a\tb\n")
    expect(view.text, equals: "a\tb\n")
    screen.press(.keyboardTab, modifiers: .control)
    expect(button.isFocused && !view.isFirstResponder)
    screen.press(.keyboardTab, modifiers: [.control, .shift])
    expect(view.isFirstResponder)
  }
}
