import CoreGraphics

extension UIView {
  /// The scale that constraints on the view's edges count with: that of the scroll view which zooms it.
  final var zoomedScale: CGFloat {
    guard let parent, parent.layoutNode?.isScrolling == true, let scrollView = parent as? UIScrollView,
      scrollView.zoomLimits.constrainedView === self
    else { return 1 }
    return scrollView.zoomLimits.scale
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

extension UIScrollView: ScrollingLayoutView {
  /// The content: constraints to its edges give `contentSize`.
  public final var contentLayoutGuide: UILayoutGuide {
    systemGuide(\.scrolledContent, .scrolledContent, "UIScrollViewContentLayoutGuide")
  }

  /// The part of the scroll view that shows: what is tied to it does not scroll.
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
