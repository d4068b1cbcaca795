import CoreImage
import Foundation

/// Looks for barcodes. QR codes are found.
nonisolated open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// The kinds that are looked for.
  open var symbologies: [VNBarcodeSymbology] = [.qr]
  /// The codes.
  open var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }
  /// The kinds that can be found.
  open class var supportedSymbologies: [VNBarcodeSymbology] { [.qr] }
  /// The kinds that can be found.
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { [.qr] }

  override func answer(_ image: CIImage?) throws -> [VNObservation] {
    guard let image, symbologies.contains(.qr) else { return [] }
    let size = image.extent.size
    func share(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - image.extent.minX) / size.width, y: (point.y - image.extent.minY) / size.height)
    }
    let features = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)?.features(in: image) ?? []
    return features.compactMap { $0 as? CIQRCodeFeature }.map { code in
      let box = CGRect(
        origin: share(code.bounds.origin), size: CGSize(width: code.bounds.width / size.width, height: code.bounds.height / size.height))
      return VNBarcodeObservation(box, [code.topLeft, code.topRight, code.bottomLeft, code.bottomRight].map(share), code.messageString)
    }
  }
}

/// Looks for faces, which fails.
nonisolated open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  /// The faces.
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}

/// Looks for the parts of faces, which fails.
nonisolated open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  /// The faces.
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
  /// The faces whose parts are looked for.
  open var inputFaceObservations: [VNFaceObservation]?
}

/// Looks for texts, which fails.
nonisolated open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  /// Whether letters are found too.
  open var reportCharacterBoxes = false
  /// The texts.
  open var results: [VNTextObservation]? { found as? [VNTextObservation] }
}

/// How exactly text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// Slowly.
  case accurate
  /// Fast.
  case fast
}

/// Reads text, which fails.
nonisolated open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// The languages of the text.
  open var recognitionLanguages: [String] = ["en-US"]
  /// Words that aren't in a dictionary.
  open var customWords: [String] = []
  /// How exactly text is read.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// Whether words are corrected.
  open var usesLanguageCorrection = true
  /// Whether the language is found out.
  open var automaticallyDetectsLanguage = false
  /// The minimum height of text, as a share of the image.
  open var minimumTextHeight: Float = 0
  /// The texts.
  open var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }
  /// No languages.
  open class func supportedRecognitionLanguages(for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int) throws
    -> [String]
  { [] }
  /// No languages.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// Looks for rectangles, which fails.
nonisolated open class VNDetectRectanglesRequest: VNImageBasedRequest {
  /// The least ratio of width and height.
  open var minimumAspectRatio: Float = 0.5
  /// The greatest ratio of width and height.
  open var maximumAspectRatio: Float = 1
  /// How far angles may be from right ones.
  open var quadratureTolerance: Float = 30
  /// The minimum size, as a share of the image.
  open var minimumSize: Float = 0.2
  /// How sure results must be.
  open var minimumConfidence: VNConfidence = 0
  /// How many results there are at most.
  open var maximumObservations = 1
  /// The rectangles.
  open var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}

/// Tells what an image shows, which fails.
nonisolated open class VNClassifyImageRequest: VNImageBasedRequest {
  /// The classes.
  open var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }
}

/// Separates people from what is behind them, which fails.
nonisolated open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  /// How exactly people are separated.
  public enum QualityLevel: UInt, Sendable {
    /// Slowly.
    case accurate
    /// In between.
    case balanced
    /// Fast.
    case fast
  }
  /// How exactly people are separated.
  open var qualityLevel = QualityLevel.accurate
  /// The pixels of people.
  open var results: [VNPixelBufferObservation]? { found as? [VNPixelBufferObservation] }
}

/// Follows an object from image to image, which fails.
nonisolated open class VNTrackObjectRequest: VNImageBasedRequest {
  /// The object.
  open var inputObservation: VNDetectedObjectObservation
  /// Whether this is the last image.
  open var isLastFrame = false
  /// Creates a request for an object.
  public init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}

/// A model for requests.
nonisolated open class VNCoreMLModel: NSObject {
  /// The name of the model's image.
  open var inputImageFeatureName = ""
  /// Creates a model for requests.
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}

/// Runs a model on an image, which fails.
nonisolated open class VNCoreMLRequest: VNImageBasedRequest {
  /// The model.
  public let model: VNCoreMLModel
  /// How the image is fitted.
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// Creates a request.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// The place in pixels of one in shares.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
    height: normalizedRect.height * height)
}
/// The place in pixels of one in shares.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
