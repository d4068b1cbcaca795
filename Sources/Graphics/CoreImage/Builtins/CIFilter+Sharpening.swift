extension CIFilter {
  /// Returns a filter that sharpens the image by its brightness alone: `CISharpenLuminance`.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltinFilter.named("CISharpenLuminance") }
  /// Returns a filter that sharpens the image by its difference from a blurred copy: `CIUnsharpMask`.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.named("CIUnsharpMask") }
}
