import QuartzCore

/// Turns pages by scrolling.
///
/// The scroll view has three places. At rest the shown page is in the middle; when another page has moved to the middle, the content offset
/// is reset. Negative insets exclude places without a page.
@MainActor final class PageScroller: PageTurner {
  typealias Direction = UIPageViewController.NavigationDirection

  private enum Neighbour {
    case unknown
    case none
    case page(UIViewController)

    var page: UIViewController? {
      if case .page(let page) = self { return page }
      return nil
    }
  }

  private struct Turn {
    let page: UIViewController
    let direction: Direction
    /// Whether a gesture turns the page, so that the delegate is called.
    let isByHand: Bool
    var completion: ((Bool) -> Void)?
  }

  weak var owner: UIPageViewController!
  var recognizers: [UIGestureRecognizer] { [] }
  private let scrollView = PageScrollView(frame: .zero)
  private var center: UIViewController?
  private var before = Neighbour.unknown
  private var after = Neighbour.unknown
  private var turn: Turn?
  private var isUpdating = false
  /// Whether the content was decelerating at the last update.
  private var isCoasting = false

  // MARK: Layout

  func install(in view: UIView) {
    scrollView.scroller = self
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.scrollsToTop = false
    scrollView.clipsToBounds = true
    view.addSubview(scrollView)
    center = owner.shown.first
    if let center { exchange([], for: [center], in: scrollView) }
    owner.updateDots()
  }

  private var isVertical: Bool { owner.navigationOrientation == .vertical }
  private var pitch: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }
  private func offset(_ slot: Int) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: CGFloat(slot) * pitch) : CGPoint(x: CGFloat(slot) * pitch, y: 0)
  }

  /// The distance of the content from rest, in pages; positive toward the next page.
  private var progress: CGFloat {
    guard pitch > 0 else { return 0 }
    let along = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
    return (along / pitch - 1) * (owner.runsBackwards ? -1 : 1)
  }

  private func slot(of direction: Direction) -> Int { (direction == .forward) != owner.runsBackwards ? 2 : 0 }

  func layout(in area: CGRect) {
    guard scrollView.superview != nil else { return }
    let spacing = owner.pageSpacing
    let frame = isVertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    if scrollView.frame != frame {
      endTurn()
      scrollView.stopMotion()
      scrollView.frame = frame
      scrollView.contentSize =
        isVertical ? CGSize(width: frame.width, height: frame.height * 3) : CGSize(width: frame.width * 3, height: frame.height)
      openPlaces()
      scrollView.setOffset(offset(1))
    }
    scrollView.setNeedsLayout()
  }

  /// Sets the insets so that only places with pages can be reached.
  private func openPlaces() {
    let low = owner.runsBackwards ? after.page : before.page
    let high = owner.runsBackwards ? before.page : after.page
    let (start, end) = (low == nil ? -pitch : 0, high == nil ? -pitch : 0)
    let inset =
      isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0) : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    if scrollView.contentInset != inset {
      // A scroll view at its start follows its inset; the page in the middle stays.
      let offset = scrollView.contentOffset
      scrollView.contentInset = inset
      if scrollView.contentOffset != offset, !scrollView.isInMotion { scrollView.setOffset(offset) }
    }
    let bounces = owner.dataSource != nil && center != nil
    if isVertical { scrollView.alwaysBounceVertical = bounces } else { scrollView.alwaysBounceHorizontal = bounces }
  }

  private func place(_ page: UIViewController, _ slot: Int) {
    guard let view = page.viewIfLoaded, view.superview === scrollView else { return }
    let origin = offset(slot)
    let spacing = owner.pageSpacing
    let frame =
      isVertical
      ? CGRect(x: 0, y: origin.y + spacing / 2, width: scrollView.bounds.width, height: max(0, pitch - spacing))
      : CGRect(x: origin.x + spacing / 2, y: 0, width: max(0, pitch - spacing), height: scrollView.bounds.height)
    if view.frame != frame { view.frame = frame }
  }

  private func placePages() {
    if let center { place(center, 1) }
    if let turn { place(turn.page, slot(of: turn.direction)) }
  }

  // MARK: Neighbors

  func dataSourceChanged() {
    before = .unknown
    after = .unknown
    scrollView.setNeedsLayout()
  }

  private func askForNeighbours() {
    guard let center, scrollView.window != nil, turn?.isByHand ?? true else { return }
    if case .unknown = before { before = ask(center, .reverse) }
    if case .unknown = after { after = ask(center, .forward) }
    openPlaces()
  }

  private func ask(_ page: UIViewController, _ direction: Direction) -> Neighbour {
    guard let source = owner.dataSource else { return .none }
    let found =
      direction == .forward
      ? source.pageViewController(owner, viewControllerAfter: page) : source.pageViewController(owner, viewControllerBefore: page)
    guard let found, found !== page else { return .none }
    return .page(found)
  }

  // MARK: Following the content

  /// Called on every layout of the scroll view, that is, after each movement of the content.
  func update() {
    guard !isUpdating, center != nil, pitch > 0 else { return }
    isUpdating = true
    defer { isUpdating = false }
    askForNeighbours()
    let shift = progress
    if let turn, turn.isByHand, shift * (turn.direction == .forward ? 1 : -1) < -Self.tolerance { finish(completed: false) }
    if turn == nil, abs(shift) > Self.tolerance {
      let direction: Direction = shift > 0 ? .forward : .reverse
      if let page = (direction == .forward ? after : before).page { begin(page, direction) }
    }
    placePages()
    if !scrollView.isInMotion {
      isCoasting = false
      settle()
    } else if scrollView.isDecelerating {
      isCoasting = true
    } else if isCoasting {
      // A page caught beyond the middle counts as turned, so that the next flick continues from it.
      isCoasting = false
      if let turn, turn.isByHand, abs(progress) > 0.5 { finish(completed: true) }
    }
  }

  private static let tolerance: CGFloat = 0.001

  private func begin(_ page: UIViewController, _ direction: Direction) {
    turn = Turn(page: page, direction: direction, isByHand: true)
    owner.delegate?.pageViewController(owner, willTransitionTo: [page])
    bringIn(page)
  }

  private func bringIn(_ page: UIViewController) {
    beginArrival(of: page, animated: true)
    scrollView.addSubview(page.view)
    if let center { beginDeparture(of: center, animated: true) }
  }

  private func settle() {
    if let turn { finish(completed: progress * (turn.direction == .forward ? 1 : -1) >= 0.5) }
    if scrollView.contentOffset != offset(1) { scrollView.setOffset(offset(1)) }
  }

  private func finish(completed: Bool) {
    guard let turn, let old = center else { return }
    self.turn = nil
    if completed {
      center = turn.page
      if turn.isByHand {
        if turn.direction == .forward {
          before = .page(old)
          after = .unknown
        } else {
          after = .page(old)
          before = .unknown
        }
        owner.turned(to: [turn.page], from: [old], turn.direction)
      }
      let step = turn.direction == .forward ? 1 : -1
      let (from, to) = (offset(owner.runsBackwards ? 1 - step : 1 + step), offset(1))
      scrollView.moveContent(
        to: CGPoint(x: scrollView.contentOffset.x + to.x - from.x, y: scrollView.contentOffset.y + to.y - from.y))
      openPlaces()
      placePages()
      endDeparture(of: old)
      endArrival(of: turn.page)
    } else {
      if isVisible {
        old.beginAppearanceTransition(true, animated: true)
        turn.page.beginAppearanceTransition(false, animated: true)
      }
      endDeparture(of: turn.page)
      old.endAppearanceTransition()
    }
    scrollView.isUserInteractionEnabled = true
    if turn.isByHand {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
    }
    scrollView.setNeedsLayout()
    turn.completion?(completed)
  }

  // MARK: Turning by the app

  func replace(_ old: [UIViewController], by new: [UIViewController]) {
    before = .unknown
    after = .unknown
    center = new.first
    guard scrollView.superview != nil else { return }
    scrollView.stopMotion()
    exchange(old, for: new, in: scrollView)
    scrollView.setOffset(offset(1))
    placePages()
    scrollView.setNeedsLayout()
  }

  func turn(
    from old: [UIViewController], to new: [UIViewController], back: UIViewController?, _ direction: Direction,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let page = new.first else { return }
    center = old.first
    scrollView.stopMotion()
    before = direction == .reverse ? .page(page) : .none
    after = direction == .forward ? .page(page) : .none
    openPlaces()
    scrollView.setOffset(offset(1))
    turn = Turn(page: page, direction: direction, isByHand: false) { [weak self] finished in
      self?.dataSourceChanged()
      completion?(finished)
    }
    bringIn(page)
    placePages()
    scrollView.isUserInteractionEnabled = false
    scrollView.animate(to: offset(slot(of: direction)))
  }

  func endTurn() {
    guard let turn else { return }
    scrollView.stopMotion()
    finish(completed: !turn.isByHand || progress * (turn.direction == .forward ? 1 : -1) >= 0.5)
    scrollView.setOffset(offset(1))
  }

  // MARK: Page control

  /// Goes to the next or the previous page after a tap on the page control.
  func turn(byDots step: Int) {
    let direction: Direction = step > 0 ? .forward : .reverse
    guard turn == nil, !scrollView.isInMotion, (direction == .forward ? after : before).page != nil else { return }
    scrollView.animate(to: offset(slot(of: direction)))
  }
}
