import CoreMedia

/// Receives the sound of a microphone. The method is optional.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// Called with a buffer of sound.
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

/// Delivers the sound of the microphone, as 16-bit samples.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  private let delivery = CaptureDelivery()
  public override init() { super.init() }

  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  override func takes(_ type: AVMediaType) -> Bool { type == .audio }
  override func receive(_ sample: CapturedSample, _ type: AVMediaType, _ connection: AVCaptureConnection) {
    guard let delegate = sampleBufferDelegate, let buffer = sample.buffer(type) else { return }
    _ = delivery.send(on: sampleBufferCallbackQueue, waits: true) { delegate.captureOutput(self, didOutput: buffer, from: connection) }
  }

  /// Returns the settings that suit a file type: nil on Linux.
  open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}

/// The distance of each point of a picture. It is never captured on Linux.
public final class AVDepthData: NSObject {
  override init() {}
}

public protocol AVCaptureDepthDataOutputDelegate: AnyObject {
  /// Called with depth data. Never called on Linux.
  func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection)
}

extension AVCaptureDepthDataOutputDelegate {
  public func depthDataOutput(
    _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime, connection: AVCaptureConnection
  ) {}
}

open class AVCaptureDepthDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Whether gaps in the data are filled by interpolation. The default is true.
  open var isFilteringEnabled = true
  /// Whether data is dropped while the delegate is busy. The default is true.
  open var alwaysDiscardsLateDepthData = true
  open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
  public override init() { super.init() }
  override func takes(_ type: AVMediaType) -> Bool { false }

  open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) { self.delegate = delegate }
}

/// Records the sound of the microphone to a file.
open class AVCaptureAudioFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  override func takes(_ type: AVMediaType) -> Bool { type == .audio }
  public override init() { super.init() }
}
