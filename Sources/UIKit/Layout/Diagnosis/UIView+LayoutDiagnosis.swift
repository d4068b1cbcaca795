extension UIView {
  /// The constraints that have a part in the view's place and size along an axis, those of the system among them.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    ConstraintUpdates.run(in: self)
    guard let (engine, node) = layoutEngineForDiagnosis else { return [] }
    return engine.constraintsAffecting(node, axis)
  }

  /// Whether the constraints allow another place or size as well as the one the view has.
  public final var hasAmbiguousLayout: Bool {
    ConstraintUpdates.run(in: self)
    guard let (engine, node) = layoutEngineForDiagnosis else { return false }
    return engine.isAmbiguous(node)
  }

  /// Gives an ambiguous view another of the frames that its constraints allow, so that the ambiguity is seen; the next call takes it back.
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
