import Foundation

/// Decodes the first stream of a type in a time range, as fast as its samples are read.
final class StreamReader {
  enum Form {
    /// Pictures with four bytes per pixel, in the given size or that of the media, upright if `isUpright`.
    case pictures(size: CGSize?, isUpright: Bool)
    /// Pictures in the planar format of encoders.
    case planes(size: CGSize?, isUpright: Bool)
    /// Interleaved 16-bit or floating-point samples.
    case sound(sampleRate: Int?, channels: Int?, isFloat: Bool)

    fileprivate var type: String {
      if case .sound = self { "audio/x-raw(ANY)" } else { "video/x-raw(ANY)" }
    }

    fileprivate var elements: String {
      switch self {
      case .pictures(let size, let isUpright): Self.pictures("BGRA", size, isUpright)
      case .planes(let size, let isUpright): Self.pictures("I420", size, isUpright)
      case .sound(let rate, let channels, let isFloat):
        "audioconvert ! audioresample ! audio/x-raw,format=\(isFloat ? "F32LE" : "S16LE"),layout=interleaved"
          + (rate.map { ",rate=\($0)" } ?? "") + (channels.map { ",channels=\($0)" } ?? "")
      }
    }

    private static func pictures(_ format: String, _ size: CGSize?, _ isUpright: Bool) -> String {
      "videoscale ! videoconvert n-threads=2 ! \(isUpright ? "videoflip video-direction=auto ! " : "")video/x-raw,format=\(format),"
        + "pixel-aspect-ratio=1/1" + (size.map { ",width=\(Int($0.width)),height=\(Int($0.height))" } ?? "")
    }
  }

  /// Some containers round times to milliseconds: a picture may start that much before or after its time.
  static let precision = 0.0011

  private let pipeline: MediaPipeline
  private let start: Double
  /// The exclusive end in seconds; nil for the end of the media.
  private let end: Double?
  private let tolerance: Double

  /// Starts decoding the first stream of the type. Throws if the media cannot be decoded.
  init(_ url: URL, _ form: Form, from start: Double = 0, until end: Double? = nil) throws {
    self.start = start
    self.end = end
    if case .sound = form { tolerance = 0 } else { tolerance = Self.precision }
    pipeline = try MediaPipeline(
      "uridecodebin uri=\"\(url.absoluteString)\" caps=\"\(form.type)\" expose-all-streams=false "
        + "! queue max-size-buffers=0 max-size-bytes=0 max-size-time=1000000000 ! \(form.elements) ! "
        + "appsink name=out sync=false max-buffers=4")
    try pipeline.set(.paused)
    try pipeline.settle(20)
    if start > 0 || end != nil {
      guard pipeline.seek(to: start > 0 ? start + tolerance : 0, until: end) else {
        throw AVError(.operationNotSupportedForAsset, "The media has no positions.")
      }
      try pipeline.settle(20)
    }
    try pipeline.set(.playing)
  }

  /// Returns the next sample with its time; nil at the end. Throws if the media is damaged.
  func next() throws -> (sample: MediaSample, time: Double)? {
    if let sample = pipeline.pull("out", 0.5) ?? retried() {
      let time = sample.time
      if let end, time >= end - max(1e-6, tolerance) { return nil }
      // The first picture is clipped to the start of decoding.
      return (sample, time <= start + 2 * tolerance ? min(time, start) : time)
    }
    if let failure = pipeline.failure { throw failure }
    return nil
  }

  /// Returns the next sample, and waits several times, because a network source may be slow.
  private func retried() -> MediaSample? {
    for _ in 0..<60 {
      if pipeline.failure != nil || pipeline.isAtEnd("out") { return nil }
      if let sample = pipeline.pull("out", 0.5) { return sample }
    }
    return nil
  }
}
