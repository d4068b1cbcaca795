import CoreGraphics

/// Lets a drag select parts of a view by spring loading: segments and tabs.
@MainActor private final class ChoiceSpring: UISpringLoadedInteraction {
  static func set(_ isOn: Bool, on view: UIView, choose: @escaping @MainActor (any UISpringLoadedInteractionContext) -> Void) {
    let spring = view.interactions.first { $0 is ChoiceSpring }
    if isOn, spring == nil { view.addInteraction(ChoiceSpring { _, context in choose(context) }) }
    if !isOn, let spring { view.removeInteraction(spring) }
  }
}

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

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on the item's button performs its action; `false` by default. A custom view has its own spring loading.
  public final var isSpringLoaded: Bool {
    get { springStorage }
    set { springStorage = newValue }
  }
}
