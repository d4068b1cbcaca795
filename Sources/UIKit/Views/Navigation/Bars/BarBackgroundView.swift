import QuartzCore

/// Draws the background of a bar: blur, color, gradient or image, and the separator line.
@MainActor package final class BarBackgroundView: UIView {
  /// The edge of the bar that is adjacent to the content.
  var shadowEdge = UIRectEdge.bottom
  /// The height of the background behind the status bar.
  var statusBarHeight: CGFloat = 0 {
    didSet { if statusBarHeight != oldValue { setNeedsLayout() } }
  }
  private var background = BarBackground.clear
  private var effectView: UIVisualEffectView?
  private let fill = UIView()
  private var gradientView: BarGradientView?
  private var statusBarView: BarGradientView?
  private var contentShadow: BarContentShadow?
  private var imageView: UIImageView?
  private let shadow = UIImageView()

  /// The background of the status bar that the view covers, if it has one of its own.
  var statusBarGradient: UIDesign.Bars.Gradient? { statusBarHeight > 0 ? background.statusBar : nil }

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(fill)
    addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }

  package func show(_ new: BarBackground) {
    background = new
    fill.backgroundColor = new.color
    fill.isHidden = new.color == nil
    shadow.image = new.shadowImage
    shadow.backgroundColor = new.shadowImage == nil ? new.shadow : nil
    shadow.isHidden = new.shadowImage == nil && new.shadow == nil
    showEffect(new.effect)
    showGradient(new.gradient)
    showDepth(new)
    showImage(new)
    setNeedsLayout()
    followStatusBar()
  }

  /// The status bar takes the colors of a navigation bar below it.
  private func followStatusBar() {
    if statusBarHeight > 0 { (window?.screen ?? .main).statusBar.follow(self) }
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    followStatusBar()
  }

  private func showEffect(_ effect: UIBlurEffect?) {
    if let effect, effectView == nil {
      let view = UIVisualEffectView(effect: effect)
      view.frame = bounds
      insertSubview(view, at: 0)
      effectView = view
    } else if effectView?.effect !== effect {
      effectView?.effect = effect
    }
    effectView?.isHidden = effect == nil
  }

  private func showGradient(_ gradient: UIDesign.Bars.Gradient?) {
    if gradient != nil, gradientView == nil {
      let view = BarGradientView(frame: bounds)
      insertSubview(view, belowSubview: shadow)
      gradientView = view
    }
    gradientView?.isHidden = gradient == nil
    if let gradient { gradientView?.show(gradient) }
  }

  private func showDepth(_ new: BarBackground) {
    if new.statusBar != nil, statusBarView == nil {
      let view = BarGradientView(frame: .zero)
      insertSubview(view, belowSubview: shadow)
      statusBarView = view
    }
    if let statusBar = new.statusBar { statusBarView?.show(statusBar) }
    if !new.contentShadow.isEmpty, contentShadow == nil {
      let view = BarContentShadow(frame: .zero)
      addSubview(view)
      contentShadow = view
    }
    contentShadow?.opacities = new.contentShadow
  }

  private func showImage(_ new: BarBackground) {
    if new.image != nil, imageView == nil {
      let view = UIImageView(frame: bounds)
      view.clipsToBounds = true
      insertSubview(view, belowSubview: shadow)
      imageView = view
    }
    imageView?.image = new.image
    imageView?.contentMode = new.imageMode
    imageView?.isHidden = new.image == nil
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(1, traitCollection.displayScale)
    for view in [effectView, fill, imageView] { view?.frame = bounds }
    let status = background.statusBar == nil ? 0 : min(statusBarHeight, bounds.height)
    statusBarView?.isHidden = status == 0
    statusBarView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: status)
    gradientView?.frame = CGRect(x: 0, y: status, width: bounds.width, height: bounds.height - status)
    contentShadow?.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width, height: CGFloat(background.contentShadow.count) * BarContentShadow.step)
    let height = background.shadowImage?.size.height ?? pixel
    shadow.frame = CGRect(x: 0, y: shadowEdge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
    followStatusBar()
  }
}

/// A gradient between two lines.
@MainActor final class BarGradientView: UIView {
  private var lines: (top: UIColor, second: UIColor?, bottom: UIColor)?

  override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ gradient: UIDesign.Bars.Gradient) {
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = gradient.colors.map(\.cgColor)
    layer.locations = gradient.locations.map { NSNumber(value: Double($0)) }
    lines = (gradient.topLine, gradient.highlight, gradient.bottomLine)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let lines else { return }
    func line(_ color: UIColor, at y: CGFloat) -> LayerItem {
      .fill(CGRect(x: 0, y: y, width: bounds.width, height: 1), color.cgColor, cornerRadius: 0)
    }
    layer.items = [line(lines.top, at: 0), line(lines.bottom, at: bounds.height - 1)] + (lines.second.map { [line($0, at: 1)] } ?? [])
  }
}

/// The shadow that a bar casts on its content.
@MainActor final class BarContentShadow: UIView {
  /// The height of each line in points.
  static let step: CGFloat = 0.5
  /// The opacity of black in each line from the top.
  var opacities: [CGFloat] = [] {
    didSet { if opacities != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// On screens with one pixel per point, two lines share a pixel, which gets their mean.
  override func layoutSubviews() {
    super.layoutSubviews()
    let shared = traitCollection.displayScale < 2 ? 2 : 1
    layer.items = stride(from: 0, to: opacities.count, by: shared).map { start in
      let lines = opacities[start..<min(start + shared, opacities.count)]
      return .fill(
        CGRect(x: 0, y: CGFloat(start) * Self.step, width: bounds.width, height: CGFloat(shared) * Self.step),
        UIColor(white: 0, alpha: lines.reduce(0, +) / CGFloat(lines.count)).cgColor, cornerRadius: 0)
    }
  }
}
