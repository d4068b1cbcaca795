/// The editing that the data source and the delegate allow for a row.
struct EditingGrant {
  var mayEdit = false
  var style = UITableViewCell.EditingStyle.none
  /// nil keeps the cell's own setting.
  var indents: Bool?
  var reorders: Bool?
}
