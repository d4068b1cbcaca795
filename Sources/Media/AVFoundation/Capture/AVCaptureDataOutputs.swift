import CoreMedia

/// Receives the sound of a microphone. The method is optional.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// Called with a buffer of sound. Never called on Linux.
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

/// Delivers the sound of a microphone.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  public override init() { super.init() }

  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
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

open class AVCaptureDepthDataOutput: AVCaptureOutput {
  /// Whether gaps in the data are filled by interpolation. The default is true.
  open var isFilteringEnabled = true
  /// Whether data is dropped while the delegate is busy. The default is true.
  open var alwaysDiscardsLateDepthData = true
  open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
  public override init() { super.init() }

  open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) { self.delegate = delegate }
}

/// Records sound to a file. On Linux the delegate receives an error, because there is no microphone.
open class AVCaptureAudioFileOutput: AVCaptureFileOutput {
  public override init() { super.init() }
}
