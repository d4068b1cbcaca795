/// What shows of a group in motion where none of its rows is, or the border around it.
final class GroupGround: UIView {
  var section = 0
  /// Which update moves it.
  var token = 0
}
