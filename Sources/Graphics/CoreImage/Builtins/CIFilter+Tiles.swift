extension CIFilter {
  /// Returns a filter that extends the edge pixels of the image infinitely, then transforms it: `CIAffineClamp`.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.named("CIAffineClamp") }
  /// Returns a filter that repeats the image infinitely, then transforms it: `CIAffineTile`.
  public class func affineTile() -> any CIFilter & CIAffineTile { BuiltinFilter.named("CIAffineTile") }
  /// Returns a filter that extends the edge pixels of a rectangle of the image infinitely: `CIClamp`.
  public class func clamp() -> any CIFilter & CIClamp { BuiltinFilter.named("CIClamp") }
  /// Returns a filter that repeats a tile with four reflections of it: `CIFourfoldReflectedTile`.
  public class func fourfoldReflectedTile() -> any CIFilter & CIFourfoldReflectedTile { BuiltinFilter.named("CIFourfoldReflectedTile") }
  /// Returns a filter that repeats a tile in two directions: `CIFourfoldTranslatedTile`.
  public class func fourfoldTranslatedTile() -> any CIFilter & CIFourfoldTranslatedTile { BuiltinFilter.named("CIFourfoldTranslatedTile") }
  /// Returns a filter that reflects a sector of the image around a point: `CIKaleidoscope`.
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { BuiltinFilter.named("CIKaleidoscope") }
  /// Returns a filter that repeats enlarged tiles of the image, for an effect of op art: `CIOpTile`.
  public class func opTile() -> any CIFilter & CIOpTile { BuiltinFilter.named("CIOpTile") }
  /// Returns a filter that reflects parallelograms of the image over the plane: `CIParallelogramTile`.
  public class func parallelogramTile() -> any CIFilter & CIParallelogramTile { BuiltinFilter.named("CIParallelogramTile") }
  /// Returns a filter that repeats the image infinitely in perspective: `CIPerspectiveTile`.
  public class func perspectiveTile() -> any CIFilter & CIPerspectiveTile { BuiltinFilter.named("CIPerspectiveTile") }
  /// Returns a filter that reflects an equilateral triangle of the image over its extent: `CITriangleKaleidoscope`.
  public class func triangleKaleidoscope() -> any CIFilter & CITriangleKaleidoscope { SecondBuiltinFilter.named("CITriangleKaleidoscope") }
}
