extension UIButton: PointerHovering {
  /// Whether the pointer is over the button; a change updates the configuration.
  public final var isHovered: Bool { parts.isHovered }

  /// The preferred behavioral style; without effect, because no button here behaves as on a Mac.
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { parts.behavioralStyle }
    set { parts.behavioralStyle = newValue }
  }

  /// The behavioral style of the button: always `.pad`.
  public final var behavioralStyle: UIBehavioralStyle { .pad }

  /// Sets whether the pointer is over the button.
  final func hoverChanged(_ isHovered: Bool) {
    guard parts.isHovered != isHovered else { return }
    parts.isHovered = isHovered
    setNeedsUpdateConfiguration()
  }
}

/// The platform whose behavior a control has.
public enum UIBehavioralStyle: UInt, Sendable {
  /// The behavior of the app's idiom.
  case automatic
  /// The behavior of iPhone and iPad.
  case pad
  /// The behavior of the Mac.
  case mac
}
