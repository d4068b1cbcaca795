import Foundation

/// Shows a ``UIBackgroundConfiguration`` behind the content of a view that has one.
@preconcurrency @MainActor package final class BackgroundConfigurationView: UIView {
  private let fill = UIView()
  private let imageView = UIImageView()
  private var effectView: UIVisualEffectView?

  package var configuration: UIBackgroundConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      if configuration.customView !== oldValue.customView { oldValue.customView?.removeFromSuperview() }
      show()
    }
  }

  init(configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    show()
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
    addSubview(fill)
    show()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: insets)
    let outset = configuration.strokeOutset
    fill.frame = configuration.strokeWidth > 0 ? frame.insetBy(dx: -outset, dy: -outset) : frame
    for part in fill.subviews { part.frame = fill.bounds }
    effectView?.frame = fill.frame
    if configuration.shadowProperties.opacity > 0 { placeShadow() }
  }

  // MARK: Shadow

  /// The shadow is cast by this view, because the fill may be clipped to its corners.
  private func showShadow() {
    let shadow = configuration.shadowProperties
    layer.shadowOpacity = Float(min(max(shadow.opacity, 0), 1))
    guard shadow.opacity > 0 else {
      if layer.shadowPath != nil { layer.shadowPath = nil }
      return
    }
    layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    placeShadow()
  }

  private func placeShadow() {
    let own = configuration.shadowProperties.path
    let path = own ?? UIBezierPath(roundedRect: fill.bounds, cornerRadius: configuration.cornerRadius)
    var move = CGAffineTransform(translationX: fill.frame.minX, y: fill.frame.minY)
    layer.shadowPath = path.cgPath.copy(using: &move)
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { show() }
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let margins = directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isRightToLeft ? insets.leading : insets.trailing)
  }

  /// The effect is behind the color, which tints it.
  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: nil)
    if effectView == nil {
      effectView = view
      insertSubview(view, at: 0)
    }
    if view.effect !== effect { view.effect = effect }
    view.layer.cornerRadius = configuration.cornerRadius
    view.clipsToBounds = configuration.cornerRadius > 0
    if effect is UIGlassEffect { view.cornerConfiguration = .corners(radius: .fixed(configuration.cornerRadius)) }
  }

  private func show() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.borderWidth = configuration.strokeWidth
    let stroke = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection)
    fill.layer.borderColor = configuration.strokeWidth > 0 ? stroke.cgColor : nil
    showShadow()
    fill.clipsToBounds = configuration.cornerRadius > 0 && (configuration.image != nil || configuration.customView != nil)
    showEffect()
    if let image = configuration.image {
      imageView.image = image
      imageView.contentMode = configuration.imageContentMode
      if imageView.superview == nil { fill.insertSubview(imageView, at: 0) }
    } else if imageView.superview != nil {
      imageView.removeFromSuperview()
    }
    if let view = configuration.customView, view.superview !== fill { fill.addSubview(view) }
    setNeedsLayout()
  }
}
