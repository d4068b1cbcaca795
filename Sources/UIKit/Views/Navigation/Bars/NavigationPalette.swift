import CoreGraphics

/// A view at the bottom of a navigation bar: a search bar.
@MainActor @_spi(UIKitParts) open class NavigationPalette: UIView {
  /// The height when fully visible.
  open var height: CGFloat { 0 }
}
