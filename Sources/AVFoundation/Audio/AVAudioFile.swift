import Foundation

/// How samples are kept.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// In another way.
  case otherFormat = 0
  /// As numbers of 32 bits with a point.
  case pcmFormatFloat32 = 1
  /// As numbers of 64 bits with a point.
  case pcmFormatFloat64 = 2
  /// As whole numbers of 16 bits.
  case pcmFormatInt16 = 3
  /// As whole numbers of 32 bits.
  case pcmFormatInt32 = 4
}

/// The format of sound: its rate and number of channels. Samples are floating point numbers, each channel by itself.
open class AVAudioFormat: NSObject {
  /// The number of samples in a second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: UInt32
  /// How samples are kept.
  public let commonFormat: AVAudioCommonFormat
  /// Whether the channels of each moment lie side by side.
  public let isInterleaved: Bool
  /// Whether samples are floating point numbers, each channel by itself.
  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  /// The format as settings of a file.
  open var settings: [String: Any] { ["AVSampleRateKey": sampleRate, "AVNumberOfChannelsKey": Int(channelCount)] }

  /// Creates the usual format; nil without a rate or channels.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }

  /// Creates a format; nil without a rate or channels.
  public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: UInt32, interleaved: Bool) {
    guard sampleRate > 0, channels > 0 else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    commonFormat = format
    isInterleaved = interleaved
  }

  /// Creates a format from the settings of a file; nil if they name no rate or channels.
  public convenience init?(settings: [String: Any]) {
    let rate = (settings["AVSampleRateKey"] as? NSNumber)?.doubleValue ?? settings["AVSampleRateKey"] as? Double ?? 44_100
    let channels = (settings["AVNumberOfChannelsKey"] as? NSNumber)?.intValue ?? settings["AVNumberOfChannelsKey"] as? Int ?? 2
    self.init(standardFormatWithSampleRate: rate, channels: UInt32(max(0, channels)))
  }
}

/// Sound in memory.
open class AVAudioBuffer: NSObject {
  /// The format.
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}

/// Samples in memory.
open class AVAudioPCMBuffer: AVAudioBuffer {
  /// The number of moments there is room for.
  public let frameCapacity: UInt32
  /// The number of moments there are.
  open var frameLength: UInt32 = 0 { didSet { frameLength = min(frameLength, frameCapacity) } }
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  /// The distance between the samples of a channel.
  open var stride: Int { 1 }

  /// Creates a buffer without sound; nil without room.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    guard frameCapacity > 0 else { return nil }
    self.frameCapacity = frameCapacity
    channels = .allocate(capacity: Int(format.channelCount))
    for channel in 0..<Int(format.channelCount) {
      let samples = UnsafeMutablePointer<Float>.allocate(capacity: Int(frameCapacity))
      samples.initialize(repeating: 0, count: Int(frameCapacity))
      channels[channel] = samples
    }
    super.init(format: format)
  }

  deinit {
    for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
    channels.deallocate()
  }

  /// The samples of each channel, from −1 to 1; nil for other kinds of samples.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
  }
  /// The samples as whole numbers: nil on Linux, where samples are kept with a point.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
  /// The samples as whole numbers: nil on Linux, where samples are kept with a point.
  open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }

  var clip: AudioClip {
    let count = Int(format.channelCount)
    var samples: [Int16] = []
    samples.reserveCapacity(Int(frameLength) * count)
    for frame in 0..<Int(frameLength) {
      for channel in 0..<count {
        let value = channels[channel][frame]
        samples.append(value.isFinite ? Int16(max(-1, min(1, value)) * 32_767) : 0)
      }
    }
    return AudioClip(samples: samples, channels: count, sampleRate: Int(format.sampleRate))
  }

  func take(_ clip: AudioClip, from start: Int, count: Int) {
    for frame in 0..<count {
      for channel in 0..<Int(format.channelCount) {
        let source = min(channel, clip.channels - 1)
        channels[channel][frame] = Float(clip.samples[(start + frame) * clip.channels + source]) / 32_768
      }
    }
    frameLength = UInt32(count)
  }

  func temporaryFile() throws -> AVAudioFile {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".wav")
    try clip.wave.write(to: url)
    let file = try AVAudioFile(forReading: url)
    file.isTemporary = true
    return file
  }
}

/// A sound file that is read, or written as WAV.
open class AVAudioFile: NSObject {
  /// The file.
  public let url: URL
  /// The format of the samples.
  public let processingFormat: AVAudioFormat
  /// The format of the file: the same on Linux.
  open var fileFormat: AVAudioFormat { processingFormat }
  /// The number of moments.
  open private(set) var length: Int64
  /// The moment at which reading goes on.
  open var framePosition: Int64 = 0
  private var clip: AudioClip
  private let isWriting: Bool
  var isTemporary = false

  /// Opens a file for reading. Throws if it cannot be decoded.
  public init(forReading fileURL: URL) throws {
    guard let data = try? Data(contentsOf: fileURL) else { throw AudioFileError.notFound(fileURL.lastPathComponent) }
    guard let kind = AudioClip.Format(data) else { throw AudioFileError.unknownFormat }
    clip = try AudioClip(data, format: kind)
    guard let format = AVAudioFormat(standardFormatWithSampleRate: Double(clip.sampleRate), channels: UInt32(clip.channels)) else {
      throw AVError(.fileFormatNotRecognized, "The file has no sound.")
    }
    url = fileURL
    processingFormat = format
    length = Int64(clip.frames)
    isWriting = false
  }

  /// Opens a file for reading with a kind of samples; they are always with a point on Linux.
  public convenience init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    try self.init(forReading: fileURL)
  }

  /// Creates a file for writing. On Linux it is a WAV file whatever the settings ask. Throws if the place cannot be written to.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    guard let format = AVAudioFormat(settings: settings) else { throw AVError(.fileFormatNotRecognized, "The settings name no channels.") }
    url = fileURL
    processingFormat = format
    clip = AudioClip(samples: [], channels: Int(format.channelCount), sampleRate: Int(format.sampleRate))
    length = 0
    isWriting = true
    super.init()
    try clip.wave.write(to: fileURL)
  }

  /// Creates a file for writing with a kind of samples.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }

  deinit {
    if isWriting { try? clip.wave.write(to: url) }
    if isTemporary { try? FileManager.default.removeItem(at: url) }
  }

  /// Reads as many moments as the buffer has room for.
  open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

  /// Reads a number of moments.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: UInt32) throws {
    guard !isWriting else { throw AVError(.unknown, "The file is open for writing.") }
    let start = Int(max(0, min(framePosition, length)))
    let count = min(Int(frames), Int(buffer.frameCapacity), clip.frames - start)
    buffer.take(clip, from: start, count: count)
    framePosition = Int64(start + count)
  }

  /// Adds the moments of a buffer. The file is complete when the object goes, or at ``close()``.
  open func write(from buffer: AVAudioPCMBuffer) throws {
    guard isWriting else { throw AVError(.unknown, "The file is open for reading.") }
    guard buffer.format.channelCount == processingFormat.channelCount else {
      throw AVError(.unknown, "The buffer has another number of channels than the file.")
    }
    clip.samples += buffer.clip.samples
    length = Int64(clip.frames)
    framePosition = length
  }

  /// Completes the file.
  open func close() { if isWriting { try? clip.wave.write(to: url) } }
}

extension AudioClip {
  /// The sound as a WAV file of whole numbers of 16 bits.
  var wave: Data {
    var data = Data()
    func number(_ value: Int, _ count: Int) { for index in 0..<count { data.append(UInt8(truncatingIfNeeded: value >> (8 * index))) } }
    func word(_ text: String) { data.append(contentsOf: Array(text.utf8)) }
    word("RIFF")
    number(36 + samples.count * 2, 4)
    word("WAVEfmt ")
    number(16, 4)
    number(1, 2)
    number(channels, 2)
    number(sampleRate, 4)
    number(sampleRate * channels * 2, 4)
    number(channels * 2, 2)
    number(16, 2)
    word("data")
    number(samples.count * 2, 4)
    for sample in samples { number(Int(sample), 2) }
    return data
  }
}
