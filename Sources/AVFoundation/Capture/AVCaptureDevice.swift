import Foundation

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// A camera or a microphone. There are none here: every list is empty, and access is denied.
public final class AVCaptureDevice: NSObject {
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  /// Finds cameras and microphones by kind: none.
  public final class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    public var devices: [AVCaptureDevice] { [] }
  }

  override init() {}

  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
  public class func devices() -> [AVCaptureDevice] { [] }
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  public class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }

  public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { handler(false) }
  }

  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  // What follows is for code that has a device, which none here does.

  public var uniqueID: String { "" }
  public var localizedName: String { "" }
  public var position: Position { .unspecified }
  public var hasTorch: Bool { false }
  public var hasFlash: Bool { false }
  public var isTorchAvailable: Bool { false }
  public var isTorchActive: Bool { false }
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }
  public var flashMode: FlashMode {
    get { .off }
    set {}
  }
  public var focusMode: FocusMode {
    get { .locked }
    set {}
  }
  public var exposureMode: ExposureMode {
    get { .locked }
    set {}
  }
  public var focusPointOfInterest: CGPoint {
    get { .zero }
    set {}
  }
  public var exposurePointOfInterest: CGPoint {
    get { .zero }
    set {}
  }
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set {}
  }
  public var isFocusPointOfInterestSupported: Bool { false }
  public var isExposurePointOfInterestSupported: Bool { false }
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError.noCamera }
  public func lockForConfiguration() throws { throw AVError.noCamera }
  public func unlockForConfiguration() {}
}

public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
