import CoreGraphics

extension UIScrollView {
  /// The size of the area that shows content: the bounds without the adjusted insets.
  public final var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }
}
