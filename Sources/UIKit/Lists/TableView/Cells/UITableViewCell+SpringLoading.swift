extension UITableViewCell: SpringHighlighted {
  package final func highlightForSpring(_ isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
}
