import TrestleSupport
import CoreMedia
import CoreVideo
import Foundation

/// Writes media to a file. Nothing is encoded here: writing cannot start, and ``error`` has the reason.
open class AVAssetWriter: NSObject {
  /// The progress of writing.
  public enum Status: Int, Sendable {
    /// Writing has not started.
    case unknown = 0
    /// Media is being written.
    case writing = 1
    /// The file is complete.
    case completed = 2
    /// Writing has failed. On Linux it fails when it starts.
    case failed = 3
    /// Writing was cancelled.
    case cancelled = 4
  }

  /// The location of the file.
  public let outputURL: URL
  /// The format of the written file.
  public let outputFileType: AVFileType
  /// The inputs to which the app appends samples, one for each track.
  open private(set) var inputs: [AVAssetWriterInput] = []
  /// The progress of writing.
  open private(set) var status = Status.unknown
  /// The reason why writing has failed.
  open private(set) var error: (any Error)?
  /// The metadata to write. The default is none.
  open var metadata: [AVMetadataItem] = []
  /// Whether the file is arranged for playback from a network. The default is false.
  open var shouldOptimizeForNetworkUse = false
  /// The length of the pieces in which a movie is written. The default is invalid, for one piece.
  open var movieFragmentInterval = CMTime.invalid

  /// Creates a writer of a file.
  ///
  /// - Throws: ``AVError/Code/fileAlreadyExists`` if there is a file at the location.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    guard !FileManager.default.fileExists(atPath: outputURL.path) else { throw AVError(.fileAlreadyExists) }
    self.outputURL = outputURL
    self.outputFileType = outputFileType
  }

  /// Creates a writer of a file.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  /// Returns whether an input can be added: true until writing starts.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown && !inputs.contains { $0 === input } }
  /// Adds an input, before writing starts.
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  /// Returns whether settings can be used: false on Linux.
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }

  /// Starts writing. On Linux it returns false, and ``error`` has the reason.
  @discardableResult open func startWriting() -> Bool {
    status = .failed
    error = AVError(.encoderNotFound, "Writing media is not available on Linux.")
    return false
  }

  /// Starts a stretch of media. Writing cannot start on Linux, so this has no effect.
  open func startSession(atSourceTime startTime: CMTime) { withoutEffect("media is not written") }
  /// Ends a stretch of media. Writing cannot start on Linux, so this has no effect.
  open func endSession(atSourceTime endTime: CMTime) { withoutEffect("media is not written") }

  /// Cancels writing, if it has not failed.
  open func cancelWriting() {
    if status != .failed { status = .cancelled }
  }

  /// Completes the file. The handler is called on the main queue; ``status`` is the outcome then.
  open func finishWriting(completionHandler handler: @escaping () -> Void) {
    if status == .unknown { startWriting() }
    DispatchQueue.main.async { handler() }
  }

  /// Completes the file. ``status`` is the outcome then.
  open func finishWriting() async {
    if status == .unknown { startWriting() }
  }
}

/// Takes media for a track of the file of a writer.
open class AVAssetWriterInput: NSObject {
  /// The kind of media.
  public let mediaType: AVMediaType
  /// The settings for encoding the media, or nil to keep its encoding.
  public let outputSettings: [String: Any]?
  /// Whether media comes as it is recorded. The default is false.
  open var expectsMediaDataInRealTime = false
  /// The transform of the pictures. The default is the identity.
  open var transform = CGAffineTransform.identity
  /// The size of the pictures. The default, zero, means that of the media.
  open var naturalSize = CGSize.zero
  /// The metadata of the track. The default is none.
  open var metadata: [AVMetadataItem] = []
  /// The volume of the sound. The default is 1.
  open var preferredVolume: Float = 1
  /// The time scale of the track. The default, 0, lets the writer choose.
  open var mediaTimeScale: CMTimeScale = 0
  /// Whether the input takes media now: false on Linux, where nothing is written.
  open var isReadyForMoreMediaData: Bool { false }

  /// Creates an input for a kind of media.
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil) {
    self.mediaType = mediaType
    self.outputSettings = outputSettings
  }

  /// Calls the block when the input takes media. Nothing is written on Linux, so the block is never called.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) { withoutEffect("media is not written") }
  /// Writes a piece of media: false on Linux.
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  /// Ends the track. Nothing is written on Linux, so this has no effect.
  open func markAsFinished() { withoutEffect("media is not written") }
}

/// Takes pictures as pixel buffers for an input of a writer.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  /// The input to which pixel buffers are appended.
  public let assetWriterInput: AVAssetWriterInput
  /// The attributes of the buffers of the pool.
  public let sourcePixelBufferAttributes: [String: Any]?
  /// The pool of buffers: nil until writing has started, and so on Linux always.
  open var pixelBufferPool: CVPixelBufferPool? { nil }

  /// Creates an adaptor of an input.
  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    assetWriterInput = input
    self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
  }

  /// Writes a picture: false on Linux.
  @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}
