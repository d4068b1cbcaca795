import CoreGraphics

extension UIScrollView: ScrollingLayoutView {
  final var scrolledContentSize: CGSize { contentSize }

  final func scale(of content: UIView) -> CGFloat { zoomLimits.constrainedView === content ? zoomLimits.scale : 1 }

  final func constrainedContentSizeChanged(_ size: CGSize) {
    // A table's content is its rows.
    if self is any ContentSizing { return }
    if contentSize != size { contentSize = size }
  }
}
