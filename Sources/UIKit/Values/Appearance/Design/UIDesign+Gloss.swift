import CoreGraphics

extension UIDesign {
  /// The light on a surface of glass: a gradient in front of its color, with an outline.
  public struct Gloss: Sendable {
    /// The colors from top to bottom, with locations from 0 to 1.
    public var stops: [(color: UIColor, location: CGFloat)]
    /// The outline of the surface; clear for none.
    public var border: UIColor
    /// The width of the outline in points.
    public var borderWidth: CGFloat = 1

    /// Creates a gloss of colors from top to bottom, with a border.
    public init(stops: [(color: UIColor, location: CGFloat)], border: UIColor = .clear) {
      self.stops = stops
      self.border = border
    }
  }

  /// A glossy face in any color: a dark rim around a body whose upper half is lighter, with a hard edge in the middle.
  ///
  /// All parts are shades of the face's color. Those of red were measured; other colors use the same shares.
  public struct GlossyFace: Sendable {
    /// A shade of a color: a share of each of its components, and an amount of white that is added.
    public struct Shade: Sendable {
      /// The share of the color's components.
      public var share: CGFloat
      /// The amount of white, from 0 to 1.
      public var light: CGFloat

      /// Creates a shade that multiplies each component by a share, and adds an amount of white.
      public init(share: CGFloat, light: CGFloat = 0) {
        self.share = share
        self.light = light
      }
    }

    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 5
    /// The thickness of the rim in points.
    public var rimWidth: CGFloat = 1
    /// The rim: #7b0e16 of red.
    public var rim = Shade(share: 0.645)
    /// The body during a touch.
    public var pressed = Shade(share: 0.74)
    /// The upper half, from its top to the middle of the face: #ed8288 to #c83640 of red.
    public var gloss = (top: Shade(share: 0.633, light: 0.46), bottom: Shade(share: 0.864, light: 0.144))
    /// The two lines at the upper edge: #5b3436 and #c76f74 of red.
    public var upperLines = (first: Shade(share: 0.231, light: 0.186), second: Shade(share: 0.521, light: 0.3945))
    /// The line at the lower edge: #93101a of red.
    public var lowerLine = Shade(share: 0.78)

    /// Creates the face of iOS 5 and 6.
    public init() {}
  }
}
