import CoreGraphics

/// The edge of a bar, for constraints: the type of ``UIViewController/topLayoutGuide`` and ``UIViewController/bottomLayoutGuide``.
/// Superseded by the safe area's guide.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// The length by which the bar overlaps the controller's view.
  var length: CGFloat { get }
  /// The top edge of the area beside the bar.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge of the area beside the bar.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height of the area beside the bar.
  var heightAnchor: NSLayoutDimension { get }
}

/// A guide for the part of a view that a bar covers.
@MainActor final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  private let isTop: Bool

  init(isTop: Bool, of view: UIView) {
    self.isTop = isTop
    super.init(
      rule: isTop ? .aboveSafeArea : .belowSafeArea, of: view,
      identifier: isTop ? "_UIViewControllerTop" : "_UIViewControllerBottom")
  }

  required init?(coder: NSCoder) { nil }

  var length: CGFloat {
    let insets = node.view?.safeAreaInsets ?? .zero
    return isTop ? insets.top : insets.bottom
  }
}
