import TrestleSupport
import Foundation

/// A media item of a player. Its status is `.unknown` until its sound is decoded, a long one in the background, then `.readyToPlay` or `.failed`.
open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// The item has not been loaded.
    case unknown = 0
    /// The item can be played.
    case readyToPlay = 1
    /// The item cannot be played; the reason is in ``AVPlayerItem/error``.
    case failed = 2
  }

  /// The asset that is played.
  public let asset: AVAsset
  /// Whether the item can be played.
  open private(set) var status = Status.unknown
  /// The reason why the item cannot be played.
  open private(set) var error: (any Error)?
  /// The player of the item's sound.
  private(set) var sound: AVAudioPlayer?
  private lazy var ending = SoundEnding(self)
  var didEnd: (() -> Void)?
  var didBecomeReady: (() -> Void)?
  /// The duration of media loaded ahead, in seconds. The default, 0, leaves the choice to the player. It has no effect on Linux.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The limit for network transfer in bits per second. The default, 0, means no limit. It has no effect on Linux.
  open var preferredPeakBitRate: Double = 0
  /// The time at which playback ends. The default, an invalid time, means the end of the item. On Linux it is stored without effect.
  open var forwardPlaybackEndTime = CMTime.invalid

  /// The volumes of the tracks over time. On Linux it is stored without effect: the sound plays at the player's volume.
  open var audioMix: AVAudioMix?
  /// The composition of the video. It is stored without effect on Linux, where no video is decoded.
  open var videoComposition: AVVideoComposition?
  /// The algorithm for playing at other rates. On Linux it is stored without effect.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// The styles of subtitles. They are stored only, because no media has subtitles on Linux.
  open var textStyleRules: [AVTextStyleRule]?
  /// Whether seeking waits until pictures are ready. The default is false.
  open var seekingWaitsForVideoCompositionRendering = false
  /// Whether the network is used while paused. It has no effect on Linux.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = true
  /// The largest size of images. On Linux it is stored without effect.
  open var preferredMaximumResolution = CGSize.zero
  /// The outputs of the item.
  open private(set) var outputs: [AVPlayerItemOutput] = []
  /// Adds an output. No images are decoded on Linux, so it receives none.
  open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  /// Removes an output.
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  /// Whether a rate above 2 is possible: false on Linux.
  open var canPlayFastForward: Bool { false }
  /// Whether a rate between 0 and 1 is possible.
  open var canPlaySlowForward: Bool { status == .readyToPlay }
  /// Whether negative rates are possible: false on Linux.
  open var canPlayReverse: Bool { false }
  /// Whether the position can be moved by single images: false on Linux.
  open var canStepForward: Bool { false }
  /// Whether the position can be moved back by single images: false on Linux.
  open var canStepBackward: Bool { false }
  /// Steps by frames. No video is decoded on Linux, so this has no effect.
  open func step(byCount stepCount: Int) { withoutEffect("videos are not decoded") }
  /// Returns the date of the position of a live stream: nil on Linux.
  open func currentDate() -> Date? { nil }
  /// Metadata in the order of time: nil on Linux.
  open var timedMetadata: [AVMetadataItem]? { nil }
  /// Metadata of the app's own.
  open var externalMetadata: [AVMetadataItem] = []

  /// Creates an item for the media at a URL.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Creates an item for an asset.
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }

  /// Creates an item for an asset. The keys are ignored: properties are loaded when they are read.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
    DispatchQueue.main.async { [weak self] in self?.decode() }
  }

  /// The number of bytes of a file that is decoded at once.
  private static let shortFile = 1 << 20

  private func decode() {
    let file = Result { try asset.soundFile() }
    let size = (try? file.get().resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    guard size > Self.shortFile else { return load(Result { try asset.sound() }) }
    // Decoding a long file takes seconds, which the main queue must not wait for.
    nonisolated(unsafe) weak let item = self
    nonisolated(unsafe) let source = asset
    DispatchQueue.global(qos: .userInitiated).async {
      nonisolated(unsafe) let sound = Result { try source.sound() }
      DispatchQueue.main.async { item?.load(sound) }
    }
  }

  private func load(_ decoded: Result<AVAudioPlayer, any Error>) {
    do {
      let player = try decoded.get()
      player.delegate = ending
      sound = player
      status = .readyToPlay
      didBecomeReady?()
    } catch {
      self.error = error
      status = .failed
      reportFailure()
    }
  }

  func reportFailure() {
    NotificationCenter.default.post(
      name: .AVPlayerItemFailedToPlayToEndTime, object: self,
      userInfo: error.map { [AVPlayerItemFailedToPlayToEndTimeErrorKey: $0] })
  }

  /// The length of the item, or an indefinite time until it is loaded.
  open var duration: CMTime { sound.map { CMTime(seconds: $0.duration, preferredTimescale: 44_100) } ?? .indefinite }
  /// The tracks: an empty array on Linux.
  open var tracks: [AVPlayerItemTrack] { [] }
  /// The size of the images: zero, because no video is decoded.
  open var presentationSize: CGSize { .zero }
  /// Whether playback will not stall: true once the item can be played.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  /// Whether no data is left to play: true until the item can be played.
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  /// Whether the buffer is full: true once the item can be played.
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }

  /// The loaded parts of the item: all of it when it can be played.
  open var loadedTimeRanges: [NSValue] { sound == nil ? [] : [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] }
  /// The parts of the item that the playback position can be moved to; the same as ``loadedTimeRanges``.
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }

  /// Returns the playback position.
  open func currentTime() -> CMTime { CMTime(seconds: sound?.currentTime ?? 0, preferredTimescale: 44_100) }

  /// Moves the playback position.
  open func seek(to time: CMTime) { seek(to: time) { _ in } }

  /// Moves the playback position, and calls the handler on the main queue with whether the item has sound to move in.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    sound?.currentTime = time.seconds.isNaN ? 0 : time.seconds
    let hasSound = sound != nil
    DispatchQueue.main.async { completionHandler?(hasSound) }
  }

  /// Moves the playback position. It is always exact, so the tolerances are ignored.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Moves the playback position, and calls the handler. The position is always exact.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Cancels pending moves of the playback position. Moves are immediate on Linux, so this has no effect.
  open func cancelPendingSeeks() {}

  private final class SoundEnding: AVAudioPlayerDelegate {
    weak var item: AVPlayerItem?
    init(_ item: AVPlayerItem) { self.item = item }
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { item?.didEnd?() }
  }
}

/// A track of an item. None is created on Linux.
public final class AVPlayerItemTrack: NSObject {
  override init() {}
}

/// The key of the error in the user info of ``AVPlayerItem/failedToPlayToEndTimeNotification``.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
  /// Posted when an item has played to its end.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  /// Posted when an item cannot be played to its end.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when playback waits for data. Never posted on Linux.
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  /// Posted when the position of an item jumps. Never posted on Linux.
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// Posted when an entry is added to the access log. Never posted on Linux.
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
}

extension AVPlayerItem {
  /// Posted when an item has played to its end.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  /// Posted when an item cannot be played to its end.
  public static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
}
