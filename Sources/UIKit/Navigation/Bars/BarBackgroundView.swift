import CoreGraphics
import QuartzCore

/// Draws the background of a bar: blur, colour, gradient or image, and the line that sets the bar off.
@MainActor final class BarBackgroundView: UIView {
  /// At which side of the bar its content lies.
  var shadowEdge = UIRectEdge.bottom
  private var background = BarBackground.clear
  private var effectView: UIVisualEffectView?
  private let fill = UIView()
  private var gradientView: BarGradientView?
  private var imageView: UIImageView?
  private let shadow = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(fill)
    addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: BarBackground) {
    background = new
    fill.backgroundColor = new.color
    fill.isHidden = new.color == nil
    shadow.image = new.shadowImage
    shadow.backgroundColor = new.shadowImage == nil ? new.shadow : nil
    shadow.isHidden = new.shadowImage == nil && new.shadow == nil
    showEffect(new.effect)
    showGradient(new.gradient)
    showImage(new)
    setNeedsLayout()
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(1, traitCollection.displayScale)
    for view in [effectView, fill, gradientView, imageView] { view?.frame = bounds }
    let height = background.shadowImage?.size.height ?? pixel
    shadow.frame = CGRect(x: 0, y: shadowEdge == .bottom ? bounds.height : -height, width: bounds.width, height: height)
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
