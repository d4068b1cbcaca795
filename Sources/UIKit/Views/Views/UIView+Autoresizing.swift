import CoreGraphics

extension UIView {
  /// Resizes the subviews after a change of size, by their autoresizing masks.
  final func resizeSubviews(from old: CGSize) {
    let new = layer.bounds.size
    for view in subviewList where view.flags.contains(.translatesAutoresizingMask) && !view.autoresizingMask.isEmpty {
      view.resize(withSuperviewFrom: old, to: new)
    }
  }

  private func resize(withSuperviewFrom old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let before = frame
    let horizontal = Self.distribute(
      new.width - old.width, over: (before.minX, before.width, old.width - before.maxX),
      flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
    let vertical = Self.distribute(
      new.height - old.height, over: (before.minY, before.height, old.height - before.maxY),
      flexible: (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
    let after = CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    if after != before { frame = after }
  }

  /// Distributes `change` among the flexible parts of an axis in proportion to their lengths, or evenly if they are zero.
  private static func distribute(
    _ change: CGFloat, over parts: (before: CGFloat, size: CGFloat, after: CGFloat), flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let count = (flexible.0 ? 1 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0)
    guard change != 0, count > 0 else { return (parts.before, parts.size) }
    let old = parts.before + parts.size + parts.after
    // A view that was put into an empty superview is centered by two flexible margins.
    if flexible == (true, false, true), old == 0, parts.before == 0 { return ((change - parts.size) / 2, parts.size) }
    let total = (flexible.0 ? parts.before : 0) + (flexible.1 ? parts.size : 0) + (flexible.2 ? parts.after : 0)
    func share(_ length: CGFloat, _ flexible: Bool) -> CGFloat {
      guard flexible else { return 0 }
      return total > 0 ? change * length / total : change / CGFloat(count)
    }
    return (parts.before + share(parts.before, flexible.0), max(0, parts.size + share(parts.size, flexible.1)))
  }
}
