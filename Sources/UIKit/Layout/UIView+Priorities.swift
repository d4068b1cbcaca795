extension UIView {
  /// Returns the resistance against growing beyond the intrinsic size.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layoutNode else { return .defaultLow }
    return axis == .horizontal ? layoutNode.hugging.horizontal : layoutNode.hugging.vertical
  }

  /// Sets the resistance against growing beyond the intrinsic size.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    let node = madeLayoutNode
    if axis == .horizontal { node.hugging.horizontal = priority } else { node.hugging.vertical = priority }
    node.engine?.naturalPriorityChanged(of: node)
  }

  /// Returns the resistance against shrinking below the intrinsic size.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layoutNode else { return .defaultHigh }
    return axis == .horizontal ? layoutNode.compression.horizontal : layoutNode.compression.vertical
  }

  /// Sets the resistance against shrinking below the intrinsic size.
  public final func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    let node = madeLayoutNode
    if axis == .horizontal { node.compression.horizontal = priority } else { node.compression.vertical = priority }
    node.engine?.naturalPriorityChanged(of: node)
  }
}
