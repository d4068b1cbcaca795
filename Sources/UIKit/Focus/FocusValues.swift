/// What an app has said of a view's part in focus.
@MainActor struct FocusValues {
  var groupIdentifier: String?
  var priority: UIFocusGroupPriority?
  var effect: Effect = .automatic

  enum Effect {
    case automatic
    case own(UIFocusEffect?)
  }
}
