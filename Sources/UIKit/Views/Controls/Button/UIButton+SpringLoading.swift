extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that hovers over the button activates it, as a tap does; `false` by default.
  public final var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ControlSpring } }
    set { setSpring(newValue) { [weak self] in self?.sendActions(for: [.touchUpInside, .primaryActionTriggered]) } }
  }
}
