import CoreGraphics

/// Encodes a range of a timeline into a file, on the caller's thread.
final class MediaExport: @unchecked Sendable {
  private let lock = NSLock()
  private var isCancelled = false
  private var done = 0.0

  /// The encoded share, from 0 to 1.
  var progress: Double { lock.withLock { done } }
  func cancel() { lock.withLock { isCancelled = true } }

  /// The largest number of decoded bytes that wait for the encoder.
  private static let mostPendingBytes = 48 << 20

  /// Writes the file. Returns false if it was canceled; then, and after an error, no file is left.
  func run(
    _ timeline: MediaTimeline, _ range: Range<Double>, to url: URL, _ type: AVFileType, picture: StreamWriter.Picture?,
    sound: StreamWriter.Sound?, forNetwork: Bool
  ) throws -> Bool {
    if FileManager.default.fileExists(atPath: url.path) { throw AVError(.fileAlreadyExists, "A file exists at the place of the export.") }
    var isComplete = false
    defer { if !isComplete { try? FileManager.default.removeItem(at: url) } }
    let writer = try StreamWriter(url, type, picture: picture, sound: sound, forNetwork: forNetwork)
    let pictures = picture.map {
      TimelineReader(timeline.pictures, .planes(size: $0.size, isUpright: true), in: range)
    }
    let samples = sound.map {
      TimelineReader(timeline.sound, .sound(sampleRate: $0.sampleRate, channels: $0.channels, isFloat: false), in: range)
    }
    if let picture {
      writer.setForm(
        StreamWriter.form(
          width: Int(picture.size.width), height: Int(picture.size.height), format: "I420", framesPerSecond: timeline.framesPerSecond),
        of: .video)
    }
    if let sound { writer.setForm(StreamWriter.form(sampleRate: sound.sampleRate, channels: sound.channels, isFloat: false), of: .audio) }
    var nextPicture = try pictures?.next()
    var nextSound = try samples?.next()
    var written = 0
    while nextPicture != nil || nextSound != nil {
      if lock.withLock({ isCancelled }) { return false }
      while writer.pendingBytes > Self.mostPendingBytes {
        try writer.check()
        usleep(2000)
      }
      let time: Double
      if let item = nextPicture, item.time <= nextSound?.time ?? .infinity {
        time = item.time
        try writer.write(item.sample, .video, at: item.time - range.lowerBound, duration: item.sample.duration)
        nextPicture = try pictures?.next()
        if nextPicture == nil { writer.finish(.video) }
      } else if let item = nextSound {
        time = item.time
        try writer.write(item.sample, .audio, at: item.time - range.lowerBound, duration: item.sample.duration)
        nextSound = try samples?.next()
        if nextSound == nil { writer.finish(.audio) }
      } else {
        break
      }
      written += 1
      lock.withLock { done = min(0.99, max(done, (time - range.lowerBound) / max(0.001, range.upperBound - range.lowerBound))) }
    }
    if written == 0 { throw AVError(.invalidSourceMedia, "The range to export has no media.") }
    try writer.complete()
    lock.withLock { done = 1 }
    isComplete = true
    return true
  }
}
