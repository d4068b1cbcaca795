import Foundation

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over the button activates it, as a tap does; `false` by default.
  public final var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ControlSpring } }
    set { ControlSpring.set(newValue, on: self) { $0.sendActions(for: [.touchUpInside, .primaryActionTriggered]) } }
  }
}

/// Activates a control when a drag hovers over it.
@MainActor final class ControlSpring: UISpringLoadedInteraction {
  static func set<Control: UIControl>(_ isOn: Bool, on control: Control, activate: @escaping (Control) -> Void) {
    let spring = control.interactions.first { $0 is ControlSpring }
    if isOn, spring == nil {
      control.addInteraction(
        ControlSpring { [weak control] _, _ in
          if let control, control.isEnabled { activate(control) }
        })
    }
    if !isOn, let spring { control.removeInteraction(spring) }
  }
}
