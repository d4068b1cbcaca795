@_spi(UIKitParts) import UIKitViews
import CoreGraphics

/// Recognizes drags that select items: with two fingers anywhere, or with one finger on the selection controls of an edited list.
@MainActor final class ItemSelectionPan: UIPanGestureRecognizer {
  private unowned let host: any ItemSelectionHost
  private var landing = CGPoint.zero
  private var answer: Bool?

  init(_ host: any ItemSelectionHost) {
    self.host = host
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
  }

  /// The initial touch position, in the content as it was scrolled then.
  var start: CGPoint { landing }

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
