import CoreGraphics

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

  final func scale(of content: UIView) -> CGFloat { zoomLimits.constrainedView === content ? zoomLimits.scale : 1 }

  final func constrainedContentSizeChanged(_ size: CGSize) {
    // A table's content is its rows.
    if self is UITableView { return }
    if contentSize != size { contentSize = size }
  }
}
