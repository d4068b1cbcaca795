extension CIFilter {
  /// Returns a filter that enlarges or reduces the image around a point, like a bump: `CIBumpDistortion`.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter.named("CIBumpDistortion") }
  /// Returns a filter that enlarges or reduces the image along a line, like a fold: `CIBumpDistortionLinear`.
  public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear { BuiltinFilter.named("CIBumpDistortionLinear") }
  /// Returns a filter that extends the pixels of a circle's edge outward: `CICircleSplashDistortion`.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion { BuiltinFilter.named("CICircleSplashDistortion") }
  /// Returns a filter that wraps the image around a circle: `CICircularWrap`.
  public class func circularWrap() -> any CIFilter & CICircularWrap { BuiltinFilter.named("CICircularWrap") }
  /// Returns a filter that displaces each pixel by the color of another image: `CIDisplacementDistortion`.
  public class func displacementDistortion() -> any CIFilter & CIDisplacementDistortion { BuiltinFilter.named("CIDisplacementDistortion") }
  /// Returns a filter that repeats the image within itself, in a spiral: `CIDroste`.
  public class func droste() -> any CIFilter & CIDroste { BuiltinFilter.named("CIDroste") }
  /// Returns a filter that displaces pixels by the slopes of a texture, like structured glass: `CIGlassDistortion`.
  public class func glassDistortion() -> any CIFilter & CIGlassDistortion { BuiltinFilter.named("CIGlassDistortion") }
  /// Returns a filter that shows the image through a lens with two round ends: `CIGlassLozenge`.
  public class func glassLozenge() -> any CIFilter & CIGlassLozenge { BuiltinFilter.named("CIGlassLozenge") }
  /// Returns a filter that pushes the pixels around a point outward, which leaves an empty hole: `CIHoleDistortion`.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { BuiltinFilter.named("CIHoleDistortion") }
  /// Returns a filter that rotates the pixels outside of a circle, more with the distance: `CILightTunnel`.
  public class func lightTunnel() -> any CIFilter & CILightTunnel { BuiltinFilter.named("CILightTunnel") }
  /// Returns a filter that pulls pixels toward a point: `CIPinchDistortion`.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { BuiltinFilter.named("CIPinchDistortion") }
  /// Returns a filter that stretches the image to a size, the sides more than the center: `CIStretchCrop`.
  public class func stretchCrop() -> any CIFilter & CIStretchCrop { BuiltinFilter.named("CIStretchCrop") }
  /// Returns a filter that shows the image through a ring-shaped lens: `CITorusLensDistortion`.
  public class func torusLensDistortion() -> any CIFilter & CITorusLensDistortion { BuiltinFilter.named("CITorusLensDistortion") }
  /// Returns a filter that rotates the image around a point, most at the center: `CITwirlDistortion`.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter.named("CITwirlDistortion") }
  /// Returns a filter that rotates the image around a point by several turns, like a whirl: `CIVortexDistortion`.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { BuiltinFilter.named("CIVortexDistortion") }
}
