extension CIFilter {
  /// Returns a filter that adds a soft glow to bright areas: `CIBloom`.
  public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.named("CIBloom") }
  /// Returns a filter that draws the image like a comic strip, with outlines, flat colors and dots: `CIComicEffect`.
  public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltinFilter.named("CIComicEffect") }
  /// Returns a filter that divides the image into irregular cells of one color: `CICrystallize`.
  public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter.named("CICrystallize") }
  /// Returns a filter that blurs the image outside of a band around a line: `CIDepthOfField`.
  public class func depthOfField() -> any CIFilter & CIDepthOfField { BuiltinFilter.named("CIDepthOfField") }
  /// Returns a filter that draws white lines where the image is darker than its surroundings: `CIEdgeWork`.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { BuiltinFilter.named("CIEdgeWork") }
  /// Returns a filter that draws the edges of the image in their colors: `CIEdges`.
  public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.named("CIEdges") }
  /// Returns a filter that dims bright areas softly: `CIGloom`.
  public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.named("CIGloom") }
  /// Returns a filter that makes a height field with smooth slopes from a mask: `CIHeightFieldFromMask`.
  public class func heightFieldFromMask() -> any CIFilter & CIHeightFieldFromMask { BuiltinFilter.named("CIHeightFieldFromMask") }
  /// Returns a filter that divides the image into hexagons of one color: `CIHexagonalPixellate`.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate { BuiltinFilter.named("CIHexagonalPixellate") }
  /// Returns a filter that draws the edges of the image as black lines: `CILineOverlay`.
  public class func lineOverlay() -> any CIFilter & CILineOverlay { BuiltinFilter.named("CILineOverlay") }
  /// Returns a filter that divides the image into squares of its mean colors: `CIPixellate`.
  public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.named("CIPixellate") }
  /// Returns a filter that draws the image as scattered dots: `CIPointillize`.
  public class func pointillize() -> any CIFilter & CIPointillize { BuiltinFilter.named("CIPointillize") }
  /// Returns a filter that lights a height field by an image of a sphere: `CIShadedMaterial`.
  public class func shadedMaterial() -> any CIFilter & CIShadedMaterial { BuiltinFilter.named("CIShadedMaterial") }
  /// Returns a filter that computes the slopes of the luminance: red for x and green for y: `CISobelGradients`.
  public class func sobelGradients() -> any CIFilter & CISobelGradients { BuiltinFilter.named("CISobelGradients") }
  /// Returns a filter that replaces three ranges of color and makes all others gray: `CISpotColor`.
  public class func spotColor() -> any CIFilter & CISpotColor { BuiltinFilter.named("CISpotColor") }
  /// Returns a filter that lights the image with a spotlight: `CISpotLight`.
  public class func spotLight() -> any CIFilter & CISpotLight { BuiltinFilter.named("CISpotLight") }
}
