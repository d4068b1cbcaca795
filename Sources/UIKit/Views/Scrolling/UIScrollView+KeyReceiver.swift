import CoreGraphics

extension UIScrollView {
  /// Returns the scroll view for keys while nothing has focus: the largest of those visible in front.
  static func keyReceiver(below root: UIView) -> UIScrollView? {
    var best: (view: UIScrollView, area: CGFloat)?
    func visit(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
      if let scrollView = view as? UIScrollView, !scrollView.scrollableAxes.isEmpty {
        let size = scrollView.layer.bounds.size
        let area = size.width * size.height
        // The frontmost of equal ones is used.
        if best.map({ area >= $0.area }) ?? true { best = (scrollView, area) }
        return
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    return best?.view
  }
}
