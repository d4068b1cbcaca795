import UIKit

final class DigitsController: UIInputViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (inputView as? UIInputView)?.allowsSelfSizing = true
    textDocumentProxy.insertText("1")
    textDocumentProxy.deleteBackward()
    if textDocumentProxy.hasText { dismissKeyboard() }
    advanceToNextInputMode()
  }
}

final class AccessoryField: UITextField {
  private let digits = DigitsController()
  override var inputViewController: UIInputViewController? { digits }

  func setUp() {
    let group = UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(title: "Bold")], representativeItem: nil)
    inputAssistantItem.leadingBarButtonGroups = [group]
    inputAssistantItem.trailingBarButtonGroups = []
    inputAccessoryView = UIInputView(frame: .zero, inputViewStyle: .keyboard)
    _ = textInputMode?.primaryLanguage
    _ = UITextInputMode.activeInputModes
    UIDevice.current.playInputClick()
  }
}
