/// Adds the destination of an embed segue to its container view, when the view of the source is loaded.
@MainActor enum EmbedSegue {
  static func perform(_ planned: PlannedSegue, in container: UIView, of parent: UIViewController) {
    let run = SegueRun(segue: planned, source: parent, sender: container)
    guard let segue = run.makeSegue() else { return }
    let child = segue.destination
    segue.action = { embed(child, in: container, of: parent) }
    parent.prepare(for: segue, sender: container)
    segue.perform()
  }

  private static func embed(_ child: UIViewController, in container: UIView, of parent: UIViewController) {
    guard container.subviews.isEmpty else {
      UIKitError.raise(
        "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a subview was added "
          + "programmatically?")
      return
    }
    parent.addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    // A controller that prepares the segue may choose constraints, so that the container has the size of the content.
    if !view.translatesAutoresizingMaskIntoConstraints {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.topAnchor), view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor), view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ])
    }
    child.didMove(toParent: parent)
  }
}
