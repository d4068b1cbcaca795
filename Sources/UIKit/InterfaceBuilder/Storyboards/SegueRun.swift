import Foundation

/// One execution of a segue: asks the source, creates the destination, prepares and performs.
@MainActor struct SegueRun {
  let segue: PlannedSegue
  let source: UIViewController
  let sender: Any?

  /// - Parameter asking: Whether the source may refuse. It is not asked for segues performed by code.
  func start(asking: Bool) {
    if asking, !source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) { return }
    if segue.kind == "unwind" {
      UnwindSegue(run: self).start()
      return
    }
    guard let made = makeSegue() else { return }
    SegueKind.prepare(made, run: self)
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  /// Creates the destination and the segue; returns nil if the document has no such controller.
  func makeSegue() -> UIStoryboardSegue? {
    guard let destination = makeDestination() else { return nil }
    return makeSegue(to: destination)
  }

  func makeSegue(to destination: UIViewController) -> UIStoryboardSegue {
    SegueFactory.make(segueClass, identifier: segue.identifier, source: source, destination: destination)
  }

  private var segueClass: UIStoryboardSegue.Type {
    guard let wanted = segue.customClass, let storyboard = source.storyboardLink?.storyboard else { return UIStoryboardSegue.self }
    guard let found = InterfaceClasses.find(wanted, in: storyboard.bundle) as? UIStoryboardSegue.Type else {
      InterfaceWarnings.warn("Unknown class \(wanted.name) in Interface Builder file.")
      return UIStoryboardSegue.self
    }
    return found
  }

  private func makeDestination() -> UIViewController? {
    guard let storyboard = source.storyboardLink?.storyboard, let plan = storyboard.plan else { return nil }
    guard let scene = plan.scene(ofController: segue.destination) else {
      InterfaceWarnings.warn("The segue ends at no controller.", segue.element, plan)
      return nil
    }
    return storyboard.make(scene, creator: creator)
  }

  /// The segue action of the source that creates the destination: it takes the coder, then the sender, then the identifier.
  private var creator: UIStoryboard.Creator? {
    guard let name = segue.destinationCreationSelector else { return nil }
    let selector = Selector(name)
    guard let call = ActionLookup.call(selector, of: source) else {
      return { _ in
        ActionLookup.raiseUnrecognized(selector, sentTo: source)
        return nil
      }
    }
    return { coder in call([coder, sender, segue.identifier]) as? UIViewController }
  }
}
