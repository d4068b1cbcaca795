/// Unwinds to a controller that handles an unwind action.
@MainActor struct UnwindSegue {
  let run: SegueRun

  /// Finds the destination, prepares the source, calls the action on the destination, and dismisses and pops to it. Does nothing without a
  /// destination.
  func start() {
    guard let name = run.segue.unwindAction else { return }
    let action = Selector(name)
    let unwindSource = UIStoryboardUnwindSegueSource(source: run.source, unwindAction: action, sender: run.sender)
    guard let destination = Self.destination(of: unwindSource) else { return }
    let segue = makeSegue(to: destination)
    if segue.action == nil { UnwindWay.goBack(by: segue, from: run.source, to: destination) }
    run.source.prepare(for: segue, sender: run.sender)
    if let call = ActionLookup.call(action, of: destination) {
      _ = call([segue])
    } else {
      ActionLookup.raiseUnrecognized(action, sentTo: destination)
    }
    segue.perform()
  }

  /// A class named in the document takes precedence over the container's segue.
  private func makeSegue(to destination: UIViewController) -> UIStoryboardSegue {
    if run.segue.customClass == nil {
      let asked = destination.parent ?? destination
      if let segue = asked.segueForUnwinding(to: destination, from: run.source, identifier: run.segue.identifier) { return segue }
    }
    return run.makeSegue(to: destination)
  }

  /// Returns the nearest controller that handles the action: the containers of the source with their other children, then their presenters.
  private static func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var current = source.source
    while let around = current.parent ?? current.presentingViewController {
      if let found = search(around, source) { return found }
      current = around
    }
    return nil
  }

  private static func search(_ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(child, source) { return found }
    }
    let answers = controller.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender as Any)
    return answers ? controller : nil
  }
}
