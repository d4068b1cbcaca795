import QuartzCore

/// Scrolls while a drag is near one of the two edges of the visible area, faster the nearer it is or the further beyond.
@MainActor package final class EdgeScroller {
  /// The scrolled axis.
  struct Track {
    /// The distance from the edges at which scrolling begins, and the distance over which it accelerates.
    var zone: CGFloat
    var reach: CGFloat
    /// Returns the visible range, in the coordinates of `follow`.
    var span: @MainActor () -> ClosedRange<CGFloat>
    /// Returns the remaining scroll distances backward and forward.
    var slack: @MainActor () -> (back: CGFloat, on: CGFloat)
    var scroll: @MainActor (CGFloat) -> Void
  }

  private let track: Track
  private var link: CADisplayLink?
  private var lastTime: CFTimeInterval?
  private var velocity: CGFloat = 0
  /// Called after each step.
  package var scrolled: () -> Void = {}

  /// The maximum speed, in points per second.
  private static let speed: CGFloat = 500

  init(_ track: Track) {
    self.track = track
  }

  /// Creates a scroller for the vertical axis of `view`; positions are points below its upper edge.
  package convenience init(_ view: UIScrollView) {
    self.init(.vertical(view, zone: 44, reach: 44))
  }

  /// Follows a drag at a position along the axis.
  package func follow(_ place: CGFloat) {
    let span = track.span()
    let zone = min(track.zone, (span.upperBound - span.lowerBound) / 4)
    let reach = max(track.reach * zone / track.zone, 1)
    if place < span.lowerBound + zone {
      velocity = -Self.speed * min(1, (span.lowerBound + zone - place) / reach)
    } else if place > span.upperBound - zone {
      velocity = Self.speed * min(1, (place - span.upperBound + zone) / reach)
    } else {
      velocity = 0
    }
    canMove ? start() : stop()
  }

  private var canMove: Bool {
    guard velocity != 0 else { return false }
    let slack = track.slack()
    return velocity < 0 ? slack.back > 0 : slack.on > 0
  }

  private func start() {
    guard link == nil else { return }
    lastTime = nil
    let link = CADisplayLink(target: self, action: EdgeScroller.step)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  package func stop() {
    link?.invalidate()
    link = nil
  }

  private func step(_ link: CADisplayLink) {
    guard canMove else { return stop() }
    defer { lastTime = link.timestamp }
    guard let lastTime else { return }
    let slack = track.slack()
    track.scroll(min(max(velocity * CGFloat(link.timestamp - lastTime), -slack.back), slack.on))
    scrolled()
    if !canMove { stop() }
  }
}

extension EdgeScroller.Track {
  /// Returns the vertical track of a scroll view; positions are points below its upper edge.
  @MainActor static func vertical(_ view: UIScrollView, zone: CGFloat, reach: CGFloat) -> EdgeScroller.Track {
    along(view, zone, reach, \.y, \.height, \.top, \.bottom, { $0.verticalLimits })
  }

  /// Returns the horizontal track of a scroll view; positions are points from its left edge.
  @MainActor static func horizontal(_ view: UIScrollView, zone: CGFloat, reach: CGFloat) -> EdgeScroller.Track {
    along(view, zone, reach, \.x, \.width, \.left, \.right, { $0.horizontalLimits })
  }

  @MainActor private static func along(
    _ view: UIScrollView, _ zone: CGFloat, _ reach: CGFloat, _ axis: WritableKeyPath<CGPoint, CGFloat>, _ extent: KeyPath<CGSize, CGFloat>,
    _ start: KeyPath<UIEdgeInsets, CGFloat>, _ end: KeyPath<UIEdgeInsets, CGFloat>,
    _ limits: @escaping @MainActor (UIScrollView) -> ClosedRange<CGFloat>
  ) -> EdgeScroller.Track {
    EdgeScroller.Track(
      zone: zone, reach: reach,
      span: { [weak view] in
        guard let view else { return 0...0 }
        let (first, last) = (view.ownAdjustedInset[keyPath: start], view.ownAdjustedInset[keyPath: end])
        return first...max(first, view.layer.bounds.size[keyPath: extent] - last)
      },
      slack: { [weak view] in
        guard let view, view.window != nil else { return (0, 0) }
        let (place, limits) = (view.contentOffset[keyPath: axis], limits(view))
        return (place - limits.lowerBound, limits.upperBound - place)
      },
      scroll: { [weak view] distance in
        guard let view else { return }
        let limits = limits(view)
        var offset = view.contentOffset
        offset[keyPath: axis] = min(max(view.roundToPixels(offset[keyPath: axis] + distance), limits.lowerBound), limits.upperBound)
        view.moveContent(to: offset)
      })
  }
}

/// Scrolls while a drag is near any edge of a scroll view.
@MainActor package final class EdgeScrollers {
  private let vertical: EdgeScroller
  private let horizontal: EdgeScroller

  package init(_ view: UIScrollView) {
    vertical = EdgeScroller(view)
    horizontal = EdgeScroller(.horizontal(view, zone: 44, reach: 44))
  }

  /// Called after each step.
  package var scrolled: () -> Void = {} {
    didSet {
      vertical.scrolled = scrolled
      horizontal.scrolled = scrolled
    }
  }

  /// Follows a drag at a point relative to the view's origin.
  package func follow(_ point: CGPoint) {
    vertical.follow(point.y)
    horizontal.follow(point.x)
  }

  package func stop() {
    vertical.stop()
    horizontal.stop()
  }
}
