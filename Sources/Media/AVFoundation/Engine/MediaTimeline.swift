import CoreGraphics

/// The pieces of media that an asset plays, in sequence for each media type.
struct MediaTimeline: Sendable {
  struct Piece: Sendable {
    /// The location of the media; nil for an empty piece.
    var url: URL?
    /// The start in the media, in seconds.
    var source: Double
    /// The start in the timeline, in seconds.
    var start: Double
    var duration: Double

    var end: Double { start + duration }
  }

  var pictures: [Piece] = []
  var sound: [Piece] = []
  var size = CGSize.zero
  var framesPerSecond = 0.0
  var sampleRate = 44_100
  var channels = 2

  var duration: Double { max(pictures.last?.end ?? 0, sound.last?.end ?? 0) }

  func pieces(_ type: AVMediaType) -> [Piece] { type == .video ? pictures : sound }
}

/// Decodes the pieces of a timeline in a time range.
final class TimelineReader {
  private var pieces: ArraySlice<MediaTimeline.Piece>
  private let form: StreamReader.Form
  private let range: Range<Double>
  private var reader: StreamReader?

  init(_ pieces: [MediaTimeline.Piece], _ form: StreamReader.Form, in range: Range<Double>) {
    self.pieces = pieces.filter { $0.url != nil && $0.end > range.lowerBound + 1e-6 && $0.start < range.upperBound - 1e-6 }[...]
    self.form = form
    self.range = range
  }

  /// Returns the next sample with its time in the timeline; nil at the end.
  func next() throws -> (sample: MediaSample, time: Double)? {
    while let piece = pieces.first, let url = piece.url {
      if reader == nil {
        let first = piece.source + max(0, range.lowerBound - piece.start)
        let last = piece.source + min(piece.duration, range.upperBound - piece.start)
        reader = try StreamReader(url, form, from: first, until: last)
      }
      if let (sample, time) = try reader?.next() { return (sample, piece.start + time - piece.source) }
      reader = nil
      pieces = pieces.dropFirst()
    }
    return nil
  }
}
