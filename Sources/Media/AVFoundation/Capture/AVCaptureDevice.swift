import TrestleSupport
import Foundation

/// Whether the user allows the app to use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  /// A policy of the device forbids access.
  case restricted = 1
  /// The user has denied access. Always the answer on Linux.
  case denied = 2
  case authorized = 3
}

/// A camera or a microphone. Linux has none: every list is empty, and access is denied.
public final class AVCaptureDevice: NSObject {
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// A wide-angle and a telephoto camera together.
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// A very wide-angle and a wide-angle camera together.
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// A wide-angle, an ultra-wide and a telephoto camera that act as one.
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// A camera that measures depth.
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    /// A camera that measures depth by laser.
    public static let builtInLiDARDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    /// The name of ``builtInDualCamera`` in iOS 10.
    public static let builtInDuoCamera = builtInDualCamera
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  public enum Position: Int, Sendable {
    case unspecified = 0
    /// The device is on the side opposite the screen.
    case back = 1
    /// The device is on the side of the screen.
    case front = 2
  }

  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  public enum TorchMode: Int, Sendable {
    /// The light is off; the default.
    case off = 0
    case on = 1
    case auto = 2
  }

  public enum FocusMode: Int, Sendable {
    case locked = 0
    /// The camera focuses once.
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  /// Finds cameras and microphones by kind: none on Linux.
  public final class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    /// The devices found: none on Linux.
    public var devices: [AVCaptureDevice] { [] }
  }

  override init() {}

  /// Returns the default device for a media type: nil on Linux.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns the default device of a type, media type and position: nil on Linux.
  public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? { nil }
  /// Returns all devices: none on Linux.
  public class func devices() -> [AVCaptureDevice] { [] }
  /// Returns all devices for a media type: none on Linux.
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Returns the default device for a media type, as before Swift 4: nil on Linux.
  public class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// Returns whether the app may use a kind of device: ``AVAuthorizationStatus/denied`` on Linux.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }

  /// Requests access to a kind of device. On Linux it is denied, on the main queue.
  public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { handler(false) }
  }

  /// Requests access to a kind of device. On Linux it is denied.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  // The members below need a device, and no device exists on Linux.

  public var uniqueID: String { "" }
  public var localizedName: String { "" }
  /// Always ``Position/unspecified`` on Linux.
  public var position: Position { .unspecified }
  /// Whether the device has a lamp that can stay lit, always `false` on Linux.
  public var hasTorch: Bool { false }
  /// Whether the device has a flash, always `false` on Linux.
  public var hasFlash: Bool { false }
  public var isTorchAvailable: Bool { false }
  /// Whether the torch is lit, always `false` on Linux.
  public var isTorchActive: Bool { false }
  /// The mode of the torch: off, and it cannot be changed on Linux.
  public var torchMode: TorchMode {
    get { .off }
    set { withoutEffect("there is no camera") }
  }
  /// The mode of the flash: off, and it cannot be changed on Linux.
  public var flashMode: FlashMode {
    get { .off }
    set { withoutEffect("there is no camera") }
  }
  /// The focus mode: locked, and it cannot be changed on Linux.
  public var focusMode: FocusMode {
    get { .locked }
    set { withoutEffect("there is no camera") }
  }
  /// The exposure mode: locked, and it cannot be changed on Linux.
  public var exposureMode: ExposureMode {
    get { .locked }
    set { withoutEffect("there is no camera") }
  }
  /// The point to focus on, from (0, 0) to (1, 1). Zero, and it cannot be changed on Linux.
  public var focusPointOfInterest: CGPoint {
    get { .zero }
    set { withoutEffect("there is no camera") }
  }
  /// The point to expose for, from (0, 0) to (1, 1). Zero, and it cannot be changed on Linux.
  public var exposurePointOfInterest: CGPoint {
    get { .zero }
    set { withoutEffect("there is no camera") }
  }
  /// The zoom factor: 1, and it cannot be changed on Linux.
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set { withoutEffect("there is no camera") }
  }
  /// Whether a point to focus on can be set, always `false` on Linux.
  public var isFocusPointOfInterestSupported: Bool { false }
  public var isExposurePointOfInterestSupported: Bool { false }
  /// The formats of the device: none on Linux.
  public var formats: [Format] { [] }
  /// The white balance mode: locked, and it cannot be changed on Linux.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set { withoutEffect("there is no camera") }
  }
  /// Returns whether a mode of white balance can be set, always `false` on Linux.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// Returns whether a mode of the torch can be set, always `false` on Linux.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Returns whether a mode of the flash can be set, always `false` on Linux.
  public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Changes the zoom gradually. There is no camera on Linux, so this has no effect.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { withoutEffect("there is no camera") }
  /// Ends a gradual zoom. There is no camera on Linux, so this has no effect.
  public func cancelVideoZoomRamp() {}
  /// The smallest zoom factor: 1 on Linux.
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest zoom factor: 1 on Linux.
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Whether large changes of the scene are reported. The default is false. It has no effect on Linux.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { false }
    set { withoutEffect("there is no camera") }
  }

  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance = 1
    case continuousAutoWhiteBalance = 2
  }

  /// A format of a device. None exists on Linux.
  public final class Format: NSObject {
    override init() {}
    public var videoMaxZoomFactor: CGFloat { 1 }
    /// The field of view in degrees.
    public var videoFieldOfView: Float { 0 }
  }

  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Returns whether a mode of focusing can be set, always `false` on Linux.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Returns whether a mode of exposure can be set, always `false` on Linux.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Turns on the torch at a level from 0 to 1. Throws on Linux.
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError.noCamera }
  /// Takes exclusive control of the device's settings. Throws on Linux.
  public func lockForConfiguration() throws { throw AVError.noCamera }
  public func unlockForConfiguration() {}
}

/// The name of ``AVCaptureDevice/Position`` before Swift 4.
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
