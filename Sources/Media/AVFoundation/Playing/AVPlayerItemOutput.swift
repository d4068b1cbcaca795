import CoreGraphics
import CoreVideo
import Foundation

/// The algorithm for playing at other rates.
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
  /// Returns whether there is an image that was not copied yet.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { item?.frame.map { $0.time != lastCopied } ?? false }
  /// Returns the image that is shown; nil if none is.
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
  /// Returns the item's present time, which is shown at the next time of the screen.
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { item?.currentTime() ?? .invalid }
}
