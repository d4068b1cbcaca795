import TrestleSupport
@_exported import CoreMedia
import Foundation

/// The number of a track.
public typealias CMPersistentTrackID = Int32
/// The number that lets a composition choose the number of a track.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Parts of other assets in sequence, in tracks.
///
/// An asset has no tracks on Linux, so a composition is always empty: inserting throws, and its duration is zero.
open class AVComposition: AVAsset {
  init() { super.init(from: nil) }

  open override var duration: CMTime { .zero }
}

/// A composition that can be changed. On Linux nothing can be inserted.
open class AVMutableComposition: AVComposition {
  private var lastID: CMPersistentTrackID = 0

  /// Creates an empty composition.
  public override init() { super.init() }

  /// Adds a track. The value ``kCMPersistentTrackID_Invalid`` lets the composition choose the identifier.
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    lastID = max(lastID + 1, preferredTrackID)
    return AVMutableCompositionTrack(mediaType: mediaType, id: lastID)
  }

  /// Inserts a range of an asset. Throws on Linux.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws { throw AVError.noTracks }
  /// Inserts a silent stretch. The composition stays empty on Linux, so this has no effect.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) { withoutEffect("the parts of media cannot be put together") }
  /// Removes a stretch. The composition is empty on Linux, so this has no effect.
  open func removeTimeRange(_ timeRange: CMTimeRange) { withoutEffect("the parts of media cannot be put together") }
  /// Makes a stretch longer or shorter. The composition is empty on Linux, so this has no effect.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    withoutEffect("the parts of media cannot be put together")
  }
  /// Removes a track. The tracks of a composition are empty on Linux, so this has no effect.
  open func removeTrack(_ track: AVMutableCompositionTrack) { withoutEffect("the parts of media cannot be put together") }
}

/// A track of a composition, which is always empty on Linux.
public final class AVMutableCompositionTrack: NSObject {
  /// The kind of media of the track.
  public let mediaType: AVMediaType
  /// The number of the track.
  public let trackID: CMPersistentTrackID
  /// The transform of the video.
  public var preferredTransform = CGAffineTransform.identity
  /// The volume of the sound.
  public var preferredVolume: Float = 1

  init(mediaType: AVMediaType, id: CMPersistentTrackID) {
    self.mediaType = mediaType
    trackID = id
  }

  /// The times of the track: it stays empty on Linux.
  public var timeRange: CMTimeRange { .zero }
  /// Inserts a silent stretch. The track stays empty on Linux, so this has no effect.
  public func insertEmptyTimeRange(_ timeRange: CMTimeRange) { withoutEffect("the parts of media cannot be put together") }
  /// Removes a stretch. The track is empty on Linux, so this has no effect.
  public func removeTimeRange(_ timeRange: CMTimeRange) { withoutEffect("the parts of media cannot be put together") }
  /// Changes the duration of a time range. The track is empty on Linux, so this has no effect.
  public func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {
    withoutEffect("the parts of media cannot be put together")
  }

  /// Inserts a time range of another track. Throws on Linux, where no asset has a track.
  public func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws { throw AVError.noTracks }
}

extension AVError {
  fileprivate static var noTracks: AVError { AVError(.invalidSourceMedia, "The tracks of media are not read on Linux.") }
}
