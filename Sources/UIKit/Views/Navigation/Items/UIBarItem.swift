import CoreGraphics

/// An item of a bar: a title or an image that can be disabled.
///
/// An item is not a view. The bar that shows it creates a view and updates it when the item changes.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The bar that shows the item.
  package final weak var barItemHost: (any BarItemHost)?
  final var accessibilityStorage = BarItemAccessibility()
  /// The looks that the app has set on this item.
  final var ownLooks = BarItemLooks() {
    didSet {
      shownLooks = styledLooks.map { ownLooks.over($0) } ?? ownLooks
      itemChanged()
    }
  }
  /// The looks that appearance proxies define for the item in its bar.
  final var styledLooks: BarItemLooks? {
    didSet { shownLooks = styledLooks.map { ownLooks.over($0) } ?? ownLooks }
  }
  /// The item's own looks, completed by those of appearance proxies.
  final private(set) var shownLooks = BarItemLooks()

  public override init() {
    super.init()
  }

  /// Creates an item from an interface document.
  public required init?(coder: NSCoder) {
    super.init()
    coder.takeInterface(of: self, as: UIBarItem.self)
  }

  /// The text of the item; `nil` shows the image alone.
  open var title: String? {
    didSet { if title != oldValue { itemChanged() } }
  }
  /// The image of the item; a template is drawn in the tint color.
  open var image: UIImage? {
    didSet { if image !== oldValue { itemChanged() } }
  }
  /// The image in bars of compact height; nil uses ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemChanged() } }
  }
  /// The insets of the image, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemChanged() } }
  }
  /// The insets of the image in a compact bar, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemChanged() } }
  }
  /// The image in the large content viewer; nil uses ``image``, enlarged.
  open var largeContentSizeImage: UIImage?
  /// The insets of ``largeContentSizeImage``, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A custom number that identifies the item; 0 by default.
  open var tag = 0
  /// Whether the item responds to taps; a disabled item is gray.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemChanged() } }
  }

  /// Sets font, color and shadow of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownLooks.titleAttributes[state] = attributes
  }

  /// Returns the attributes of the title that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { shownLooks.titleAttributes[state] }

  // MARK: Nibs

  /// Called after the object was loaded from a nib or storyboard and its outlets and actions are connected.
  open func awakeFromNib() {}
  /// Declared for source compatibility with Interface Builder's previews; never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// The name read by assistive technology; the title unless set.
  open var accessibilityLabel: String? {
    get { accessibilityStorage.label ?? title }
    set { setAccessibility(\.label, newValue) }
  }
  /// A sentence about the result of the action, read after a pause.
  open var accessibilityHint: String? {
    get { accessibilityStorage.hint }
    set { setAccessibility(\.hint, newValue) }
  }
  /// The value read after the name.
  open var accessibilityValue: String? {
    get { accessibilityStorage.value }
    set { setAccessibility(\.value, newValue) }
  }
  /// A name for tests, which is never read aloud.
  open var accessibilityIdentifier: String? {
    get { accessibilityStorage.identifier }
    set { setAccessibility(\.identifier, newValue) }
  }
  /// The role and state that assistive technology announces.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityStorage.traits }
    set { setAccessibility(\.traits, newValue) }
  }
}

extension UIBarItem: UIAppearance {
  /// Applies the appearance proxies for such items in `bar`, before it shows the item.
  final func style(in bar: UIView) { AppearanceProxies.style(self, in: bar) }
}

extension UIBarItem {
  final func image(in metrics: UIBarMetrics) -> UIImage? {
    metrics == .compact ? landscapeImagePhone ?? image : image
  }

  final func imageInsets(in metrics: UIBarMetrics) -> UIEdgeInsets {
    metrics == .compact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
  }

  /// Notifies the bar that shows the item of a change.
  final func itemChanged() { barItemHost?.barItemDidChange(self) }

  private func setAccessibility<Value>(_ path: WritableKeyPath<BarItemAccessibility, Value>, _ value: Value) {
    accessibilityStorage[keyPath: path] = value
    itemChanged()
  }
}

/// A bar, which updates the views of its items.
@MainActor package protocol BarItemHost: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}

/// The accessibility properties that the app has set on an item.
struct BarItemAccessibility {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
}
