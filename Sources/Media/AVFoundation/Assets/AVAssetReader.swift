import CoreMedia
import Foundation

/// Reads the media of an asset. Nothing is decoded here: reading cannot start, and ``error`` has the reason.
open class AVAssetReader: NSObject {
  /// The progress of reading.
  public enum Status: Int, Sendable {
    /// Reading has not started.
    case unknown = 0
    /// Media is being read.
    case reading = 1
    /// All media was read.
    case completed = 2
    /// Reading has failed. On Linux it fails when it starts.
    case failed = 3
    /// Reading was cancelled.
    case cancelled = 4
  }

  /// The asset whose media is read.
  public let asset: AVAsset
  /// The outputs from which the app takes samples.
  open private(set) var outputs: [AVAssetReaderOutput] = []
  /// The progress of reading.
  open private(set) var status = Status.unknown
  /// The reason why reading has failed.
  open private(set) var error: (any Error)?
  /// The part of the asset to read. The default is the whole asset.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

  /// Creates a reader of an asset.
  public init(asset: AVAsset) throws { self.asset = asset }

  /// Returns whether an output can be added: true until reading starts.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown && !outputs.contains { $0 === output } }
  /// Adds an output, before reading starts.
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }

  /// Starts reading. On Linux it returns false, and ``error`` has the reason.
  @discardableResult open func startReading() -> Bool {
    status = .failed
    error = AVError(.decoderNotFound, "Reading the tracks of media is not available on Linux.")
    return false
  }

  /// Cancels reading, if it has not failed.
  open func cancelReading() {
    if status != .failed { status = .cancelled }
  }
}

/// The base class of a reader's outputs.
open class AVAssetReaderOutput: NSObject {
  override init() {}
  /// The kind of media.
  open var mediaType: AVMediaType { .video }
  /// Whether buffers are copied before they are handed out. The default is true.
  open var alwaysCopiesSampleData = true
  /// Returns the next piece of media: nil on Linux.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// Hands out the media of one track.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  /// The track whose samples the output delivers.
  public let track: AVAssetTrack
  /// The settings for decoding the media, or nil to leave it encoded.
  public let outputSettings: [String: Any]?
  open override var mediaType: AVMediaType { track.mediaType }

  /// Creates an output of a track.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    self.track = track
    self.outputSettings = outputSettings
    super.init()
  }
}

/// Hands out the mixed sound of tracks.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
  /// The tracks whose sound is mixed.
  public let audioTracks: [AVAssetTrack]
  /// The form of the sound, or nil for the default.
  public let audioSettings: [String: Any]?
  /// The volumes of the tracks. The default is nil.
  open var audioMix: AVAudioMix?
  open override var mediaType: AVMediaType { .audio }

  /// Creates an output of tracks.
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
    self.audioTracks = audioTracks
    self.audioSettings = audioSettings
    super.init()
  }
}
