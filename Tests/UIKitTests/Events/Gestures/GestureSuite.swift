import Testing
import UIKit

/// Touch sequences on a view that logs them, with recognizers that log their states.
@MainActor class GestureSuite {
  final let stage = Stage()
  final let log = Log()
  final let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    view.log = log
    view.isMultipleTouchEnabled = true
    stage.root.addSubview(view)
    stage.layout()
  }

  /// Adds a recognizer that logs its states under `name`; a run of changes is one entry.
  @discardableResult
  final func add<R: UIGestureRecognizer>(_ recognizer: R, _ name: String, to target: UIView? = nil) -> R {
    recognizer.name = name
    let log = log
    recognizer.addAction(
      UIAction { action in
        guard let recognizer = action.sender as? UIGestureRecognizer else { return }
        let entry = "\(name) \(recognizer.state.word)"
        if log.entries.last != entry { log.add(entry) }
      })
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }
}
