import TrestleSupport
import Foundation

public let AVVideoCodecKey = "AVVideoCodecKey"
/// The JPEG codec, as before Swift 4.
public let AVVideoCodecJPEG = "jpeg"
/// The H.264 codec, as before Swift 4.
public let AVVideoCodecH264 = "avc1"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"

/// The setting for the fitting of a picture to its size.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// The scaling mode that fills the size and crops the rest.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// The scaling mode that shows the whole picture.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// The setting for properties of the encoder.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The encoder's property for bits per second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The encoder's property for the quality, from 0 to 1.
public let AVVideoQualityKey = "Quality"
/// The encoder's property for the frames between key frames.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The encoder's property for the expected frame rate.
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
/// The encoder's property for the profile.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// H.264 of the Baseline profile, at a level that the encoder chooses.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
/// H.264 of the Main profile, at a level that the encoder chooses.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// H.264 of the High profile, at a level that the encoder chooses.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// The H.264 codec (MPEG-4 AVC).
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// High Efficiency Video Coding (H.265).
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
}

/// The base class of a session's outputs.
open class AVCaptureOutput: NSObject {
  override init() {}
  /// The connections to inputs: none on Linux.
  open var connections: [AVCaptureConnection] { [] }
  /// Returns the connection that carries a media type: nil on Linux.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Takes photos with the API before iOS 10.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// The settings of the images. Empty by default.
  open var outputSettings: [String: Any] = [:]
  public override init() { super.init() }

  /// Whether photos have the full resolution of the camera. The default is false.
  open var isHighResolutionStillImageOutputEnabled = false
  /// Whether a photo is being taken: false on Linux.
  open var isCapturingStillImage: Bool { false }

  /// Takes a photo. On Linux the handler is called on the main queue with an error.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { handler(nil, AVError.noCamera) }
  }

  /// Returns the JPEG data of a photo: nil on Linux.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Called when the recording has started. Never called on Linux.
  func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Called when the recording has ended. On Linux it is called with an error.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}

open class AVCaptureFileOutput: AVCaptureOutput {
  /// Whether a recording is running: false on Linux.
  open var isRecording: Bool { false }
  /// The longest duration of a recording. The default, an invalid time, means no limit.
  open var maxRecordedDuration = CMTime.invalid
  /// The largest size of a recording in bytes. The default, 0, means no limit.
  open var maxRecordedFileSize: Int64 = 0
  /// The length of the recording so far: zero on Linux.
  open var recordedDuration: CMTime { .zero }
  /// The size of the recording so far: 0 on Linux.
  open var recordedFileSize: Int64 { 0 }
  /// Whether a recording is paused: false on Linux.
  open var isRecordingPaused: Bool { false }
  /// The file that is being written: nil on Linux.
  open var outputFileURL: URL? { nil }

  /// Starts recording to a file. On Linux the delegate is called on the main queue with an error.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
    DispatchQueue.main.async { [self] in
      delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError.noCamera)
    }
  }

  /// Ends the recording. No recording can be running on Linux, so this has no effect.
  open func stopRecording() { withoutEffect("there is no camera") }
}

/// Records movies. On Linux the delegate is called with an error, because there is no camera.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  public override init() { super.init() }
  /// The codecs of movies: none on Linux.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// The duration of the fragments in which a movie is written. The default is ten seconds.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// The metadata to write. The default is nil.
  open var metadata: [AVMetadataItem]?
  /// Sets the encoder settings of a connection. Nothing is recorded on Linux, so this has no effect.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) { withoutEffect("there is no camera") }
  /// Returns the encoder settings of a connection: none on Linux.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
}

/// Receives the video frames of a camera. Every method is optional.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Called with a video frame. Never called on Linux.
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Called when a video frame was dropped. Never called on Linux.
  func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
  public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

/// Delivers the video frames of a camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// The format of the video frames. The default is the camera's format.
  open var videoSettings: [String: Any] = [:]
  /// Whether frames are dropped while the delegate is busy. The default is true.
  open var alwaysDiscardsLateVideoFrames = true
  /// The pixel formats of the pictures: none on Linux.
  open var availableVideoPixelFormatTypes: [OSType] { [] }
  /// The codecs of the pictures: none on Linux.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  public override init() { super.init() }

  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }
}
