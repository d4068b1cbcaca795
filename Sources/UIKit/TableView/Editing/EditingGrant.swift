/// What data source and delegate allow a row while the table is edited.
struct EditingGrant {
  var mayEdit = false
  var style = UITableViewCell.EditingStyle.none
  /// nil leaves the cell's own wish.
  var indents: Bool?
  var reorders: Bool?
}
