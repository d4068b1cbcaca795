import Foundation

public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
}

/// Where a session's recordings go.
open class AVCaptureOutput: NSObject {
  override init() {}
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Takes photos, as before iOS 10.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  open var outputSettings: [String: Any] = [:]
  public override init() { super.init() }

  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async { handler(nil, AVError.noCamera) }
  }

  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? { nil }
}

public final class AVCapturePhotoSettings: NSObject {
  public let format: [String: Any]?
  public var flashMode = AVCaptureDevice.FlashMode.off
  public var isHighResolutionPhotoEnabled = false
  public var previewPhotoFormat: [String: Any]?
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  public override init() { format = nil }
  public init(format: [String: Any]?) { self.format = format }
}

/// A photo that was taken. None is taken here.
public final class AVCapturePhoto: NSObject {
  override init() {}
  public func fileDataRepresentation() -> Data? { nil }
  public func cgImageRepresentation() -> CGImage? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
}

/// Takes photos: the delegate hears that there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
  open var isHighResolutionCaptureEnabled = false
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  public override init() { super.init() }

  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    DispatchQueue.main.async { [self] in
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError.noCamera)
    }
  }
}

public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}

open class AVCaptureFileOutput: AVCaptureOutput {
  open var isRecording: Bool { false }
  open var maxRecordedDuration = CMTime.invalid

  open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
    DispatchQueue.main.async { [self] in
      delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError.noCamera)
    }
  }

  open func stopRecording() {}
}

/// Records movies: the delegate hears that there is no camera.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  public override init() { super.init() }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
  public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

/// Hands out the pictures of a camera, one by one.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var videoSettings: [String: Any] = [:]
  open var alwaysDiscardsLateVideoFrames = true
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  public override init() { super.init() }

  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
  }
}
