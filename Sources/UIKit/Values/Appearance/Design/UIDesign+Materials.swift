import CoreGraphics

extension UIDesign {
  /// The parameters of visual effect views: blur and tint. Estimated.
  public struct Materials: Sendable {
    /// The standard deviation of the blur in points; nil replaces it by a plain tint, which is much cheaper.
    public var blurRadius: CGFloat? = 20
    public var saturation: CGFloat = 1.8
    public var light = UIColor(white: 0.97, alpha: 0.8)
    public var extraLight = UIColor(white: 0.97, alpha: 0.9)
    public var dark = UIColor(white: 0.11, alpha: 0.75)
    /// The tint of dark bars: measured as #121212 on black.
    public var darkChrome = UIColor(white: 0.084, alpha: 0.75)
    /// The tint factors of thin and thick materials.
    public var ultraThin: CGFloat = 0.55
    public var thin: CGFloat = 0.75
    public var thick: CGFloat = 1.08
    public var chrome: CGFloat = 1.12

    /// The blur factors of regular and clear glass. Estimated.
    public var glassBlur: CGFloat = 0.4
    public var clearGlassBlur: CGFloat = 0.1
    /// The tints of glass, in light and dark. Estimated.
    public var lightGlass = UIColor(white: 1, alpha: 0.55)
    public var darkGlass = UIColor(white: 0.16, alpha: 0.6)
    public var clearGlass = UIColor(white: 1, alpha: 0.12)
    /// The opacity of the tint of glass. Estimated.
    public var glassTint: CGFloat = 0.8
    /// The bright line around glass. Estimated.
    public var glassRim = UIColor(white: 1, alpha: 0.45)

    package func glass(_ traits: UITraitCollection, isClear: Bool) -> UIColor {
      if isClear { return clearGlass }
      return traits.userInterfaceStyle == .dark && !traits.design.colors.isAlwaysLight ? darkGlass : lightGlass
    }

    /// Creates the values of the modern design.
    public init() {}

    /// The appearance of iOS 5 and 6 had no blur.
    public static let classic: Materials = {
      var materials = Materials()
      materials.blurRadius = nil
      materials.lightGlass = UIColor(white: 0.95, alpha: 0.85)
      return materials
    }()
  }
}
