import CoreGraphics
import Foundation
import QuartzCore

/// Scrolls while something is held near the upper or lower edge of what shows, the faster the nearer.
@MainActor final class EdgeScroller {
  private weak var view: UIScrollView?
  private var link: CADisplayLink?
  private var lastTime: CFTimeInterval?
  private var velocity: CGFloat = 0
  /// Called after each step.
  var scrolled: () -> Void = {}

  /// How near to the edge scrolling begins, and how fast it gets there, in points a second.
  private static let zone: CGFloat = 44
  private static let speed: CGFloat = 500

  init(_ view: UIScrollView) {
    self.view = view
  }

  /// Something is held `y` points below the view's upper edge.
  func follow(_ y: CGFloat) {
    guard let view else { return }
    let top = view.ownAdjustedInset.top
    let bottom = view.layer.bounds.height - view.ownAdjustedInset.bottom
    let zone = min(Self.zone, (bottom - top) / 4)
    if y < top + zone {
      velocity = -Self.speed * min(1, (top + zone - y) / zone)
    } else if y > bottom - zone {
      velocity = Self.speed * min(1, (y - bottom + zone) / zone)
    } else {
      velocity = 0
    }
    canMove(by: velocity) ? start() : stop()
  }

  private func canMove(by velocity: CGFloat) -> Bool {
    guard let view, velocity != 0 else { return false }
    let limits = view.verticalLimits
    return velocity < 0 ? view.contentOffset.y > limits.lowerBound : view.contentOffset.y < limits.upperBound
  }

  private func start() {
    guard link == nil else { return }
    lastTime = nil
    let link = CADisplayLink(target: self, action: EdgeScroller.step)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func step(_ link: CADisplayLink) {
    guard let view, view.window != nil else { return stop() }
    defer { lastTime = link.timestamp }
    guard let lastTime else { return }
    let limits = view.verticalLimits
    let wanted = view.contentOffset.y + velocity * CGFloat(link.timestamp - lastTime)
    let reached = view.roundToPixels(min(max(wanted, limits.lowerBound), limits.upperBound))
    view.moveContent(to: CGPoint(x: view.contentOffset.x, y: reached))
    scrolled()
    if !canMove(by: velocity) { stop() }
  }
}
