import QuartzCore

/// The animation of a menu's lists and preview, with an app's alongside animations.
@MainActor final class MenuAnimation {
  var isAnimated = true
  private let design: UIDesign.Menu
  private var preparations: [() -> Void] = []
  private var changes: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ presenter: MenuPresenter) {
    design = presenter.traits.design.menu
  }

  /// Lifts the preview off the screen.
  func lift(_ stage: ContextMenuStage) {
    preparations.append { stage.prepare() }
    changes.append { stage.arrive() }
  }

  private var moves: Bool { !UIAccessibility.isReduceMotionEnabled && design.material != nil }

  /// Expands `panel` from `origin` of the overlay.
  func appear(_ panel: MenuPanel, from origin: CGPoint) {
    let shrunk = transform(of: panel, to: origin, scale: 0.3)
    preparations.append { [moves] in
      panel.alpha = 0
      if moves { panel.transform = shrunk }
    }
    changes.append {
      panel.alpha = 1
      panel.transform = .identity
    }
  }

  func disappear(_ panel: MenuPanel) {
    changes.append { [moves] in
      panel.alpha = 0
      if moves { panel.transform = CGAffineTransform(scaleX: 0.8, y: 0.8) }
    }
  }

  /// Moves a list behind the one it opened.
  func recede(_ panel: MenuPanel) {
    changes.append { [moves] in
      if moves { panel.transform = CGAffineTransform(scaleX: 0.94, y: 0.94) }
      panel.alpha = 0.6
    }
  }

  func comeForward(_ panel: MenuPanel) {
    changes.append {
      panel.transform = .identity
      panel.alpha = 1
    }
  }

  func add(_ change: @escaping () -> Void) { changes.append(change) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  private func transform(of panel: MenuPanel, to origin: CGPoint, scale: CGFloat) -> CGAffineTransform {
    let center = panel.center
    return CGAffineTransform(translationX: (origin.x - center.x) * (1 - scale), y: (origin.y - center.y) * (1 - scale))
      .scaledBy(x: scale, y: scale)
  }

  /// Calls `tell`, which may add animations, and starts them.
  func run(_ tell: (@MainActor (ContextMenuAnimator) -> Void)?) {
    let animator = ContextMenuAnimator()
    tell?(animator)
    let changes = changes + animator.animations
    let completions = completions + animator.completions
    guard isAnimated, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation { for change in changes { change() } }
      for completion in completions { completion() }
      return
    }
    UIView.performWithoutAnimation { for preparation in preparations { preparation() } }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
      animations: { for change in changes { change() } },
      completion: { _ in for completion in completions { completion() } })
  }
}
