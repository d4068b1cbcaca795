import CoreGraphics

/// Creates images of a video at given times.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// The outcome of a request for an image.
  public enum Result: Int, Sendable {
    case succeeded = 0
    case failed = 1
    case cancelled = 2
  }

  public let asset: AVAsset
  /// Whether the track's transform is applied to the images. The default is false.
  open var appliesPreferredTrackTransform = false { didSet { forgetPictures() } }
  /// The largest size of an image in pixels. The default, zero, means the size of the video.
  open var maximumSize = CGSize.zero { didSet { forgetPictures() } }
  /// The maximum time before the requested one. The default is unlimited. Images are always exact, except after the end.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// The maximum time after the requested one. The default is unlimited. Images are always exact.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity
  /// The aperture of the images. The default is nil. It is stored only: images show the whole frame.
  open var apertureMode: ApertureMode?

  /// The part of a frame that an image shows.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The clean part, in square pixels.
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    /// All pixels.
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }

  private let lock = NSLock()
  private let queue = DispatchQueue(label: "AVAssetImageGenerator", qos: .userInitiated)
  /// The decoder of a file, which stays open for the next image.
  private var pictures: (url: URL, pipeline: MediaPipeline)?
  private var generation = 0

  public init(asset: AVAsset) { self.asset = asset }

  private func forgetPictures() { lock.withLock { pictures = nil } }

  /// Returns the image at a time, and waits for it. Throws ``AVError``.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    try lock.withLock {
      let timeline = try asset.timeline()
      guard let last = timeline.pictures.last else { throw AVError(.noImageAtTime, "The asset has no video.") }
      guard requestedTime.isNumeric, requestedTime.seconds >= 0 else { throw AVError(.noImageAtTime, "The time is not valid.") }
      var time = requestedTime.seconds
      let frame = 1 / max(1, timeline.framesPerSecond)
      if time >= last.end - 1e-6 {
        guard time - last.end <= requestedTimeToleranceBefore.seconds else {
          throw AVError(.noImageAtTime, "The video has ended at that time.")
        }
        time = max(0, last.end - frame)
      }
      guard let piece = timeline.pictures.last(where: { $0.start <= time }), let url = piece.url else {
        throw AVError(.noImageAtTime, "The video has no image at that time.")
      }
      let (image, shown) = try image(of: url, at: time - piece.start + piece.source, timeline, frame)
      actualTime?.pointee = CMTime(seconds: max(0, shown - piece.source + piece.start), preferredTimescale: 90_000)
      return image
    }
  }

  private func image(of url: URL, at time: Double, _ timeline: MediaTimeline, _ frame: Double) throws -> (CGImage, Double) {
    let pipeline: MediaPipeline
    if let pictures, pictures.url == url {
      pipeline = pictures.pipeline
    } else {
      let limit = size(timeline).map { ",width=\(Int($0.width)),height=\(Int($0.height))" } ?? ""
      let flip = appliesPreferredTrackTransform ? "videoflip video-direction=auto ! " : ""
      pipeline = try MediaPipeline(
        "uridecodebin uri=\"\(url.absoluteString)\" caps=\"video/x-raw(ANY)\" expose-all-streams=false ! queue ! videoscale ! "
          + "videoconvert ! \(flip)video/x-raw,format=BGRA,pixel-aspect-ratio=1/1\(limit) ! appsink name=out sync=false max-buffers=1"
      )
      try pipeline.set(.paused)
      try pipeline.settle(20)
      pictures = (url, pipeline)
    }
    guard pipeline.seek(to: time + StreamReader.precision) else {
      throw AVError(.operationNotSupportedForAsset, "The media has no positions.")
    }
    try pipeline.settle(20)
    if let sample = pipeline.pullPreroll("out"), sample.time <= time + 2 * StreamReader.precision, let image = sample.image {
      // Decoders clip the first frame to the requested position.
      let start = timeline.framesPerSecond > 0 ? ((sample.time + 1e-4) * timeline.framesPerSecond).rounded(.down) * frame : sample.time
      return (image, min(start, sample.time))
    }
    // If frames have no duration, as at the end of a track, decoding at a time begins with the next frame.
    let form = StreamReader.Form.pictures(size: size(timeline), isUpright: appliesPreferredTrackTransform)
    let reader = try StreamReader(url, form, from: max(0, time - 1))
    var last: (sample: MediaSample, time: Double)?
    while let next = try reader.next(), next.time <= time + 1e-6 || last == nil { last = next }
    guard let last, let image = last.sample.image else { throw AVError(.noImageAtTime, "The video has no image at that time.") }
    return (image, last.time)
  }

  /// The size of the images in pixels, or nil for that of the video.
  private func size(_ timeline: MediaTimeline) -> CGSize? {
    let track = asset.tracks(withMediaType: .video).first?.naturalSize ?? timeline.size
    let natural = appliesPreferredTrackTransform ? timeline.size : track
    guard maximumSize.width > 0 || maximumSize.height > 0, natural.width > 0, natural.height > 0 else { return nil }
    let factor = min(
      1, maximumSize.width > 0 ? maximumSize.width / natural.width : 1, maximumSize.height > 0 ? maximumSize.height / natural.height : 1)
    return CGSize(width: max(1, (natural.width * factor).rounded()), height: max(1, (natural.height * factor).rounded()))
  }

  /// Creates images in the background, and calls the handler on the main queue, once for each time.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    nonisolated(unsafe) let handler = handler
    let began = lock.withLock { generation }
    for time in requestedTimes.map(\.timeValue) {
      queue.async {
        guard self.lock.withLock({ self.generation }) == began else {
          return DispatchQueue.main.async { handler(time, nil, .invalid, .cancelled, nil) }
        }
        var actual = CMTime.invalid
        do {
          let image = try self.copyCGImage(at: time, actualTime: &actual)
          DispatchQueue.main.async { [actual] in handler(time, image, actual, .succeeded, nil) }
        } catch {
          DispatchQueue.main.async { handler(time, nil, .invalid, .failed, error) }
        }
      }
    }
  }

  /// Creates an image in the background, and calls the handler on the main queue.
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    generateCGImagesAsynchronously(forTimes: [NSValue(time: requestedTime)]) { _, image, actual, _, error in handler(image, actual, error) }
  }

  /// Cancels the pending requests, whose handlers receive `.cancelled`.
  open func cancelAllCGImageGeneration() { lock.withLock { generation += 1 } }
}
