extension UIButton: PointerHovering {
  /// Whether the mouse is over the button; the configuration is updated when it changes.
  public final var isHovered: Bool { parts.isHovered }

  /// The system whose behavior the button should have; without effect here, where no button behaves as on a Mac.
  public final var preferredBehavioralStyle: UIBehavioralStyle {
    get { parts.behavioralStyle }
    set { parts.behavioralStyle = newValue }
  }

  /// The system whose behavior the button has.
  public final var behavioralStyle: UIBehavioralStyle { .pad }

  /// Takes whether the mouse is over the button.
  final func hoverChanged(_ isHovered: Bool) {
    guard parts.isHovered != isHovered else { return }
    parts.isHovered = isHovered
    setNeedsUpdateConfiguration()
  }
}

/// The system whose behavior a control has.
public enum UIBehavioralStyle: UInt, Sendable {
  /// That of the idiom of the app.
  case automatic
  /// The behavior of iPhone and iPad.
  case pad
  /// The behavior of the Mac.
  case mac
}
