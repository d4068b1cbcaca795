import QuartzCore

/// The changes of a view by an effect, and its previous state.
@MainActor final class PointerLook {
  // The interaction that keeps the look belongs to the view.
  private weak var view: UIView?
  private let scale: CGFloat
  private let shadow: Bool
  private let plate: UIView?
  private let isBehind: Bool
  private var before = CGAffineTransform.identity
  private var shadowBefore: Float = 0
  /// The frame of the plate in the view, if the style has one.
  private var ownFrame: CGRect?

  /// Creates the look of an effect; a highlight has the given shape, which is in the coordinates of the preview's container.
  init(_ effect: UIPointerEffect, shape: UIPointerShape?) {
    let preview: UITargetedPreview
    let tint: UIPointerEffect.TintMode
    switch effect {
    case .automatic(let given):
      preview = given
      let isSmall = given.view.bounds.width < 120 && given.view.bounds.height < 80
      (scale, shadow, tint) = isSmall ? (1, false, .underlay) : (1.02, false, .overlay)
    case .highlight(let given):
      preview = given
      (scale, shadow, tint) = (1, false, .underlay)
    case .lift(let given):
      preview = given
      (scale, shadow, tint) = (1.06, true, .none)
    case .hover(let given, let mode, let hasShadow, let isScaled):
      preview = given
      (scale, shadow, tint) = (isScaled ? 1.04 : 1, hasShadow, mode)
    }
    let view = preview.view
    self.view = view
    isBehind = tint == .underlay
    plate = tint == .none ? nil : UIView()
    plate?.backgroundColor = .systemGray.withAlphaComponent(0.22)
    plate?.isUserInteractionEnabled = false
    plate?.layer.cornerRadius = max(view.layer.cornerRadius, isBehind ? 8 : 0)
    if case .hover = effect { return }
    guard isBehind, let shape else { return }
    let container = preview.target.container
    switch shape {
    case .roundedRect(let rect, let radius):
      ownFrame = container.convert(rect, to: view)
      plate?.layer.cornerRadius = radius
    case .path(let path):
      let frame = path.bounds
      ownFrame = container.convert(frame, to: view)
      let mask = CAShapeLayer()
      let local = UIBezierPath(cgPath: path.cgPath)
      local.apply(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
      mask.path = local.cgPath
      plate?.layer.mask = mask
    case .verticalBeam, .horizontalBeam: break
    }
  }

  func show() {
    guard let view else { return }
    before = view.transform
    shadowBefore = view.layer.shadowOpacity
    if scale != 1 { view.transform = before.scaledBy(x: scale, y: scale) }
    if shadow { view.layer.shadowOpacity = 0.3 }
    guard let plate else { return }
    UIView.performWithoutAnimation {
      plate.frame = ownFrame ?? (isBehind ? view.bounds.insetBy(dx: -6, dy: -4) : view.bounds)
      plate.alpha = 0
      if isBehind { view.insertSubview(plate, at: 0) } else { view.addSubview(plate) }
    }
    plate.alpha = 1
  }

  func hide() {
    plate?.removeFromSuperview()
    view?.transform = before
    view?.layer.shadowOpacity = shadowBefore
  }
}
