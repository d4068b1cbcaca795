import CoreGraphics

extension UIView {
  /// Scrolls all enclosing scroll views until the view is visible.
  package final func scrollIntoSight() {
    var node = parent
    while let view = node {
      if let scroll = view as? UIScrollView {
        let rect = convert(bounds, to: scroll).insetBy(dx: -8, dy: -8)
        if !scroll.bounds.inset(by: scroll.adjustedContentInset).contains(rect) { scroll.scrollRectToVisible(rect, animated: false) }
      }
      node = view.parent
    }
  }
}
