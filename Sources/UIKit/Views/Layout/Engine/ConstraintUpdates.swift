/// The views that requested `updateConstraints()`, which are called before the next layout, deepest first.
@MainActor package enum ConstraintUpdates {
  private struct WeakView {
    weak var view: UIView?
  }

  private static var waiting: [WeakView] = []

  static func add(_ view: UIView) {
    guard !view.flags.contains(.needsUpdateConstraints) else { return }
    view.flags.insert(.needsUpdateConstraints)
    waiting.append(WeakView(view: view))
  }

  /// The maximum number of rounds of updates in one call.
  private static let limit = 50

  /// Updates the views in the tree of `view`, until there are no more requests. Requests that do not end are reported once and discarded.
  package static func run(in view: UIView) {
    var rounds = 0
    while !waiting.isEmpty {
      let top = view.topOfTree
      var due: [(depth: Int, view: UIView)] = []
      waiting.removeAll { entry in
        guard let waitingView = entry.view else { return true }
        guard waitingView.flags.contains(.needsUpdateConstraints) else { return true }
        let place = waitingView.placeInTree
        guard place.top === top else { return false }
        due.append((place.depth, waitingView))
        return true
      }
      guard !due.isEmpty else { return }
      due.sort { $0.depth > $1.depth }
      guard rounds < limit else { return stop(due.map(\.view)) }
      rounds += 1
      for (_, view) in due {
        view.flags.remove(.needsUpdateConstraints)
        view.updateConstraintsByOwner()
      }
    }
  }

  private static func stop(_ views: [UIView]) {
    for view in views { view.flags.remove(.needsUpdateConstraints) }
    LayoutLoopReport.warn(ofConstraintsIn: views.filter { LayoutLoops.marksReported($0.layer) }, after: limit)
  }
}

extension UIView {
  fileprivate final var topOfTree: UIView { placeInTree.top }

  fileprivate final var placeInTree: (top: UIView, depth: Int) {
    var view = self
    var depth = 0
    while let parent = view.parent {
      view = parent
      depth += 1
    }
    return (view, depth)
  }
}
