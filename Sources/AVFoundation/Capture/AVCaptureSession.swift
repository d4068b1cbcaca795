import Foundation
import QuartzCore

/// Carries what devices record to outputs. Without devices it runs without ever delivering anything, and says so by its run-time error.
open class AVCaptureSession: NSObject {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  open var sessionPreset = Preset.high
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false

  public override init() {}

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  /// A session that cannot start stays stopped and posts the reason.
  open func startRunning() {
    DispatchQueue.main.async {
      NotificationCenter.default.post(
        name: .AVCaptureSessionRuntimeError, object: self, userInfo: [AVCaptureSessionErrorKey: AVError.noCamera])
    }
  }

  open func stopRunning() {}
}

public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

extension Notification.Name {
  public static let AVCaptureSessionRuntimeError = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionWasInterrupted = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
  public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
}

open class AVCaptureInput: NSObject {
  override init() {}
}

/// Feeds a session from a device; there is none to feed it from.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { throw AVError.noCamera }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
}

/// Joins an input to an output. None is made here.
public final class AVCaptureConnection: NSObject {
  override init() {}
  public var isEnabled = true
  public var isActive: Bool { false }
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  public var isVideoMirrored = false
  public var automaticallyAdjustsVideoMirroring = true
  public var isVideoOrientationSupported: Bool { false }
  public var isVideoMirroringSupported: Bool { false }
}

/// Shows what a camera sees: black here.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }

  public override init() {
    super.init()
    backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  }

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(layer: Any) { super.init(layer: layer) }

  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    bounds.isEmpty ? .zero : CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)
  }
}
