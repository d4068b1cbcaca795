import CoreGraphics

/// A change of a navigation controller's stack: calls the controllers' appearance methods in order, and animates the screens and the bar.
@MainActor package final class NavigationTransition {
  private unowned let owner: UINavigationController
  package let operation: UINavigationController.Operation
  private let oldStack: [UIViewController]
  private let newStack: [UIViewController]
  private let from: UIViewController?
  private let to: UIViewController?
  private var isAnimated = false
  private var tellsAppearance = false
  private var barTransition: NavigationBarTransition?
  /// Animates a transition between two controllers that share a collection view.
  private var sharing: (any SharedListTransition)?
  private var running: ControllerTransition?
  /// Drives an interactive transition.
  private var finger: UIPercentDrivenInteractiveTransition?
  private var isDone = false
  /// Whether controllers are being notified of the beginning. Changes that they request meanwhile are performed afterward.
  private(set) var isBeginning = false

  init(_ owner: UINavigationController, to new: [UIViewController], operation: UINavigationController.Operation) {
    self.owner = owner
    self.operation = operation
    oldStack = owner.stack
    newStack = new
    from = oldStack.last
    to = new.last
  }

  private var added: [UIViewController] { newStack.filter { new in !oldStack.contains { $0 === new } } }
  private var removed: [UIViewController] { oldStack.filter { old in !newStack.contains { $0 === old } } }

  // MARK: Running

  func start(animated: Bool) {
    begin(animated: animated)
    run(interactor: nil)
    owner.makePendingChange()
  }

  /// Starts an interactive transition, which waits for progress.
  func startInteractive() {
    begin(animated: true)
    let swipe = UIPercentDrivenInteractiveTransition()
    swipe.completionCurve = .easeOut
    finger = swipe
    run(interactor: swipe)
    owner.makePendingChange()
  }

  func update(_ fraction: CGFloat) {
    finger?.update(fraction)
  }

  /// Completes an interactive transition, or reverts it.
  func release(finishes: Bool) {
    if finishes { finger?.finish() } else { finger?.cancel() }
  }

  /// Jumps to the end, because another transition is about to begin.
  func completeNow() {
    guard let running else { return complete(true) }
    running.completeTransition(true)
    for page in owner.pages.values { page.layer.removeAllAnimations() }
  }

  private func run(interactor: UIPercentDrivenInteractiveTransition?) {
    guard isAnimated, let running else { return complete(true) }
    let delegate = owner.delegate
    let bars = owner.view.traitCollection.bars
    let own: any UIViewControllerAnimatedTransitioning = sharing ?? NavigationSlideAnimator(self, bars: bars)
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if let from, let to {
      animator = delegate?.navigationController(owner, animationControllerFor: operation, from: from, to: to)
      // A swipe from the edge moves the screens directly.
      if animator == nil, sharing == nil, interactor == nil, !UIAccessibility.fadesTransitions {
        let (zoomed, source) = operation == .push ? (to, from) : (from, to)
        animator = zoomed.preferredTransition?.zoomAnimator(of: zoomed, source: source, opens: operation == .push)
      }
    }
    let given = animator.flatMap { delegate?.navigationController(owner, interactionControllerFor: $0) }
    if animator != nil {
      sharing?.finishAtOnce()
      _ = running.coordinator.animate(alongsideTransition: { [weak self] _ in self?.alongside() })
    } else {
      placePages()
    }
    running.completion = { [weak self] in self?.complete($0) }
    running.start(animator: animator ?? own, interactor: given ?? interactor)
  }

  // MARK: Beginning

  private func begin(animated: Bool) {
    isBeginning = true
    defer { isBeginning = false }
    owner.transition = self
    for controller in added { owner.addChild(controller) }
    for controller in removed {
      controller.parentMove = .from
      controller.willMove(toParent: nil)
    }
    owner.stack = newStack
    guard let view = owner.viewIfLoaded else { return owner.tellTabBar(ofTop: to, along: nil) }
    let changes = from !== to
    isAnimated = animated && view.window != nil && owner.appearance == .appeared && changes && from != nil && to != nil
    tellsAppearance = changes && view.window != nil && owner.appearance.isShown
    sharing = ListScreens.connected?.sharedList(self, from, to, view.traitCollection.bars.transitionDuration)
    to?.loadViewIfNeeded()
    if isAnimated { makeTransition(in: view) }
    sharing?.handOver()
    if tellsAppearance {
      from?.beginAppearanceTransition(false, animated: isAnimated)
      to?.beginAppearanceTransition(true, animated: isAnimated)
    }
    if changes, let to { owner.delegate?.navigationController(owner, willShow: to, animated: isAnimated) }
    owner.showBars(forTop: to, animated: isAnimated)
    owner.tellTabBar(ofTop: to, along: running)
    barTransition = owner.ownBar.makeTransition(to: newStack.map(\.navigationItem), isPush: operation == .push)
    guard changes, let to else {
      if to == nil { from.map(owner.removePage) }
      return
    }
    guard isAnimated else {
      let page = owner.page(for: to)
      owner.pagesView.addSubview(page)
      owner.layoutPage(page)
      sharing?.finishAtOnce()
      to.tellIsAppearing()
      return
    }
    UIView.performWithoutAnimation {
      owner.layoutPage(owner.page(for: to))
      barTransition?.prepare()
    }
  }

  /// Creates the context for animators and alongside animations.
  private func makeTransition(in view: UIView) {
    guard let from, let to else { return }
    let new = ControllerTransition(container: owner.pagesView, from: from, to: to)
    new.fromView = from.view
    new.toView = to.view
    let page = owner.page(for: to)
    UIView.performWithoutAnimation { owner.layoutPage(page) }
    new.initialFrames[ObjectIdentifier(from)] = from.view.frame
    new.finalFrames[ObjectIdentifier(to)] = to.view.frame
    new.timedViews = [owner.ownBar] + (owner.ownToolbar.map { [$0] } ?? [])
    new.attach(to: [from, to, owner])
    running = new
  }

  /// Orders the incoming page above or below the outgoing one.
  private func placePages() {
    guard let to else { return }
    let page = owner.page(for: to)
    if operation == .pop, let old = from.flatMap({ owner.pages[ObjectIdentifier($0)] }) {
      owner.pagesView.insertSubview(page, belowSubview: old)
    } else {
      owner.pagesView.addSubview(page)
    }
    UIView.performWithoutAnimation {
      to.tellIsAppearing()
      page.layoutIfNeeded()
    }
  }

  private func page(_ controller: UIViewController?) -> NavigationPage? { controller.flatMap { owner.pages[ObjectIdentifier($0)] } }
  var upper: NavigationPage? { page(operation == .pop ? from : to) }
  var lower: NavigationPage? { page(operation == .pop ? to : from) }
  var isMirrored: Bool { owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Animates the bar together with the screens.
  package func alongside() {
    barTransition?.run()
    owner.layoutBars()
    owner.ownBar.layoutIfNeeded()
  }

  // MARK: Ending

  private func complete(_ finished: Bool) {
    guard !isDone else { return }
    isDone = true
    owner.transition = nil
    running = nil
    if finished { end() } else { undo() }
    owner.viewIfLoaded?.setNeedsLayout()
  }

  private func end() {
    barTransition?.finish(completed: true)
    if from !== to, let from { owner.removePage(from) }
    if let to { keep(to) }
    if tellsAppearance {
      from?.endAppearanceTransition()
      if owner.appearance == .appeared { to?.endAppearanceTransition() }
    }
    for controller in added { controller.didMove(toParent: owner) }
    // In `viewDidAppear`, a controller may have pushed a popped controller again.
    for controller in removed where !owner.stack.contains(controller) && controller.parent === owner { controller.removeFromParent() }
    if from !== to, to?.preferredContentSize != from?.preferredContentSize { owner.tellPreferredContentSize() }
    if from !== to, let to, owner.viewIfLoaded != nil {
      owner.delegate?.navigationController(owner, didShow: to, animated: isAnimated)
    }
  }

  /// Reverts everything after a canceled swipe.
  private func undo() {
    owner.stack = oldStack
    sharing?.undo()
    for controller in removed { controller.parentMove = .none }
    barTransition?.finish(completed: false)
    owner.showBars(forTop: from, animated: false)
    if let from { keep(from) }
    if tellsAppearance {
      to?.beginAppearanceTransition(false, animated: isAnimated)
      from?.beginAppearanceTransition(true, animated: isAnimated)
    }
    if let to { owner.removePage(to) }
    if tellsAppearance {
      to?.endAppearanceTransition()
      from?.endAppearanceTransition()
    }
    for controller in added {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  /// Restores the resting state of a screen, regardless of the animator's changes.
  private func keep(_ controller: UIViewController) {
    guard owner.isViewLoaded else { return }
    let page = owner.page(for: controller)
    page.rest()
    if page.superview !== owner.pagesView { owner.pagesView.addSubview(page) }
    if controller.view.superview !== page { page.insertSubview(controller.view, at: 0) }
  }
}
