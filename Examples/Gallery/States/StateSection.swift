/// The states of one letter.
struct StateSection {
  var title: String
  var states: [UnionState]
  /// Whether its rows show.
  var isOpen = true
}
