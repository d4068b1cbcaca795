/// The editing that the data source and the delegate allow for a row.
struct EditingGrant {
  var mayEdit = false
  var style = UITableViewCell.EditingStyle.none
  /// nil leaves the cell's own wish.
  var indents: Bool?
  var reorders: Bool?
}
