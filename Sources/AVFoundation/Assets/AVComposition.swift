@_exported import CoreMedia
import Foundation

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number that lets a composition choose the number of a track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Stretches of other assets, one after the other in tracks.
///
/// An asset has no tracks on Linux, so a composition stays empty: putting something in throws, and it has no duration.
open class AVComposition: AVAsset {
  init() { super.init(from: nil) }

  open override var duration: CMTime { .zero }
}

/// A composition that can be changed. On Linux nothing can be put into it.
open class AVMutableComposition: AVComposition {
  private var lastID: CMPersistentTrackID = 0

  /// Creates an empty composition.
  public override init() { super.init() }

  /// Adds a track. A number of ``kCMPersistentTrackID_Invalid`` lets the composition choose.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    lastID = max(lastID + 1, preferredTrackID)
    return AVMutableCompositionTrack(mediaType: mediaType, id: lastID)
  }

  /// The size of the pictures; zero unless the app sets it.
  open override var naturalSize: CGSize {
    get { size }
    set { size = newValue }
  }
  private var size = CGSize.zero
  /// Removes a track. It holds nothing on Linux.
  open func removeTrack(_ track: AVMutableCompositionTrack) {}
  /// Inserts a stretch without media. The composition stays empty on Linux.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
  /// Removes a stretch. The composition is empty on Linux.
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  /// Changes the length of a stretch. The composition is empty on Linux.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
  /// The track that a stretch of another would be added to: nil on Linux.
  open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? { nil }

  /// Inserts a stretch of an asset. Throws on Linux.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws { throw AVError.noTracks }
}

/// A track of a composition, which stays empty on Linux.
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
  /// The kind of media of the track.
  open override var mediaType: AVMediaType { kind }
  /// The number of the track.
  open override var trackID: CMPersistentTrackID { number }
  /// The transform of the pictures.
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  /// The volume of the sound.
  open override var preferredVolume: Float {
    get { volume }
    set { volume = newValue }
  }
  /// The number of units in a second.
  open var naturalTimeScale: CMTimeScale = 600
  private let kind: AVMediaType
  private let number: CMPersistentTrackID
  private var transform = CGAffineTransform.identity
  private var volume: Float = 1

  init(mediaType: AVMediaType, id: CMPersistentTrackID) {
    kind = mediaType
    number = id
  }

  /// Inserts stretches of other tracks. Throws on Linux, where no asset has a track.
  open func insertTimeRanges(_ timeRanges: [NSValue], of tracks: [AVAssetTrack], at startTime: CMTime) throws { throw AVError.noTracks }
  /// Inserts a stretch without media. The track stays empty on Linux.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
  /// Removes a stretch. The track is empty on Linux.
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  /// Changes the length of a stretch. The track is empty on Linux.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}

  /// Inserts a stretch of another track. Throws on Linux, where no asset has a track.
  public func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws { throw AVError.noTracks }
}

extension AVError {
  fileprivate static var noTracks: AVError { AVError(.invalidSourceMedia, "The tracks of media are not read on Linux.") }
}
