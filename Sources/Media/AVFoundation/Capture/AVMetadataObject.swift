import TrestleBarCodes
import CoreGraphics
import CoreMedia

/// An object that a camera recognized. On Linux these are bar codes and QR codes.
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
    public static let codabar = ObjectType(rawValue: "Codabar")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
  }

  public let type: ObjectType
  /// The bounds of the object in the image, from 0 to 1.
  open private(set) var bounds = CGRect.zero
  open private(set) var time = CMTime.invalid

  fileprivate init(type: ObjectType, bounds: CGRect, time: CMTime) {
    (self.type, self.bounds, self.time) = (type, bounds, time)
  }

  /// Creates an object with an empty type. Only cameras create such objects, not apps.
  public override init() { type = ObjectType(rawValue: "") }

  /// Returns a copy whose points are converted.
  func placed(_ convert: (CGPoint) -> CGPoint) -> AVMetadataObject? { nil }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  open private(set) var stringValue: String?
  /// The corners of the code counterclockwise from the top left, from (0, 0) to (1, 1).
  open private(set) var corners: [CGPoint] = []

  init?(_ code: BarCodes.Code, at time: CMTime) {
    guard let type = ObjectType(code.kind) else { return nil }
    super.init(type: type, bounds: code.bounds, time: time)
    (stringValue, corners) = (code.text, code.corners)
  }

  private init(_ object: AVMetadataMachineReadableCodeObject, _ corners: [CGPoint]) {
    let box = corners.dropFirst().reduce(CGRect(origin: corners.first ?? .zero, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    super.init(type: object.type, bounds: box, time: object.time)
    (stringValue, self.corners) = (object.stringValue, corners)
  }

  override func placed(_ convert: (CGPoint) -> CGPoint) -> AVMetadataObject? {
    AVMetadataMachineReadableCodeObject(self, corners.map(convert))
  }
}

extension AVMetadataObject.ObjectType {
  init?(_ kind: BarCodes.Kind) {
    switch kind {
    case .ean8: self = .ean8
    case .upce: self = .upce
    case .ean13: self = .ean13
    case .interleaved2of5: self = .interleaved2of5
    case .codabar: self = .codabar
    case .code39: self = .code39
    case .qr: self = .qr
    case .code93: self = .code93
    case .code128: self = .code128
    }
  }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Called with the recognized objects, and with none when the last ones have disappeared.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
  ) {}
}

/// Looks for codes in the pictures of a camera, ten times a second. It needs ZBar (libzbar0).
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The kinds of object to recognize. The default is none.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// The kinds of object that can be recognized: bar codes and QR codes if the output has a camera and ZBar is installed.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    guard connection(with: .video) != nil, BarCodes.areReadable else { return [] }
    return BarCodes.Kind.allCases.compactMap(AVMetadataObject.ObjectType.init)
  }
  /// The part of the image to search, from 0 to 1. The default is the whole image.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  private let queue = DispatchQueue(label: "codes of a camera", qos: .userInitiated)
  private let delivery = CaptureDelivery()
  private var lastSearch = -Double.infinity
  private var hadObjects = false
  public override init() { super.init() }

  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = objectsCallbackQueue
  }

  override func receive(_ sample: CapturedSample, _ type: AVMediaType, _ connection: AVCaptureConnection) {
    guard !metadataObjectTypes.isEmpty, metadataObjectsDelegate != nil, sample.time >= lastSearch + 0.0999 else { return }
    if Thread.isMainThread {
      search(sample, connection)
    } else if !delivery.send(on: queue, { [self] in search(sample, connection) }) {
      return
    }
    lastSearch = sample.time
  }

  private func search(_ sample: CapturedSample, _ connection: AVCaptureConnection) {
    guard let width = sample.sample.number("width"), let height = sample.sample.number("height") else { return }
    let found = sample.sample.withBytes { BarCodes.read($0, width: width, height: height, in: rectOfInterest) } ?? []
    let time = CMTime(seconds: sample.time, preferredTimescale: 90_000)
    let objects = found.compactMap { AVMetadataMachineReadableCodeObject($0, at: time) }.filter { metadataObjectTypes.contains($0.type) }
    guard !objects.isEmpty || hadObjects else { return }
    hadObjects = !objects.isEmpty
    (metadataObjectsCallbackQueue ?? .main).async { [weak self] in
      guard let self else { return }
      metadataObjectsDelegate?.metadataOutput(self, didOutput: objects, from: connection)
    }
  }
}
