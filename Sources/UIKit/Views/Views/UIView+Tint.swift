import CoreGraphics

extension UIView {
  /// The tint color of this view or an ancestor, or the design's; gray if it is dimmed.
  final var inheritedTintColor: UIColor {
    var node: UIView? = self
    while let view = node {
      if let tint = view.ownTintColor { return dimmed(tint) }
      node = view.parent
    }
    return dimmed(traitCollection.design.tintColor)
  }

  /// The tint before a move to another superview, or nil if no view in the subtree is notified of changes.
  ///
  /// Looking the tint up takes time in proportion to the depth: trees of views that do not ask are built in linear time.
  final var tintBeforeMove: UIColor? {
    guard !subviewList.isEmpty || ViewMethods.tintColorDidChange.isOverridden(in: type(of: self)) else { return nil }
    return inheritedTintColor
  }

  private func dimmed(_ color: UIColor) -> UIColor {
    guard UIView.dimmedTintCount > 0, effectiveTintAdjustmentMode == .dimmed else { return color }
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    if color.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha) {
      white = 0.299 * red + 0.587 * green + 0.114 * blue
    }
    return UIColor(white: white, alpha: alpha * 0.8)
  }

  final func setTintColor(_ new: UIColor?) {
    guard ownTintColor != new else { return }
    ownTintColor = new
    if UIColor.isTintColorInUse { updateTraits() }
    propagateTintChange()
  }

  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    guard UIView.dimmedTintCount > 0 else { return .normal }
    var isBeneath = false
    var node: UIView? = self
    while let view = node {
      if let rare = view.rareStorage {
        if rare.tintAdjustmentMode != .automatic { return rare.tintAdjustmentMode }
        if rare.dimmingPresentations > 0 { isBeneath = true }
      }
      node = view.parent
    }
    return isBeneath ? .dimmed : .normal
  }

  /// Dims the tint of the view for a presentation, or ends it, unless the app sets the dimming itself.
  final func dimsForPresentation(_ dims: Bool) {
    rare.dimmingPresentations += dims ? 1 : -1
    if dims { UIView.dimmedTintCount += 1 }
    if rare.dimmingPresentations == (dims ? 1 : 0) { propagateTintChange(toAll: true) }
  }

  final func setTintAdjustmentMode(_ new: TintAdjustmentMode) {
    let old = rareStorage?.tintAdjustmentMode ?? .automatic
    guard old != new else { return }
    rare.tintAdjustmentMode = new
    if new == .dimmed { UIView.dimmedTintCount += 1 }
    propagateTintChange(toAll: true)
  }

  /// Notifies this view and the descendants that inherit its tint; all descendants if the dimming has changed.
  final func propagateTintChange(toAll: Bool = false) {
    if ViewMethods.tintColorDidChange.isOverridden(in: type(of: self)) { tintColorDidChange() }
    for view in subviewList where toAll || view.ownTintColor == nil { view.propagateTintChange(toAll: toAll) }
  }

  /// Notifies only this view that its design's tint has changed; descendants are notified by their own traits.
  final func designTintChanged() {
    guard ViewMethods.tintColorDidChange.isOverridden(in: type(of: self)) else { return }
    var node: UIView? = self
    while let view = node {
      if view.ownTintColor != nil { return }
      node = view.parent
    }
    tintColorDidChange()
  }

  /// The number of views with dimmed tint; at zero, ancestors need not be searched.
  private static var dimmedTintCount = 0
}
