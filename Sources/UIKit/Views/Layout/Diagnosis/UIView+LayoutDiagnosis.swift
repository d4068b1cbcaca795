extension UIView {
  final func ownConstraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    ConstraintUpdates.run(in: self)
    guard let (engine, node) = layoutEngineForDiagnosis else { return [] }
    return engine.constraintsAffecting(node, axis)
  }

  final var ownHasAmbiguousLayout: Bool {
    ConstraintUpdates.run(in: self)
    guard let (engine, node) = layoutEngineForDiagnosis else { return false }
    return engine.isAmbiguous(node)
  }

  /// Moves an ambiguous view to another frame that its constraints allow, to make the ambiguity visible; the next call reverts it.
  public final func exerciseAmbiguityInLayout() {
    guard let (engine, node) = layoutEngineForDiagnosis else { return }
    engine.exerciseAmbiguity(of: node)
  }

  private final var layoutEngineForDiagnosis: (LayoutEngine, LayoutNode)? {
    guard let layoutNode else { return nil }
    if let engine = layoutNode.engine { return (engine, layoutNode) }
    if let interior = layoutNode.interior { return (interior, layoutNode) }
    return nil
  }
}
