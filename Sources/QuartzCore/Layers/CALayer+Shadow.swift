import CoreGraphics

extension CALayer {
  public var shadowColor: CGColor? {
    get { detail.shadowColor }
    set { setDetail("shadowColor", \.shadowColor, newValue) }
  }

  public var shadowOpacity: Float {
    get { details == nil ? 0 : details!.values.shadowOpacity }
    set { setDetail("shadowOpacity", \.shadowOpacity, newValue) }
  }

  public var shadowOffset: CGSize {
    get { detail.shadowOffset }
    set { setDetail("shadowOffset", \.shadowOffset, newValue) }
  }

  public var shadowRadius: CGFloat {
    get { detail.shadowRadius }
    set { setDetail("shadowRadius", \.shadowRadius, newValue) }
  }

  /// The shape that casts the shadow; without one it is the alpha of the layer and its sublayers.
  public var shadowPath: CGPath? {
    get { detail.shadowPath }
    set { setDetail("shadowPath", \.shadowPath, newValue) }
  }
}
