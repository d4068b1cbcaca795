import CoreGraphics
import QuartzCore

/// The bar at the edge of a scroll view that tells how much of the content shows, and which part.
@MainActor final class ScrollIndicatorView: UIView {
  let axis: ScrollAxes

  init(axis: ScrollAxes) {
    self.axis = axis
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.opacity = 0
  }

  required init?(coder: NSCoder) {
    axis = .vertical
    super.init(coder: coder)
  }

  func style(_ metrics: ScrollIndicatorMetrics, _ style: UIScrollView.IndicatorStyle) {
    switch style {
    case .default: backgroundColor = metrics.color
    case .black: backgroundColor = UIColor(white: 0, alpha: 0.35)
    case .white: backgroundColor = metrics.whiteColor
    }
    layer.cornerRadius = metrics.thickness / 2
    layer.borderWidth = metrics.borderColor == nil ? 0 : 1
    layer.borderColor = metrics.borderColor?.cgColor
  }

  func fade(to opacity: Float, duration: CFTimeInterval) {
    guard layer.opacity != opacity else { return }
    if duration > 0, window != nil {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = layer.opacity
      animation.toValue = opacity
      animation.duration = duration
      layer.add(animation, forKey: "fade")
    } else {
      layer.removeAnimation(forKey: "fade")
    }
    layer.opacity = opacity
  }
}
