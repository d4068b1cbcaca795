import CoreGraphics

extension UIView {
  /// The scale of constraints on the view's edges: the zoom scale of its scroll view.
  final var zoomedScale: CGFloat {
    guard let parent, parent.layoutNode?.isScrolling == true, let scrollView = parent as? UIScrollView,
      scrollView.zoomLimits.constrainedView === self
    else { return 1 }
    return scrollView.zoomLimits.scale
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

extension UIScrollView: ScrollingLayoutView {
  /// The content area: constraints to its edges determine `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide {
    systemGuide(\.scrolledContent, .scrolledContent, "UIScrollViewContentLayoutGuide")
  }

  /// The visible area of the scroll view: views constrained to it do not scroll.
  public final var frameLayoutGuide: UILayoutGuide {
    systemGuide(\.scrollFrame, .scrollFrame, "UIScrollViewFrameLayoutGuide")
  }

  final var scrolledContentSize: CGSize { contentSize }

  final func constrainedContentSizeChanged(_ size: CGSize) {
    // A table's content is its rows.
    if self is UITableView { return }
    if contentSize != size { contentSize = size }
  }
}
