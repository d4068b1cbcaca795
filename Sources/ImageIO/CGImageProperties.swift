import CoreGraphics

/// The key of the size of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The key of the width in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the number of bits per component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The key of the color model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The color model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The key of whether the image has transparency.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of the properties of a GIF file.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the number of repetitions; 0 means no end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of the duration of a frame in seconds, at least 0.1 if the file gives a very short one.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the duration of a frame in seconds, as in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the Exif properties. They are not read on Linux.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of the TIFF properties. They are not read on Linux.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the GPS properties. They are not read on Linux.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of the PNG properties. They are not read on Linux.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"

/// How the rows and columns of a picture are turned.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// Upright.
  case up = 1
  /// Upright and mirrored.
  case upMirrored = 2
  /// Turned by 180 degrees.
  case down = 3
  /// Turned by 180 degrees and mirrored.
  case downMirrored = 4
  /// Turned to the left and mirrored.
  case leftMirrored = 5
  /// Turned to the right.
  case right = 6
  /// Turned to the right and mirrored.
  case rightMirrored = 7
  /// Turned to the left.
  case left = 8
}
