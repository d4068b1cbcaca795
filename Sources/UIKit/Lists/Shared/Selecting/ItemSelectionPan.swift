@_spi(UIKitParts) import UIKitViews
import CoreGraphics
import Foundation

/// Recognizes drags that select items: with two fingers anywhere, or with one finger on the selection controls of an edited list.
@MainActor final class ItemSelectionPan: UIPanGestureRecognizer {
  private unowned let host: any ItemSelectionHost
  private var landing = CGPoint.zero
  private var answer: Bool?
  private var session: ItemSelectionSession?

  init(_ host: any ItemSelectionHost) {
    self.host = host
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
    addTarget(self, action: ItemSelectionPan.panned)
  }

  private func panned() {
    switch state {
    case .began:
      guard let path = host.itemPath(at: landing) else { return }
      host.dropHighlight()
      // The delegate may begin editing now, whose rules the selection follows.
      host.willSelectItems(from: path)
      guard host.selection.allowsMultipleSelection, host.containsItem(at: path) else { return }
      session = ItemSelectionSession(host, at: path, point: location(in: host))
      session?.move(to: location(in: host))
    case .changed: session?.move(to: location(in: host))
    case .ended, .cancelled:
      session?.end()
      session = nil
      host.didSelectItems()
    default: break
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    landing = centroid(in: host)
    answer = nil
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    answer = nil
  }

  /// Whether the moving fingers select items; the delegate is asked once per touch.
  var isWanted: Bool {
    if let answer { return answer }
    guard trackedTouches.count == 2 || host.hasSelectionControl(at: landing) else { return false }
    let new = host.allowsSelectingItems(from: landing)
    answer = new
    return new
  }

  /// Returns whether fingers that moved by a vector select items; otherwise they scroll.
  func isWanted(movingBy step: CGPoint) -> Bool { (trackedTouches.count == 2 || host.selectsItems(movingBy: step)) && isWanted }

  override func beginsPan(_ moved: CGPoint) -> Bool {
    super.beginsPan(moved) && isWanted(movingBy: moved)
  }
}
