import CoreGraphics
import Foundation

/// Looks after a keyboard of an app's own: its view is shown in place of the keyboard, and types through ``textDocumentProxy``.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The text that is typed into.
  public private(set) final lazy var textDocumentProxy: any UITextDocumentProxy = TextDocumentProxy()
  /// The language the keyboard types; nil for any.
  open var primaryLanguage: String?

  /// The controller's view.
  open override var inputView: UIView? {
    get { view }
    set { if let newValue { view = newValue } }
  }

  open override func loadView() {
    let style: UIInputView.Style = .keyboard
    let made = UIInputView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0), inputViewStyle: style)
    made.autoresizingMask = .flexibleHeight
    view = made
  }

  /// Ends editing.
  open func dismissKeyboard() { UIWindow.key?.endEditing(true) }

  // MARK: The text changes

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
