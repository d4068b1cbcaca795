import CoreMedia

/// Decodes the media of an asset, sample after sample.
open class AVAssetReader: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case reading = 1
    case completed = 2
    /// Reading has failed; the reason is in ``AVAssetReader/error``.
    case failed = 3
    case cancelled = 4
  }

  public let asset: AVAsset
  open private(set) var outputs: [AVAssetReaderOutput] = []
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  /// The part of the asset to read. The default is the whole asset.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

  public init(asset: AVAsset) throws { self.asset = asset }

  /// Returns whether an output can be added: true until reading starts.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown && !outputs.contains { $0 === output } }
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }

  /// Starts reading. If it returns false, ``error`` has the reason.
  @discardableResult open func startReading() -> Bool {
    guard status == .unknown else { return false }
    do {
      let timeline = try asset.timeline()
      let start = timeRange.start.isNumeric ? max(0, timeRange.start.seconds) : 0
      let end = timeRange.duration.isNumeric ? min(timeline.duration, timeRange.end.seconds) : timeline.duration
      guard start < end else { throw AVError(.invalidSourceMedia, "The range to read has no media.") }
      for output in outputs {
        output.reader = self
        output.samples = TimelineReader(timeline.pieces(output.mediaType), try output.form(timeline), in: start..<end)
      }
      status = .reading
      return true
    } catch {
      fail(error)
      return false
    }
  }

  fileprivate func fail(_ error: any Error) {
    self.error = error
    status = .failed
  }

  fileprivate func outputDidEnd() {
    if status == .reading, outputs.allSatisfy({ $0.samples == nil }) { status = .completed }
  }

  open func cancelReading() {
    guard status == .unknown || status == .reading else { return }
    status = .cancelled
    for output in outputs { output.samples = nil }
  }
}

open class AVAssetReaderOutput: NSObject {
  fileprivate weak var reader: AVAssetReader?
  fileprivate var samples: TimelineReader?
  override init() {}
  open var mediaType: AVMediaType { .video }
  /// Whether buffers are copied before they are handed out. The default is true. On Linux they are always copied.
  open var alwaysCopiesSampleData = true

  func form(_ timeline: MediaTimeline) throws -> StreamReader.Form { .pictures(size: nil, isUpright: false) }

  /// Waits for the next sample and returns it; nil at the end or after an error, which is in the reader's status.
  open func copyNextSampleBuffer() -> CMSampleBuffer? {
    guard let samples, let reader, reader.status == .reading else { return nil }
    do {
      if let (sample, time) = try samples.next(), let buffer = CMSampleBuffer(sample, at: time, mediaType) { return buffer }
      self.samples = nil
      reader.outputDidEnd()
    } catch {
      self.samples = nil
      reader.fail(error)
    }
    return nil
  }

  fileprivate func soundForm(_ settings: [String: Any]?, _ timeline: MediaTimeline) throws -> StreamReader.Form {
    func number(_ key: String) -> Int? { (settings?[key] as? NSNumber)?.intValue ?? settings?[key] as? Int }
    let kind = settings?[AVFormatIDKey].flatMap { ($0 as? NSNumber)?.uint32Value ?? UInt32("\($0)") } ?? kAudioFormatLinearPCM
    guard kind == kAudioFormatLinearPCM else { throw AVError(.operationNotSupportedForAsset, "Sound is read as linear PCM.") }
    let isFloat = (settings?[AVLinearPCMIsFloatKey] as? NSNumber)?.boolValue ?? settings?[AVLinearPCMIsFloatKey] as? Bool ?? false
    let bits = number(AVLinearPCMBitDepthKey)
    guard bits == nil || bits == (isFloat ? 32 : 16) else {
      throw AVError(.operationNotSupportedForAsset, "Sound is read as 16-bit integers or 32-bit floating point numbers.")
    }
    return .sound(
      sampleRate: number(AVSampleRateKey) ?? timeline.sampleRate, channels: number(AVNumberOfChannelsKey) ?? timeline.channels,
      isFloat: isFloat)
  }
}

/// Delivers the media of one track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  /// The track whose samples the output delivers.
  public let track: AVAssetTrack
  /// The settings for decoding the media. Media is always decoded on Linux: pictures as 32-bit BGRA, sound as linear PCM.
  public let outputSettings: [String: Any]?
  open override var mediaType: AVMediaType { track.mediaType }

  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    self.track = track
    self.outputSettings = outputSettings
    super.init()
  }

  override func form(_ timeline: MediaTimeline) throws -> StreamReader.Form {
    guard let outputSettings else {
      throw AVError(.operationNotSupportedForAsset, "Encoded samples are not read on Linux: the output needs settings.")
    }
    guard track.stream.index == 0 else {
      throw AVError(.operationNotSupportedForAsset, "Only the first track of a kind is read on Linux.")
    }
    if mediaType == .audio { return try soundForm(outputSettings, timeline) }
    let key = kCVPixelBufferPixelFormatTypeKey as String
    let format = (outputSettings[key] as? NSNumber)?.uint32Value ?? outputSettings[key] as? UInt32 ?? kCVPixelFormatType_32BGRA
    guard format == kCVPixelFormatType_32BGRA else {
      throw AVError(.operationNotSupportedForAsset, "Pictures are read as kCVPixelFormatType_32BGRA.")
    }
    return .pictures(size: nil, isUpright: false)
  }
}

/// Delivers the sound of the first track. Sounds are not mixed on Linux.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
  /// The tracks whose sound is read.
  public let audioTracks: [AVAssetTrack]
  /// The settings for decoding the sound, or nil for the default.
  public let audioSettings: [String: Any]?
  /// The volumes of the tracks. The default is nil. They are stored only.
  open var audioMix: AVAudioMix?
  open override var mediaType: AVMediaType { .audio }

  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    self.audioTracks = audioTracks
    self.audioSettings = audioSettings
    super.init()
  }

  override func form(_ timeline: MediaTimeline) throws -> StreamReader.Form {
    guard audioTracks.count == 1 else { throw AVError(.operationNotSupportedForAsset, "Several tracks are not mixed on Linux.") }
    return try soundForm(audioSettings, timeline)
  }
}

extension CMSampleBuffer {
  /// Copies a sample of a pipeline; nil if it cannot be read.
  convenience init?(_ sample: MediaSample, at time: Double, _ type: AVMediaType) {
    let start = CMTime(seconds: time, preferredTimescale: 90_000)
    let length = sample.duration.map { CMTime(seconds: $0, preferredTimescale: 90_000) } ?? .invalid
    if type == .video {
      guard let buffer = sample.pixelBuffer else { return nil }
      self.init(image: buffer, time: start, duration: length)
    } else {
      guard let rate = sample.number("rate"), let channels = sample.number("channels"), let data = sample.withBytes({ Data($0) }) else {
        return nil
      }
      let isFloat = sample.caps.contains("F32LE")
      let count = data.count / max(1, channels * (isFloat ? 4 : 2))
      self.init(
        data: data, count: count, time: CMTime(seconds: time, preferredTimescale: CMTimeScale(rate)),
        duration: CMTime(value: CMTimeValue(count), timescale: CMTimeScale(rate)),
        format: CMFormatDescription(
          mediaType: kCMMediaType_Audio, subType: 0x6C70_636D, sampleRate: rate, channels: channels, isFloat: isFloat))
    }
  }
}

extension MediaSample {
  /// A copy of the picture with four bytes per pixel.
  var pixelBuffer: CVPixelBuffer? {
    guard let width = number("width"), let height = number("height") else { return nil }
    var made: CVPixelBuffer?
    CVPixelBufferCreate(nil, width, height, kCVPixelFormatType_32BGRA, nil, &made)
    guard let made, let target = CVPixelBufferGetBaseAddress(made) else { return nil }
    return withBytes { bytes in
      guard let base = bytes.baseAddress, bytes.count >= width * height * 4 else { return nil }
      for row in 0..<height {
        (target + row * CVPixelBufferGetBytesPerRow(made)).copyMemory(from: base + row * width * 4, byteCount: width * 4)
      }
      return made
    } ?? nil
  }
}
