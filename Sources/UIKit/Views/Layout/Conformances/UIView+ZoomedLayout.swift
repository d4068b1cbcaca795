import CoreGraphics

extension UIView {
  /// The scale of constraints on the view's edges: the zoom scale of its scroll view.
  final var zoomedScale: CGFloat {
    guard let parent, parent.layoutNode?.isScrolling == true else { return 1 }
    return (parent as? any ScrollingLayoutView)?.scale(of: self) ?? 1
  }

  /// Updates the solution for another scale.
  final func zoomedScaleChanged() {
    guard let layoutNode else { return }
    for reference in layoutNode.references { reference.constraint.engine?.reinstall(reference.constraint) }
    layoutNode.engine?.solve()
  }

  /// Whether constraints determine the view's frame.
  final var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints && layoutNode?.references.isEmpty == false }
}
