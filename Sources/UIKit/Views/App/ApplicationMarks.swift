/// Properties of the program's appearance outside of its window. They are stored; a Linux desktop does not show them.
struct ApplicationMarks {
  var badgeNumber = 0
  var showsNetworkActivity = false
  var shakeToEdit = true
  var alternateIcon: String?
}
