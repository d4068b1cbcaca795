import Foundation

/// Connects the segues of a load to their sources; performs those that need no touch.
@MainActor enum SegueConnecting {
  static func connect(_ segues: [(segue: PlannedSegue, source: AnyObject)], in maker: InterfaceMaker) {
    let controller = controller(of: maker)
    controller?.storyboardLink?.noteAnchors(in: maker)
    var related: [(segue: PlannedSegue, source: UIViewController)] = []
    for (segue, source) in segues {
      switch segue.kind {
      case "relationship":
        if let source = source as? UIViewController { related.append((segue, source)) }
      case "embed": break
      default: addTrigger(segue, source, controller)
      }
    }
    ContainedControllers.make(related)
    for (segue, source) in segues where segue.kind == "embed" {
      if let container = source as? UIView, let controller { EmbedSegue.perform(segue, in: container, of: controller) }
    }
  }

  /// Returns the controller whose scene or view is loaded.
  private static func controller(of maker: InterfaceMaker) -> UIViewController? {
    maker.owner as? UIViewController ?? maker.made.lazy.compactMap { $0.object as? UIViewController }.first
      ?? maker.prototypeOwner as? UIViewController ?? maker.parent.flatMap { controller(of: $0) }
  }

  private static func addTrigger(_ segue: PlannedSegue, _ source: AnyObject, _ controller: UIViewController?) {
    // A controller's own segues are performed by code.
    guard !(source is UIViewController) else { return }
    let trigger = SegueTrigger(segue, from: source, in: controller)
    switch source {
    case let control as UIControl:
      control.addTarget(trigger, action: SegueTrigger.fire, for: StoryboardConnector.defaultEvent(of: control))
      control.rare.segueTriggers.append(trigger)
    case let view as UIView: view.rare.segueTriggers.append(trigger)
    case let item as UIBarButtonItem:
      item.target = trigger
      item.action = Selector("fire:", SegueTrigger.fire)
      controller?.storyboardLink?.triggers.append(trigger)
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(trigger, action: SegueTrigger.fireRecognized)
      controller?.storyboardLink?.triggers.append(trigger)
    default: break
    }
  }
}
