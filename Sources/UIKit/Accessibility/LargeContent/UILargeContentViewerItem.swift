import Foundation

/// Content that the large content viewer shows enlarged.
///
/// Every view is such an item; a view takes part once its `showsLargeContentViewer` is `true`.
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the viewer shows the item.
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
  /// Performs the action of a tap on the view.
  func performLargeContentAction()
}

extension LargeContentSource {
  var standardLargeContentImage: UIImage? { nil }
  var standardLargeContentImageInsets: UIEdgeInsets { .zero }
  var scalesStandardLargeContentImage: Bool { true }

  func performLargeContentAction() {
    if let control = self as? UIControl, control.isEnabled { control.performTap() }
  }
}

extension UILabel: LargeContentSource {
  var standardLargeContentTitle: String? { text }
}

extension UIImageView: LargeContentSource {
  var standardLargeContentTitle: String? { nil }
  var standardLargeContentImage: UIImage? { image }
}

extension UIButton: LargeContentSource {
  var standardLargeContentTitle: String? { configuration?.title ?? currentAttributedTitle?.string ?? currentTitle }
  var standardLargeContentImage: UIImage? { configuration?.image ?? currentImage }
}

/// The properties of a view's enlarged content that the app has set.
struct LargeContentValues {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage: Bool?
  var imageInsets: UIEdgeInsets?
}

extension UIView {
  /// The properties of the enlarged content that the app has set.
  final var largeContent: LargeContentValues {
    get { rareStorage?.largeContent ?? LargeContentValues() }
    set { rare.largeContent = newValue }
  }

  final var largeContentSource: (any LargeContentSource)? { self as? any LargeContentSource }
}
