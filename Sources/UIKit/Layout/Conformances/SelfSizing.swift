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

extension UITableViewCell {
  /// The size the cell needs by the constraints in its content view, with what stands beside and below that; without constraints the size
  /// its content fits.
  final func constrainedSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    ConstraintUpdates.run(in: self)
    guard contentContainer.isConstrainedWithin else { return sizeThatFits(target) }
    let width = target.width > 0 ? target.width : bounds.width
    let beside = width - partFrames(forWidth: width).content.width
    let below = separatorThickness
    let wanted = CGSize(width: max(0, target.width - beside), height: max(0, target.height - below))
    let size = contentContainer.systemLayoutSizeFitting(
      wanted, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height + below)
  }
}
