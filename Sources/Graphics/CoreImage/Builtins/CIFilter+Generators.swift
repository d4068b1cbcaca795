extension CIFilter {
  /// Returns a filter that draws an attributed text: `CIAttributedTextImageGenerator`.
  public class func attributedTextImageGenerator() -> any CIFilter & CIAttributedTextImageGenerator {
    BuiltinFilter.named("CIAttributedTextImageGenerator")
  }
  /// Returns a filter that draws an infinite checkerboard: `CICheckerboardGenerator`.
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator { BuiltinFilter.named("CICheckerboardGenerator") }
  /// Returns a filter that encodes bytes as a Code 128 barcode, with a pixel for each module: `CICode128BarcodeGenerator`.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    BuiltinFilter.named("CICode128BarcodeGenerator")
  }
  /// Returns a filter that fills the plane with a color: `CIConstantColorGenerator`.
  public class func constantColorGenerator() -> any CIFilter & CIConstantColorGenerator { BuiltinFilter.named("CIConstantColorGenerator") }
  /// Returns a filter that draws colored rings with rays around a bright point: `CILenticularHaloGenerator`.
  public class func lenticularHaloGenerator() -> any CIFilter & CILenticularHaloGenerator {
    BuiltinFilter.named("CILenticularHaloGenerator")
  }
  /// Returns a filter that encodes bytes as a QR code, with a pixel for each module: `CIQRCodeGenerator`.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.named("CIQRCodeGenerator") }
  /// Returns a filter that fills the plane with pseudorandom colors, which depend only on the position: `CIRandomGenerator`.
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator { BuiltinFilter.named("CIRandomGenerator") }
  /// Returns a filter that draws a filled rectangle with rounded corners: `CIRoundedRectangleGenerator`.
  public class func roundedRectangleGenerator() -> any CIFilter & CIRoundedRectangleGenerator {
    BuiltinFilter.named("CIRoundedRectangleGenerator")
  }
  /// Returns a filter that draws a glow with a cross of rays: `CIStarShineGenerator`.
  public class func starShineGenerator() -> any CIFilter & CIStarShineGenerator { BuiltinFilter.named("CIStarShineGenerator") }
  /// Returns a filter that draws infinite vertical stripes: `CIStripesGenerator`.
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator { BuiltinFilter.named("CIStripesGenerator") }
  /// Returns a filter that draws a disc with rays: `CISunbeamsGenerator`.
  public class func sunbeamsGenerator() -> any CIFilter & CISunbeamsGenerator { BuiltinFilter.named("CISunbeamsGenerator") }
  /// Returns a filter that draws a text in white: `CITextImageGenerator`.
  public class func textImageGenerator() -> any CIFilter & CITextImageGenerator { SecondBuiltinFilter.named("CITextImageGenerator") }
}
