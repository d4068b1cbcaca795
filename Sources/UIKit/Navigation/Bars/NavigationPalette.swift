import CoreGraphics

/// What is at the foot of a navigation bar: a search bar.
@MainActor class NavigationPalette: UIView {
  /// The height it has when all of it shows.
  var height: CGFloat { 0 }
}
