import UIKit

/// A view that logs its touches.
@MainActor final class LoggingView: UIView {
  var log: Log?
  var name = "view"

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name) began") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if log?.entries.last != "\(name) moved" { log?.add("\(name) moved") }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name) ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log?.add("\(name) cancelled") }
}
