import CoreMedia
import Foundation

/// Receives the sound of a microphone piece by piece. The method is optional.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// Called with a piece of sound. Never called on Linux.
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

/// Hands out the sound of a microphone piece by piece.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  /// The object that receives the sound.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  /// The queue of the delegate's calls.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  public override init() { super.init() }

  /// Sets the object that receives the sound, and the queue for the calls.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  /// Returns the settings that suit a file type: nil on Linux.
  open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}

/// The distance of each point of a picture. None is captured on Linux.
public final class AVDepthData: NSObject {
  override init() {}
}

/// Receives depth data. Every method is optional.
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

/// Hands out the depth data of a camera.
open class AVCaptureDepthDataOutput: AVCaptureOutput {
  /// Whether gaps in the data are filled. The default is true.
  open var isFilteringEnabled = true
  /// Whether data is dropped while the delegate is busy. The default is true.
  open var alwaysDiscardsLateDepthData = true
  /// The object that receives the data.
  open private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
  public override init() { super.init() }

  /// Sets the object that receives the data, and the queue for the calls.
  open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) { self.delegate = delegate }
}

/// Records sound to a file. On Linux the delegate receives an error, because there is no microphone.
open class AVCaptureAudioFileOutput: AVCaptureFileOutput {
  public override init() { super.init() }
}
