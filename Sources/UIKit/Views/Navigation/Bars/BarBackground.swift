import CoreGraphics

package struct BarBackground {
  package var effect: UIBlurEffect?
  package var color: UIColor?
  package var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  package var gradient: UIDesign.Bars.Gradient?
  var shadow: UIColor?
  var shadowImage: UIImage?
  /// The opacities of the shadow on the content, for each half point.
  var contentShadow: [CGFloat] = []
  /// The background of the status bar, if it has one of its own.
  var statusBar: UIDesign.Bars.Gradient?

  static let clear = BarBackground()

  package init(
    effect: UIBlurEffect? = nil, color: UIColor? = nil, image: UIImage? = nil, gradient: UIDesign.Bars.Gradient? = nil,
    shadow: UIColor? = nil, shadowImage: UIImage? = nil, contentShadow: [CGFloat] = [], statusBar: UIDesign.Bars.Gradient? = nil
  ) {
    self.effect = effect
    self.color = color
    self.image = image
    self.gradient = gradient
    self.shadow = shadow
    self.shadowImage = shadowImage
    self.contentShadow = contentShadow
    self.statusBar = statusBar
  }
}

extension BarBackground {
  /// Creates the background of an appearance. In a design with gradients the default background is a gradient, based on the appearance's
  /// color if it has one.
  @MainActor init(_ appearance: UIBarAppearance, bars: UIDesign.Bars, older: OlderBarLooks) {
    let gradient = older.gradient
    image = appearance.backgroundImage
    imageMode = appearance.backgroundImageContentMode
    shadow = appearance.shadowColor
    shadowImage = appearance.shadowImage
    guard let gradient, image == nil else {
      effect = appearance.backgroundEffect
      color = appearance.backgroundColor
      return
    }
    let castsShadow = shadow != nil && shadowImage == nil
    shadow = nil
    var color: UIColor?
    if let tint = appearance.backgroundColor, tint != .systemBackground {
      color = tint
      self.gradient = bars.gradient(of: tint)
    } else if appearance.isDefaultBackground || appearance.backgroundColor != nil {
      self.gradient = gradient
    }
    if self.gradient != nil { addDepth(older, bars, color: color, castsShadow: castsShadow) }
  }

  /// Adds the shadow and the status bar background of a navigation bar with a gradient.
  @MainActor mutating func addDepth(_ older: OlderBarLooks, _ bars: UIDesign.Bars, color: UIColor?, castsShadow: Bool) {
    guard older.isNavigationBar else { return }
    if castsShadow { contentShadow = bars.contentShadow }
    guard let statusBar = bars.statusBar else { return }
    self.statusBar = older.isBlack ? bars.statusBar(of: .black) : color.map { bars.statusBar(of: $0) } ?? statusBar
  }
}
