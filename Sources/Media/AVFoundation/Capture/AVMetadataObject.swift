import CoreGraphics
import Foundation

/// An object that a camera recognized, such as a code or a face. Nothing is recognized here.
open class AVMetadataObject: NSObject {
  /// A kind of object that a camera can recognize.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The face of a person.
    public static let face = ObjectType(rawValue: "face")
    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// An EAN-8 bar code.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// An EAN-13 bar code.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A Code 128 bar code.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A Code 39 bar code.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A Code 39 bar code with a check digit.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A Code 93 bar code.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A UPC-E bar code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// An ITF-14 bar code.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// An Interleaved 2 of 5 bar code.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
  }

  public let type: ObjectType
  /// The bounds of the object in the image, from 0 to 1.
  open var bounds: CGRect { .zero }
  /// The time of the image.
  open var time: CMTime { .invalid }

  init(type: ObjectType) { self.type = type }

  /// Creates an object without a kind. Only cameras create such objects, not apps.
  public override init() { type = ObjectType(rawValue: "") }
}

/// A bar code that a camera recognized.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code: nil on Linux.
  open var stringValue: String? { nil }
  /// The corners of the code, from (0, 0) to (1, 1): none on Linux.
  open var corners: [CGPoint] { [] }
}

/// Receives the objects that a camera recognizes. Every method is optional.
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

/// Delivers the objects that a camera recognizes.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds of object to recognize. The default is none.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// The kinds of object that can be recognized: none on Linux.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The part of the image to search, from 0 to 1. The default is the whole image.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The object that receives the recognized objects.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  public override init() { super.init() }

  /// Sets the object that receives the recognized objects, and the queue for the calls.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
  }
}
