extension UITabBar: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on a tab chooses it; `false` by default.
  public final var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ChoiceSpring } }
    set {
      ChoiceSpring.set(newValue, on: self) { [weak self] context in
        // The tab's own button performs the selection.
        let hit = self.flatMap { $0.hitTest(context.location(in: $0), with: nil) }
        (hit as? UIControl)?.sendActions(for: .primaryActionTriggered)
      }
    }
  }
}
