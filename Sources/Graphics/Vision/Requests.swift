import CoreImage
import TrestleBarCodes

/// Detects QR codes, and bar codes where ZBar (libzbar0) is installed. A request for other kinds fails, unless one of its kinds is found.
nonisolated open class VNDetectBarcodesRequest: VNImageBasedRequest {
  /// The kinds that are looked for. The default are all that can be found.
  open var symbologies: [VNBarcodeSymbology] = VNDetectBarcodesRequest.supportedSymbologies
  /// The codes that were found, after the request was performed.
  open var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }
  open class var supportedSymbologies: [VNBarcodeSymbology] {
    BarCodes.areReadable ? [.qr] + BarCodes.Kind.allCases.compactMap(VNBarcodeSymbology.init).filter { $0 != .qr } : [.qr]
  }
  open func supportedSymbologies() throws -> [VNBarcodeSymbology] { Self.supportedSymbologies }

  override func answer(_ image: CIImage?) throws -> [VNObservation] {
    let supported = Self.supportedSymbologies
    guard let image, symbologies.contains(where: supported.contains) else { throw VNError(.unsupportedRequest) }
    let found = (symbologies.contains(.qr) ? matrixCodes(image) : []) + (symbologies.contains { $0 != .qr } ? barCodes(image) : [])
    if found.isEmpty, !symbologies.allSatisfy(supported.contains) { throw VNError(.unsupportedRequest) }
    return found
  }

  private func matrixCodes(_ image: CIImage) -> [VNBarcodeObservation] {
    let size = image.extent.size
    func share(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x - image.extent.minX) / size.width, y: (point.y - image.extent.minY) / size.height)
    }
    let features = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)?.features(in: image) ?? []
    return features.compactMap { $0 as? CIQRCodeFeature }.map { code in
      let box = CGRect(
        origin: share(code.bounds.origin), size: CGSize(width: code.bounds.width / size.width, height: code.bounds.height / size.height))
      return VNBarcodeObservation(
        box, [code.topLeft, code.topRight, code.bottomLeft, code.bottomRight].map(share), code.messageString, .qr)
    }
  }

  private func barCodes(_ image: CIImage) -> [VNBarcodeObservation] {
    guard BarCodes.areReadable, let picture = CIContext().createCGImage(image, from: image.extent) else { return [] }
    // Rows without padding, blue first.
    var pixels = [UInt8](repeating: 0, count: picture.width * picture.height * 4)
    for row in 0..<picture.height {
      pixels.withUnsafeMutableBytes {
        ($0.baseAddress! + row * picture.width * 4).copyMemory(from: picture.data + row * picture.stride, byteCount: picture.width * 4)
      }
    }
    let found = pixels.withUnsafeBytes { BarCodes.read($0, width: picture.width, height: picture.height) }
    return found.compactMap { code in
      guard let kind = VNBarcodeSymbology(code.kind), kind != .qr, symbologies.contains(kind) else { return nil }
      let corners = [0, 3, 1, 2].map { CGPoint(x: code.corners[$0].x, y: 1 - code.corners[$0].y) }
      let box = CGRect(x: code.bounds.minX, y: 1 - code.bounds.maxY, width: code.bounds.width, height: code.bounds.height)
      return VNBarcodeObservation(box, corners, code.text, kind)
    }
  }
}

extension VNBarcodeSymbology {
  fileprivate init?(_ kind: BarCodes.Kind) {
    switch kind {
    case .ean8: self = .ean8
    case .upce: self = .upce
    case .ean13: self = .ean13
    case .interleaved2of5: self = .i2of5
    case .codabar: self = .codabar
    case .code39: self = .code39
    case .qr: self = .qr
    case .code93: self = .code93
    case .code128: self = .code128
    }
  }
}

/// Detects faces, which fails.
nonisolated open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  /// The faces that were found. Always empty on Linux.
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}

/// Detects the parts of faces, which fails.
nonisolated open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  /// The faces with their landmarks. Always empty on Linux.
  open var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
  /// The faces whose parts are requested.
  open var inputFaceObservations: [VNFaceObservation]?
}

/// Detects texts, which fails.
nonisolated open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  /// Whether letters are found too.
  open var reportCharacterBoxes = false
  /// The areas with text. Always empty on Linux.
  open var results: [VNTextObservation]? { found as? [VNTextObservation] }
}

public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// The best recognition, which takes longer; the default.
  case accurate
  /// A quick recognition of characters one by one.
  case fast
}

/// Reads text, which fails.
nonisolated open class VNRecognizeTextRequest: VNImageBasedRequest {
  open var recognitionLanguages: [String] = ["en-US"]
  /// Additional words for the dictionary.
  open var customWords: [String] = []
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// Whether words are corrected.
  open var usesLanguageCorrection = true
  /// Whether the language is detected from the text.
  open var automaticallyDetectsLanguage = false
  /// The minimum height of text, as a share of the image.
  open var minimumTextHeight: Float = 0
  /// The lines of text that were recognized. Always empty on Linux.
  open var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }
  /// Returns the languages that can be recognized. Always empty on Linux.
  open class func supportedRecognitionLanguages(for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int) throws
    -> [String]
  { [] }
  /// Returns the languages that can be recognized. Always empty on Linux.
  open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// Detects rectangles, which fails.
nonisolated open class VNDetectRectanglesRequest: VNImageBasedRequest {
  /// The minimum ratio of width and height.
  open var minimumAspectRatio: Float = 0.5
  /// The maximum ratio of width and height.
  open var maximumAspectRatio: Float = 1
  /// The maximum deviation of angles from right angles, in degrees.
  open var quadratureTolerance: Float = 30
  /// The minimum size, as a share of the image.
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
  /// The rectangles that were found. Always empty on Linux.
  open var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}

/// Classifies the content of an image, which fails.
nonisolated open class VNClassifyImageRequest: VNImageBasedRequest {
  /// The classes of the image with their confidence. Always empty on Linux.
  open var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }
}

/// Separates people from the background, which fails.
nonisolated open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {
  public enum QualityLevel: UInt, Sendable {
    /// The best separation of persons, which takes longer; the default.
    case accurate
    /// A separation for video with less delay.
    case balanced
    /// The quickest separation.
    case fast
  }
  open var qualityLevel = QualityLevel.accurate
  /// The masks of people. Always empty on Linux.
  open var results: [VNPixelBufferObservation]? { found as? [VNPixelBufferObservation] }
}

/// Follows an object from image to image, which fails.
nonisolated open class VNTrackObjectRequest: VNImageBasedRequest {
  /// The position of the object in the previous image.
  open var inputObservation: VNDetectedObjectObservation
  /// Whether this is the last image.
  open var isLastFrame = false
  public init(detectedObjectObservation observation: VNDetectedObjectObservation, completionHandler: VNRequestCompletionHandler? = nil) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }
}

nonisolated open class VNCoreMLModel: NSObject {
  open var inputImageFeatureName = ""
  public init(for model: MLModel) throws { throw VNError(.invalidModel) }
}

/// Runs a model on an image, which fails.
nonisolated open class VNCoreMLRequest: VNImageBasedRequest {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// Creates a request that evaluates a model, whose completion handler is called after each image.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}

/// Converts normalized coordinates to pixels.
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int) -> CGRect {
  let (width, height) = (CGFloat(imageWidth), CGFloat(imageHeight))
  return CGRect(
    x: normalizedRect.minX * width, y: normalizedRect.minY * height, width: normalizedRect.width * width,
    height: normalizedRect.height * height)
}
/// Converts normalized coordinates to pixels.
public func VNImagePointForNormalizedPoint(_ normalizedPoint: CGPoint, _ imageWidth: Int, _ imageHeight: Int) -> CGPoint {
  CGPoint(x: normalizedPoint.x * CGFloat(imageWidth), y: normalizedPoint.y * CGFloat(imageHeight))
}
