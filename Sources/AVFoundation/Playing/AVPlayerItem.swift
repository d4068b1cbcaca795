import Foundation

/// What a player plays. Its status is `.unknown` until the next turn of the main queue, then `.readyToPlay` or `.failed`.
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public let asset: AVAsset
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  /// What plays the item's sound.
  private(set) var sound: AVAudioPlayer?
  private lazy var ending = SoundEnding(self)
  var didEnd: (() -> Void)?
  var didBecomeReady: (() -> Void)?
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate: Double = 0
  open var forwardPlaybackEndTime = CMTime.invalid

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }

  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    super.init()
    DispatchQueue.main.async { [weak self] in self?.load() }
  }

  private func load() {
    do {
      let player = try asset.sound()
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

  open var duration: CMTime { sound.map { CMTime(seconds: $0.duration, preferredTimescale: 44_100) } ?? .indefinite }
  open var tracks: [AVPlayerItemTrack] { [] }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }

  open var loadedTimeRanges: [NSValue] { sound == nil ? [] : [NSValue(timeRange: CMTimeRange(start: .zero, duration: duration))] }
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }

  open func currentTime() -> CMTime { CMTime(seconds: sound?.currentTime ?? 0, preferredTimescale: 44_100) }

  open func seek(to time: CMTime) { seek(to: time) { _ in } }

  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    sound?.currentTime = time.seconds.isNaN ? 0 : time.seconds
    let hasSound = sound != nil
    DispatchQueue.main.async { completionHandler?(hasSound) }
  }

  open func cancelPendingSeeks() {}

  private final class SoundEnding: AVAudioPlayerDelegate {
    weak var item: AVPlayerItem?
    init(_ item: AVPlayerItem) { self.item = item }
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { item?.didEnd?() }
  }
}

public final class AVPlayerItemTrack: NSObject {
  override init() {}
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = Notification.Name("AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = Notification.Name("AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemNewAccessLogEntry = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
}

extension AVPlayerItem {
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = Notification.Name.AVPlayerItemFailedToPlayToEndTime
}
