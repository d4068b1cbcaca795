import CoreGraphics

/// The seams between views and the layout folder, which lays constrained views out.
extension UIView {
  final func setTranslatesAutoresizingMask(_ new: Bool) {
    guard flags.contains(.translatesAutoresizingMask) != new else { return }
    flags.set(.translatesAutoresizingMask, new)
    parent?.setNeedsLayout()
  }

  /// Places the subviews that constraints hold; called by `layoutSubviews()`.
  final func layoutConstrainedSubviews() {}

  /// Brings the constraints up to date before a layout that is asked for at once.
  final func updateConstraintsBeforeLayout() {}

  final func intrinsicContentSizeChanged() {}

  /// Follows a change of what layout guides are computed from: margins, safe area, direction.
  final func layoutGuidesChanged() {}

  /// Follows a subview that was shown or hidden.
  final func subviewHiddenChanged(_ view: UIView) {}

  /// Follows a subview whose frame was set.
  final func subviewGeometryChanged(_ view: UIView) {}
}
