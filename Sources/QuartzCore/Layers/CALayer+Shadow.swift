import CoreGraphics

extension CALayer {
  /// The color of the shadow. Animatable.
  public var shadowColor: CGColor? {
    get { drawnDetails.values.shadowColor }
    set { setDetail("shadowColor", shadowColor, newValue) { $0.shadowColor = newValue } }
  }

  /// The opacity of the shadow, 0 (no shadow) by default. Animatable.
  public var shadowOpacity: Float {
    get { details == nil ? 0 : details!.values.shadowOpacity }
    set { setDetail("shadowOpacity", shadowOpacity, newValue) { $0.shadowOpacity = newValue } }
  }

  /// The distance of the shadow from the layer, in points. Animatable.
  public var shadowOffset: CGSize {
    get { drawnDetails.values.shadowOffset }
    set { setDetail("shadowOffset", shadowOffset, newValue) { $0.shadowOffset = newValue } }
  }

  /// The radius of the blur of the shadow, in points. Animatable.
  public var shadowRadius: CGFloat {
    get { drawnDetails.values.shadowRadius }
    set { setDetail("shadowRadius", shadowRadius, newValue) { $0.shadowRadius = newValue } }
  }

  /// The shape that casts the shadow; nil uses the alpha of the layer and its sublayers.
  public var shadowPath: CGPath? {
    get { drawnDetails.values.shadowPath }
    set { setDetail("shadowPath", shadowPath, newValue) { $0.shadowPath = newValue } }
  }
}
