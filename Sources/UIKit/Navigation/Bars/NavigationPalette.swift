import CoreGraphics

/// A view at the bottom of a navigation bar: a search bar.
@MainActor class NavigationPalette: UIView {
  /// The height when fully visible.
  var height: CGFloat { 0 }
}
