import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct InputViewTests {
  private final class Digits: UIInputViewController {
    let key = UIButton(type: .system)
    var changes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame.size.height = 120
      view.autoresizingMask = .flexibleWidth
      key.setTitle("Seven", for: .normal)
      key.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
      key.addAction(UIAction { [weak self] _ in self?.textDocumentProxy.insertText("7") }, for: .touchUpInside)
      view.addSubview(key)
    }

    override func textDidChange(_ textInput: (any UITextInput)?) { changes += 1 }
  }

  private final class DigitField: UITextField {
    let digits = Digits()

    override var inputViewController: UIViewController? { digits }
  }

  @Test("A keyboard of an app types into the first responder and reads around the caret")
  func ownKeyboard() {
    let screen = TestScreen()
    let parent = UIView()
    let field = DigitField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    parent.addSubview(field)
    screen.show(parent)
    field.becomeFirstResponder()
    screen.settle()
    let digits = field.digits
    expect(digits.viewIfLoaded?.window != nil && digits.inputView != nil)
    let place = digits.key.convert(CGPoint(x: 40, y: 20), to: nil)
    screen.tap(place)
    screen.tap(place)
    expect(field.text == "77" && digits.changes >= 2 && digits.textDocumentProxy.hasText)
    digits.textDocumentProxy.adjustTextPosition(byCharacterOffset: -1)
    digits.textDocumentProxy.insertText("x")
    expect(field.text, equals: "7x7")
    expect(digits.textDocumentProxy.documentContextBeforeInput == "7x" && digits.textDocumentProxy.documentContextAfterInput == "7")
    digits.textDocumentProxy.deleteBackward()
    expect(field.text == "77" && digits.textDocumentProxy.selectedText == nil)
    field.selectAll(nil)
    expect(digits.textDocumentProxy.selectedText, equals: "77")
    digits.dismissKeyboard()
    screen.settle()
    expect(!field.isFirstResponder && digits.viewIfLoaded?.window?.isHidden ?? true)
  }

  @Test("The assistant's buttons are above the keyboard of a wide window, and not in a narrow one")
  func assistant() {
    let screen = TestScreen()
    let parent = UIView()
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    parent.addSubview(field)
    screen.show(parent)
    var pressed = 0
    let item = UIBarButtonItem(title: "Insert date", primaryAction: UIAction { _ in pressed += 1 })
    field.inputAssistantItem.leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)]
    field.becomeFirstResponder()
    screen.settle()
    expect(!screen.accessibilityTree().contains("Insert date"))
    field.resignFirstResponder()
    screen.settle()
    screen.resize(to: CGSize(width: 1100, height: 800))
    field.becomeFirstResponder()
    screen.settle()
    expect(screen.accessibilityTree().contains("Insert date"))
    expect(screen.reader.activate("Insert date") && pressed == 1 && field.isFirstResponder)
    field.inputAssistantItem.leadingBarButtonGroups = []
    screen.settle()
    expect(!screen.accessibilityTree().contains("Insert date"))
  }

  @Test("Input modes name the languages of the user")
  func modes() {
    let modes = UITextInputMode.activeInputModes
    expect(!modes.isEmpty && modes.allSatisfy { $0.primaryLanguage?.isEmpty == false })
    expect(UITextField().textInputMode == modes[0] && UIView().textInputMode == nil)
  }
}
