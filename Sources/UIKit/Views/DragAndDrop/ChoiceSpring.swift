/// Lets a drag select parts of a view by spring loading: segments and tabs.
@MainActor final class ChoiceSpring: UISpringLoadedInteraction {
  static func set(_ isOn: Bool, on view: UIView, choose: @escaping @MainActor (any UISpringLoadedInteractionContext) -> Void) {
    let spring = view.interactions.first { $0 is ChoiceSpring }
    if isOn, spring == nil { view.addInteraction(ChoiceSpring { _, context in choose(context) }) }
    if !isOn, let spring { view.removeInteraction(spring) }
  }
}
