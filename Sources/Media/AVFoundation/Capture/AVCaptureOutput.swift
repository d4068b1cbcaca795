import TrestleSupport
import CoreMedia

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
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  override init() {}
  /// The connections to inputs of the session.
  open internal(set) var connections: [AVCaptureConnection] = []
  weak var session: AVCaptureSession?

  /// Returns the connection that carries a media type, if there is one.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? {
    connections.first { $0.inputPorts.contains { $0.mediaType == mediaType } }
  }

  func takes(_ type: AVMediaType) -> Bool { type == .video }
  /// Called on a thread of the session with each picture or piece of sound.
  func receive(_ sample: CapturedSample, _ type: AVMediaType, _ connection: AVCaptureConnection) {}
  func sessionDidStop() {}
}

/// Passes items to a queue one at a time, so that those that come meanwhile can be dropped.
final class CaptureDelivery: @unchecked Sendable {
  private let lock = NSLock()
  private var isBusy = false

  /// Runs a body on a queue. Returns false if the last one has not ended, unless this one waits for it. In virtual time, whose samples arrive on
  /// the main thread, none is dropped.
  func send(on queue: DispatchQueue?, waits: Bool = false, _ body: @escaping () -> Void) -> Bool {
    guard waits || Thread.isMainThread || begin() else { return false }
    nonisolated(unsafe) let body = body
    (queue ?? .main).async {
      body()
      self.lock.withLock { self.isBusy = false }
    }
    return true
  }

  private func begin() -> Bool {
    lock.withLock {
      defer { isBusy = true }
      return !isBusy
    }
  }
}

/// Takes photos with the API before iOS 10.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
  /// The settings of the images. Images are JPEG.
  open var outputSettings: [String: Any] = [:]
  public override init() { super.init() }

  /// Whether photos have the full resolution of the camera. The default is false.
  open var isHighResolutionStillImageOutputEnabled = false
  open var isCapturingStillImage: Bool { !requests.isEmpty }
  private let requests = PhotoRequests()

  /// Takes a photo. The handler is called on the main queue with it, or with an error if the session is not running.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection, completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    requests.add(session) { result in
      switch result {
      case .success(let sample):
        let data = sample.image?.jpegData(quality: 0.9)
        let format = CMFormatDescription(
          mediaType: kCMMediaType_Video, subType: 0x6A70_6567,
          dimensions: CMVideoDimensions(width: Int32(sample.image?.width ?? 0), height: Int32(sample.image?.height ?? 0)))
        handler(
          data.map {
            CMSampleBuffer(
              data: $0, count: 1, time: CMTime(seconds: sample.time, preferredTimescale: 90_000), duration: .invalid, format: format)
          }, data == nil ? AVError(.unknown, "The photo cannot be encoded.") : nil)
      case .failure(let error): handler(nil, error)
      }
    }
  }

  override func receive(_ sample: CapturedSample, _ type: AVMediaType, _ connection: AVCaptureConnection) {
    requests.answer(.success(sample))
  }
  override func sessionDidStop() { requests.answer(.failure(AVError(.sessionNotRunning, "The session has stopped."))) }

  /// Returns the JPEG data of a photo.
  open class func jpegStillImageNSDataRepresentation(_ jpegSampleBuffer: CMSampleBuffer) -> Data? {
    guard let buffer = CMSampleBufferGetDataBuffer(jpegSampleBuffer) else { return nil }
    return buffer.withBytes { Data($0) }
  }
}

/// The photos that wait for the next picture of the camera.
final class PhotoRequests: @unchecked Sendable {
  typealias Answer = @Sendable (Result<CapturedSample, AVError>) -> Void
  private let lock = NSLock()
  private var waiting: [Answer] = []
  var isEmpty: Bool { lock.withLock { waiting.isEmpty } }

  /// Answers on the main queue with the next picture, or with the reason why there will be none.
  func add(_ session: AVCaptureSession?, _ answer: @escaping Answer) {
    lock.withLock { waiting.append(answer) }
    if session?.inputs.contains(where: { $0.ports.contains { $0.mediaType == .video } }) != true { self.answer(.failure(.noDevice)) }
    if session?.isRunning != true { self.answer(.failure(AVError(.sessionNotRunning, "The session is not running."))) }
  }

  func answer(_ result: Result<CapturedSample, AVError>) {
    let answers = lock.withLock {
      defer { waiting = [] }
      return waiting
    }
    guard !answers.isEmpty else { return }
    DispatchQueue.main.async { for answer in answers { answer(result) } }
  }
}

/// Receives the video frames of a camera. Every method is optional.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Called with a video frame.
  func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Called when a video frame was dropped, because the delegate had not returned.
  func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
  public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
}

/// Delivers the video frames of a camera, as 32-bit BGRA pixels.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// The format of the video frames, which is always that of ``availableVideoPixelFormatTypes`` on Linux.
  open var videoSettings: [String: Any] = [:] {
    didSet {
      let format = videoSettings[kCVPixelBufferPixelFormatTypeKey as String]
      let number = (format as? NSNumber)?.uint32Value ?? format as? UInt32 ?? kCVPixelFormatType_32BGRA
      if number != kCVPixelFormatType_32BGRA { withoutEffect("frames are delivered as kCVPixelFormatType_32BGRA") }
    }
  }
  /// Whether frames are dropped while the delegate is busy. The default is true.
  open var alwaysDiscardsLateVideoFrames = true
  open var availableVideoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  /// The codecs of the pictures: none on Linux.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  private let delivery = CaptureDelivery()
  public override init() { super.init() }

  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  override func receive(_ sample: CapturedSample, _ type: AVMediaType, _ connection: AVCaptureConnection) {
    guard let delegate = sampleBufferDelegate, let buffer = sample.buffer(type) else { return }
    let isSent = delivery.send(on: sampleBufferCallbackQueue, waits: !alwaysDiscardsLateVideoFrames) {
      delegate.captureOutput(self, didOutput: buffer, from: connection)
    }
    if !isSent { delegate.captureOutput(self, didDrop: buffer, from: connection) }
  }
}
