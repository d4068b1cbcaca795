import CoreGraphics

extension UIView {
  /// Whether constraints connect the content to this view, so that they determine its size.
  package final var isConstrainedWithin: Bool { layoutNode.map { !$0.held.isEmpty } ?? false }

  /// Returns the height that constraints determine for a container of this width; nil if there are none.
  package final func constrainedHeight(forWidth width: CGFloat) -> CGFloat? {
    ConstraintUpdates.run(in: self)
    guard isConstrainedWithin else { return nil }
    let target = CGSize(width: width, height: 0)
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
