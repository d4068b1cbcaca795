import CoreGraphics

/// What lies behind the items of a bar.
struct BarBackground {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  var gradient: UIDesign.Bars.Gradient?
  var shadow: UIColor?
  var shadowImage: UIImage?

  static let clear = BarBackground()
}

extension BarBackground {
  /// What an appearance says; in a design with gradients its default background is one, of its colour where it has one.
  @MainActor init(_ appearance: UIBarAppearance, bars: UIDesign.Bars, gradient: UIDesign.Bars.Gradient?) {
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    shadow = appearance.shadowColor
    shadowImage = appearance.shadowImage
    guard let gradient, image == nil else {
      effect = appearance.backgroundEffect
      color = appearance.backgroundColor
      return
    }
    shadow = nil
    if let tint = appearance.backgroundColor, tint != .systemBackground {
      self.gradient = bars.gradient(of: tint)
    } else if appearance.isDefaultBackground || appearance.backgroundColor != nil {
      self.gradient = gradient
    }
  }
}
