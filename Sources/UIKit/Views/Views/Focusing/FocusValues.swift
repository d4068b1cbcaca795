/// The focus properties that the app sets for a view.
@MainActor struct FocusValues {
  var groupIdentifier: String?
  var priority: UIFocusGroupPriority?
  var effect: Effect = .automatic

  enum Effect {
    case automatic
    case own(UIFocusEffect?)
  }
}
