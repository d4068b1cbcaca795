import CoreGraphics

/// Notifies controllers of a change of a window's size before and after it, and runs their alongside animations.
@MainActor enum SizeTransition {
  /// Notifies the controllers of `windows`, runs `change`, and then the alongside animations.
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
