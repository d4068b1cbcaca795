import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = () -> Void

/// A time on an audio timeline.
open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  /// Whether the sample time is valid: always true.
  open var isSampleTimeValid: Bool { true }
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
  }
}

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  /// 32-bit floating point, the standard format.
  case pcmFormatFloat32 = 1
  case pcmFormatFloat64 = 2
  case pcmFormatInt16 = 3
  case pcmFormatInt32 = 4
}

open class AVAudioFormat: NSObject {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let commonFormat: AVAudioCommonFormat
  /// Whether the samples of all channels are interleaved.
  public let isInterleaved: Bool

  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
  }

  /// Creates a format. Buffers have samples of 32-bit floating point or 16-bit integers only on Linux.
  public init?(commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool) {
    guard sampleRate > 0, sampleRate.isFinite, (1...64).contains(channels) else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    commonFormat = format
    isInterleaved = interleaved
  }

  /// Creates a format from the sample rate and the number of channels in settings.
  public convenience init?(settings: [String: Any]) {
    func number(_ key: String) -> Double? { settings[key].flatMap { ($0 as? NSNumber)?.doubleValue ?? Double("\($0)") } }
    guard let rate = number(AVSampleRateKey) else { return nil }
    self.init(standardFormatWithSampleRate: rate, channels: AVAudioChannelCount(max(1, min(64, number(AVNumberOfChannelsKey) ?? 1))))
  }

  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
  open var settings: [String: Any] {
    [AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return sampleRate == other.sampleRate && channelCount == other.channelCount && commonFormat == other.commonFormat
      && isInterleaved == other.isInterleaved
  }
  open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}

/// Memory with sound of a format, uncompressed or compressed.
open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat
  init(format: AVAudioFormat) { self.format = format }
}

/// Memory with uncompressed samples of a format.
open class AVAudioPCMBuffer: AVAudioBuffer {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0 { didSet { if frameLength > frameCapacity { frameLength = frameCapacity } } }
  private let memory: UnsafeMutableRawPointer
  private let floats: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  private let integers: UnsafeMutablePointer<UnsafeMutablePointer<Int16>>

  /// Creates a buffer of silence. Fails for formats other than 32-bit floating point and 16-bit integers.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    guard format.commonFormat == .pcmFormatFloat32 || format.commonFormat == .pcmFormatInt16 else { return nil }
    self.frameCapacity = frameCapacity
    let size = format.commonFormat == .pcmFormatInt16 ? 2 : 4
    let channels = Int(format.channelCount)
    let count = max(1, Int(frameCapacity)) * channels * size
    memory = .allocate(byteCount: count, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    floats = .allocate(capacity: channels)
    integers = .allocate(capacity: channels)
    for channel in 0..<channels {
      let start = memory + (format.isInterleaved ? channel : channel * Int(frameCapacity)) * size
      (floats + channel).initialize(to: start.assumingMemoryBound(to: Float.self))
      (integers + channel).initialize(to: start.assumingMemoryBound(to: Int16.self))
    }
    super.init(format: format)
  }

  deinit {
    memory.deallocate()
    floats.deallocate()
    integers.deallocate()
  }

  /// The distance between two samples of a channel, in samples.
  open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
  /// The samples of each channel, or nil if they are not floating-point numbers.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(floats) : nil
  }
  /// The samples of each channel, or nil if they are not 16-bit integers.
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
    format.commonFormat == .pcmFormatInt16 ? UnsafePointer(integers) : nil
  }

  convenience init?(_ clip: AudioClip, _ frames: Range<Int>) {
    guard
      let format = AVAudioFormat(standardFormatWithSampleRate: Double(clip.sampleRate), channels: AVAudioChannelCount(clip.channels))
    else { return nil }
    self.init(pcmFormat: format, frameCapacity: AVAudioFrameCount(frames.count))
    fill(from: clip, frames)
  }

  func fill(from clip: AudioClip, _ frames: Range<Int>) {
    let channels = min(Int(format.channelCount), clip.channels)
    for (index, frame) in frames.prefix(Int(frameCapacity)).enumerated() {
      for channel in 0..<channels {
        let sample = clip.samples[frame * clip.channels + channel]
        if format.commonFormat == .pcmFormatInt16 {
          integers[channel][index * stride] = sample
        } else {
          floats[channel][index * stride] = Float(sample) / 32_768
        }
      }
    }
    frameLength = AVAudioFrameCount(min(frames.count, Int(frameCapacity)))
  }

  /// The valid frames as 16-bit samples.
  var clip: AudioClip {
    let channels = Int(format.channelCount)
    var samples: [Int16] = []
    samples.reserveCapacity(Int(frameLength) * channels)
    for frame in 0..<Int(frameLength) {
      for channel in 0..<channels {
        if format.commonFormat == .pcmFormatInt16 {
          samples.append(integers[channel][frame * stride])
        } else {
          let value = floats[channel][frame * stride]
          samples.append(value.isFinite ? Int16(max(-1, min(1, value)) * 32_767) : 0)
        }
      }
    }
    return AudioClip(samples: samples, channels: channels, sampleRate: Int(format.sampleRate))
  }
}

public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Repeats the buffer until the node stops.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// Interrupts the current sound.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// Interrupts the current sound at the end of its loop. On Linux the buffer is played after it.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// The time at which a handler is called.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// Called when the data is no longer needed.
  case dataConsumed = 0
  /// Called when the data was rendered.
  case dataRendered = 1
  /// Called when the data was played. On Linux every handler is called at that time.
  case dataPlayedBack = 2
}
