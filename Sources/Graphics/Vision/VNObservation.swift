import CoreImage

/// A result of a request.
nonisolated open class VNObservation: NSObject, NSCopying {
  public let uuid = UUID()
  /// The certainty of the observation, from 0 to 1.
  public let confidence: VNConfidence
  init(confidence: VNConfidence) {
    self.confidence = confidence
    super.init()
  }
  /// Returns the observation itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An object at a position in the image.
nonisolated open class VNDetectedObjectObservation: VNObservation {
  /// The bounding box in fractions of the image, from the bottom left.
  public let boundingBox: CGRect
  /// Creates an observation with a confidence of 1.
  public convenience init(boundingBox: CGRect) { self.init(boundingBox, 1) }
  init(_ boundingBox: CGRect, _ confidence: VNConfidence) {
    self.boundingBox = boundingBox
    super.init(confidence: confidence)
  }
}

/// A rectangle in perspective.
nonisolated open class VNRectangleObservation: VNDetectedObjectObservation {
  /// The top left corner, in shares of the image.
  open var topLeft: CGPoint { corners[0] }
  /// The top right corner, in shares of the image.
  open var topRight: CGPoint { corners[1] }
  /// The bottom left corner, in shares of the image.
  open var bottomLeft: CGPoint { corners[2] }
  /// The bottom right corner, in shares of the image.
  open var bottomRight: CGPoint { corners[3] }
  private let corners: [CGPoint]
  init(_ boundingBox: CGRect, _ corners: [CGPoint], _ confidence: VNConfidence) {
    self.corners = corners
    super.init(boundingBox, confidence)
  }
}

/// A barcode in an image, with its corners and its content.
nonisolated open class VNBarcodeObservation: VNRectangleObservation {
  /// The kind of code.
  public let symbology: VNBarcodeSymbology
  /// The text of the code, or nil if it is not text.
  public let payloadStringValue: String?
  /// A description from which the code can be drawn again: nil on Linux, whose reader keeps only the text.
  open var barcodeDescriptor: CIBarcodeDescriptor? { nil }
  init(_ boundingBox: CGRect, _ corners: [CGPoint], _ text: String?, _ symbology: VNBarcodeSymbology) {
    (self.symbology, payloadStringValue) = (symbology, text)
    super.init(boundingBox, corners, 1)
  }
}

/// A face in an image. None is found on Linux.
nonisolated open class VNFaceObservation: VNDetectedObjectObservation {
  /// The parts of the face. Always nil on Linux.
  public let landmarks: VNFaceLandmarks2D? = nil
  /// The rotation in the plane of the image. Always nil on Linux.
  public let roll: NSNumber? = nil
  /// The rotation about the vertical axis. Always nil on Linux.
  public let yaw: NSNumber? = nil
}

/// A part of a face.
nonisolated open class VNFaceLandmarkRegion2D: NSObject {
  /// The points, in shares of the face's box.
  public let normalizedPoints: [CGPoint] = []
  /// The number of points. Always 0 on Linux.
  open var pointCount: Int { normalizedPoints.count }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

/// The parts of a face.
nonisolated open class VNFaceLandmarks2D: NSObject {
  /// The points of all parts of the face. Always nil on Linux.
  public let allPoints: VNFaceLandmarkRegion2D? = nil
  /// The points along the outline of the face. Always nil on Linux.
  public let faceContour: VNFaceLandmarkRegion2D? = nil
  public let leftEye: VNFaceLandmarkRegion2D? = nil
  public let rightEye: VNFaceLandmarkRegion2D? = nil
  public let leftEyebrow: VNFaceLandmarkRegion2D? = nil
  public let rightEyebrow: VNFaceLandmarkRegion2D? = nil
  /// The points of the nose. Always nil on Linux.
  public let nose: VNFaceLandmarkRegion2D? = nil
  /// The ridge of the nose. Always nil on Linux.
  public let noseCrest: VNFaceLandmarkRegion2D? = nil
  /// The middle line of the face. Always nil on Linux.
  public let medianLine: VNFaceLandmarkRegion2D? = nil
  /// The outside of the lips. Always nil on Linux.
  public let outerLips: VNFaceLandmarkRegion2D? = nil
  /// The inside of the lips. Always nil on Linux.
  public let innerLips: VNFaceLandmarkRegion2D? = nil
  public let leftPupil: VNFaceLandmarkRegion2D? = nil
  public let rightPupil: VNFaceLandmarkRegion2D? = nil
}

/// A class to which the image belongs.
nonisolated open class VNClassificationObservation: VNObservation {
  /// The name of the class.
  public let identifier: String
  init(_ identifier: String, _ confidence: VNConfidence) {
    self.identifier = identifier
    super.init(confidence: confidence)
  }
}

nonisolated open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  /// The classes to which the object may belong, the likeliest first. Always empty on Linux.
  public let labels: [VNClassificationObservation] = []
}

/// An area with text. None is found on Linux.
nonisolated open class VNTextObservation: VNRectangleObservation {
  /// The rectangles of the characters. Always nil on Linux.
  public let characterBoxes: [VNRectangleObservation]? = nil
}

/// One candidate for a recognized text.
nonisolated open class VNRecognizedText: NSObject {
  public let string: String
  /// The certainty of the text, from 0 to 1.
  public let confidence: VNConfidence
  init(_ string: String, _ confidence: VNConfidence) {
    (self.string, self.confidence) = (string, confidence)
    super.init()
  }
  /// Returns the place of a part of the text: nil on Linux, where no text is recognized.
  open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}

/// A recognized line of text. None is found on Linux.
nonisolated open class VNRecognizedTextObservation: VNRectangleObservation {
  private let candidates: [VNRecognizedText] = []
  /// Returns the likeliest candidates, at most as many as requested.
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { Array(candidates.prefix(maxCandidateCount)) }
}

/// The output values of a model.
nonisolated open class VNCoreMLFeatureValueObservation: VNObservation {
  /// The value that the model has computed for the feature.
  public let featureValue: MLFeatureValue
  init(_ value: MLFeatureValue) {
    featureValue = value
    super.init(confidence: 1)
  }
}

/// The output pixels of a model or request.
nonisolated open class VNPixelBufferObservation: VNObservation {
  /// The image that the model has computed.
  public let pixelBuffer: CVPixelBuffer
  init(_ buffer: CVPixelBuffer) {
    pixelBuffer = buffer
    super.init(confidence: 1)
  }
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The matrix code QR.
  public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
  /// The older name of ``qr``.
  public static let QR = qr
  /// The matrix code Aztec.
  public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
  public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
  public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
  public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
  public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
  public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
  /// Pairs of digits in bars and spaces, Interleaved 2 of 5.
  public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
  /// The barcode of eight digits on goods, EAN-8.
  public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
  /// The barcode of thirteen digits on goods, EAN-13.
  public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
  /// The barcode of fourteen digits on boxes, ITF-14.
  public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
  public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
  /// The short barcode on goods, UPC-E.
  public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
  /// The older name of ``aztec``.
  public static let Aztec = aztec
  /// The older name of ``code39``.
  public static let Code39 = code39
  /// The older name of ``code93``.
  public static let Code93 = code93
  /// The older name of ``code128``.
  public static let Code128 = code128
  /// The older name of ``dataMatrix``.
  public static let DataMatrix = dataMatrix
  /// The older name of ``ean8``.
  public static let EAN8 = ean8
  /// The older name of ``ean13``.
  public static let EAN13 = ean13
  /// The older name of ``itf14``.
  public static let ITF14 = itf14
  /// The older name of ``pdf417``.
  public static let PDF417 = pdf417
  /// The older name of ``upce``.
  public static let UPCE = upce
}
