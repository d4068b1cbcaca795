/// Dims the tint color below a presentation while it cannot be touched.
extension UIPresentationController {
  /// Dims the tint of the presenter's view, or restores it. A `tintAdjustmentMode` set by the app is kept.
  final func dimTintBeneath(_ dims: Bool) {
    let view = dims && metrics.dimsTintBeneath ? presenting?.viewIfLoaded : nil
    guard dimmedView !== view else { return }
    dimmedView?.dimsForPresentation(false)
    dimmedView = view
    view?.dimsForPresentation(true)
  }
}
