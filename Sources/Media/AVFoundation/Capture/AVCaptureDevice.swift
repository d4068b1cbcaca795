import TrestleSupport
import Foundation

/// Whether the user allows the app to use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  /// A policy of the device forbids access.
  case restricted = 1
  /// The user has denied access. The answer on Linux without such a device.
  case denied = 2
  /// The answer on Linux where such a device can be opened.
  case authorized = 3
}

/// A camera that Video4Linux lists, or the microphone. A camera does not say where it looks, so it answers requests for either position. Its
/// focus, exposure and lights cannot be set. `TRESTLE_CAMERA` names a source of GStreamer instead of the cameras.
public final class AVCaptureDevice: NSObject, @unchecked Sendable {
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

  /// Finds cameras and microphones by kind.
  public final class DiscoverySession: NSObject {
    public let devices: [AVCaptureDevice]
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      devices = AVCaptureDevice.devices().filter { device in
        (mediaType.map(device.hasMediaType) ?? true) && deviceTypes.contains(where: device.answers)
      }
    }
  }

  /// The camera; nil for the microphone.
  let camera: Camera?
  private init(_ camera: Camera?) { self.camera = camera }

  private static var cameras: [AVCaptureDevice] { Camera.connected.map { AVCaptureDevice($0) } }
  private static var microphone: AVCaptureDevice? { (try? Microphone.element()) == nil ? nil : AVCaptureDevice(nil) }

  fileprivate func answers(_ type: DeviceType) -> Bool {
    camera == nil ? type == .builtInMicrophone : type == .builtInWideAngleCamera || type == .external
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? AVCaptureDevice).map { $0.camera == camera } ?? false }
  public override var hash: Int { uniqueID.hash }

  /// Returns the default device for a media type; nil if none is connected.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    switch mediaType {
    case .video: cameras.first
    case .audio: microphone
    default: nil
    }
  }
  /// Returns the default device of a type and media type; nil if none is connected. Cameras have no position on Linux.
  public class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? {
    DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position).devices.first
  }
  public class func devices() -> [AVCaptureDevice] { cameras + [microphone].compactMap { $0 } }
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { devices().filter { $0.hasMediaType(mediaType) } }
  /// Returns the default device for a media type, as before Swift 4.
  public class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice? { `default`(for: mediaType) }
  /// Returns whether the app may use a kind of device. On Linux the rights of the device's file decide.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    `default`(for: mediaType) == nil ? .denied : .authorized
  }

  /// Requests access to a kind of device, which is answered on the main queue: whether there is one.
  public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
    let isGranted = authorizationStatus(for: mediaType) == .authorized
    DispatchQueue.main.async { handler(isGranted) }
  }

  /// Requests access to a kind of device, and returns whether there is one.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { authorizationStatus(for: mediaType) == .authorized }

  public var uniqueID: String { camera?.id ?? "microphone" }
  public var localizedName: String { camera?.name ?? "Microphone" }
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
    set { withoutEffect("cameras have no such setting") }
  }
  /// The mode of the flash: off, and it cannot be changed on Linux.
  public var flashMode: FlashMode {
    get { .off }
    set { withoutEffect("cameras have no such setting") }
  }
  /// The focus mode: locked, and it cannot be changed on Linux.
  public var focusMode: FocusMode {
    get { .locked }
    set { withoutEffect("cameras have no such setting") }
  }
  /// The exposure mode: locked, and it cannot be changed on Linux.
  public var exposureMode: ExposureMode {
    get { .locked }
    set { withoutEffect("cameras have no such setting") }
  }
  /// The point to focus on, from (0, 0) to (1, 1). Zero, and it cannot be changed on Linux.
  public var focusPointOfInterest: CGPoint {
    get { .zero }
    set { withoutEffect("cameras have no such setting") }
  }
  /// The point to expose for, from (0, 0) to (1, 1). Zero, and it cannot be changed on Linux.
  public var exposurePointOfInterest: CGPoint {
    get { .zero }
    set { withoutEffect("cameras have no such setting") }
  }
  /// The zoom factor: 1, and it cannot be changed on Linux.
  public var videoZoomFactor: CGFloat {
    get { 1 }
    set { withoutEffect("cameras have no such setting") }
  }
  /// Whether a point to focus on can be set, always `false` on Linux.
  public var isFocusPointOfInterestSupported: Bool { false }
  public var isExposurePointOfInterestSupported: Bool { false }
  public var formats: [Format] { [activeFormat] }
  /// The white balance mode: locked, and it cannot be changed on Linux.
  public var whiteBalanceMode: WhiteBalanceMode {
    get { .locked }
    set { withoutEffect("cameras have no such setting") }
  }
  /// Returns whether a mode of white balance can be set, always `false` on Linux.
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// Returns whether a mode of the torch can be set, always `false` on Linux.
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Returns whether a mode of the flash can be set, always `false` on Linux.
  public func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Changes the zoom gradually. Cameras have no zoom on Linux, so this has no effect.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { withoutEffect("cameras have no such setting") }
  /// Ends a gradual zoom. Cameras have no zoom on Linux, so this has no effect.
  public func cancelVideoZoomRamp() {}
  /// The smallest zoom factor: 1 on Linux.
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest zoom factor: 1 on Linux.
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  public var deviceType: DeviceType { camera == nil ? .builtInMicrophone : .builtInWideAngleCamera }
  /// Whether large changes of the scene are reported. The default is false. It has no effect on Linux.
  public var isSubjectAreaChangeMonitoringEnabled: Bool {
    get { false }
    set { withoutEffect("cameras have no such setting") }
  }

  public enum WhiteBalanceMode: Int, Sendable {
    case locked = 0
    case autoWhiteBalance = 1
    case continuousAutoWhiteBalance = 2
  }

  /// A format of a device.
  public final class Format: NSObject {
    override init() {}
    public var videoMaxZoomFactor: CGFloat { 1 }
    /// The field of view in degrees.
    public var videoFieldOfView: Float { 0 }
  }

  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaType == (camera == nil ? .audio : .video) }
  /// Returns whether a mode of focusing can be set, always `false` on Linux.
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Returns whether a mode of exposure can be set, always `false` on Linux.
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Returns whether pictures of a preset can be taken: always true for a camera, whose pictures are scaled.
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { camera != nil }
  /// Turns on the torch at a level from 0 to 1. Throws on Linux.
  public func setTorchModeOn(level torchLevel: Float) throws {
    throw AVError(.deviceNotConnected, "The camera has no light.")
  }
  /// Takes exclusive control of the device's settings.
  public func lockForConfiguration() throws {}
  public func unlockForConfiguration() {}
}

/// The name of ``AVCaptureDevice/Position`` before Swift 4.
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
