import CoreGraphics
import CoreVideo

/// The algorithm for playback at rates other than 1.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A fast algorithm that keeps the pitch, suited to voices.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// The algorithm of the highest quality that keeps the pitch, also suited to music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The pitch follows the rate.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
  /// A fast method of lower quality.
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}

/// Receives the media of an item during playback.
open class AVPlayerItemOutput: NSObject {
  /// Whether the player hides the content that the output receives. The default is false.
  open var suppressesPlayerRendering = false
  weak var item: AVPlayerItem?
  override init() {}
}

/// Receives the frames of an item, as 32-bit BGRA pixels.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  private var lastCopied: Double?

  /// Creates an output. The attributes are ignored: the pixels are 32-bit BGRA.
  public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }
  /// Creates an output. The settings are ignored: the pixels are 32-bit BGRA.
  public init(outputSettings: [String: Any]?) { super.init() }
  /// Returns whether the current frame has not been copied yet.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { item?.frame.map { $0.time != lastCopied } ?? false }
  /// Returns the current frame; nil if there is none.
  open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer? {
    guard let frame = item?.frame else { return nil }
    var made: CVPixelBuffer?
    CVPixelBufferCreate(nil, frame.image.width, frame.image.height, kCVPixelFormatType_32BGRA, nil, &made)
    guard let made, let target = CVPixelBufferGetBaseAddress(made) else { return nil }
    for row in 0..<frame.image.height {
      (target + row * CVPixelBufferGetBytesPerRow(made)).copyMemory(
        from: frame.image.data + row * frame.image.stride, byteCount: frame.image.width * 4)
    }
    lastCopied = frame.time
    itemTimeForDisplay?.pointee = CMTime(seconds: frame.time, preferredTimescale: 90_000)
    return made
  }
  /// Returns the current time of the item, regardless of the host time.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { item?.currentTime() ?? .invalid }
}
