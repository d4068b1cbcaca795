import CoreGraphics

extension UIScrollView {
  final func encodeScrollState(_ coder: NSCoder) { coder.encode(contentOffset, forKey: "contentOffset") }

  final func decodeScrollState(_ coder: NSCoder) {
    guard coder.containsValue(forKey: "contentOffset") else { return }
    layoutIfNeeded()
    let offset = coder.decodeCGPoint(forKey: "contentOffset")
    let insets = adjustedContentInset
    let highest = CGPoint(
      x: max(-insets.left, contentSize.width - bounds.width + insets.right),
      y: max(-insets.top, contentSize.height - bounds.height + insets.bottom))
    contentOffset = CGPoint(
      x: min(max(offset.x, -insets.left), highest.x), y: min(max(offset.y, -insets.top), highest.y))
  }
}
