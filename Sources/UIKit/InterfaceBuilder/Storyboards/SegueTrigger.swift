import Foundation

/// Performs a segue when its source is touched: the target of a control, bar item or recognizer, or the trigger of a cell's selection.
@MainActor final class SegueTrigger: NSObject, CellTrigger {
  let segue: PlannedSegue
  private weak var sourceObject: AnyObject?
  private weak var controller: UIViewController?

  /// - Parameter controller: The controller of the scene; nil for a reused cell, which finds it in its ancestors.
  init(_ segue: PlannedSegue, from source: AnyObject, in controller: UIViewController?) {
    self.segue = segue
    sourceObject = source
    self.controller = controller
  }

  package var belongsToAccessory: Bool { segue.trigger == "accessoryAction" }

  package func fire(_ sender: Any?) {
    guard let source = controller ?? surroundingController else { return }
    SegueRun(segue: segue, source: source, sender: sender ?? sourceObject).start(asking: true)
  }

  /// Performs the segue once per gesture, when it is recognized.
  func fireRecognized(_ recognizer: UIGestureRecognizer) {
    let isContinuous = recognizer is UILongPressGestureRecognizer || recognizer is UIPanGestureRecognizer
    if recognizer.state == (isContinuous ? .began : .ended) { fire(recognizer) }
  }

  private var surroundingController: UIViewController? {
    var responder = (sourceObject as? UIResponder)?.next
    while let current = responder {
      if let controller = current as? UIViewController ?? (current as? UIView)?.controller, controller.storyboardLink != nil {
        return controller
      }
      responder = current.next
    }
    return nil
  }
}
