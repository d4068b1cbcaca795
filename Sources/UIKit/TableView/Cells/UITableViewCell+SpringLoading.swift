extension UITableViewCell: SpringHighlighted {
  final func highlightForSpring(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}
