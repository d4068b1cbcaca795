import CoreGraphics
import Foundation

/// Finds fingers that go along rows to select them: two anywhere, or one along the circles of a table that is edited.
@MainActor final class RowSelectionPan: UIPanGestureRecognizer {
  private unowned let table: UITableView
  private var landing = CGPoint.zero
  private var answer: Bool?

  init(_ table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
  }

  /// Where the fingers landed, in the table as it was scrolled then.
  var start: CGPoint { landing }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    landing = centroid(in: table)
    answer = nil
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    answer = nil
  }

  /// Whether the fingers that move now select rows; the delegate is asked once for each touch.
  var isWanted: Bool {
    if let answer { return answer }
    guard trackedTouches.count == 2 || table.hasSelectionCircle(at: landing) else { return false }
    let new = table.allowsSelectingRows(from: landing)
    answer = new
    return new
  }

  override func beginsPan(_ moved: CGPoint) -> Bool {
    guard super.beginsPan(moved), trackedTouches.count == 2 || abs(moved.y) > abs(moved.x) else { return false }
    return isWanted
  }
}
