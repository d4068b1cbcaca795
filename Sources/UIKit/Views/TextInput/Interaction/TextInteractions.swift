/// The text interactions of views that draw their own text. They follow the first responder and typed text.
@MainActor enum TextInteractions {
  @InterfaceState(.activity) private static var all: [Weak] = []

  private struct Weak {
    weak var interaction: UITextInteraction?
  }

  static func add(_ interaction: UITextInteraction) {
    all.removeAll { $0.interaction == nil || $0.interaction === interaction }
    all.append(Weak(interaction: interaction))
  }

  static func remove(_ interaction: UITextInteraction) { all.removeAll { $0.interaction == nil || $0.interaction === interaction } }

  static func firstResponderChanged(to responder: UIResponder?) {
    for entry in all { entry.interaction?.followFirstResponder() }
  }

  /// Called after text was typed, which a text need not announce to its input delegate.
  static func textEntered() {
    for entry in all { entry.interaction?.display?.setNeedsSelectionUpdate() }
  }
}
