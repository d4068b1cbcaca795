import UIKit

/// Scrolls a page of the engine. Its content view has the size of the view and covers the visible part, and the page scrolls to the content
/// offset. A pan that begins in an inner scrolling element is sent to the page as wheel events.
final class EngineScrollView: UIScrollView, UIGestureRecognizerDelegate {
  let content = EngineContentView(frame: .zero)
  weak var pages: EnginePages?
  /// The last position that was sent to the page or reported by it.
  private var pagePosition = CGPoint.zero
  /// The number of positions that were sent and not yet reported back.
  private var unanswered = 0
  /// The page's report on the current touch.
  private var touchIsTaken = false
  private var touchIsInInnerScroller = false
  private let innerPan = UIPanGestureRecognizer()
  private let answer = TouchAnswer()
  private var innerMotion: InnerMotion?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Touches are sent to the page immediately, so that it can prevent scrolling.
    delaysContentTouches = false
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
    addSubview(content)
    innerPan.addTarget(self, action: EngineScrollView.panInner)
    innerPan.delegate = self
    content.addGestureRecognizer(innerPan)
    answer.delegate = self
    content.addGestureRecognizer(answer)
    for pan in [panGestureRecognizer, innerPan] { pan.require(toFail: answer) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Position

  private var visiblePosition: CGPoint {
    CGPoint(
      x: min(max(0, contentOffset.x), max(0, contentSize.width - bounds.width)),
      y: min(max(0, contentOffset.y), max(0, contentSize.height - bounds.height)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let position = visiblePosition
    let frame = CGRect(origin: position, size: bounds.size)
    if content.frame != frame { content.frame = frame }
    pages?.resize()
    let rounded = CGPoint(x: position.x.rounded(), y: position.y.rounded())
    guard rounded != pagePosition else { return }
    pagePosition = rounded
    unanswered += 1
    pages?.scrollPage(to: rounded) { [weak self] in self?.unanswered -= 1 }
  }

  /// Resets the position to the top for a new page.
  func begin() {
    stopScrollingAndZooming()
    pagePosition = .zero
    contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// Called when the page reports its position and size.
  func pageChanged(_ position: CGPoint, _ size: CGSize) {
    let whole = CGSize(width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    if contentSize != whole { contentSize = whole }
    guard abs(position.x - pagePosition.x) >= 1 || abs(position.y - pagePosition.y) >= 1 else { return }
    // While the app scrolls, reports of earlier positions are ignored.
    guard !isTracking, !isDragging, !isDecelerating, unanswered == 0 else { return }
    pagePosition = position
    contentOffset = CGPoint(
      x: position.x > 0 ? position.x : -adjustedContentInset.left, y: position.y > 0 ? position.y : -adjustedContentInset.top)
  }

  // MARK: Touches

  func touchBegan() {
    (touchIsTaken, touchIsInInnerScroller) = (false, false)
    innerMotion = nil
  }

  func touchReported(_ value: [String: Any]) {
    if value["kind"] as? String == "prevented" { return touchIsTaken = true }
    touchIsInInnerScroller = value["inner"] as? Bool ?? false
    touchIsTaken = value["prevented"] as? Bool ?? false
    answer.state = .failed
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === innerPan { return touchIsInInnerScroller && !touchIsTaken }
    if recognizer === panGestureRecognizer, touchIsTaken || touchIsInInnerScroller { return false }
    return super.gestureRecognizerShouldBegin(recognizer)
  }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    // A touch that stops the page's deceleration is not sent to the page.
    recognizer !== answer || !isDecelerating && pages?.isOpen ?? false
  }

  private func panInner() {
    switch innerPan.state {
    case .changed:
      let moved = innerPan.translation(in: content)
      innerPan.setTranslation(.zero, in: content)
      pages?.turnWheel(at: innerPan.location(in: content), by: moved)
    case .ended:
      let place = innerPan.location(in: content)
      innerMotion = InnerMotion(innerPan.velocity(in: content)) { [weak self] in self?.pages?.turnWheel(at: place, by: $0) }
    default: break
    }
  }
}

/// Delays pans for a limited time until the page has answered a touch. It never recognizes a gesture.
private final class TouchAnswer: UIGestureRecognizer {
  private static let limit: TimeInterval = 0.15
  private var start: TimeInterval = 0

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { start = event.timestamp }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.timestamp - start > Self.limit { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Decelerates an inner element after a pan, as a scroll view does.
@MainActor private final class InnerMotion {
  private var velocity: CGPoint
  private let move: (CGPoint) -> Void
  private var link: CADisplayLink?

  init(_ velocity: CGPoint, move: @escaping (CGPoint) -> Void) {
    self.velocity = velocity
    self.move = move
    link = CADisplayLink { [weak self] link in self?.step(link.duration) }
    link?.add(to: .main, forMode: .common)
  }

  isolated deinit { link?.invalidate() }

  private func step(_ seconds: CFTimeInterval) {
    move(CGPoint(x: velocity.x * seconds, y: velocity.y * seconds))
    let rate = pow(UIScrollView.DecelerationRate.normal.rawValue, seconds * 1000)
    velocity = CGPoint(x: velocity.x * rate, y: velocity.y * rate)
    guard hypot(velocity.x, velocity.y) < 10 else { return }
    link?.invalidate()
    link = nil
  }
}

extension EnginePages {
  /// Scrolls the page, and calls the block when it has reached the position.
  func scrollPage(to position: CGPoint, then: @escaping () -> Void) {
    let (x, y) = (position.x / webView.pageZoom, position.y / webView.pageZoom)
    let script = "scrollTo({left: \(x), top: \(y), behavior: 'instant'})"
    guard isOpen else { return then() }
    ask(["evaluate", "", "?", PageScripts.world], rest: Data(script.utf8)) { _ in then() }
  }

  /// Sends wheel events that move content by a number of points. For each step, WebKit moves by the element's size to the power of two
  /// thirds.
  func turnWheel(at place: CGPoint, by distance: CGPoint) {
    func step(_ size: CGFloat) -> CGFloat { max(1, floor(pow(size, 2.0 / 3))) }
    // WebKit rounds down.
    func turns(_ points: CGFloat, _ size: CGFloat) -> CGFloat { points == 0 ? 0 : -(points + (points > 0 ? 0.001 : -0.001)) / step(size) }
    tell([
      "wheel", "", "\(place.x)", "\(place.y)", "\(turns(distance.x, scroll.bounds.width))", "\(turns(distance.y, scroll.bounds.height))",
    ])
  }

  func touch(_ phase: String, finger: Int, at place: CGPoint) {
    tell(["touch", "", phase, String(finger), "\(place.x)", "\(place.y)"])
  }
}
