import CoreGraphics

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

  final func scale(of content: UIView) -> CGFloat { zoomLimits.constrainedView === content ? zoomLimits.scale : 1 }

  final func constrainedContentSizeChanged(_ size: CGSize) {
    // A table's content is its rows.
    if self is any ContentSizing { return }
    if contentSize != size { contentSize = size }
  }
}
