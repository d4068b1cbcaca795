import CoreGraphics

/// A media item of a player. Its status is `.unknown` until its tracks are read, in the background, then `.readyToPlay` or `.failed`.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    /// The item cannot be played; the reason is in ``AVPlayerItem/error``.
    case failed = 2
  }

  public let asset: AVAsset
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  /// The decoder, which is created when a player uses the item.
  private(set) var playback: (any Playback)?
  private(set) var timeline: MediaTimeline?
  weak var player: AVPlayer?
  private(set) var frame: VideoFrame?
  /// A seek that was requested before the item was ready.
  private var waitingSeek: (time: Double, kind: MediaPipeline.SeekKind, completion: ((Bool) -> Void)?)?
  /// The duration of media loaded ahead, in seconds. The default, 0, leaves the choice to the player. It has no effect on Linux.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// The limit for network transfer in bits per second. The default, 0, means no limit. It has no effect on Linux.
  open var preferredPeakBitRate: Double = 0
  /// The time at which playback ends. The default, an invalid time, means the end of the item.
  open var forwardPlaybackEndTime = CMTime.invalid

  /// The volumes of the tracks over time. On Linux it is stored without effect: the sound plays at the player's volume.
  open var audioMix: AVAudioMix?
  /// The composition of the video. It is stored without effect on Linux.
  open var videoComposition: AVVideoComposition?
  /// The time-pitch algorithm: the pitch is kept, or follows the rate for ``AVAudioTimePitchAlgorithm/varispeed``. It is read when a player
  /// starts to use the item.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// The styles of subtitles. They are stored only: subtitles are not shown on Linux.
  open var textStyleRules: [AVTextStyleRule]?
  /// Whether seeking waits until pictures are ready. The default is false.
  open var seekingWaitsForVideoCompositionRendering = false
  /// Whether the network is used while paused. It has no effect on Linux.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = true
  /// The largest size of images. On Linux it is stored without effect.
  open var preferredMaximumResolution = CGSize.zero
  open private(set) var outputs: [AVPlayerItemOutput] = []
  open func add(_ output: AVPlayerItemOutput) {
    outputs.append(output)
    output.item = self
    player?.updatePictureSize()
  }
  open func remove(_ output: AVPlayerItemOutput) {
    outputs.removeAll { $0 === output }
    output.item = nil
  }
  /// Whether rates above 2 are supported: true for files.
  open var canPlayFastForward: Bool { canPlayReverse }
  /// Whether rates between 0 and 1 are supported.
  open var canPlaySlowForward: Bool { status == .readyToPlay }
  /// Whether negative rates are supported: true for files.
  open var canPlayReverse: Bool { status == .readyToPlay && (asset as? AVURLAsset)?.url.isFileURL ?? true }
  /// Whether the position can be moved by single frames: true for files with video.
  open var canStepForward: Bool { canPlayReverse && timeline?.pictures.isEmpty == false }
  /// Whether the position can be moved back by single frames: true for files with video.
  open var canStepBackward: Bool { canStepForward }
  /// Moves the position by a number of frames.
  open func step(byCount stepCount: Int) {
    guard canStepForward, let rate = timeline?.framesPerSecond, rate > 0 else { return }
    // Seeks to the middle of the frame, so that rounding does not select its neighbor.
    let image = (currentTime().seconds * rate + 1e-3).rounded(.down) + Double(stepCount)
    seek(to: CMTime(seconds: max(0, (image + 0.5) / rate), preferredTimescale: 90_000))
  }
  /// Returns the date of the position of a live stream: nil on Linux.
  open func currentDate() -> Date? { nil }
  /// The timed metadata: nil on Linux.
  open var timedMetadata: [AVMetadataItem]? { nil }
  open var externalMetadata: [AVMetadataItem] = []

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }

  /// Creates an item for an asset. The keys are ignored: the tracks are always loaded.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
    DispatchQueue.main.async { [weak self] in self?.load() }
  }

  private func load() {
    // In virtual time an item becomes ready in the same frame in each run.
    if PlayerClock.isVirtual { return finishLoading(Result { try self.asset.timeline() }) }
    weak let item = self
    let asset = asset
    DispatchQueue.global(qos: .userInitiated).async {
      let timeline = Result { try asset.timeline() }
      DispatchQueue.main.async { item?.finishLoading(timeline) }
    }
  }

  private func finishLoading(_ result: Result<MediaTimeline, any Error>) {
    do {
      timeline = try result.get()
      status = .readyToPlay
      player?.itemDidBecomeReady()
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: any Error) {
    self.error = error
    status = .failed
    playback = nil
    waitingSeek?.completion?(false)
    waitingSeek = nil
    player?.itemDidFail()
    reportFailure()
  }

  func reportFailure() {
    NotificationCenter.default.post(
      name: .AVPlayerItemFailedToPlayToEndTime, object: self,
      userInfo: error.map { [AVPlayerItemFailedToPlayToEndTimeErrorKey: $0] })
  }

  /// Starts decoding, if the item is ready.
  func prepare() {
    guard status == .readyToPlay, playback == nil, let timeline else { return }
    do {
      let isVirtual = PlayerClock.isVirtual
      let made: any Playback
      if !isVirtual, let location = asset.location, let info = try? asset.info {
        made = try PipelinePlayback(
          location, timeline, isRotated: info.video?.rotation ?? 0 != 0, keepsPitch: audioTimePitchAlgorithm != .varispeed,
          isSeekable: info.isSeekable)
      } else {
        made = SteppedPlayback(timeline, isSilent: isVirtual)
      }
      playback = made
      made.onFrame = { [weak self] frame in
        self?.frame = frame
        self?.player?.show(frame)
      }
      made.onEnd = { [weak self] in self?.player?.itemDidEnd() }
      made.onFailure = { [weak self] error in self?.fail(error) }
      if let waiting = waitingSeek {
        waitingSeek = nil
        made.seek(to: waiting.time, waiting.kind) { waiting.completion?($0) }
      }
    } catch {
      fail(error)
    }
  }

  /// Stops decoding and discards the position. Called when the last player releases the item.
  func release() {
    playback?.pause()
    playback = nil
    frame = nil
  }

  /// The time at which playback ends before the end of the media, in seconds.
  var endOfPlayback: Double? { forwardPlaybackEndTime.isNumeric ? forwardPlaybackEndTime.seconds : nil }

  /// The duration of the item, or an indefinite time until it is loaded.
  open var duration: CMTime {
    guard let length = timeline?.duration, length.isFinite else { return .indefinite }
    return CMTime(seconds: length, preferredTimescale: 90_000)
  }
  /// The tracks; none until the item is loaded.
  open var tracks: [AVPlayerItemTrack] {
    if keptTracks == nil, status == .readyToPlay { keptTracks = asset.tracks.map { AVPlayerItemTrack($0) } }
    return keptTracks ?? []
  }
  private var keptTracks: [AVPlayerItemTrack]?
  /// The size of the upright images; zero until the item is loaded, and for sound.
  open var presentationSize: CGSize { timeline?.size ?? .zero }
  /// Whether playback is unlikely to stall: true once the item can be played, unless network data is missing.
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay && playback?.isWaiting != true }
  /// Whether no data is left to play: true until the item can be played, and while network data is missing.
  open var isPlaybackBufferEmpty: Bool { !isPlaybackLikelyToKeepUp }
  /// Whether the buffer is full: true once the item can be played, unless network data is missing.
  open var isPlaybackBufferFull: Bool { isPlaybackLikelyToKeepUp }

  /// The loaded parts of the item: all of a file; for a network stream, the part before the position.
  open var loadedTimeRanges: [NSValue] {
    guard status == .readyToPlay else { return [] }
    let isLocal = asset.location?.isFileURL ?? true
    return [NSValue(timeRange: CMTimeRange(start: .zero, duration: isLocal ? duration : currentTime()))]
  }
  /// The seekable parts of the item: all of it, or none for a live stream.
  open var seekableTimeRanges: [NSValue] {
    status == .readyToPlay && duration.isNumeric ? [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] : []
  }

  open func currentTime() -> CMTime {
    CMTime(seconds: playback?.position ?? waitingSeek?.time ?? 0, preferredTimescale: 90_000)
  }

  open func seek(to time: CMTime) { seek(to: time, completionHandler: nil) }

  /// Moves the playback position. The handler is called on the main queue, with false if another seek came first.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: nil)
  }
  /// Moves the playback position. The handler is called on the main queue, with false if another seek came first. With tolerances of half a
  /// second or more, the nearest key frame is shown.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?) {
    guard status != .failed, time.isValid, !time.isIndefinite else {
      return DispatchQueue.main.async { completionHandler?(false) }
    }
    let isCoarse = min(toleranceBefore.seconds, toleranceAfter.seconds) >= 0.5
    let limit = timeline?.duration ?? .infinity
    let target = max(0, min(limit, time.isNumeric ? time.seconds : time.isPositiveInfinity ? limit : 0))
    guard let playback else {
      waitingSeek?.completion?(false)
      waitingSeek = (target, isCoarse ? .keyFrame : .exact, completionHandler)
      return
    }
    player?.timeWillJump(to: target)
    playback.seek(to: target, isCoarse ? .keyFrame : .exact) { [weak self] isReached in
      if isReached, let self {
        NotificationCenter.default.post(name: .AVPlayerItemTimeJumped, object: self)
        player?.timeDidJump()
      }
      completionHandler?(isReached)
    }
  }

  /// Cancels a seek that waits for the item to be loaded; its handler receives false.
  open func cancelPendingSeeks() {
    waitingSeek?.completion?(false)
    waitingSeek = nil
  }
}

public final class AVPlayerItemTrack: NSObject {
  public let assetTrack: AVAssetTrack?
  /// Whether the track is played: true for the first track of its type.
  public var isEnabled: Bool { assetTrack?.isEnabled ?? false }
  /// The frame rate of the media in frames per second.
  public var currentVideoFrameRate: Float { assetTrack?.nominalFrameRate ?? 0 }

  init(_ track: AVAssetTrack) { assetTrack = track }
}

/// The key of the error in the user info of ``AVPlayerItem/failedToPlayToEndTimeNotification``.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  /// Posted when playback waits for data. Never posted on Linux.
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
  /// Posted when an entry is added to the access log. Never posted on Linux.
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
  /// Posted when the error log has a new event. Never posted on Linux, where players keep no log of errors.
  public static let AVPlayerItemNewErrorLogEntry = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
}
