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
  /// The opacities of the shadow on the content, for each half point.
  var contentShadow: [CGFloat] = []
  /// The background of the status bar, where it has one of its own.
  var statusBar: UIDesign.Bars.Gradient?

  static let clear = BarBackground()
}

extension BarBackground {
  /// What an appearance says; in a design with gradients its default background is one, of its colour where it has one.
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

  /// The shadow and the status bar of a navigation bar with a gradient.
  @MainActor mutating func addDepth(_ older: OlderBarLooks, _ bars: UIDesign.Bars, color: UIColor?, castsShadow: Bool) {
    guard older.isNavigationBar else { return }
    if castsShadow { contentShadow = bars.contentShadow }
    guard let statusBar = bars.statusBar else { return }
    self.statusBar = older.isBlack ? bars.statusBar(of: .black) : color.map { bars.statusBar(of: $0) } ?? statusBar
  }
}
