import Foundation

/// The text fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
  /// The text fields an alert contains.
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// The receiver of an alert view's answers.
@preconcurrency @MainActor public protocol UIAlertViewDelegate: AnyObject {
  /// Called when a button is tapped, before the alert disappears.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// Called before the alert disappears.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the alert disappeared.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// Called when the system cancels the alert without a tap.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Called before the alert appears.
  func willPresent(_ alertView: UIAlertView)
  /// Called after the alert appeared.
  func didPresent(_ alertView: UIAlertView)
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
}

/// The alert of iOS 2 to 8, shown by a ``UIAlertController`` over the frontmost view controller.
@preconcurrency @MainActor open class UIAlertView: UIView {
  /// The text at the top of the alert.
  open var title = "" {
    didSet { alertController?.title = title.isEmpty ? nil : title }
  }
  /// The text below the title; `nil` shows none.
  open var message: String? {
    didSet { alertController?.message = message }
  }
  /// The receiver of taps; held weakly.
  open weak var delegate: AnyObject?
  /// The text fields of the alert; a change takes effect before it is shown.
  open var alertViewStyle = UIAlertViewStyle.default {
    didSet { if !isShown { alertController = nil } }
  }
  /// The index of the button that cancels the alert; -1 for none.
  open var cancelButtonIndex = -1
  private final var buttons: [String] = []
  /// The controller that shows the alert. It is created earlier if the app accesses a text field.
  private final var alertController: UIAlertController?
  private final var isShown = false
  /// Retains visible alerts, which have no other owner.
  @InterfaceState private static var visible: [UIAlertView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert with its buttons; they are numbered from the cancel button on.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// Creates an alert with a cancel button, or none.
  public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Adds a button and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    return buttons.count - 1
  }

  /// Returns the title of a button; `nil` for an unknown index.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil }

  /// The number of buttons, with the cancel button.
  public final var numberOfButtons: Int { buttons.count }
  /// The index of the first button that does not cancel, or -1.
  public final var firstOtherButtonIndex: Int { buttons.indices.first { $0 != cancelButtonIndex } ?? -1 }
  /// Whether the alert is on the screen.
  public final var isVisible: Bool { isShown }

  /// Returns the text field at an index; the fields depend on ``alertViewStyle``.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = prepared().textFields ?? []
    guard fields.indices.contains(textFieldIndex) else {
      UIKitError.raise("textFieldIndex (\(textFieldIndex)) is outside of the bounds of the array of text fields")
      return nil
    }
    return fields[textFieldIndex]
  }

  /// Shows the alert over the frontmost view controller of the key window.
  open func show() {
    guard !isShown, let presenter = FrontmostController.find() else { return }
    let alert = prepared()
    for (index, title) in buttons.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { [weak self] _ in self?.answer(index) })
    }
    isShown = true
    Self.visible.append(self)
    receiver?.willPresent(self)
    presenter.present(alert, animated: true) { [weak self] in
      if let self { self.receiver?.didPresent(self) }
    }
  }

  /// Dismisses the alert as a tap on the button at an index does, without calling ``UIAlertViewDelegate/alertView(_:clickedButtonAt:)``.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard isShown, let alertController else { return }
    receiver?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    alertController.presentingViewController?.dismiss(animated: animated) { self.finish(buttonIndex) }
  }

  private var receiver: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  private func answer(_ index: Int) {
    receiver?.alertView(self, clickedButtonAt: index)
    receiver?.alertView(self, willDismissWithButtonIndex: index)
    finish(index)
  }

  private func finish(_ index: Int) {
    isShown = false
    receiver?.alertView(self, didDismissWithButtonIndex: index)
    alertController = nil
    Self.visible.removeAll { $0 === self }
  }

  private func prepared() -> UIAlertController {
    if let alertController { return alertController }
    let alert = UIAlertController(title: title.isEmpty ? nil : title, message: message, preferredStyle: .alert)
    let isSecure: [Bool] =
      switch alertViewStyle {
      case .default: []
      case .plainTextInput: [false]
      case .secureTextInput: [true]
      case .loginAndPasswordInput: [false, true]
      }
    for isSecure in isSecure { alert.addTextField { $0.isSecureTextEntry = isSecure } }
    alertController = alert
    return alert
  }
}
