/// Which rows an app lets people select, outside editing and during it.
struct TableSelectionRules {
  var allowsSelection = true
  var allowsMultipleSelection = false
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelectionDuringEditing = false
}
