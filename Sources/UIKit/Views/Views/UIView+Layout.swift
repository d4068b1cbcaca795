import QuartzCore

extension UIView {
  final func layoutNow() {
    updateConstraintsBeforeLayout()
    layer.layoutIfNeeded()
  }

  /// Runs the layout pass of a layer for its view, and for the view's controller.
  final func layoutPass(of layer: CALayer) {
    guard layer === self.layer else { return }
    ConstraintUpdates.run(in: self)
    let traits = traitCollection
    let before = UITraitCollection.current
    if before !== traits { UITraitCollection.current = traits }
    if !flags.contains(.propertiesAreCurrent) { updatePropertiesNow() }
    controller?.updatePropertiesIfNeeded()
    if let controller {
      controller.tellIsAppearing()
      controller.updateUnavailableIfNeeded()
      controller.viewWillLayoutSubviews()
      layoutSubviews()
      controller.viewDidLayoutSubviews()
    } else {
      layoutSubviews()
    }
    if let corners = rareStorage?.corners { corners.apply(to: self, shapedAs: self) }
    if before !== traits { UITraitCollection.current = before }
    if flags.contains(.focused) { window?.focusSystem.showRing() }
  }
}
