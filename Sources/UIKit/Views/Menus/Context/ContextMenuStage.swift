import QuartzCore

/// The preview of a context menu over the blurred rest of the screen.
@MainActor final class ContextMenuStage {
  let controller: UIViewController?
  /// The source frame of the preview, in the window.
  let source: CGRect
  /// The frame while the menu is shown.
  private(set) var target = CGRect.zero
  /// Called on dismissal; returns the target of the preview.
  var dismissal: (@MainActor () -> UITargetedPreview?)?
  var tapped: (@MainActor () -> Void)?
  /// Whether the preview expands to the screen on dismissal.
  var pops = false
  private let design: UIDesign.Menu
  private let backdrop: UIVisualEffectView
  private let dimming = UIView()
  private let lifted = UIView()
  private let picture: UIView
  /// The lifted view, hidden meanwhile, and its previous opacity.
  private weak var original: UIView?
  private var originalAlpha: CGFloat = 1

  init(_ preview: UITargetedPreview, controller: UIViewController?, traits: UITraitCollection) {
    self.controller = controller
    design = traits.design.menu
    source = preview.frameInWindow
    backdrop = UIVisualEffectView(effect: design.backdrop.map { UIBlurEffect(style: $0) })
    dimming.backgroundColor = design.dimming
    if let controller {
      // Embedded in another view, because the app may show the controller afterward.
      picture = UIView(frame: controller.view.bounds)
      picture.addSubview(controller.view)
      lifted.backgroundColor = .systemBackground
    } else {
      picture = preview.view.resizableSnapshotView(from: preview.visibleRect, afterScreenUpdates: false, withCapInsets: .zero) ?? UIView()
      lifted.backgroundColor = preview.parameters.backgroundColor
      original = preview.view
      lifted.layer.shadowPath = preview.parameters.shadowPath?.cgPath
    }
    shape(preview)
  }

  private func shape(_ preview: UITargetedPreview) {
    picture.clipsToBounds = true
    picture.layer.cornerRadius = design.previewCornerRadius
    lifted.layer.cornerRadius = design.previewCornerRadius
    if controller == nil, let path = preview.parameters.visiblePath {
      let mask = CAShapeLayer()
      let bounds = preview.visibleRect
      var shift = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      mask.path = path.cgPath.copy(using: &shift)
      picture.layer.cornerRadius = 0
      picture.layer.mask = mask
      lifted.backgroundColor = nil
    }
    lifted.layer.shadowOpacity = design.shadowOpacity
    lifted.layer.shadowRadius = design.shadowRadius
    lifted.layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  /// Shows the preview in `overlay`, with space below or above for a menu.
  func enter(_ overlay: UIView, menuHeight: CGFloat, room: CGRect, gap: CGFloat) {
    for view in [backdrop, dimming] {
      view.frame = overlay.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.isUserInteractionEnabled = false
      overlay.addSubview(view)
    }
    target = place(menuHeight: menuHeight, room: room, gap: gap)
    lifted.frame = target
    picture.frame = lifted.bounds
    controller?.view.frame = picture.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    lifted.addSubview(picture)
    lifted.isUserInteractionEnabled = false
    overlay.addSubview(lifted)
  }

  private func place(menuHeight: CGFloat, room: CGRect, gap: CGFloat) -> CGRect {
    var size = source.size
    if let controller {
      let wanted = controller.preferredContentSize
      size = wanted.width > 0 && wanted.height > 0 ? wanted : CGSize(width: room.width - 16, height: room.height / 2)
    }
    // At least a few rows of the menu fit beside a large preview, which is scaled instead of clipped.
    let beside = menuHeight > 0 ? min(menuHeight, room.height * 0.5) + gap : 0
    let scale = min(1, room.width / max(1, size.width), (room.height - beside) / max(1, size.height))
    size = CGSize(width: size.width * scale, height: size.height * scale)
    var frame = CGRect(x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
    frame.origin.x = max(room.minX, min(frame.minX, room.maxX - size.width)).rounded()
    frame.origin.y = max(room.minY, min(frame.minY, room.maxY - size.height)).rounded()
    // Moved by the minimum that lets the whole menu fit on the side with more space.
    let fitsBelow = frame.maxY + beside <= room.maxY
    let fitsAbove = frame.minY - beside >= room.minY
    if !fitsBelow, !fitsAbove { frame.origin.y = max(room.minY, room.maxY - beside - size.height).rounded() }
    return frame
  }

  func contains(_ point: CGPoint) -> Bool { target.contains(point) }

  // MARK: Motion

  func prepare() {
    // The lifted view is hidden until the preview returns.
    if let original {
      originalAlpha = original.alpha
      original.alpha = 0
    }
    backdrop.alpha = 0
    dimming.alpha = 0
    if controller != nil { lifted.alpha = 0 }
    lifted.transform = Self.transform(from: target, to: source)
  }

  func arrive() {
    backdrop.alpha = 1
    dimming.alpha = 1
    lifted.alpha = 1
    lifted.transform = .identity
  }

  func leave() {
    backdrop.alpha = 0
    dimming.alpha = 0
    if pops {
      lifted.alpha = 0
      original?.alpha = originalAlpha
      if let bounds = lifted.superview?.bounds { lifted.transform = Self.transform(from: target, to: bounds) }
    } else {
      let home = dismissal?()
      lifted.transform = Self.transform(from: target, to: home?.frameInWindow ?? source)
      lifted.layer.shadowOpacity = 0
      // It fades only if nothing replaces it.
      if controller != nil || original?.window == nil || home == nil { lifted.alpha = 0 }
    }
  }

  /// Shows the original view again after the preview has returned.
  func finish() {
    original?.alpha = originalAlpha
    original = nil
  }

  private static func transform(from: CGRect, to: CGRect) -> CGAffineTransform {
    guard from.width > 0, from.height > 0 else { return .identity }
    return CGAffineTransform(translationX: to.midX - from.midX, y: to.midY - from.midY)
      .scaledBy(x: to.width / from.width, y: to.height / from.height)
  }
}
