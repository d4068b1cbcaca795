import CoreGraphics

extension UIView {
  /// Whether constraints tie what is in this view to it, so that they can say how large it has to be.
  final var isConstrainedWithin: Bool { layoutNode.map { !$0.held.isEmpty } ?? false }

  /// The height that constraints ask for a container of this width; nil if there are none.
  final func constrainedHeight(forWidth width: CGFloat) -> CGFloat? {
    ConstraintUpdates.run(in: self)
    guard isConstrainedWithin else { return nil }
    let target = CGSize(width: width, height: 0)
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
