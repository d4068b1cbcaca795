extension UITableViewCell: AccessibleRow {}
