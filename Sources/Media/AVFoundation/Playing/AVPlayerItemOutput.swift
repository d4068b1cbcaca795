import Foundation

/// The algorithm for playing at other rates. On Linux the pitch follows the rate.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Keeps the pitch with little work, best for voices.
  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  /// Keeps the pitch with the best quality, also for music.
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  /// The pitch follows the rate.
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
  /// A fast method of lower quality.
  public static let lowQualityZeroLatency = AVAudioTimePitchAlgorithm(rawValue: "LowQualityZeroLatency")
}

/// Receives parts of an item while it plays.
open class AVPlayerItemOutput: NSObject {
  /// Whether the player hides the content that the output receives. The default is false.
  open var suppressesPlayerRendering = false
  override init() {}
}

/// Receives the frames of an item. No video is decoded on Linux, so there are none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  /// Creates an output. The attributes are ignored.
  public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }
  /// Creates an output. The settings are ignored.
  public init(outputSettings: [String: Any]?) { super.init() }
  /// Returns whether there is a new image: false on Linux.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  /// Returns an image: nil on Linux.
  open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer? { nil }
  /// Returns the item's time for a time of the screen: invalid on Linux.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}
