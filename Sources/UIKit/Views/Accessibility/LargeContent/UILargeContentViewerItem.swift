import Foundation

/// Content that the large content viewer shows enlarged.
///
/// Every view is such an item; a view takes part once its `showsLargeContentViewer` is `true`.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether a long press at an accessibility text size shows the item enlarged.
  var showsLargeContentViewer: Bool { get }
  /// The text that the viewer shows.
  var largeContentTitle: String? { get }
  /// The image that the viewer shows.
  var largeContentImage: UIImage? { get }
  /// Whether the viewer enlarges the image.
  var scalesLargeContentImage: Bool { get }
  /// The insets of the image, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// A view whose content is shown enlarged by default.
@MainActor protocol LargeContentSource: UIView {
  var standardLargeContentTitle: String? { get }
  var standardLargeContentImage: UIImage? { get }
  var standardLargeContentImageInsets: UIEdgeInsets { get }
  var scalesStandardLargeContentImage: Bool { get }
  /// Whether a long press opens a menu, whose titles have the text size, instead of the viewer.
  var opensMenuByLongPress: Bool { get }
  /// Performs the action of a tap on the view.
  func performLargeContentAction()
}

/// A source that acts when it is touched.
@MainActor protocol LargeContentControl: UIView {
  var isEnabled: Bool { get }
  /// Performs the action of a touch, if the control is enabled.
  func performLargeContentTap()
}

extension LargeContentSource {
  var standardLargeContentImage: UIImage? { nil }
  var standardLargeContentImageInsets: UIEdgeInsets { .zero }
  var scalesStandardLargeContentImage: Bool { true }
  var opensMenuByLongPress: Bool { false }

  func performLargeContentAction() {
    (self as? any LargeContentControl)?.performLargeContentTap()
  }
}

extension UILabel: LargeContentSource {
  var standardLargeContentTitle: String? { text }
}

extension UIImageView: LargeContentSource {
  var standardLargeContentTitle: String? { nil }
  var standardLargeContentImage: UIImage? { image }
}

/// The properties of a view's enlarged content that the app has set.
struct LargeContentValues {
  static let enabledStatusDidChange = Notification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage: Bool?
  var imageInsets: UIEdgeInsets?
}

extension UIView {
  final var largeContent: LargeContentValues {
    get { rareStorage?.largeContent ?? LargeContentValues() }
    set { rare.largeContent = newValue }
  }

  final var largeContentSource: (any LargeContentSource)? { self as? any LargeContentSource }
}
