import CoreGraphics

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on a segment chooses it; `false` by default.
  public final var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ChoiceSpring } }
    set {
      ChoiceSpring.set(newValue, on: self) { [weak self] context in
        guard let self, isEnabled, numberOfSegments > 0, bounds.width > 0 else { return }
        let x = context.location(in: self).x
        let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x
        let index = min(max(0, Int(place / bounds.width * CGFloat(numberOfSegments))), numberOfSegments - 1)
        guard index != selectedSegmentIndex, isEnabledForSegment(at: index) else { return }
        selectedSegmentIndex = index
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
    }
  }
}
