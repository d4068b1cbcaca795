@_exported import CoreMedia
import Foundation

/// The number that lets a composition choose the number of a track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
/// The number of a track.
public typealias CMPersistentTrackID = Int32

/// A stretch of another asset in a track of a composition.
public final class AVCompositionTrackSegment: NSObject {
  /// The asset's stretch.
  public let source: CMTimeRange
  /// Its place in the composition.
  public let target: CMTimeRange
  /// The asset's location, nil for silence.
  public let sourceURL: URL?
  /// Whether the segment is silent.
  public var isEmpty: Bool { sourceURL == nil }

  init(source: CMTimeRange, target: CMTimeRange, url: URL?) {
    self.source = source
    self.target = target
    sourceURL = url
  }
}

/// Stretches of other assets, one after the other in tracks.
///
/// The composition knows its times. It cannot be played on Linux: only whole files are decoded.
open class AVComposition: AVAsset {
  fileprivate(set) var compositionTracks: [AVMutableCompositionTrack] = []

  init() { super.init(from: nil) }

  open override var duration: CMTime { compositionTracks.map(\.end).max() ?? .zero }
}

/// A composition that can be changed.
open class AVMutableComposition: AVComposition {
  /// The size of the pictures, which the app sets.
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }
  private var size = CGSize.zero
  private var lastID: CMPersistentTrackID = 0

  public override init() { super.init() }

  /// Adds a track. A number of ``kCMPersistentTrackID_Invalid`` lets the composition choose.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    lastID = max(lastID + 1, preferredTrackID)
    let track = AVMutableCompositionTrack(mediaType: mediaType, id: lastID)
    compositionTracks.append(track)
    return track
  }

  /// Takes a track away.
  open func removeTrack(_ track: AVMutableCompositionTrack) { compositionTracks.removeAll { $0 === track } }

  /// Inserts a stretch of an asset's tracks. An asset has no tracks on Linux, so nothing is inserted.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {}
}

/// A track of a composition.
public final class AVMutableCompositionTrack: NSObject {
  /// The kind of media of the track.
  public let mediaType: AVMediaType
  /// The number of the track.
  public let trackID: CMPersistentTrackID
  /// The stretches in the track.
  public private(set) var segments: [AVCompositionTrackSegment] = []
  /// The transform of the pictures.
  public var preferredTransform = CGAffineTransform.identity
  /// The volume of the sound.
  public var preferredVolume: Float = 1
  /// The size of the pictures: zero.
  public var naturalSize: CGSize { .zero }

  init(mediaType: AVMediaType, id: CMPersistentTrackID) {
    self.mediaType = mediaType
    trackID = id
  }

  var end: CMTime { segments.map(\.target.end).max() ?? .zero }

  /// Inserts a stretch of another track; what comes later moves.
  public func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    let start = startTime.isValid ? startTime : end
    segments = segments.map { segment in
      guard segment.target.start >= start else { return segment }
      let target = CMTimeRange(start: segment.target.start + timeRange.duration, duration: segment.target.duration)
      return AVCompositionTrackSegment(source: segment.source, target: target, url: segment.sourceURL)
    }
    segments.append(AVCompositionTrackSegment(source: timeRange, target: CMTimeRange(start: start, duration: timeRange.duration), url: nil))
    segments.sort { $0.target.start < $1.target.start }
  }

  /// Takes away what lies in a range of time.
  public func removeTimeRange(_ timeRange: CMTimeRange) {
    segments.removeAll { timeRange.containsTimeRange($0.target) }
  }
}
