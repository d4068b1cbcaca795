extension CIFilter {
  /// Returns a filter that prints the image in black and white rings: `CICircularScreen`.
  public class func circularScreen() -> any CIFilter & CICircularScreen { BuiltinFilter.named("CICircularScreen") }
  /// Returns a filter that prints the image in dots of cyan, magenta, yellow and black: `CICMYKHalftone`.
  public class func cmykHalftone() -> any CIFilter & CICMYKHalftone { BuiltinFilter.named("CICMYKHalftone") }
  /// Returns a filter that prints the image in black and white dots: `CIDotScreen`.
  public class func dotScreen() -> any CIFilter & CIDotScreen { BuiltinFilter.named("CIDotScreen") }
  /// Returns a filter that prints the image in black and white hatching: `CIHatchedScreen`.
  public class func hatchedScreen() -> any CIFilter & CIHatchedScreen { BuiltinFilter.named("CIHatchedScreen") }
  /// Returns a filter that prints the image in black and white lines: `CILineScreen`.
  public class func lineScreen() -> any CIFilter & CILineScreen { BuiltinFilter.named("CILineScreen") }
}
