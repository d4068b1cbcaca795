extension UICollectionViewCell: SpringHighlighted {
  package final func highlightForSpring(_ isHighlighted: Bool) { self.isHighlighted = isHighlighted }
}
