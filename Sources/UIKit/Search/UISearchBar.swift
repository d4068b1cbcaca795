import CoreGraphics

/// A text field for searching, with a Cancel button and a row of scopes below.
///
/// The bar only reports the text; the search is up to its delegate, a ``UISearchController`` or a ``UISearchDisplayController``.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  final let field = UISearchTextField(frame: .zero)
  final let fieldBackground = SearchFieldBackground(frame: .zero)
  final let backgroundView = BarBackgroundView(frame: .zero)
  /// The magnifying glass in the field, unless the app sets another view.
  final let glass = UIImageView()
  final var parts = SearchBarParts()
  /// The controller that searches with this bar; its methods are called after the delegate's.
  final weak var session: (any SearchBarSession)?
  /// Whether the bar is in a navigation bar, which then is its background.
  final var isInNavigationBar = false {
    didSet { if isInNavigationBar != oldValue { showLooks() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareSearchBar()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareSearchBar()
    coder.takeInterface(of: self, as: UISearchBar.self)
  }

  /// The receiver of editing and buttons; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The text of the field; setting it does not call the delegate.
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      sideButtonFollowsText()
    }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { field.placeholder }
    set {
      field.placeholder = newValue
      field.accessibilityLabel = newValue
    }
  }
  /// A line above the field.
  open var prompt: String? {
    get { parts.prompt?.text }
    set { setPrompt(newValue) }
  }
  /// The field of the bar, for its font and colors.
  open var searchTextField: UISearchTextField { field }

  // MARK: Buttons

  /// Whether a cancel button is shown; `false` by default.
  open var showsCancelButton: Bool {
    get { parts.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { showCancel(showsCancelButton, animated: animated) }
  /// Whether a bookmark button is shown at the end of the empty field.
  open var showsBookmarkButton: Bool {
    get { parts.showsBookmark }
    set {
      parts.showsBookmark = newValue
      showSideButton()
    }
  }
  /// Whether a button for recent results is shown at the end of the empty field.
  open var showsSearchResultsButton: Bool {
    get { parts.showsResults }
    set {
      parts.showsResults = newValue
      showSideButton()
    }
  }
  /// Whether the button for recent results is switched on.
  open var isSearchResultsButtonSelected: Bool {
    get { parts.isResultsSelected }
    set {
      parts.isResultsSelected = newValue
      showSideButton()
    }
  }

  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      parts.cancel?.item.isEnabled = newValue
      showLooks()
    }
  }

  // MARK: Scopes

  /// The titles of the scopes; `nil` shows none.
  open var scopeButtonTitles: [String]? {
    get { parts.scopes?.titles }
    set { setScopes(newValue) }
  }
  /// The index of the chosen scope; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { parts.scopes?.selected ?? 0 }
    set { parts.scopes?.selected = newValue }
  }
  /// Whether the row of scopes is shown.
  open var showsScopeBar: Bool {
    get { parts.showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showScopes(show, animated: animated) }

  // MARK: Appearance

  /// The edge the bar is at, as the delegate states.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  /// The light or dark appearance of the bar; `.default` by default.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { showLooks() } }
  }
  /// The prominence of the bar; `.default` by default.
  open var searchBarStyle = Style.default {
    didSet { if searchBarStyle != oldValue { showLooks() } }
  }
  /// The background color of the bar; nil for the standard one.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { showLooks() } }
  }
  /// Whether a bar with a bar tint color is translucent; `true` by default.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { showLooks() } }
  }
  /// Sets an icon of the field in a state; `nil` restores the standard one.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    parts.icons[.init(icon: icon, state: state)] = iconImage
    showLooks()
  }
  /// Returns the icon of the field in a state; `nil` is the standard one.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.icons[.init(icon: icon, state: state)] }

  // MARK: Entering text

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: View

  /// Performs Cancel; returns false if there is nothing to cancel.
  open override func accessibilityPerformEscape() -> Bool { cancelByKey() }
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
  open override func sizeToFit() {
    let width = bounds.width > 0 ? bounds.width : superview?.bounds.width ?? UIScreen.main.bounds.width
    frame.size = CGSize(width: width, height: naturalHeight)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSearchBar()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { showLooks() }
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showLooks() }
  }
  open override class var appearanceProperties: [UIAppearanceProperty] {
    [UIAppearanceProperty(\UISearchBar.barTintColor), UIAppearanceProperty(\UISearchBar.searchBarStyle)]
  }
}

extension UISearchBar {
  /// The prominence of a bar.
  public enum Style: UInt, Sendable {
    /// The standard bar.
    case `default`
    /// A bar with a background.
    case prominent
    /// The bar has no background of its own.
    case minimal
  }

  /// The icons of the field.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that clears the text.
    case clear
    /// The bookmark button.
    case bookmark
    /// The button for recent results.
    case resultsList
  }
}
