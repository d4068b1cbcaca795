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

/// The key of “Date time original” among the Exif properties.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// The key of “Date time digitized” among the Exif properties.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// The key of “Exposure time” among the Exif properties.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The key of “FNumber” among the Exif properties.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// The key of “Exposure program” among the Exif properties.
public let kCGImagePropertyExifExposureProgram: CFString = "ExposureProgram"
/// The key of “ISOSpeed ratings” among the Exif properties.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// The key of “Shutter speed value” among the Exif properties.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// The key of “Aperture value” among the Exif properties.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// The key of “Brightness value” among the Exif properties.
public let kCGImagePropertyExifBrightnessValue: CFString = "BrightnessValue"
/// The key of “Exposure bias value” among the Exif properties.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// The key of “Max aperture value” among the Exif properties.
public let kCGImagePropertyExifMaxApertureValue: CFString = "MaxApertureValue"
/// The key of “Metering mode” among the Exif properties.
public let kCGImagePropertyExifMeteringMode: CFString = "MeteringMode"
/// The key of “Flash” among the Exif properties.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// The key of “Focal length” among the Exif properties.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// The key of “Focal len in35mm film” among the Exif properties.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// The key of “Lens make” among the Exif properties.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The key of “Lens model” among the Exif properties.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// The key of “Lens specification” among the Exif properties.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The key of “Pixel xDimension” among the Exif properties.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// The key of “Pixel yDimension” among the Exif properties.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// The key of “User comment” among the Exif properties.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// The key of “White balance” among the Exif properties.
public let kCGImagePropertyExifWhiteBalance: CFString = "WhiteBalance"
/// The key of “Color space” among the Exif properties.
public let kCGImagePropertyExifColorSpace: CFString = "ColorSpace"
/// The key of “Scene type” among the Exif properties.
public let kCGImagePropertyExifSceneType: CFString = "SceneType"
/// The key of “Subsec time original” among the Exif properties.
public let kCGImagePropertyExifSubsecTimeOriginal: CFString = "SubsecTimeOriginal"
/// The key of “Version” among the Exif properties.
public let kCGImagePropertyExifVersion: CFString = "Version"
/// The key of “Exposure mode” among the Exif properties.
public let kCGImagePropertyExifExposureMode: CFString = "ExposureMode"
/// The key of “Sensing method” among the Exif properties.
public let kCGImagePropertyExifSensingMethod: CFString = "SensingMethod"
/// The key of “Digital zoom ratio” among the Exif properties.
public let kCGImagePropertyExifDigitalZoomRatio: CFString = "DigitalZoomRatio"
/// The key of “Body serial number” among the Exif properties.
public let kCGImagePropertyExifBodySerialNumber: CFString = "BodySerialNumber"
/// The key of “Make” among the TIFF properties.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The key of “Model” among the TIFF properties.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// The key of “Orientation” among the TIFF properties.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The key of “Date time” among the TIFF properties.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// The key of “Artist” among the TIFF properties.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// The key of “Copyright” among the TIFF properties.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// The key of “Image description” among the TIFF properties.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The key of “Software” among the TIFF properties.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// The key of “XResolution” among the TIFF properties.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// The key of “YResolution” among the TIFF properties.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// The key of “Resolution unit” among the TIFF properties.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The key of “Latitude” among the GPS properties.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// The key of “Latitude ref” among the GPS properties.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The key of “Longitude” among the GPS properties.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// The key of “Longitude ref” among the GPS properties.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The key of “Altitude” among the GPS properties.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The key of “Altitude ref” among the GPS properties.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The key of “Time stamp” among the GPS properties.
public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The key of “Date stamp” among the GPS properties.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// The key of “Speed” among the GPS properties.
public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// The key of “Speed ref” among the GPS properties.
public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The key of “Img direction” among the GPS properties.
public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The key of “Img direction ref” among the GPS properties.
public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The key of “Dest bearing” among the GPS properties.
public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The key of “Map datum” among the GPS properties.
public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// The key of “DOP” among the GPS properties.
public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// The key of the IPTC properties.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// The key of the JFIF properties.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// The key of the Raw properties.
public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
/// The key of the MakerApple properties.
public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
