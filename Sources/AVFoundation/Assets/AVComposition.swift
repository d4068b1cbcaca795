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

  /// Inserts a stretch of an asset. Throws on Linux.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws { throw AVError.noTracks }
}

/// A track of a composition, which stays empty on Linux.
public final class AVMutableCompositionTrack: NSObject {
  /// The kind of media of the track.
  public let mediaType: AVMediaType
  /// The number of the track.
  public let trackID: CMPersistentTrackID
  /// The transform of the images.
  public var preferredTransform = CGAffineTransform.identity
  /// The volume of the sound.
  public var preferredVolume: Float = 1

  init(mediaType: AVMediaType, id: CMPersistentTrackID) {
    self.mediaType = mediaType
    trackID = id
  }

  /// The times of the track: it stays empty on Linux.
  public var timeRange: CMTimeRange { .zero }
  /// Removes a stretch. The track is empty on Linux, so this has no effect.
  public func removeTimeRange(_ timeRange: CMTimeRange) {}
  /// Creates a stretch longer or shorter. The track is empty on Linux, so this has no effect.
  public func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}

  /// Inserts a stretch of another track. Throws on Linux, where no asset has a track.
  public func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws { throw AVError.noTracks }
}

extension AVError {
  fileprivate static var noTracks: AVError { AVError(.invalidSourceMedia, "The tracks of media are not read on Linux.") }
}
