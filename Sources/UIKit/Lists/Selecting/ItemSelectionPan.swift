import CoreGraphics
import Foundation

/// Recognizes fingers that move along items to select them: two anywhere, or one on the selection controls of an edited list.
@MainActor final class ItemSelectionPan: UIPanGestureRecognizer {
  private unowned let host: any ItemSelectionHost
  private var landing = CGPoint.zero
  private var answer: Bool?

  init(_ host: any ItemSelectionHost) {
    self.host = host
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
  }

  /// Where the fingers landed, in the content as it was scrolled then.
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

  /// Whether the fingers that move now select items; the delegate is asked once for each touch.
  var isWanted: Bool {
    if let answer { return answer }
    guard trackedTouches.count == 2 || host.hasSelectionControl(at: landing) else { return false }
    let new = host.allowsSelectingItems(from: landing)
    answer = new
    return new
  }

  /// Whether the fingers select items, having moved by a vector; otherwise they scroll.
  func isWanted(movingBy step: CGPoint) -> Bool { (trackedTouches.count == 2 || host.selectsItems(movingBy: step)) && isWanted }

  override func beginsPan(_ moved: CGPoint) -> Bool {
    super.beginsPan(moved) && isWanted(movingBy: moved)
  }
}
