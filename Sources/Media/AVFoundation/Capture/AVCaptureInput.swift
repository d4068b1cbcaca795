import CoreMedia

open class AVCaptureInput: NSObject {
  override init() {}
  /// The streams of the input.
  open var ports: [Port] { [] }

  /// A stream of an input.
  public final class Port: NSObject {
    public private(set) unowned var input: AVCaptureInput
    public let mediaType: AVMediaType
    /// Whether the stream is in use. The default is true.
    public var isEnabled = true
    /// The format of the stream: nil on Linux.
    public var formatDescription: CMFormatDescription? { nil }
    public var sourceDeviceType: AVCaptureDevice.DeviceType? { (input as? AVCaptureDeviceInput)?.device.deviceType }

    fileprivate init(_ input: AVCaptureInput, _ mediaType: AVMediaType) {
      self.input = input
      self.mediaType = mediaType
    }
  }
}

/// Provides the pictures of a camera or the sound of the microphone to a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  private lazy var port = Port(self, device.camera == nil ? .audio : .video)
  open override var ports: [Port] { [port] }

  /// Creates an input from a device. Throws if it is no longer connected.
  public init(device: AVCaptureDevice) throws {
    guard device.isConnected else { throw AVError.noDevice }
    self.device = device
    super.init()
  }
}
