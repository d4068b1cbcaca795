import CoreGraphics

extension UIView {
  private static let standardMargin: CGFloat = 8

  /// The margins, enlarged by the safe area and by the superview's margins if the view requests it.
  final var effectiveLayoutMargins: UIEdgeInsets {
    var margins = ownLayoutMargins
    if flags.contains(.insetsLayoutMarginsFromSafeArea) { margins = margins + safeAreaInsets }
    if flags.contains(.preservesSuperviewLayoutMargins), let parent {
      margins = margins.union(parent.reach(of: parent.layoutMargins, into: self))
    }
    return margins
  }

  /// The explicitly set margins by reading direction; nil if there are none.
  package final var ownDirectionalMargins: NSDirectionalEdgeInsets? {
    switch rareStorage?.layoutMargins {
    case .sides(let sides)?:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: sides.top, leading: isMirrored ? sides.right : sides.left, bottom: sides.bottom,
        trailing: isMirrored ? sides.left : sides.right)
    case .directional(let margins)?: return margins
    case nil: return nil
    }
  }

  private var ownLayoutMargins: UIEdgeInsets {
    var margins: UIEdgeInsets
    switch rareStorage?.layoutMargins {
    case .sides(let sides)?: margins = sides
    case .directional(let directional)?: margins = directional.resolved(effectiveUserInterfaceLayoutDirection)
    case nil:
      let margin = Self.standardMargin
      margins =
        controller == nil
        ? UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin) : .zero
    }
    if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
      margins = margins.union(controller.systemMinimumLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection))
    }
    return margins
  }

  final func setLayoutMargins(_ new: UIEdgeInsets) {
    rare.layoutMargins = .sides(new)
    marginsChanged()
  }

  final func setDirectionalLayoutMargins(_ new: NSDirectionalEdgeInsets) {
    rare.layoutMargins = .directional(new)
    marginsChanged()
  }

  final func setMarginFlag(_ flag: ViewFlags, _ on: Bool) {
    guard flags.contains(flag) != on else { return }
    flags.set(flag, on)
    marginsChanged()
  }

  /// Notifies this view and the descendants that preserve its margins.
  final func marginsChanged() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
    layoutGuidesChanged()
    for view in subviewList where view.flags.contains(.preservesSuperviewLayoutMargins) { view.marginsChanged() }
  }

  /// Updates margin constraints when a frame change of this view or its superview has changed the inherited margins.
  final func updateInheritedMargins() {
    guard flags.contains(.preservesSuperviewLayoutMargins), let layoutNode else { return }
    let margins = effectiveLayoutMargins
    guard layoutNode.inheritedMargins != margins else { return }
    layoutNode.inheritedMargins = margins
    marginsChanged()
  }

  /// Returns the part of this view's insets that overlaps a subview.
  ///
  /// An edge without an inset gives none to a subview that extends beyond it, and scrolled content gets at most the inset: content that is
  /// taller because of its inset would otherwise get a larger one, without an end.
  private func reach(of insets: UIEdgeInsets, into view: UIView) -> UIEdgeInsets {
    let frame = view.frame
    let bounds = self.bounds
    let scrolls = self is any ScrollingLayoutView
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - (scrolls ? max(0, distance) : distance)) : 0
    }
    return UIEdgeInsets(
      top: reach(insets.top, frame.minY - bounds.minY), left: reach(insets.left, frame.minX - bounds.minX),
      bottom: reach(insets.bottom, bounds.maxY - frame.maxY), right: reach(insets.right, bounds.maxX - frame.maxX))
  }
}

extension UIView {
  /// Updates the safe area insets, notifies the view if they have changed, and continues with the subviews.
  final func updateSafeArea() {
    var new = UIEdgeInsets.zero
    if let parent {
      let outer = parent.safeAreaInsetsForSubviews
      if outer != .zero { new = parent.reach(of: outer, into: self) }
    } else {
      new = baseSafeAreaInsets
    }
    if let controller { new = new + controller.totalAdditionalSafeAreaInsets }
    guard new != safeAreaInsets else { return }
    rare.safeAreaInsets = new
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    layoutGuidesChanged()
    if flags.contains(.insetsLayoutMarginsFromSafeArea) { marginsChanged() }
    for view in subviewList { view.updateSafeArea() }
  }
}
