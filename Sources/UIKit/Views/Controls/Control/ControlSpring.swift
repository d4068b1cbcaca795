/// Activates a control when a drag hovers over it.
@MainActor final class ControlSpring: UISpringLoadedInteraction {}

extension UIControl {
  /// Adds or removes the spring, which calls `activate` while the control is enabled.
  final func setSpring(_ isOn: Bool, activate: @escaping () -> Void) {
    let spring = interactions.first { $0 is ControlSpring }
    if isOn, spring == nil { addInteraction(ControlSpring { [weak self] _, _ in if self?.isEnabled == true { activate() } }) }
    if !isOn, let spring { removeInteraction(spring) }
  }
}
