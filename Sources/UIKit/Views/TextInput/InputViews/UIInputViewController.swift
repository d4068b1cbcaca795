import CoreGraphics

/// Manages a custom keyboard: its view replaces the keyboard, and types through ``textDocumentProxy``.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The text into which the keyboard types.
  public private(set) final lazy var textDocumentProxy: any UITextDocumentProxy = TextDocumentProxy()
  /// The language of the keyboard; nil for any.
  open var primaryLanguage: String?

  /// The controller's view; `nil` if it was replaced by a view of another class.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }

  open override func loadView() {
    let style: UIInputView.Style = .keyboard
    let made = UIInputView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0), inputViewStyle: style)
    made.autoresizingMask = .flexibleHeight
    view = made
  }

  /// Whether the keyboard must offer a key for the next keyboard; false, because a custom keyboard is the only one.
  open var needsInputModeSwitchKey: Bool { false }
  /// Whether the keyboard may use the network; true, because it is a part of its app.
  open var hasFullAccess: Bool { true }
  /// Whether the keyboard has a key for dictation; `false` by default.
  open var hasDictationKey = false

  /// Advances to the next keyboard: replaces the custom keyboard by the system's.
  open func advanceToNextInputMode() {
    guard let field = UIWindow.key?.firstResponder else { return }
    dismissKeyboard()
    (field as? UITextField)?.inputView = nil
    (field as? UITextView)?.inputView = nil
    field.becomeFirstResponder()
  }

  /// Resigns the first responder of the key window, which dismisses the input view.
  open func dismissKeyboard() { UIWindow.key?.endEditing(true) }

  // MARK: Changes of the text

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}
