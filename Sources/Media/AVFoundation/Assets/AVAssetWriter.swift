import CoreMedia

/// Encodes media into a file.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case writing = 1
    case completed = 2
    /// Writing has failed; the reason is in ``AVAssetWriter/error``.
    case failed = 3
    case cancelled = 4
  }

  public let outputURL: URL
  public let outputFileType: AVFileType
  open private(set) var inputs: [AVAssetWriterInput] = []
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  /// The metadata to write. The default is none. It is stored only.
  open var metadata: [AVMetadataItem] = []
  /// Whether the file is arranged for playback from a network. The default is false.
  open var shouldOptimizeForNetworkUse = false
  /// The length of the pieces in which a movie is written. The default is invalid, for one piece, which is always written on Linux.
  open var movieFragmentInterval = CMTime.invalid
  fileprivate var writer: StreamWriter?
  fileprivate var start: Double?
  fileprivate var end: Double?

  /// Creates a writer of a file.
  ///
  /// - Throws: ``AVError/Code/fileAlreadyExists`` if there is a file at the location.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    guard !FileManager.default.fileExists(atPath: outputURL.path) else { throw AVError(.fileAlreadyExists) }
    self.outputURL = outputURL
    self.outputFileType = outputFileType
  }

  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  /// Returns whether an input can be added: true until writing starts, for one input of pictures and one of sound.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool {
    status == .unknown && (input.mediaType == .video || input.mediaType == .audio) && !inputs.contains { $0.mediaType == input.mediaType }
  }
  open func add(_ input: AVAssetWriterInput) {
    inputs.append(input)
    input.writer = self
  }
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool {
    (try? AVAssetWriterInput(mediaType: mediaType, outputSettings: outputSettings).encoding()) != nil
  }

  /// Starts writing. If it returns false, ``error`` has the reason.
  @discardableResult open func startWriting() -> Bool {
    guard status == .unknown else { return false }
    do {
      if inputs.isEmpty { throw AVError(.unknown, "The writer has no inputs.") }
      var picture: StreamWriter.Picture?
      var sound: StreamWriter.Sound?
      for input in inputs {
        switch try input.encoding() {
        case .picture(let made): picture = made
        case .sound(let made): sound = made
        }
      }
      writer = try StreamWriter(outputURL, outputFileType, picture: picture, sound: sound, forNetwork: shouldOptimizeForNetworkUse)
      status = .writing
      return true
    } catch {
      fail(error)
      return false
    }
  }

  fileprivate func fail(_ error: any Error) {
    self.error = error
    status = .failed
    writer = nil
    try? FileManager.default.removeItem(at: outputURL)
  }

  /// Starts a session: the source time becomes the start of the file.
  open func startSession(atSourceTime startTime: CMTime) { start = start ?? startTime.seconds }
  /// Ends the session: later samples are not written.
  open func endSession(atSourceTime endTime: CMTime) { end = endTime.seconds }

  /// Cancels writing and removes the file.
  open func cancelWriting() {
    guard status == .unknown || status == .writing else { return }
    status = .cancelled
    writer = nil
    try? FileManager.default.removeItem(at: outputURL)
  }

  /// Completes the file. The handler is called on the main queue; ``status`` is the outcome then.
  open func finishWriting(completionHandler handler: @escaping () -> Void) {
    nonisolated(unsafe) let handler = handler
    guard status == .writing, let writer else {
      if status == .unknown { fail(AVError(.unknown, "Writing has not started.")) }
      return DispatchQueue.main.async { handler() }
    }
    nonisolated(unsafe) let ending = writer
    DispatchQueue.global(qos: .userInitiated).async {
      let result = Result { try ending.complete() }
      DispatchQueue.main.async {
        if self.status == .writing {
          switch result {
          case .success:
            self.writer = nil
            self.status = .completed
          case .failure(let error): self.fail(error)
          }
        }
        handler()
      }
    }
  }

  /// Completes the file. ``status`` is the outcome then.
  open func finishWriting() async { await withCheckedContinuation { done in finishWriting { done.resume() } } }
}

/// Accepts the media of one track of a writer's file.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  /// The settings for encoding the media. On Linux media is always encoded, so nil is refused when writing starts.
  public let outputSettings: [String: Any]?
  /// Whether media is appended as it is recorded. The default is false.
  open var expectsMediaDataInRealTime = false
  /// The transform of the pictures. The default is the identity. It is stored only.
  open var transform = CGAffineTransform.identity
  /// The size of the pictures. The default, zero, means that of the media.
  open var naturalSize = CGSize.zero
  /// The metadata of the track. The default is none. It is stored only.
  open var metadata: [AVMetadataItem] = []
  /// The volume of the sound. The default is 1. It is stored only.
  open var preferredVolume: Float = 1
  /// The time scale of the track. The default, 0, lets the writer choose, as it always does on Linux.
  open var mediaTimeScale: CMTimeScale = 0
  fileprivate weak var writer: AVAssetWriter?
  private var hasForm = false
  private var isFinished = false
  private var lastTime: Double?

  /// The largest number of bytes that wait for the encoder.
  private static let mostPendingBytes = 16 << 20
  /// Whether samples can be appended: writing has started, and fewer than `mostPendingBytes` bytes wait for the encoder.
  open var isReadyForMoreMediaData: Bool {
    guard let writer, writer.status == .writing, !isFinished, let stream = writer.writer else { return false }
    return stream.pendingBytes(of: mediaType) < Self.mostPendingBytes
  }

  public init(mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil) {
    self.mediaType = mediaType
    self.outputSettings = outputSettings
  }

  enum Encoding {
    case picture(StreamWriter.Picture)
    case sound(StreamWriter.Sound)
  }

  func encoding() throws -> Encoding {
    guard let outputSettings else { throw AVError(.encoderNotFound, "Encoded media is not written on Linux: the input needs settings.") }
    func number(_ key: String, in settings: [String: Any]) -> Int? { (settings[key] as? NSNumber)?.intValue ?? settings[key] as? Int }
    if mediaType == .video {
      guard let width = number(AVVideoWidthKey, in: outputSettings), let height = number(AVVideoHeightKey, in: outputSettings), width > 1,
        height > 1
      else { throw AVError(.encoderNotFound, "The settings of the pictures have no size.") }
      var picture = StreamWriter.Picture(size: CGSize(width: width & ~1, height: height & ~1))
      let more = outputSettings[AVVideoCompressionPropertiesKey] as? [String: Any] ?? [:]
      picture.bitrate = number(AVVideoAverageBitRateKey, in: more)
      if let codec = outputSettings[AVVideoCodecKey] {
        picture.codec = codec as? AVVideoCodecType ?? AVVideoCodecType(rawValue: codec as? String ?? "")
      }
      return .picture(picture)
    }
    let kind = outputSettings[AVFormatIDKey].flatMap { ($0 as? NSNumber)?.uint32Value ?? UInt32("\($0)") } ?? kAudioFormatMPEG4AAC
    var sound = StreamWriter.Sound(
      sampleRate: number(AVSampleRateKey, in: outputSettings) ?? 44_100, channels: number(AVNumberOfChannelsKey, in: outputSettings) ?? 2,
      bitrate: number(AVEncoderBitRateKey, in: outputSettings))
    sound.codec = try StreamWriter.SoundCodec(kind)
    return .sound(sound)
  }

  /// Calls the block on the queue while samples can be appended, until ``markAsFinished()``.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    queue.async { [weak self] in
      guard let self, !isFinished, writer?.status == .writing else { return }
      if isReadyForMoreMediaData { block() }
      if isFinished { return }
      queue.asyncAfter(deadline: .now() + 0.005) { self.requestMediaDataWhenReady(on: queue, using: block) }
    }
  }

  /// Encodes a piece of media. Returns false if it cannot be written; the writer's error has the reason.
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool {
    if let image = CMSampleBufferGetImageBuffer(sampleBuffer) {
      return append(image, CMSampleBufferGetPresentationTimeStamp(sampleBuffer), CMSampleBufferGetDuration(sampleBuffer))
    }
    guard let block = CMSampleBufferGetDataBuffer(sampleBuffer), let format = CMSampleBufferGetFormatDescription(sampleBuffer) else {
      return refuse("The sample buffer has no media.")
    }
    let form = StreamWriter.form(sampleRate: format.sampleRate, channels: format.channels, isFloat: format.isFloat)
    return write(form, CMSampleBufferGetPresentationTimeStamp(sampleBuffer), CMSampleBufferGetDuration(sampleBuffer)) {
      try block.withBytes($0)
    }
  }

  fileprivate func append(_ buffer: CVPixelBuffer, _ time: CMTime, _ duration: CMTime) -> Bool {
    let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
    let formats = [kCVPixelFormatType_32BGRA: "BGRA", kCVPixelFormatType_32ARGB: "ARGB", kCVPixelFormatType_32RGBA: "RGBA"]
    guard mediaType == .video, let base = CVPixelBufferGetBaseAddress(buffer), let name = formats[CVPixelBufferGetPixelFormatType(buffer)]
    else {
      return refuse("The input does not take such pictures.")
    }
    return write(StreamWriter.form(width: width, height: height, format: name), time, duration) { body in
      try body(UnsafeRawBufferPointer(start: base, count: CVPixelBufferGetBytesPerRow(buffer) * height))
    }
  }

  private func refuse(_ reason: String) -> Bool {
    writer?.fail(AVError(.unknown, reason))
    return false
  }

  private func write(
    _ form: String, _ time: CMTime, _ duration: CMTime, _ bytes: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) -> Bool {
    guard let writer, writer.status == .writing, !isFinished, let stream = writer.writer else { return false }
    guard let start = writer.start else { return refuse("The session has not started.") }
    guard time.isNumeric else { return refuse("The piece of media has no time.") }
    if let end = writer.end, time.seconds >= end { return true }
    if !hasForm { stream.setForm(form, of: mediaType) }
    hasForm = true
    var length = duration.isNumeric && duration.seconds > 0 ? duration.seconds : nil
    // A picture without a duration has the previous picture's duration. Otherwise the file would end when the last picture begins.
    if length == nil, mediaType == .video, let lastTime, time.seconds > lastTime { length = time.seconds - lastTime }
    lastTime = time.seconds
    do {
      try bytes { try stream.write($0, mediaType, at: time.seconds - start, duration: length) }
      return true
    } catch {
      writer.fail(error)
      return false
    }
  }

  /// Ends the track: no more samples can be appended.
  open func markAsFinished() {
    isFinished = true
    writer?.writer?.finish(mediaType)
  }
}

extension StreamWriter.SoundCodec {
  /// Returns the encoding for a format identifier. Throws if Linux has none.
  init(_ format: UInt32) throws {
    switch format {
    case kAudioFormatMPEG4AAC: self = .aac
    case kAudioFormatLinearPCM: self = .samples
    case kAudioFormatAppleLossless: self = .lossless
    case kAudioFormatMPEGLayer3: self = .mp3
    default: throw AVError(.encoderNotFound, "An encoder for the sound format \(format) is not available on Linux.")
    }
  }
}

/// Appends pixel buffers to an input of a writer.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?
  /// The pool of buffers; nil until writing has started, or without attributes that have a size and a format.
  open private(set) lazy var pixelBufferPool: CVPixelBufferPool? = {
    guard let sourcePixelBufferAttributes else { return nil }
    var pool: CVPixelBufferPool?
    CVPixelBufferPoolCreate(nil, nil, sourcePixelBufferAttributes as NSDictionary, &pool)
    return pool
  }()

  public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
    assetWriterInput = input
    self.sourcePixelBufferAttributes = sourcePixelBufferAttributes
  }

  /// Encodes a picture. Returns false if it cannot be written; the writer's error has the reason.
  @discardableResult open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool {
    assetWriterInput.append(pixelBuffer, presentationTime, .invalid)
  }
}
