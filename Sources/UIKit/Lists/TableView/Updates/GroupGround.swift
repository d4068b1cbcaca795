/// The background of a group during an update, where none of its rows are, or the border around it.
final class GroupGround: UIView {
  var section = 0
  /// Identifies the update that moves it.
  var token = 0
}
