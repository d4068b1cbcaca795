import QuartzCore

/// Connects a camera and the microphone to outputs. Without a device it does not start, and posts a runtime error.
open class AVCaptureSession: NSObject, @unchecked Sendable {
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
  open var sessionPreset = Preset.high { didSet { configure(restarts: sessionPreset != oldValue) {} } }
  /// The sources of the session, in the order in which they were added.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The destinations of the session, in the order in which they were added.
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false

  /// Whether the session is interrupted: false on Linux.
  open var isInterrupted: Bool { false }
  /// Whether the session uses the app's audio session. The default is true.
  open var usesApplicationAudioSession = true
  /// Whether the session configures the app's audio session for recording. The default is true.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Whether the session selects wide color automatically. The default is true.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  /// Whether a camera can be used while other apps are in the foreground: true on Linux.
  open var isMultitaskingCameraAccessSupported: Bool { true }
  /// Whether a camera is used while other apps are in the foreground. The default is false.
  open var isMultitaskingCameraAccessEnabled = false

  // Apps use a session on a queue of their own, and samples arrive on threads of the streams.
  private let lock = NSRecursiveLock()
  private var changes = 0
  private var needsRestart = false
  private var streams: [CaptureStream] = []
  private var made: [AVCaptureConnection] = []
  private var previews: [WeakPreview] = []

  private struct WeakPreview {
    weak var layer: AVCaptureVideoPreviewLayer?
  }

  public override init() {}

  // MARK: Configuration

  /// The connections between inputs and outputs.
  open var connections: [AVCaptureConnection] { lock.withLock { made } }
  /// Returns whether a connection can be added: if its output is in the session and has none of its kind.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool {
    guard let output = connection.output, let type = connection.inputPorts.first?.mediaType else { return false }
    return outputs.contains { $0 === output } && output.takes(type) && output.connection(with: type) == nil
  }
  open func addConnection(_ connection: AVCaptureConnection) {
    configure {
      guard canAddConnection(connection) else { return }
      connection.session = self
      connection.output?.connections.append(connection)
      made.append(connection)
    }
  }
  open func removeConnection(_ connection: AVCaptureConnection) {
    configure {
      made.removeAll { $0 === connection }
      connection.output?.connections.removeAll { $0 === connection }
      connection.session = nil
    }
  }
  open func addInputWithNoConnections(_ input: AVCaptureInput) {
    configure(restarts: true) { if canAddInput(input) { inputs.append(input) } }
  }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) {
    configure {
      guard canAddOutput(output) else { return }
      outputs.append(output)
      output.session = self
    }
  }

  /// Returns whether a preset can be set: always true, because pictures are scaled.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Returns whether an input can be added: if there is none of its kind.
  open func canAddInput(_ input: AVCaptureInput) -> Bool {
    lock.withLock { !inputs.contains { $0 === input || $0.ports.first?.mediaType == input.ports.first?.mediaType } }
  }
  open func addInput(_ input: AVCaptureInput) {
    configure(restarts: true) {
      guard canAddInput(input) else { return }
      inputs.append(input)
      for output in outputs { connect(input, output) }
    }
  }
  open func removeInput(_ input: AVCaptureInput) {
    configure(restarts: true) {
      inputs.removeAll { $0 === input }
      for connection in made where connection.inputPorts.contains(where: { $0.input === input }) { removeConnection(connection) }
    }
  }
  /// Returns whether an output can be added: true if it has not been added yet.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { lock.withLock { !outputs.contains { $0 === output } } }
  open func addOutput(_ output: AVCaptureOutput) {
    configure {
      addOutputWithNoConnections(output)
      for input in inputs { connect(input, output) }
    }
  }
  open func removeOutput(_ output: AVCaptureOutput) {
    configure {
      outputs.removeAll { $0 === output }
      for connection in output.connections { removeConnection(connection) }
      output.session = nil
    }
  }

  private func connect(_ input: AVCaptureInput, _ output: AVCaptureOutput) {
    for port in input.ports where output.takes(port.mediaType) && output.connection(with: port.mediaType) == nil {
      addConnection(AVCaptureConnection(inputPorts: [port], output: output))
    }
  }

  /// Begins changes that take effect together.
  open func beginConfiguration() { lock.withLock { changes += 1 } }
  open func commitConfiguration() {
    lock.withLock {
      changes = max(0, changes - 1)
      guard changes == 0, needsRestart else { return }
      needsRestart = false
      if isRunning { start() }
    }
  }

  private func configure(restarts: Bool = false, _ change: () -> Void) {
    beginConfiguration()
    lock.withLock {
      needsRestart = needsRestart || restarts
      change()
    }
    commitConfiguration()
  }

  // MARK: Running

  /// Starts the devices of the inputs. If none can be started, the session posts a runtime error.
  open func startRunning() {
    lock.withLock {
      guard !isRunning else { return }
      start()
      if isRunning { post(.AVCaptureSessionDidStartRunning) }
    }
  }

  /// Ends the delivery of pictures and sound.
  open func stopRunning() {
    lock.withLock {
      guard isRunning else { return }
      streams = []
      isRunning = false
      for output in outputs { output.sessionDidStop() }
      post(.AVCaptureSessionDidStopRunning)
    }
  }

  private func start() {
    streams = []
    do {
      guard !inputs.isEmpty else { throw AVError.noDevice }
      for case let input as AVCaptureDeviceInput in inputs {
        let fail: @Sendable (AVError) -> Void = { [weak self] error in
          // The stream reports on its own thread.
          DispatchQueue.main.async { [weak self] in self?.fail(error) }
        }
        if let camera = input.device.camera {
          streams.append(
            try CaptureStream(camera, size: sessionPreset.size, onFailure: fail) { [weak self] in self?.deliver($0, .video) })
        } else {
          streams.append(try CaptureStream(onFailure: fail) { [weak self] in self?.deliver($0, .audio) })
        }
      }
      isRunning = true
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: any Error) {
    lock.withLock {
      streams = []
      isRunning = false
      for output in outputs { output.sessionDidStop() }
    }
    post(.AVCaptureSessionRuntimeError, [AVCaptureSessionErrorKey: error])
  }

  private func post(_ name: Notification.Name, _ info: [String: Any]? = nil) {
    nonisolated(unsafe) let info = info
    DispatchQueue.main.async { NotificationCenter.default.post(name: name, object: self, userInfo: info) }
  }

  private func deliver(_ sample: CapturedSample, _ type: AVMediaType) {
    let (connections, layers) = lock.withLock { (made, type == .video ? previews.compactMap(\.layer) : []) }
    for connection in connections
    where connection.isEnabled && connection.inputPorts.contains(where: { $0.mediaType == type && $0.isEnabled }) {
      connection.output?.receive(sample, type, connection)
    }
    for layer in layers { layer.receive(sample) }
  }

  func add(_ layer: AVCaptureVideoPreviewLayer) { lock.withLock { previews.append(WeakPreview(layer: layer)) } }
  func remove(_ layer: AVCaptureVideoPreviewLayer) { lock.withLock { previews.removeAll { $0.layer === layer || $0.layer == nil } } }
}

extension AVCaptureSession.Preset {
  /// The size in pixels; nil for that of the camera.
  fileprivate var size: CGSize? {
    switch self {
    case .vga640x480: CGSize(width: 640, height: 480)
    case .hd1280x720: CGSize(width: 1280, height: 720)
    case .hd1920x1080: CGSize(width: 1920, height: 1080)
    case .hd4K3840x2160: CGSize(width: 3840, height: 2160)
    case .medium: CGSize(width: 480, height: 360)
    case .low: CGSize(width: 192, height: 144)
    default: nil
    }
  }
}
