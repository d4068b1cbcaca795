import CoreGraphics

public let CIFeatureTypeFace = "Face"
public let CIFeatureTypeRectangle = "Rectangle"
public let CIFeatureTypeQRCode = "QRCode"
public let CIFeatureTypeText = "Text"

/// A feature recognized in an image.
nonisolated open class CIFeature: NSObject {
  /// The bounds of the feature in the image, with the origin at the bottom left.
  public let bounds: CGRect
  public let type: String

  init(type: String, bounds: CGRect) {
    self.type = type
    self.bounds = bounds
  }
}

/// A face in an image. None is found on Linux.
nonisolated open class CIFaceFeature: CIFeature {
  open var hasLeftEyePosition: Bool { false }
  open var hasRightEyePosition: Bool { false }
  open var hasMouthPosition: Bool { false }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
  open var hasFaceAngle: Bool { false }
  /// The angle of the face in degrees.
  open var faceAngle: Float { 0 }
  /// Whether the face is followed from image to image.
  open var hasTrackingID: Bool { false }
  /// The number of the face in a series of images.
  open var trackingID: Int32 { 0 }
  /// Whether the number of images with the face is known.
  open var hasTrackingFrameCount: Bool { false }
  /// The number of images with the face.
  open var trackingFrameCount: Int32 { 0 }
  open var leftEyePosition: CGPoint { .zero }
  open var rightEyePosition: CGPoint { .zero }
  open var mouthPosition: CGPoint { .zero }
}

/// A rectangle in an image, possibly in perspective. None is found on Linux.
nonisolated open class CIRectangleFeature: CIFeature {
  /// The corners from the top left clockwise.
  let corners: [CGPoint]

  init(type: String, corners: [CGPoint]) {
    self.corners = corners
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
    super.init(type: type, bounds: CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom))
  }

  open var topLeft: CGPoint { corners[0] }
  open var topRight: CGPoint { corners[1] }
  open var bottomRight: CGPoint { corners[2] }
  open var bottomLeft: CGPoint { corners[3] }
}

/// A QR code in an image.
nonisolated open class CIQRCodeFeature: CIFeature {
  private let corners: [CGPoint]
  /// The text of the code, or nil if it has parts that are not text.
  public let messageString: String?
  /// The content of the code.
  public let symbolDescriptor: CIQRCodeDescriptor?

  init(_ found: QRReader.Found, origin: CGPoint) {
    // The corners of the code in its reading orientation.
    let points = found.corners.map { CGPoint(x: origin.x + CGFloat($0.x), y: origin.y + CGFloat($0.y)) }
    corners = [points[3], points[2], points[1], points[0]]
    messageString = found.message
    symbolDescriptor = CIQRCodeDescriptor(
      payload: Data(found.data), symbolVersion: found.version, maskPattern: UInt8(found.mask),
      errorCorrectionLevel: CIQRCodeDescriptor.ErrorCorrectionLevel(found.level))
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, bottom) = (xs.min() ?? 0, ys.min() ?? 0)
    super.init(
      type: CIFeatureTypeQRCode, bounds: CGRect(x: left, y: bottom, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - bottom))
  }

  open var topLeft: CGPoint { corners[0] }
  open var topRight: CGPoint { corners[1] }
  open var bottomRight: CGPoint { corners[2] }
  open var bottomLeft: CGPoint { corners[3] }
}

/// Text in an image. None is found on Linux.
nonisolated open class CITextFeature: CIRectangleFeature {
  /// The parts of the text; always nil on Linux.
  open var subFeatures: [Any]? { nil }
}

/// The content of a code.
nonisolated open class CIBarcodeDescriptor: NSObject {}

/// The content of a QR code.
nonisolated open class CIQRCodeDescriptor: CIBarcodeDescriptor {
  /// The error tolerance of a code.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// Restores about 7 percent of damaged codewords.
    case levelL = 76
    /// Restores about 15 percent of damaged codewords.
    case levelM = 77
    /// Restores about 25 percent of damaged codewords.
    case levelQ = 81
    /// Restores about 30 percent of damaged codewords.
    case levelH = 72

    init(_ level: QRCode.Level) {
      switch level {
      case .low: self = .levelL
      case .medium: self = .levelM
      case .quartile: self = .levelQ
      case .high: self = .levelH
      }
    }
  }

  /// The data of the code, after errors were corrected.
  public let errorCorrectedPayload: Data
  /// The version, from 1 to 40.
  public let symbolVersion: Int
  /// The mask, from 0 to 7.
  public let maskPattern: UInt8
  public let errorCorrectionLevel: ErrorCorrectionLevel

  /// Creates a descriptor, or nil if the version or the mask does not exist.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
    self.errorCorrectedPayload = errorCorrectedPayload
    self.symbolVersion = symbolVersion
    self.maskPattern = maskPattern
    self.errorCorrectionLevel = errorCorrectionLevel
  }
}
