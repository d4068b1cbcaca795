import Foundation

/// The behavior of the kinds of segues.
@MainActor enum SegueKind {
  /// Sets the properties that `prepare(for:sender:)` may use and change, and the action of the kind.
  static func prepare(_ segue: UIStoryboardSegue, run: SegueRun) {
    let source = run.source
    let destination = segue.destination
    let sender = run.sender
    let element = run.segue.element
    if let style = element.word("modalPresentationStyle", InterfaceWords.presentationStyles) { destination.modalPresentationStyle = style }
    if let style = element.word("modalTransitionStyle", InterfaceWords.transitionStyles) { destination.modalTransitionStyle = style }
    let animates = element.flag("animates", true)
    switch run.segue.kind {
    case "show": segue.action = { show(destination, from: source, sender: sender) }
    case "showDetail", "replace": segue.action = { showDetail(destination, from: source, sender: sender) }
    case "presentation", "modal": segue.action = { source.present(destination, animated: animates) }
    case "push": segue.action = { push(destination, from: source, animated: animates) }
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      anchor(destination, run)
      segue.action = { source.present(destination, animated: animates) }
    default: break
    }
  }

  /// Shows the destination; does nothing without a container that shows it and a window to present it in.
  private static func show(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
    let container = source.targetViewController(forAction: Selector("showViewController:sender:"), sender: sender)
    guard container != nil || source.viewIfLoaded?.window != nil else { return }
    source.show(destination, sender: sender)
  }

  private static func showDetail(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
    let container = source.targetViewController(forAction: Selector("showDetailViewController:sender:"), sender: sender)
    guard container != nil || source.viewIfLoaded?.window != nil else { return }
    source.showDetailViewController(destination, sender: sender)
  }

  private static func push(_ destination: UIViewController, from source: UIViewController, animated: Bool) {
    guard let navigation = source as? UINavigationController ?? source.navigationController else {
      UIKitError.raise("Push segues can only be used when the source controller is managed by an instance of UINavigationController.")
      return
    }
    navigation.pushViewController(destination, animated: animated)
  }

  /// Sets the anchor of a popover from the document, or else the sender.
  private static func anchor(_ destination: UIViewController, _ run: SegueRun) {
    guard let popover = destination.popoverPresentationController else { return }
    let link = run.source.storyboardLink
    let element = run.segue.element
    let anchor =
      ["popoverAnchorBarButtonItem", "popoverAnchorView"].lazy
      .compactMap { element.attributes[$0] }.compactMap { link?.anchor($0) }.first ?? run.sender.map { $0 as AnyObject }
    switch anchor {
    case let item as UIBarButtonItem: popover.barButtonItem = item
    case let view as UIView:
      popover.sourceView = view
      popover.sourceRect = view.bounds
    case let recognizer as UIGestureRecognizer:
      popover.sourceView = recognizer.view
      popover.sourceRect = recognizer.view?.bounds ?? .zero
    default: break
    }
    if let directions = element.child(kind: "popoverArrowDirection") {
      popover.permittedArrowDirections = UIPopoverArrowDirection(
        [
          ("up", UIPopoverArrowDirection.up), ("down", .down), ("left", .left), ("right", .right),
        ].filter { directions.flag($0.0, false) }.map(\.1))
    }
    let passthrough = StoryboardLink.passthroughViews(of: element).compactMap { link?.anchor($0) as? UIView }
    if !passthrough.isEmpty { popover.passthroughViews = passthrough }
  }
}
