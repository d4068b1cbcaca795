/// The bars that a navigation controller hides or is about to hide.
struct NavigationBarState {
  var isBarHidden = false
  var isToolbarHidden = true
  var isBarMoving = false
  var isToolbarMoving = false
}
