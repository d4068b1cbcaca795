import CoreGraphics

/// The key of the size of the file in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the number of bits per component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The key of the ``CGImagePropertyOrientation``.
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The color model of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// The key of whether the image has transparency.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// The key of the properties of a GIF file.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of the number of repetitions; 0 means no end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of the duration of a frame in seconds, at least 0.1 for very short durations in the file.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of the duration of a frame in seconds, as in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the Exif properties. They are not read on Linux.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// The key of the TIFF properties. They are not read on Linux.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The key of the GPS properties. They are not read on Linux.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The key of the properties of a PNG file: those of an animation.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The key of the number of repetitions; 0 means no end.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The key of the duration of a frame in seconds, at least 0.1 if the file gives a very short one.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The key of the duration of a frame in seconds, as in the file.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The orientation of the rows and columns of an image.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row is at the top and the first column at the left.
  case up = 1
  /// Upright and mirrored.
  case upMirrored = 2
  /// Rotated by 180 degrees.
  case down = 3
  /// Rotated by 180 degrees and mirrored.
  case downMirrored = 4
  /// Rotated to the left and mirrored.
  case leftMirrored = 5
  /// Rotated to the right.
  case right = 6
  /// Rotated to the right and mirrored.
  case rightMirrored = 7
  /// Rotated to the left.
  case left = 8
}

public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
public let kCGImagePropertyExifFlash: CFString = "Flash"
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
public let kCGImagePropertyExifVersion: CFString = "Version"
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
public let kCGImagePropertyTIFFMake: CFString = "Make"
public let kCGImagePropertyTIFFModel: CFString = "Model"
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
public let kCGImagePropertyGPSDOP: CFString = "DOP"
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
