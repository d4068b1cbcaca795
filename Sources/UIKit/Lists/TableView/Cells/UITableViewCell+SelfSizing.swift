import CoreGraphics

extension UITableViewCell {
  /// Returns the size of the cell by the constraints in its content view and the views beside it; without constraints the fitting size of
  /// its content.
  final func constrainedSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    constrainedSize(LayoutEngine.Fitting(size: target, horizontal: horizontal, vertical: vertical)) ?? sizeThatFits(target)
  }

  /// Returns the height of a cell of this width by the constraints in its content view; nil if there are none.
  final func constrainedHeight(forCellWidth width: CGFloat) -> CGFloat? {
    constrainedSize(
      LayoutEngine.Fitting(size: CGSize(width: width, height: 0), horizontal: .required, vertical: .fittingSizeLevel))?.height
  }

  private func constrainedSize(_ asked: LayoutEngine.Fitting) -> CGSize? {
    ConstraintUpdates.run(in: self)
    let content = contentContainer
    let isTiedToCell = layoutNode?.held.isEmpty == false && !content.rootsEngine
    guard isTiedToCell || content.isConstrainedWithin else { return nil }
    let width = asked.size.width > 0 ? asked.size.width : bounds.width
    let beside = width - partFrames(forWidth: width).content.width
    let below = separatorThickness
    var inner = asked
    inner.size = CGSize(width: max(0, asked.size.width - beside), height: max(0, asked.size.height - below))
    let size: CGSize
    if isTiedToCell {
      ConstraintUpdates.run(in: content)
      let engine = LayoutEngine.temporary(forContent: content, of: self, width: width, heightBeside: below)
      size = roundedUpToPixels(engine.fittingSize(inner))
    } else {
      size = content.systemLayoutSizeFitting(
        inner.size, withHorizontalFittingPriority: inner.horizontal, verticalFittingPriority: inner.vertical)
    }
    return CGSize(width: size.width + beside, height: size.height + below)
  }
}
