import CoreGraphics

/// An object that a camera recognized, such as a code or a face. It is never created on Linux.
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let face = ObjectType(rawValue: "face")
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A Code 39 bar code with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
  }

  public let type: ObjectType
  /// The bounds of the object in the image, from 0 to 1.
  open var bounds: CGRect { .zero }
  open var time: CMTime { .invalid }

  init(type: ObjectType) { self.type = type }

  /// Creates an object with an empty type. Only cameras create such objects, not apps.
  public override init() { type = ObjectType(rawValue: "") }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code: nil on Linux.
  open var stringValue: String? { nil }
  /// The corners of the code, from (0, 0) to (1, 1): none on Linux.
  open var corners: [CGPoint] { [] }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Called with the recognized objects. Never called on Linux.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {}
}

open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds of object to recognize. The default is none.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// The kinds of object that can be recognized: none on Linux.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the image to search, from 0 to 1. The default is the whole image.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  public override init() { super.init() }

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
  }
}
