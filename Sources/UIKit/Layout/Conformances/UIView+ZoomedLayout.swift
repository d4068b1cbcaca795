import CoreGraphics

extension UIView {
  /// The scale that constraints on the view's edges count with: that of the scroll view which zooms it.
  final var zoomedScale: CGFloat {
    guard let parent, parent.layoutNode?.isScrolling == true else { return 1 }
    return (parent as? any ScrollingLayoutView)?.scale(of: self) ?? 1
  }

  /// Counts with another scale from now on, and brings the solution up to date.
  final func zoomedScaleChanged() {
    guard let layoutNode else { return }
    for reference in layoutNode.references { reference.constraint.engine?.reinstall(reference.constraint) }
    layoutNode.engine?.solve()
  }

  /// Whether constraints place the view.
  final var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints && layoutNode?.references.isEmpty == false }
}
