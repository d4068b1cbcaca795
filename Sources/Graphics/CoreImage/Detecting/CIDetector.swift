import CoreGraphics

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of the accuracy of a detector.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A slow and accurate detector.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// A fast and less accurate detector.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The key of whether features are followed from image to image.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key of the minimum size of a feature, as a share of the image.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of the largest number of features.
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
/// The key of the number of angles to search.
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The key of whether to detect closed eyes.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
/// The key of whether to detect smiles.
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
/// The key of the ratio of width to height of rectangles.
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
/// The key of whether to return the parts of text.
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"

/// Detects QR codes. There are no detectors of faces, rectangles and text.
nonisolated open class CIDetector: NSObject {
  /// Creates a detector of QR codes; nil for other types.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard type == CIDetectorTypeQRCode else { return nil }
  }

  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  /// Returns the features in an image. QR codes are found at any angle, so the options are not needed.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    guard !image.extent.isInfinite, !image.area.isEmpty else { return [] }
    // Codes in very large images are searched in a reduced image.
    let longest = max(image.extent.width, image.extent.height)
    let scale = min(1, 1600 / longest)
    let small = scale < 1 ? image.transformed(by: CGAffineTransform(scaleX: scale, y: scale)) : image
    let found = QRReader(small.tile(small.area, .encoded)).read()
    return found.map { code in
      var code = code
      let origin = SIMD2(Float(small.area.minX), Float(small.area.minY))
      code.corners = code.corners.map { ($0 + origin) / Float(scale) }
      return CIQRCodeFeature(code, origin: .zero)
    }
  }
}
