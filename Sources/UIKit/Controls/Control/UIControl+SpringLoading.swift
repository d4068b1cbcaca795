extension UIControl: SpringHighlighted {
  final func highlightForSpring(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
