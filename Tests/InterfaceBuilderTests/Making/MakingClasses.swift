import CoreGraphics
import Foundation

import UIKit

/// Classes named in the fixtures.
@MainActor enum MakingLog { static var entries: [String] = [] }

class LoggedView: UIView {
  var seen = ""

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    seen = "\(subviews.count) subviews, tag \(tag), \(constraints.count) constraints, frame \(Int(frame.width))"
    MakingLog.entries.append("init \(seen)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    MakingLog.entries.append("awake \(tag)")
  }
}

final class LoggedOwner: UIViewController {
  override func awakeFromNib() { MakingLog.entries.append("awake owner") }
}

class RefusingView: UIView {
  required init?(coder: NSCoder) { nil }
}

/// A placeholder of a document, in whose place another view is used.
class ReplacedView: UIView {
  static var replacement: UIView?

  override func awakeAfter(using coder: NSCoder) -> Any? { Self.replacement }
  override func awakeFromNib() { MakingLog.entries.append("awake placeholder") }
}

final class CodeCell: UITableViewCell {
  override func awakeFromNib() { MakingLog.entries.append("awake cell") }
}

final class LoggedTap: UITapGestureRecognizer {
  var touchesNeeded = 0

  init(fingers: Int) {
    touchesNeeded = fingers
    super.init(target: nil, action: nil)
  }

  override init?(coder: NSCoder) {
    super.init(coder: coder)
    touchesNeeded = numberOfTouchesRequired
  }
}

final class HandlerObject: NSObject {}
