import Foundation
import QuartzCore

/// Connects devices with outputs. Without devices it does not start, and posts a run-time error.
open class AVCaptureSession: NSObject {
  /// The quality of a session's output.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Photos of the full resolution.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality. The default.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// Medium quality.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// Low quality.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// Images of 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// Images of 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Images of 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// Images of 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The format that the input is set to.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// The quality of the output. The default is ``Preset/high``.
  open var sessionPreset = Preset.high
  /// The inputs.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the session is running: false on Linux, where it cannot start.
  open private(set) var isRunning = false

  public override init() {}

  /// Returns whether a preset can be set: always true.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Returns whether an input can be added: false on Linux.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Adds an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether an output can be added: true if it has not been added yet.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Adds an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins a group of changes. Changes take effect immediately on Linux, so this does nothing else.
  open func beginConfiguration() {}
  /// Ends a group of changes.
  open func commitConfiguration() {}

  /// A session that cannot start remains stopped and posts the reason.
  open func startRunning() {
    DispatchQueue.main.async {
      NotificationCenter.default.post(
        name: .AVCaptureSessionRuntimeError, object: self, userInfo: [AVCaptureSessionErrorKey: AVError.noCamera])
    }
  }

  /// Stops the session.
  open func stopRunning() {}
}

/// The key of the error in the user info of a runtime error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

extension Notification.Name {
  /// Posted when a session cannot run. On Linux it follows each ``AVCaptureSession/startRunning()``.
  public static let AVCaptureSessionRuntimeError = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// Posted when a session is interrupted. Never posted on Linux.
  public static let AVCaptureSessionWasInterrupted = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// Posted when an interruption ends. Never posted on Linux.
  public static let AVCaptureSessionInterruptionEnded = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
  /// Posted when a session has started. Never posted on Linux.
  public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
}

/// The base class of inputs.
open class AVCaptureInput: NSObject {
  override init() {}
}

/// Provides the data of a device to a session; there are no devices on Linux.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// Creates an input from a device. Throws on Linux.
  public init(device: AVCaptureDevice) throws { throw AVError.noCamera }
}

/// The orientation of a camera's video.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Portrait, with the home button at the bottom.
  case portrait = 1
  /// Portrait, with the home button at the top.
  case portraitUpsideDown = 2
  /// Landscape, with the home button at the right.
  case landscapeRight = 3
  /// Landscape, with the home button at the left.
  case landscapeLeft = 4
}

/// Connects an input with an output. None is created here.
public final class AVCaptureConnection: NSObject {
  override init() {}
  /// Whether data flows. The default is true.
  public var isEnabled = true
  /// Whether data flows now: false on Linux.
  public var isActive: Bool { false }
  /// The orientation of the video. The default is portrait.
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether the images are mirrored. The default is false.
  public var isVideoMirrored = false
  /// Whether the images of a front camera are mirrored. The default is true.
  public var automaticallyAdjustsVideoMirroring = true
  /// Whether the orientation can be set: false on Linux.
  public var isVideoOrientationSupported: Bool { false }
  /// Whether mirroring can be set: false on Linux.
  public var isVideoMirroringSupported: Bool { false }
}

/// Shows the preview of a camera: black here.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session to preview.
  open var session: AVCaptureSession?
  /// The scaling of the preview in the layer. The default is ``AVLayerVideoGravity/resizeAspect``.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to the session: nil on Linux.
  open var connection: AVCaptureConnection? { nil }

  public override init() {
    super.init()
    backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  }

  /// Creates a layer that previews a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(layer: Any) { super.init(layer: layer) }

  /// Converts a recognized object to the coordinates of the layer: nil on Linux, where nothing is recognized.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
  /// Converts a point of the layer to the camera's coordinates, from (0, 0) to (1, 1).
  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    bounds.isEmpty ? .zero : CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)
  }
}
