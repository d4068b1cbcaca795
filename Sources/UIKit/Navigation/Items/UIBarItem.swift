import CoreGraphics
import Foundation

/// Something that is in a bar: a title or an image, which may be disabled.
///
/// An item is no view. The bar that shows it makes one and keeps it true to the item.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Who shows the item at present.
  package final weak var barItemHost: (any BarItemHost)?
  final var accessibilityStorage = BarItemAccessibility()
  /// What an author said of this item's looks.
  final var ownLooks = BarItemLooks() {
    didSet {
      shownLooks = styledLooks.map { ownLooks.over($0) } ?? ownLooks
      itemChanged()
    }
  }
  /// What appearance proxies say of items where this one shows.
  final var styledLooks: BarItemLooks? {
    didSet { shownLooks = styledLooks.map { ownLooks.over($0) } ?? ownLooks }
  }
  /// The two together.
  final private(set) var shownLooks = BarItemLooks()

  public override init() {
    super.init()
  }

  /// Creates an item from an interface document.
  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder.interface(for: self) { takeBarItemAttributes(coder) }
  }

  /// The text of the item; `nil` shows the image alone.
  open var title: String? {
    didSet { if title != oldValue { itemChanged() } }
  }
  /// The image of the item; a template is drawn in the tint color.
  open var image: UIImage? {
    didSet { if image !== oldValue { itemChanged() } }
  }
  /// The image in the low bars of a low window; nil for ``image``.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemChanged() } }
  }
  /// The distance of the image from its place, in points.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { itemChanged() } }
  }
  /// The distance of the image in a low bar, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemChanged() } }
  }
  /// The image in the large content viewer; nil for ``image``, enlarged.
  open var largeContentSizeImage: UIImage?
  /// The distance of ``largeContentSizeImage`` from its place, in points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// A number of the app's own to find the item by; 0 by default.
  open var tag = 0
  /// Whether a touch on the item does anything; an item that is not enabled is grey.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemChanged() } }
  }

  /// Sets font, color and shadow of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownLooks.titleAttributes[state] = attributes
  }

  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { shownLooks.titleAttributes[state] }

  // MARK: Nibs

  /// Called when the object was made from a nib or storyboard and all its outlets and actions are connected.
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
  /// Takes what appearance proxies say of such items in `bar`, before it shows the item.
  final func style(in bar: UIView) { AppearanceProxies.style(self, in: bar) }
}

extension UIBarItem {
  /// The image for the room there is in the bar.
  final func image(in metrics: UIBarMetrics) -> UIImage? {
    metrics == .compact ? landscapeImagePhone ?? image : image
  }

  final func imageInsets(in metrics: UIBarMetrics) -> UIEdgeInsets {
    metrics == .compact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
  }

  /// Tells the bar that shows the item to look at it again.
  final func itemChanged() { barItemHost?.barItemDidChange(self) }

  private func setAccessibility<Value>(_ path: WritableKeyPath<BarItemAccessibility, Value>, _ value: Value) {
    accessibilityStorage[keyPath: path] = value
    itemChanged()
  }
}

/// A bar, which keeps what it shows of an item true to it.
@MainActor package protocol BarItemHost: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}

/// What an author said of an item for those who do not see it.
struct BarItemAccessibility {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
}
