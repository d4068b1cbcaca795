import UIKitValues

/// The inputs of a filter that draws an attributed text.
public protocol CIAttributedTextImageGenerator: CIFilterProtocol {
  /// Text with its fonts and colors.
  var text: NSAttributedString { get set }
  /// Pixels for each point of the text. The default is 1; the usual range is 0 to 4.
  var scaleFactor: Float { get set }
  /// Empty space around the text in points. The default is 0; the usual range is 0 to 100.
  var padding: Float { get set }
}

/// The inputs of a filter that draws an infinite checkerboard.
public protocol CICheckerboardGenerator: CIFilterProtocol {
  /// Corner of a square, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// Color of the even squares. The default is white.
  var color0: CIColor { get set }
  /// Color of the odd squares. The default is black.
  var color1: CIColor { get set }
  /// Length of a square's side in pixels. The default is 80; the usual range is 0 to 800.
  var width: Float { get set }
  /// Sharpness of the edges: 1 for crisp ones, 0 for gradual ones. The default is 1; the usual range is 0 to 1.
  var sharpness: Float { get set }
}

/// The inputs of a filter that encodes bytes as a Code 128 barcode, with a pixel for each module.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// Bytes to encode; there is no result without them.
  var message: Data { get set }
  /// Width of the empty space on each side, in pixels. The default is 10; the usual range is 0 to 100.
  var quietSpace: Float { get set }
  /// Height of the bars in pixels. The default is 32; the usual range is 1 to 500.
  var barcodeHeight: Float { get set }
}

/// The inputs of a filter that fills the plane with a color.
public protocol CIConstantColorGenerator: CIFilterProtocol {
  /// Color of every pixel. The default is red.
  var color: CIColor { get set }
}

/// The inputs of a filter that draws colored rings with rays around a bright point.
public protocol CILenticularHaloGenerator: CIFilterProtocol {
  /// Center of the rings, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// Color that the rings are multiplied with. The default is RGB (1, 0.9, 0.8).
  var color: CIColor { get set }
  /// Radius of the rings in pixels. The default is 70; the usual range is 0 to 1000.
  var haloRadius: Float { get set }
  /// Width of the rings in pixels. The default is 87; the usual range is 0 to 300.
  var haloWidth: Float { get set }
  /// Overlap of the red, green and blue ring, with 1 for white. The default is 0.77; the usual range is 0 to 1.
  var haloOverlap: Float { get set }
  /// Strength of the rays. The default is 0.5; the usual range is 0 to 3.
  var striationStrength: Float { get set }
  /// Contrast of the rays, with 1 for smooth ones. The default is 1; the usual range is 0 to 5.
  var striationContrast: Float { get set }
  /// Phase of the rays, for animations. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
}

/// The inputs of a filter that encodes bytes as a QR code, with a pixel for each module.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// Bytes to encode; there is no result without them.
  var message: Data { get set }
  /// Level of error correction: `L`, `M`, `Q` or `H` for 7, 15, 25 or 30 % of damaged codewords. The default is `M`.
  var correctionLevel: String { get set }
}

/// The inputs of a filter that fills the plane with pseudorandom colors, which depend only on the position.
public protocol CIRandomGenerator: CIFilterProtocol {}

/// The inputs of a filter that draws a filled rectangle with rounded corners.
public protocol CIRoundedRectangleGenerator: CIFilterProtocol {
  /// The rectangle in pixels. The default is (0, 0, 100, 100).
  var extent: CGRect { get set }
  /// Radius of the corners in pixels, at most half of the shorter side. The default is 10; the usual range is 0 to 1000.
  var radius: Float { get set }
  /// Color of the rectangle. The default is white.
  var color: CIColor { get set }
}

/// The inputs of a filter that draws a glow with a cross of rays.
public protocol CIStarShineGenerator: CIFilterProtocol {
  /// Center of the star, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// Color of the star. The default is RGB (1, 0.8, 0.6).
  var color: CIColor { get set }
  /// Radius of the glow in pixels. The default is 50; the usual range is 0 to 300.
  var radius: Float { get set }
  /// Length of the rays, in tenths of the radius. The default is 15; the usual range is 0 to 100.
  var crossScale: Float { get set }
  /// Rotation of the rays in radians. The default is 0.6; the usual range is −π to π.
  var crossAngle: Float { get set }
  /// Strength of the rays, as a power of two. The default is −2; the usual range is −8 to 0.
  var crossOpacity: Float { get set }
  /// Width of the rays in pixels. The default is 2.5; the usual range is 0.5 to 10.
  var crossWidth: Float { get set }
  /// Logarithm of the length of a ray's bright part; a ray fades evenly at −2. The default is −2; the usual range is −8 to 0.
  var epsilon: Float { get set }
}

/// The inputs of a filter that draws infinite vertical stripes.
public protocol CIStripesGenerator: CIFilterProtocol {
  /// Point at the edge of a stripe, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// Color of the even stripes. The default is white.
  var color0: CIColor { get set }
  /// Color of the odd stripes. The default is black.
  var color1: CIColor { get set }
  /// Width of a stripe in pixels. The default is 80; the usual range is 0 to 800.
  var width: Float { get set }
  /// Sharpness of the edges: 1 for crisp ones, 0 for gradual ones. The default is 1; the usual range is 0 to 1.
  var sharpness: Float { get set }
}

/// The inputs of a filter that draws a disc with rays.
public protocol CISunbeamsGenerator: CIFilterProtocol {
  /// Center of the sun, in pixels. The default is (150, 150).
  var center: CGPoint { get set }
  /// Color of the sun. The default is RGB (1, 0.5, 0).
  var color: CIColor { get set }
  /// Radius of the disc in pixels. The default is 40; the usual range is 0 to 800.
  var sunRadius: Float { get set }
  /// Radius of the rays, in radii of the disc. The default is 2.58; the usual range is 0 to 10.
  var maxStriationRadius: Float { get set }
  /// Strength of the rays. The default is 0.5; the usual range is 0 to 3.
  var striationStrength: Float { get set }
  /// Contrast of the rays, with 1 for smooth ones. The default is 1.375; the usual range is 0 to 5.
  var striationContrast: Float { get set }
  /// Phase of the rays, for animations. The default is 0; the usual range is 0 to 1.
  var time: Float { get set }
}

/// The inputs of a filter that draws a text in white.
public protocol CITextImageGenerator: CIFilterProtocol {
  /// Text to draw. Empty by default.
  var text: String { get set }
  /// Name of the font; the system font if there is none of this name. The default is `HelveticaNeue`.
  var fontName: String { get set }
  /// Size of the font in points. The default is 12; the usual range is 0 to 128.
  var fontSize: Float { get set }
  /// Pixels for each point of the text. The default is 1; the usual range is 0 to 4.
  var scaleFactor: Float { get set }
  /// Empty space around the text in points. The default is 0; the usual range is 0 to 100.
  var padding: Float { get set }
}
