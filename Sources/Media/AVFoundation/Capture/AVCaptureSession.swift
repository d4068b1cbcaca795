import TrestleSupport
import QuartzCore

/// Connects devices to outputs. Without devices it does not start, and posts a runtime error.
open class AVCaptureSession: NSObject {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Photos of the full resolution.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// High quality. The default.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// A resolution and bit rate for sharing over a fast network.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// A resolution and bit rate for sharing over a slow network.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// Images of 640 by 480 pixels.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// Images of 1280 by 720 pixels.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// Images of 1920 by 1080 pixels.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// Images of 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// The format that the app sets for the input.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// The quality of the output. The default is ``Preset/high``.
  open var sessionPreset = Preset.high
  /// The sources of the session, in the order in which they were added.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The destinations of the session, in the order in which they were added.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether the session is running: false on Linux, where it cannot start.
  open private(set) var isRunning = false

  /// Whether the session is interrupted: false on Linux.
  open var isInterrupted: Bool { false }
  /// Whether the session uses the app's audio session. The default is true.
  open var usesApplicationAudioSession = true
  /// Whether the session configures the app's audio session for recording. The default is true.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Whether the session selects wide color automatically. The default is true.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  /// Whether a camera can be used while other apps are in the foreground: false on Linux.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether a camera is used while other apps are in the foreground. The default is false.
  open var isMultitaskingCameraAccessEnabled = false

  public override init() {}

  /// The connections between inputs and outputs: none on Linux.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns whether a connection can be added: false on Linux.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
  /// Adds a connection. No connection can be added on Linux, so this has no effect.
  open func addConnection(_ connection: AVCaptureConnection) { withoutEffect("there is no camera") }
  /// Removes a connection. There is no connection on Linux, so this has no effect.
  open func removeConnection(_ connection: AVCaptureConnection) { withoutEffect("there is no camera") }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }

  /// Returns whether a preset can be set: always true.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Returns whether an input can be added: false on Linux.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Returns whether an output can be added: true if it has not been added yet.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Has no effect on Linux, where changes are applied immediately.
  open func beginConfiguration() {}
  open func commitConfiguration() {}

  /// Posts a runtime error on Linux, where the session cannot start.
  open func startRunning() {
    DispatchQueue.main.async {
      NotificationCenter.default.post(
        name: .AVCaptureSessionRuntimeError, object: self, userInfo: [AVCaptureSessionErrorKey: AVError.noCamera])
    }
  }

  /// Has no effect on Linux, where no session runs.
  open func stopRunning() { withoutEffect("there is no camera") }
}

/// The key of the error in the user info of a runtime error.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the reason in the user info of an interruption.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension AVCaptureSession {
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    /// Another program uses the microphone.
    case audioDeviceInUseByAnotherClient = 2
    /// Another program uses the camera.
    case videoDeviceInUseByAnotherClient = 3
    case videoDeviceNotAvailableWithMultipleForegroundApps = 4
    /// The device is too warm, or lacks another resource.
    case videoDeviceNotAvailableDueToSystemPressure = 5
  }
}

extension Notification.Name {
  /// Posted when a session cannot run. On Linux it follows each ``AVCaptureSession/startRunning()``.
  public static let AVCaptureSessionRuntimeError = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  /// Posted when a session is interrupted. Never posted on Linux.
  public static let AVCaptureSessionWasInterrupted = Notification.Name("AVCaptureSessionWasInterruptedNotification")
  /// Posted when an interruption ends. Never posted on Linux.
  public static let AVCaptureSessionInterruptionEnded = Notification.Name("AVCaptureSessionInterruptionEndedNotification")
  /// Posted when a session has stopped. Never posted on Linux.
  public static let AVCaptureSessionDidStopRunning = Notification.Name("AVCaptureSessionDidStopRunningNotification")
  /// Posted when the scene in front of a camera changes much. Never posted on Linux.
  public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name("AVCaptureDeviceSubjectAreaDidChangeNotification")
  /// Posted when a device is connected. Never posted on Linux.
  public static let AVCaptureDeviceWasConnected = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  /// Posted when a device is disconnected. Never posted on Linux.
  public static let AVCaptureDeviceWasDisconnected = Notification.Name("AVCaptureDeviceWasDisconnectedNotification")
  /// Posted when a session has started. Never posted on Linux.
  public static let AVCaptureSessionDidStartRunning = Notification.Name("AVCaptureSessionDidStartRunningNotification")
}

open class AVCaptureInput: NSObject {
  override init() {}
  /// The streams of the input: none on Linux.
  open var ports: [Port] { [] }

  /// A stream of an input. It is never created on Linux.
  public final class Port: NSObject {
    override init() {}
    public var mediaType: AVMediaType { .video }
    /// Whether the stream is in use. The default is true.
    public var isEnabled = true
    /// The format of the stream: nil on Linux.
    public var formatDescription: CMFormatDescription? { nil }
    /// The device that the stream comes from: nil on Linux.
    public var sourceDeviceType: AVCaptureDevice.DeviceType? { nil }
  }
}

/// Provides the data of a device to a session; there are no devices on Linux.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  /// Creates an input from a device. Throws on Linux.
  public init(device: AVCaptureDevice) throws { throw AVError.noCamera }
}

/// Shows the image of a camera; black on Linux.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  /// The scaling of the preview in the layer. The default is ``AVLayerVideoGravity/resizeAspect``.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to the session: nil on Linux.
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

  /// Creates a layer that previews a session, without connecting it to the session's inputs.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

  /// Whether the layer shows a preview: false on Linux.
  open var isPreviewing: Bool { false }
  /// Converts a rectangle of the camera, from (0, 0) to (1, 1), to the coordinates of the layer.
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width, height: rect.height * bounds.height)
  }
  /// Converts a rectangle of the layer to the camera's coordinates, from (0, 0) to (1, 1).
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    guard !bounds.isEmpty else { return .zero }
    return CGRect(
      x: rect.minX / bounds.width, y: rect.minY / bounds.height, width: rect.width / bounds.width, height: rect.height / bounds.height)
  }
  /// Converts a point of the camera, from (0, 0) to (1, 1), to the coordinates of the layer.
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
  }
  /// Converts a recognized object to the coordinates of the layer: nil on Linux, where nothing is recognized.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
  /// Converts a point of the layer to the camera's coordinates, from (0, 0) to (1, 1).
  open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    bounds.isEmpty ? .zero : CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)
  }
}
