import CoreGraphics

/// Turns pages by curling a leaf at the spine, by a drag, a tap at the edge, or the app.
@MainActor final class PageCurler: NSObject, PageTurner {
  typealias Direction = UIPageViewController.NavigationDirection

  private struct Turn {
    let old: [UIViewController]
    let new: [UIViewController]
    /// The controller of the leaf's back, for double-sided single pages.
    let back: UIViewController?
    let direction: Direction
    let isByHand: Bool
    let leaf: PageLeaf
    var isSettling = false
    var completes = true
    var completion: ((Bool) -> Void)?
  }

  /// The state of a drag.
  private enum Drag {
    case none
    /// No movement along the axis yet.
    case undecided
    case turning
    /// No page in its direction.
    case refused
  }

  weak var owner: UIPageViewController!
  private let stage = UIView()
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private var turn: Turn?
  private var drag = Drag.none
  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  private static let duration: TimeInterval = 0.6

  func install(in view: UIView) {
    stage.frame = view.bounds
    stage.clipsToBounds = true
    view.addSubview(stage)
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: PageCurler.panned)
    tap.addTarget(self, action: PageCurler.tapped)
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(tap)
    exchange([], for: owner.shown, in: stage)
  }

  func dataSourceChanged() {}

  // MARK: Layout

  private var isVertical: Bool { owner.navigationOrientation == .vertical }

  private var geometry: PageLeaf.Geometry {
    let size = stage.bounds.size
    let (length, breadth) = isVertical ? (size.height, size.width) : (size.width, size.height)
    let isReversed = owner.runsBackwards
    let isDouble = owner.spine == .mid
    return PageLeaf.Geometry(
      isVertical: isVertical, isReversed: isReversed, spine: isDouble ? length / 2 : isReversed ? length : 0,
      length: isDouble ? length / 2 : length, breadth: breadth)
  }

  func layout(in area: CGRect) {
    guard stage.superview != nil else { return }
    if stage.frame != area {
      endTurn()
      stage.frame = area
    }
    if turn == nil { place(owner.shown) }
  }

  /// Returns the frames of the pages at rest.
  private func frames(_ count: Int) -> [CGRect] {
    let geometry = geometry
    let far = geometry.rect(0, geometry.length)
    if count == 2 { return [geometry.rect(-geometry.length, 0), far] }
    return [owner.spine == .mid ? far : CGRect(origin: .zero, size: stage.bounds.size)]
  }

  private func place(_ pages: [UIViewController]) {
    for (page, frame) in zip(pages, frames(pages.count)) where page.viewIfLoaded?.superview === stage { page.view.frame = frame }
  }

  // MARK: Turning

  func replace(_ old: [UIViewController], by new: [UIViewController]) {
    guard stage.superview != nil else { return }
    exchange(old, for: new, in: stage)
    place(new)
  }

  func turn(
    from old: [UIViewController], to new: [UIViewController], back: UIViewController?, _ direction: Direction,
    _ completion: ((Bool) -> Void)?
  ) {
    begin(old, new, back: back, direction, isByHand: false, completion)
    settle(completes: true)
  }

  private func begin(
    _ old: [UIViewController], _ new: [UIViewController], back: UIViewController?, _ direction: Direction, isByHand: Bool,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    if isByHand { owner.delegate?.pageViewController(owner, willTransitionTo: back.map { new + [$0] } ?? new) }
    for page in new { beginArrival(of: page, animated: true) }
    for page in old where !new.contains(where: { $0 === page }) { beginDeparture(of: page, animated: true) }
    let forward = direction == .forward
    // The leaf's front is visible before a forward turn, and its back afterward.
    let (turned, uncovered) = forward ? (old, new) : (new, old)
    let front: UIViewController
    let reverse: UIViewController?
    if turned.count == 2, uncovered.count == 2 {
      (front, reverse) = (turned[1], uncovered[0])
      stage.insertSubview(turned[0].view, at: 0)
      stage.insertSubview(uncovered[1].view, at: 0)
      let frames = frames(2)
      turned[0].view.frame = frames[0]
      uncovered[1].view.frame = frames[1]
    } else {
      front = turned[turned.count - 1]
      reverse = back
      if let back, back.parent !== owner { owner.addChild(back) }
      for page in uncovered {
        stage.insertSubview(page.view, at: 0)
        page.view.frame = frames(1)[0]
      }
    }
    let leaf = PageLeaf(front: front.view, back: reverse?.view, geometry: geometry, size: stage.bounds.size)
    stage.addSubview(leaf)
    leaf.progress = forward ? 0 : 1
    turn = Turn(old: old, new: new, back: back, direction: direction, isByHand: isByHand, leaf: leaf, completion: completion)
  }

  /// Animates the leaf to one side.
  private func settle(completes: Bool) {
    guard var turn, !turn.isSettling else { return }
    turn.isSettling = true
    turn.completes = completes
    self.turn = turn
    let end: CGFloat = (turn.direction == .forward) == completes ? 1 : 0
    let rest = abs(end - turn.leaf.progress)
    let leaf = turn.leaf
    UIView.animate(
      withDuration: Self.duration * max(0.3, rest), delay: 0, options: .curveEaseInOut,
      animations: { leaf.progress = end },
      completion: { [weak self] _ in
        guard let self, self.turn?.leaf === leaf else { return }
        self.finish()
      })
  }

  private func finish() {
    guard let turn else { return }
    self.turn = nil
    let stays = turn.completes ? turn.new : turn.old
    let goes = turn.completes ? turn.old : turn.new
    for page in stays { stage.insertSubview(page.view, at: 0) }
    place(stays)
    let gone = goes.filter { page in !stays.contains { $0 === page } }
    if !turn.completes, isVisible {
      turn.old.forEach { $0.beginAppearanceTransition(true, animated: true) }
      gone.forEach { $0.beginAppearanceTransition(false, animated: true) }
    }
    if turn.completes, turn.isByHand { owner.turned(to: turn.new, from: turn.old, turn.direction) }
    gone.forEach { endDeparture(of: $0) }
    if turn.completes { turn.new.forEach { endArrival(of: $0) } } else { turn.old.forEach { $0.endAppearanceTransition() } }
    if let back = turn.back { endDeparture(of: back) }
    turn.leaf.removeFromSuperview()
    if turn.isByHand {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: turn.old, transitionCompleted: turn.completes)
    }
    turn.completion?(turn.completes)
  }

  func endTurn() {
    guard let turn else { return }
    if !turn.isSettling { self.turn?.completes = !turn.isByHand }
    drag = .refused
    finish()
  }

  // MARK: Touches

  /// Returns the pages after a turn, and the back of the leaf if pages are double-sided; nil at the end.
  private func pages(_ direction: Direction) -> (pages: [UIViewController], back: UIViewController?)? {
    guard let source = owner.dataSource, !owner.shown.isEmpty else { return nil }
    func next(_ page: UIViewController) -> UIViewController? {
      direction == .forward
        ? source.pageViewController(owner, viewControllerAfter: page) : source.pageViewController(owner, viewControllerBefore: page)
    }
    guard let first = next(direction == .forward ? owner.shown[owner.shown.count - 1] : owner.shown[0]) else { return nil }
    if owner.spine == .mid {
      guard let second = next(first) else { return nil }
      return (direction == .forward ? [first, second] : [second, first], nil)
    }
    guard owner.isDoubleSided else { return ([first], nil) }
    return next(first).map { ([$0], first) }
  }

  private func startByHand(_ direction: Direction) -> Bool {
    guard turn == nil, let found = pages(direction) else { return false }
    begin(owner.shown, found.pages, back: found.back, direction, isByHand: true)
    return true
  }

  /// Returns a distance along the axis, positive away from the spine.
  private func along(_ point: CGPoint) -> CGFloat { (isVertical ? point.y : point.x) * (owner.runsBackwards ? -1 : 1) }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    let moved = along(recognizer.translation(in: stage))
    switch recognizer.state {
    case .began, .changed:
      if recognizer.state == .began { drag = .undecided }
      if drag == .undecided, moved != 0 { drag = startByHand(moved < 0 ? .forward : .reverse) ? .turning : .refused }
      guard drag == .turning, let turn, !turn.isSettling else { return }
      let reach = geometry.length * (owner.spine == .mid ? 2 : 1)
      guard reach > 0 else { return }
      turn.leaf.progress = turn.direction == .forward ? min(max(-moved / reach, 0), 1) : 1 - min(max(moved / reach, 0), 1)
    case .ended, .cancelled, .failed:
      defer { drag = .none }
      guard drag == .turning, let turn else { return }
      let forward = turn.direction == .forward
      let done = forward ? turn.leaf.progress : 1 - turn.leaf.progress
      let velocity = along(recognizer.velocity(in: stage)) * (forward ? -1 : 1)
      let flicks = abs(velocity) > Self.flickSpeed
      settle(completes: recognizer.state == .ended && (flicks ? velocity > 0 : done > 0.5))
    case .possible: break
    }
  }

  private static let flickSpeed: CGFloat = 250

  /// Turns the page after a tap near an outer edge.
  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let geometry = geometry
    let place = along(recognizer.location(in: stage)) + (geometry.isReversed ? geometry.spine : -geometry.spine)
    let margin = geometry.length * 0.2
    let start = owner.spine == .mid ? -geometry.length : 0
    if place > geometry.length - margin {
      if startByHand(.forward) { settle(completes: true) }
    } else if place < start + margin {
      if startByHand(.reverse) { settle(completes: true) }
    }
  }
}
