import CoreGraphics

/// The horizontal insets of the content of rows, headers and footers.
///
/// The table computes them once per width and passes them on. If cells used their superview's margins, the insets would change as cells
/// scroll under a bar.
struct ContentEdges: Equatable {
  /// The distance from the side of the content view to its texts.
  var margin: CGFloat
  /// The distance from the side of the cell to its content view: the safe area inset.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0

  /// Returns the edges for a part that is already inset by `inset`.
  func within(inset: CGFloat) -> ContentEdges {
    ContentEdges(margin: margin, leading: max(0, leading - inset), trailing: max(0, trailing - inset))
  }
}
