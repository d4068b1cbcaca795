import Foundation

open class AVAudioFile: NSObject {
  public let url: URL
  /// The format of the samples that are read and written.
  public let processingFormat: AVAudioFormat
  /// The format of the samples in the file; on Linux the same as ``processingFormat``.
  open var fileFormat: AVAudioFormat { processingFormat }
  open var length: AVAudioFramePosition { AVAudioFramePosition(clip.frames) }
  /// The frame to read next.
  open var framePosition: AVAudioFramePosition = 0
  private(set) var clip: AudioClip
  private let isWritable: Bool

  /// Opens a file. Throws if it cannot be decoded.
  public init(forReading fileURL: URL) throws {
    let player = try AVAudioPlayer(contentsOf: fileURL)
    if let error = player.decodingError { throw error }
    guard let clip = player.clip, player.duration > 0 else { throw AVError(.fileFormatNotRecognized, "The file has no sound.") }
    url = fileURL
    self.clip = clip
    processingFormat = player.format
    isWritable = false
  }

  /// Opens a file. Throws if it cannot be decoded. The samples have the standard format.
  public convenience init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
    try self.init(forReading: fileURL)
  }

  /// Creates a WAV file of 16-bit samples. Throws for settings of compressed sound, which is not encoded on Linux.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    let kind = settings[AVFormatIDKey].map { ($0 as? NSNumber)?.uint32Value ?? UInt32("\($0)") ?? 0 } ?? kAudioFormatLinearPCM
    guard kind == kAudioFormatLinearPCM else {
      throw AVError(.encoderNotFound, "Writing compressed sound is not available on Linux.")
    }
    guard let format = AVAudioFormat(settings: settings) else { throw AVError(.unknown, "The settings have no sample rate.") }
    url = fileURL
    processingFormat = format
    clip = AudioClip(samples: [], channels: Int(format.channelCount), sampleRate: Int(format.sampleRate))
    isWritable = true
    super.init()
    try clip.waveData.write(to: url)
  }

  /// Creates a WAV file of 16-bit samples, regardless of the format of the appended buffers.
  public convenience init(
    forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
  ) throws { try self.init(forWriting: fileURL, settings: settings) }

  open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

  /// Reads a number of frames from ``framePosition`` on. Throws at the end of the file.
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    let first = max(0, min(clip.frames, Int(framePosition)))
    let count = min(clip.frames - first, Int(frames), Int(buffer.frameCapacity))
    guard count > 0 else {
      buffer.frameLength = 0
      throw AVError(.invalidSourceMedia, "There are no more frames to read.")
    }
    buffer.fill(from: clip, first..<first + count)
    framePosition = AVAudioFramePosition(first + count)
  }

  open func write(from buffer: AVAudioPCMBuffer) throws {
    guard isWritable else { throw AVError(.unknown, "The file was opened for reading.") }
    let added = buffer.clip
    guard added.channels == clip.channels, added.sampleRate == clip.sampleRate else {
      throw AVError(.unknown, "The buffer has another sample rate or number of channels than the file.")
    }
    clip.samples += added.samples
    try clip.waveData.write(to: url)
  }
}

extension AudioClip {
  /// The content of a WAV file of 16-bit samples.
  var waveData: Data {
    var data = Data("RIFF".utf8)
    func add<Number: FixedWidthInteger>(_ value: Number) { withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) } }
    add(UInt32(truncatingIfNeeded: 36 + samples.count * 2))
    data += Data("WAVEfmt ".utf8)
    add(UInt32(16))
    add(UInt16(1))
    add(UInt16(channels))
    add(UInt32(sampleRate))
    add(UInt32(sampleRate * channels * 2))
    add(UInt16(channels * 2))
    add(UInt16(16))
    data += Data("data".utf8)
    add(UInt32(truncatingIfNeeded: samples.count * 2))
    samples.withUnsafeBytes { data.append(contentsOf: $0) }
    return data
  }
}
