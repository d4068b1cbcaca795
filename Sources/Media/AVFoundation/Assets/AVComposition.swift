import TrestleSupport
@_exported import CoreMedia

public typealias CMPersistentTrackID = Int32
/// The track identifier with which a composition chooses one itself.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Parts of other assets in sequence, in tracks. It plays and exports its first track of each kind; sounds are not mixed on Linux.
open class AVComposition: AVAsset, @unchecked Sendable {
  fileprivate var parts: [AVMutableCompositionTrack] = []

  init() { super.init(from: nil) }

  open override var duration: CMTime { parts.map(\.timeRange.end).max() ?? .zero }
  open override var tracks: [AVAssetTrack] { parts }
  /// The size of the images: that of the first inserted video.
  open override var naturalSize: CGSize { parts.first { $0.mediaType == .video }?.naturalSize ?? .zero }
  open override var commonMetadata: [AVMetadataItem] { [] }

  open override func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .loaded }

  override func loadInfo() throws {}

  override func timeline() throws -> MediaTimeline {
    var timeline = MediaTimeline()
    for type in [AVMediaType.video, .audio] {
      let used = parts.filter { $0.mediaType == type && !$0.pieces.isEmpty }
      guard let track = used.first else { continue }
      if used.count > 1 { throw AVError(.operationNotSupportedForAsset, "Several tracks of a kind are not mixed on Linux.") }
      if type == .video {
        timeline.pictures = track.pieces
        timeline.size = track.uprightSize
        timeline.framesPerSecond = track.source?.framesPerSecond ?? 0
      } else {
        timeline.sound = track.pieces
        if let source = track.source { (timeline.sampleRate, timeline.channels) = (source.sampleRate, source.channels) }
      }
    }
    if timeline.pictures.isEmpty, timeline.sound.isEmpty { throw AVError(.invalidSourceMedia, "The composition is empty.") }
    return timeline
  }
}

open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var lastID: CMPersistentTrackID = 0

  public override init() { super.init() }

  /// Adds a track. The value ``kCMPersistentTrackID_Invalid`` lets the composition choose the identifier.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let isTaken = parts.contains { $0.trackID == preferredTrackID }
    lastID = max(lastID + 1, isTaken ? 0 : preferredTrackID)
    let track = AVMutableCompositionTrack(mediaType, id: lastID, of: self)
    parts.append(track)
    return track
  }

  /// Inserts a range of an asset into the first track of each of its kinds, which is added if there is none.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
    let sources = [AVMediaType.video, .audio].compactMap { asset.tracks(withMediaType: $0).first }
    if sources.isEmpty { throw AVError(.invalidSourceMedia, "The asset has no tracks.") }
    for source in sources {
      let track = parts.first { $0.mediaType == source.mediaType } ?? addMutableTrack(withMediaType: source.mediaType, preferredTrackID: 0)
      try track?.insertTimeRange(timeRange, of: source, at: startTime)
    }
  }

  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { for track in parts { track.insertEmptyTimeRange(timeRange) } }
  open func removeTimeRange(_ timeRange: CMTimeRange) { for track in parts { track.removeTimeRange(timeRange) } }
  /// Changes the duration of a time range. On Linux the parts of a composition play at their own speed, so this has no effect.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    withoutEffect("the parts of a composition play at their speed")
  }
  open func removeTrack(_ track: AVMutableCompositionTrack) { parts.removeAll { $0 === track } }
}

open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {
  fileprivate(set) var pieces: [MediaTimeline.Piece] = []
  /// The stream of the first inserted part.
  fileprivate(set) var source: MediaInfo.Stream?

  fileprivate init(_ type: AVMediaType, id: CMPersistentTrackID, of composition: AVComposition) {
    var stream = MediaInfo.Stream()
    stream.type = type
    super.init(stream, id: id, of: composition, duration: nil)
  }

  open override var naturalSize: CGSize { source?.size ?? .zero }
  open override var nominalFrameRate: Float { Float(source?.framesPerSecond ?? 0) }
  open override var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: CMTime(seconds: pieces.last?.end ?? 0, preferredTimescale: 90_000))
  }
  open override var formatDescriptions: [Any] { source.map { [$0.format] } ?? [] }
  var uprightSize: CGSize { source?.uprightSize ?? .zero }
}

open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private var ownTransform: CGAffineTransform?
  private var ownVolume: Float = 1
  /// The transform of the images, from the first inserted part. A new value is stored only.
  open override var preferredTransform: CGAffineTransform {
    get { ownTransform ?? source?.transform ?? .identity }
    set { ownTransform = newValue }
  }
  /// The volume of the sound. It is stored only: the sound plays at the player's volume.
  open override var preferredVolume: Float {
    get { ownVolume }
    set { ownVolume = newValue }
  }

  /// Cuts the pieces at a time, and returns the index of the first piece after it.
  private func cut(at time: Double) -> Int {
    for (index, piece) in pieces.enumerated() {
      if time <= piece.start + 1e-6 { return index }
      guard time < piece.end - 1e-6 else { continue }
      let first = time - piece.start
      pieces[index].duration = first
      pieces.insert(
        MediaTimeline.Piece(url: piece.url, source: piece.source + first, start: time, duration: piece.duration - first), at: index + 1)
      return index + 1
    }
    return pieces.count
  }

  private func insert(_ piece: MediaTimeline.Piece) {
    let end = pieces.last?.end ?? 0
    // An insertion after the end leaves an empty piece.
    if piece.start > end + 1e-6 { pieces.append(MediaTimeline.Piece(url: nil, source: 0, start: end, duration: piece.start - end)) }
    let index = cut(at: piece.start)
    for later in index..<pieces.count { pieces[later].start += piece.duration }
    pieces.insert(piece, at: index)
  }

  /// Inserts a time range of a track of another asset. Throws if that asset has no URL, or the range is empty.
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    guard let asset = track.asset, let url = asset.location, track.mediaType == mediaType else {
      throw AVError(.invalidSourceMedia, "Only tracks of the same kind, of a file or an address, can be inserted.")
    }
    let end = min(timeRange.end.seconds, (try asset.info.duration) ?? .infinity)
    let duration = end - max(0, timeRange.start.seconds)
    guard duration > 0, duration.isFinite, startTime.isNumeric || startTime.isPositiveInfinity || !startTime.isValid else {
      throw AVError(.invalidSourceMedia, "The range to insert has no media.")
    }
    if source == nil { source = track.stream }
    let start = startTime.isNumeric ? max(0, startTime.seconds) : pieces.last?.end ?? 0
    insert(MediaTimeline.Piece(url: url, source: max(0, timeRange.start.seconds), start: start, duration: duration))
  }

  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {
    guard timeRange.start.isNumeric, timeRange.duration.seconds > 0, timeRange.duration.isNumeric else { return }
    insert(MediaTimeline.Piece(url: nil, source: 0, start: timeRange.start.seconds, duration: timeRange.duration.seconds))
  }

  /// Removes a time range; later pieces move forward.
  open func removeTimeRange(_ timeRange: CMTimeRange) {
    let (start, end) = (timeRange.start.seconds, timeRange.end.seconds)
    guard start < end else { return }
    let first = cut(at: start)
    let last = cut(at: end)
    let removed = pieces[first..<last].reduce(0) { $0 + $1.duration }
    pieces.removeSubrange(first..<last)
    for later in first..<pieces.count { pieces[later].start -= removed }
  }

  /// Changes the duration of a time range. On Linux the parts of a composition play at their own speed, so this has no effect.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    withoutEffect("the parts of a composition play at their speed")
  }
}
