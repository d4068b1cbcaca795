extension UIView {
  /// Returns the resistance against growing beyond the intrinsic size.
  final func hugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layoutNode else { return .defaultLow }
    return axis == .horizontal ? layoutNode.hugging.horizontal : layoutNode.hugging.vertical
  }

  /// Sets the resistance against growing beyond the intrinsic size.
  final func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard hugging(for: axis) != priority else { return }
    let node = madeLayoutNode
    if axis == .horizontal { node.hugging.horizontal = priority } else { node.hugging.vertical = priority }
    node.engine?.naturalPriorityChanged(of: node)
  }

  /// Returns the resistance against shrinking below the intrinsic size.
  final func compressionResistance(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let layoutNode else { return .defaultHigh }
    return axis == .horizontal ? layoutNode.compression.horizontal : layoutNode.compression.vertical
  }

  /// Sets the resistance against shrinking below the intrinsic size.
  final func setCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard compressionResistance(for: axis) != priority else { return }
    let node = madeLayoutNode
    if axis == .horizontal { node.compression.horizontal = priority } else { node.compression.vertical = priority }
    node.engine?.naturalPriorityChanged(of: node)
  }
}
