/// The presentations to dismiss and the containers to pop, from a controller to an ancestor.
@MainActor package struct UnwindWay {
  /// The presenter of the presentation to dismiss; nil within one hierarchy.
  private let presenter: UIViewController?
  /// The containers around the destination, outermost first, ending with the destination.
  private let path: [UIViewController]

  init(from source: UIViewController, to destination: UIViewController) {
    let path = Self.path(to: destination)
    self.path = path
    var presenter: UIViewController?
    var current = source
    while let root = Self.path(to: current).first, root !== path.first, let next = root.presentingStorage ?? root.presentingViewController {
      presenter = next
      current = next
    }
    self.presenter = presenter
  }

  /// Returns the segue that dismisses and pops to `destination`.
  static func segue(from source: UIViewController, to destination: UIViewController, identifier: String?) -> UIStoryboardSegue {
    let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    goBack(by: segue, from: source, to: destination)
    return segue
  }

  package static func goBack(by segue: UIStoryboardSegue, from source: UIViewController, to destination: UIViewController) {
    let way = UnwindWay(from: source, to: destination)
    segue.action = { [unowned segue] in way.go(segue) }
  }

  func go(_ segue: UIStoryboardSegue) {
    segue.isAnimated = presenter == nil
    presenter?.dismiss(animated: UIView.areAnimationsEnabled)
    for (container, child) in zip(path, path.dropFirst()) { container.unwind(for: segue, towards: child) }
  }

  private static func path(to controller: UIViewController) -> [UIViewController] {
    var path = [controller]
    while let parent = path[path.count - 1].parent { path.append(parent) }
    return path.reversed()
  }
}
