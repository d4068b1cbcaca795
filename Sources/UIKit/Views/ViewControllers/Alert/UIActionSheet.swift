import Foundation

/// The style of an action sheet in early versions of iOS; stored only.
public enum UIActionSheetStyle: Int, Sendable {
  /// The style of the bar from which it is shown.
  case automatic = -1
  /// The appearance of older systems, all of which show the current one.
  case `default`, blackTranslucent, blackOpaque
}

/// The receiver of an action sheet's answers.
@preconcurrency @MainActor public protocol UIActionSheetDelegate: AnyObject {
  /// Called when a button is tapped, before the sheet disappears.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// Called before the sheet disappears.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// Called after the sheet disappeared.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The action sheet of iOS 2 to 8, shown by a ``UIAlertController``.
@preconcurrency @MainActor open class UIActionSheet: UIView {
  /// The text at the top of the sheet.
  open var title = ""
  /// The receiver of taps; held weakly.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The requested style; sheets have only one.
  open var actionSheetStyle = UIActionSheetStyle.automatic
  /// The index of the button that cancels the sheet; -1 for none.
  open var cancelButtonIndex = -1
  /// The index of the red button, or -1.
  open var destructiveButtonIndex = -1
  private final var buttons: [String] = []
  private final var shown: UIAlertController?
  /// Retains visible sheets, which have no other owner.
  @InterfaceState private static var visible: [UIActionSheet] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a sheet; buttons are numbered in the order destructive, others, cancel.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
  ) {
    self.init(title: title, delegate: delegate, destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates a sheet with a single other button, or none.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
  ) {
    self.init(title: title, delegate: delegate, destructiveButtonTitle: destructiveButtonTitle)
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  private convenience init(title: String?, delegate: (any UIActionSheetDelegate)?, destructiveButtonTitle: String?) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
  }

  /// Adds a button and returns its index.
  @discardableResult open func addButton(withTitle title: String?) -> Int {
    buttons.append(title ?? "")
    return buttons.count - 1
  }

  /// Returns the title of a button; `nil` for an unknown index.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.indices.contains(buttonIndex) ? buttons[buttonIndex] : nil }

  /// The number of buttons, with cancel and destructive ones.
  public final var numberOfButtons: Int { buttons.count }
  /// Whether the sheet is on the screen.
  public final var isVisible: Bool { shown?.presentingViewController != nil }

  /// Shows the sheet over the view's window; at regular width, as a popover from the view.
  open func show(in view: UIView) { show(from: view.bounds, in: view, animated: true) }
  /// Shows the sheet above a tab bar.
  open func show(from tabBar: UITabBar) { show(in: tabBar) }
  /// Shows the sheet above a toolbar.
  open func show(from toolbar: UIToolbar) { show(in: toolbar) }

  /// Shows the sheet from a bar button, which anchors a popover.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    present(animated: animated) { $0.barButtonItem = item }
  }

  /// Shows the sheet from a rectangle, which anchors a popover.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    present(animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Dismisses the sheet as a tap on the button at an index does.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    shown.presentingViewController?.dismiss(animated: animated) { self.finish(buttonIndex) }
  }

  private func present(animated: Bool, _ place: (UIPopoverPresentationController) -> Void) {
    guard shown == nil, let presenter = FrontmostController.find() else { return }
    let alert = UIAlertController(title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in buttons.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      alert.addAction(UIAlertAction(title: title, style: style) { [weak self] _ in self?.answer(index) })
    }
    if let popover = alert.popoverPresentationController { place(popover) }
    shown = alert
    Self.visible.append(self)
    presenter.present(alert, animated: animated)
  }

  private func answer(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
    finish(index)
  }

  private func finish(_ index: Int) {
    shown = nil
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
    Self.visible.removeAll { $0 === self }
  }
}
