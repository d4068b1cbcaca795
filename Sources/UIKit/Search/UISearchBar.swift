import CoreGraphics
import Foundation

/// A field for what to search, with a Cancel button, and a row of scopes beneath.
///
/// It says what is typed; what comes of it is the business of its delegate, a ``UISearchController`` or a ``UISearchDisplayController``.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  final let field = UISearchTextField(frame: .zero)
  final let fieldBackground = SearchFieldBackground(frame: .zero)
  final let backgroundView = BarBackgroundView(frame: .zero)
  /// The magnifying glass in the field, unless an author puts something else in its place.
  final let glass = UIImageView()
  final var parts = SearchBarParts()
  /// The controller that searches with this bar; it hears of everything after the delegate.
  final weak var session: (any SearchBarSession)?
  /// Whether the bar stands in a navigation bar, which then is its background.
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
    if let coder = coder.interface(for: self, "searchBar") { takeSearchBarAttributes(coder) }
  }

  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      sideButtonFollowsText()
    }
  }
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
  open var searchTextField: UISearchTextField { field }

  // MARK: Buttons

  open var showsCancelButton: Bool {
    get { parts.showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { showCancel(showsCancelButton, animated: animated) }
  open var showsBookmarkButton: Bool {
    get { parts.showsBookmark }
    set {
      parts.showsBookmark = newValue
      showSideButton()
    }
  }
  open var showsSearchResultsButton: Bool {
    get { parts.showsResults }
    set {
      parts.showsResults = newValue
      showSideButton()
    }
  }
  open var isSearchResultsButtonSelected: Bool {
    get { parts.isResultsSelected }
    set {
      parts.isResultsSelected = newValue
      showSideButton()
    }
  }

  /// Whether the bar takes touches and text.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      parts.cancel?.item.isEnabled = newValue
      showLooks()
    }
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? {
    get { parts.scopes?.titles }
    set { setScopes(newValue) }
  }
  open var selectedScopeButtonIndex: Int {
    get { parts.scopes?.selected ?? 0 }
    set { parts.scopes?.selected = newValue }
  }
  /// Whether the row of scopes shows.
  open var showsScopeBar: Bool {
    get { parts.showsScopes }
    set { setShowsScope(newValue, animated: false) }
  }
  open func setShowsScope(_ show: Bool, animated: Bool) { showScopes(show, animated: animated) }

  // MARK: Looks

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { showLooks() } }
  }
  open var searchBarStyle = Style.default {
    didSet { if searchBarStyle != oldValue { showLooks() } }
  }
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { showLooks() } }
  }
  /// Whether what lies under a bar with a colour of its own shines through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { showLooks() } }
  }
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    parts.icons[.init(icon: icon, state: state)] = iconImage
    showLooks()
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { parts.icons[.init(icon: icon, state: state)] }

  // MARK: Entering text

  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: View

  /// Cancels, where there is something to cancel.
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
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    /// Without a background of its own.
    case minimal
  }

  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }
}
