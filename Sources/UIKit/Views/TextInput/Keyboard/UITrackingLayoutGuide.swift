/// A moving guide, with constraints that are active only while it is at an edge of its view, or away from it.
@preconcurrency @MainActor public class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
  private var away: [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

  /// Sets constraints that are active while the guide is at `edge`, replacing the previous ones.
  public final func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
    Self.set(trackedConstraints, edge, in: &near)
    activateTracked()
  }

  /// Sets constraints that are active while the guide is not at `edge`, replacing the previous ones.
  public final func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom awayFromEdge: NSDirectionalRectEdge) {
    Self.set(trackedConstraints, awayFromEdge, in: &away)
    activateTracked()
  }

  /// Returns the constraints that are active while the guide is near an edge of its view.
  public final func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near.first { $0.edge == edge }?.constraints ?? []
  }

  /// Returns the constraints set for being away from an edge.
  public final func constraints(activeWhenAwayFrom awayFromEdge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away.first { $0.edge == awayFromEdge }?.constraints ?? []
  }

  /// Removes and deactivates all tracked constraints.
  public final func removeAllTrackedConstraints() {
    for (_, constraints) in near + away { NSLayoutConstraint.deactivate(constraints) }
    near = []
    away = []
  }

  private func activateTracked() {
    // The keyboard is always docked, which counts as near the bottom and away from the other edges.
    let edges = NSDirectionalRectEdge.bottom
    for (edge, constraints) in near { Self.activate(constraints, !edges.isDisjoint(with: edge)) }
    for (edge, constraints) in away { Self.activate(constraints, edges.isDisjoint(with: edge)) }
  }

  private static func activate(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
    if isActive { NSLayoutConstraint.activate(constraints) } else { NSLayoutConstraint.deactivate(constraints) }
  }

  private static func set(
    _ constraints: [NSLayoutConstraint], _ edge: NSDirectionalRectEdge,
    in list: inout [(edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])]
  ) {
    if let index = list.firstIndex(where: { $0.edge == edge }) {
      NSLayoutConstraint.deactivate(list[index].constraints)
      list.remove(at: index)
    }
    list.append((edge, constraints))
  }
}
