/// What is beneath a presentation loses its tint while it cannot be touched.
extension UIPresentationController {
  /// Dims the tint of the presenter's view, or lets it be again. What the app itself says with `tintAdjustmentMode` stays.
  final func dimTintBeneath(_ dims: Bool) {
    let view = dims && metrics.dimsTintBeneath ? presenting?.viewIfLoaded : nil
    guard dimmedView !== view else { return }
    dimmedView?.dimsForPresentation(false)
    dimmedView = view
    view?.dimsForPresentation(true)
  }
}
