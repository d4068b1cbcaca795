import Foundation

/// The setting for the codec.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The JPEG codec, as before Swift 4.
public let AVVideoCodecJPEG = "jpeg"
/// The H.264 codec, as before Swift 4.
public let AVVideoCodecH264 = "avc1"
/// The setting for the width of the images in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The setting for the height of the images in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"

/// A codec of images or video.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
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

/// Takes photos, as before iOS 10.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// The settings of the images. The default is none.
  open var outputSettings: [String: Any] = [:]
  public override init() { super.init() }

  /// Takes a photo. On Linux the handler is called on the main queue with an error.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { handler(nil, AVError.noCamera) }
  }

  /// Returns the JPEG data of a photo: nil on Linux.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

/// The settings of one photo.
public final class AVCapturePhotoSettings: NSObject {
  /// The format of the photo, or nil for the default.
  public let format: [String: Any]?
  /// Whether the flash fires. The default is off.
  public var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the photo has the camera's full resolution. The default is false.
  public var isHighResolutionPhotoEnabled = false
  /// The format of the preview photo. The default is nil, for no preview.
  public var previewPhotoFormat: [String: Any]?
  /// The pixel formats of preview photos: none on Linux.
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  public override init() { format = nil }
  /// Creates settings for a photo of a format.
  public init(format: [String: Any]?) { self.format = format }
}

/// A photo. None is taken here.
public final class AVCapturePhoto: NSObject {
  override init() {}
  /// Returns the content of a photo file: nil on Linux.
  public func fileDataRepresentation() -> Data? { nil }
  /// Returns the preview as an image: nil on Linux.
  public func previewCGImageRepresentation() -> CGImage? { nil }
  /// The pixels of the photo: nil on Linux.
  public var pixelBuffer: CVPixelBuffer? { nil }
  /// The metadata of the photo: empty on Linux.
  public var metadata: [String: Any] { [:] }
  /// The settings of the photo.
  public let resolvedSettings = AVCaptureResolvedPhotoSettings()
  /// The time of the photo: invalid on Linux.
  public var timestamp: CMTime { .invalid }
  /// Returns the photo as an image: nil on Linux.
  public func cgImageRepresentation() -> CGImage? { nil }
}

/// The settings used for a photo.
public final class AVCaptureResolvedPhotoSettings: NSObject {
  override init() {}
  /// The identifier of the request: 0 on Linux.
  public var uniqueID: Int64 { 0 }
  /// Whether the flash fires: false on Linux.
  public var isFlashEnabled: Bool { false }
  /// The dimensions of the photo: zero on Linux.
  public var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
}

/// Receives a photo. Every method is optional.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// Called when a photo is ready, or cannot be taken. On Linux it is called with an error.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  /// Called before the exposure begins. Never called on Linux.
  func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called when the photo is being taken. Never called on Linux.
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called when the photo was taken. Never called on Linux.
  func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// Called when all is done. Never called on Linux.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}

/// Takes photos. On Linux the delegate is called with an error, because there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether photos of the full resolution can be taken. The default is false.
  open var isHighResolutionCaptureEnabled = false
  /// The codecs of photos.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  /// The flash modes: none on Linux.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  public override init() { super.init() }

  /// Takes a photo. On Linux the delegate is called on the main queue with an error.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    DispatchQueue.main.async { [self] in
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError.noCamera)
    }
  }
}

/// Receives the start and the end of a recording to a file.
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

/// The base class of outputs that record to a file.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// Whether a recording is running: false on Linux.
  open var isRecording: Bool { false }
  /// The longest duration of a recording. The default, an invalid time, means no limit.
  open var maxRecordedDuration = CMTime.invalid

  /// Starts recording to a file. On Linux the delegate is called on the main queue with an error.
  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
    DispatchQueue.main.async { [self] in
      delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError.noCamera)
    }
  }

  /// Ends the recording. No recording can be running on Linux, so this has no effect.
  open func stopRecording() {}
}

/// Records movies. On Linux the delegate is called with an error, because there is no camera.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  public override init() { super.init() }
}

/// Receives the video frames of a camera. Every method is optional.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Called with an image. Never called on Linux.
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Called when an image was dropped. Never called on Linux.
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
  /// Whether images are dropped while the delegate is busy. The default is true.
  open var alwaysDiscardsLateVideoFrames = true
  /// The object that receives the images.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  public override init() { super.init() }

  /// Sets the object that receives the video frames, and the queue for the calls.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
  }
}
