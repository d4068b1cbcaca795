import CoreGraphics

/// A change of a window's size: controllers hear of it before, go along with it and hear when it is done.
@MainActor enum SizeTransition {
  /// Tells the controllers of `windows`, runs `change`, and then what wanted to go along.
  static func perform(
    in windows: [(window: UIWindow, size: CGSize)], traits: UITraitCollection?, change: () -> Void
  ) {
    var coordinators: [TransitionCoordinator] = []
    for (window, size) in windows {
      guard let root = window.rootViewController else { continue }
      let coordinator = TransitionCoordinator(transition: nil, container: window)
      coordinators.append(coordinator)
      if let traits { root.willTransition(to: UITraitCollection(traitsFrom: [window.traitCollection, traits]), with: coordinator) }
      if size != window.bounds.size { root.viewWillTransition(to: size, with: coordinator) }
    }
    change()
    guard !coordinators.isEmpty else { return }
    for coordinator in coordinators { UIView.performWithoutAnimation { coordinator.runAnimations() } }
    AfterLayout.add {
      for coordinator in coordinators { coordinator.runCompletions() }
    }
  }
}
