import CoreGraphics

/// Asks the user a question: in the center of the window (`.alert`), or as a list at its lower edge (`.actionSheet`), which is a popover at
/// regular width.
///
/// A tap on an action dismisses the alert and then calls the action's handler.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// The presentation of an alert.
  public enum Style: Int, Sendable {
    /// Buttons at the lower edge, or a popover at regular width.
    case actionSheet
    /// A box in the center of the screen.
    case alert
  }

  open private(set) var preferredStyle = Style.actionSheet
  /// The buttons in the order in which they were added.
  public private(set) final var actions: [UIAlertAction] = []
  /// The text fields in the order in which they were added; `nil` without any.
  public private(set) final var textFields: [UITextField]?
  /// The emphasized action, which Return performs; one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet { preferredActionChanged(from: oldValue) }
  }
  /// The severity of the question; only a Mac shows it. `.default` by default.
  open var severity = UIAlertControllerSeverity.default
  /// The text below the title; `nil` shows none.
  open var message: String? {
    didSet { if message != oldValue { contentChanged() } }
  }
  open override var title: String? {
    didSet { if title != oldValue { contentChanged() } }
  }

  /// Texts with attributes that an app sets by key; they replace title and message.
  package final var attributedTexts: (title: NSAttributedString?, message: NSAttributedString?) {
    didSet { contentChanged() }
  }

  /// Creates an alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Adds a button; a second one of the style `.cancel` is a programming error.
  open func addAction(_ action: UIAlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      UIKitError.raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
      return
    }
    actions.append(action)
    action.changed = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// Adds a text field to an alert; `configurationHandler` configures it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      UIKitError.raise("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
      return
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .none
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentChanged()
  }

  // MARK: Showing

  final var alertView: AlertView { view as! AlertView }

  open override func loadView() { view = AlertView(alert: self) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    alertView.reload()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    alertView.textFields.first?.becomeFirstResponder()
  }

  @_spi(UIKitParts) open override var automaticPresentationStyle: UIModalPresentationStyle? {
    guard preferredStyle == .actionSheet else { return .custom }
    let traits = presentingStorage?.traitCollection ?? UIWindow.key?.traitCollection ?? UIScreen.main.traitCollection
    return traits.horizontalSizeClass == .regular ? .popover : .custom
  }
  override var popoverStyleInNarrowWindows: UIModalPresentationStyle? { .custom }
  override var sizeInPopover: CGSize { alertView.fittingSize(width: 304, height: 600) }
  override func cancelInPopover() -> Bool { cancelByPerson() }

  override func makeOwnPresentation(_ style: UIModalPresentationStyle, presenting: UIViewController?) -> UIPresentationController? {
    style == .popover ? nil : AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  open override var keyCommands: [UIKeyCommand]? {
    // A focused button handles the key itself.
    if viewIfLoaded?.window?.focusSystem.validItem() is AlertButton { return super.keyCommands }
    let answer = UIKeyCommand(input: "\r", modifierFlags: []) { [weak self] _ in self?.chooseByReturn() }
    answer.wantsPriorityOverSystemBehavior = true
    return (super.keyCommands ?? []) + [answer]
  }
}

/// The severity of an alert's question.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// A normal question.
  case `default`
  /// A question about the loss of data.
  case critical
}
