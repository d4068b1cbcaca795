extension CIFilter {
  /// Returns a filter that scales the image: `CIBicubicScaleTransform`.
  public class func bicubicScaleTransform() -> any CIFilter & CIBicubicScaleTransform { BuiltinFilter.named("CIBicubicScaleTransform") }
  /// Returns a filter that corrects converging lines by mapping a quadrilateral to a rectangle: `CIKeystoneCorrectionCombined`.
  public class func keystoneCorrectionCombined() -> any CIFilter & CIKeystoneCorrectionCombined {
    BuiltinFilter.named("CIKeystoneCorrectionCombined")
  }
  /// Returns a filter that scales the image: `CILanczosScaleTransform`.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { BuiltinFilter.named("CILanczosScaleTransform") }
  /// Returns a filter that maps a quadrilateral of the image to a rectangle: `CIPerspectiveCorrection`.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection { BuiltinFilter.named("CIPerspectiveCorrection") }
  /// Returns a filter that maps the image to a quadrilateral: `CIPerspectiveTransform`.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform { BuiltinFilter.named("CIPerspectiveTransform") }
  /// Returns a filter that maps a rectangle of the image to a quadrilateral: `CIPerspectiveTransformWithExtent`.
  public class func perspectiveTransformWithExtent() -> any CIFilter & CIPerspectiveTransformWithExtent {
    BuiltinFilter.named("CIPerspectiveTransformWithExtent")
  }
  /// Returns a filter that rotates the image and enlarges it until it covers its extent: `CIStraightenFilter`.
  public class func straighten() -> any CIFilter & CIStraighten { BuiltinFilter.named("CIStraightenFilter") }
}
