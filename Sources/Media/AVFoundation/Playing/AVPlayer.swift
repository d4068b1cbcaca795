import TrestleSupport
import Foundation

/// Plays one item: sound that can be decoded here. Video and media from the network end in the item's `.failed`.
open class AVPlayer: NSObject {
  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// Nothing has been loaded.
    case unknown = 0
    /// The player can play.
    case readyToPlay = 1
    /// The player cannot play any more.
    case failed = 2
  }

  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// The player is paused.
    case paused = 0
    /// The player waits until the item can be played.
    case waitingToPlayAtSpecifiedRate = 1
    /// The player plays at its rate.
    case playing = 2
  }

  /// The action of a player at the end of an item.
  public enum ActionAtItemEnd: Int, Sendable {
    /// Plays the next item of a queue.
    case advance = 0
    /// The player pauses and keeps the item; the default.
    case pause = 1
    /// The rate does not change.
    case none = 2
  }

  /// The item that is played.
  open private(set) var currentItem: AVPlayerItem?
  /// The action of the player at the end of an item. The default is to pause.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether the player waits for data to avoid stalls. The default is true. Files do not stall, so it has no effect on Linux.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Whether another screen may show the video. The default is true. It has no effect on Linux.
  open var allowsExternalPlayback = true
  /// Whether another screen shows the video while it is connected. The default is false. It has no effect on Linux.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Whether the display stays on during video. The default is true. It has no effect on Linux.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Whether the sound is off. The default is false.
  open var isMuted = false { didSet { currentItem?.sound?.volume = isMuted ? 0 : volume } }
  /// The volume, from 0 to 1. The default is 1.
  open var volume: Float = 1 { didSet { currentItem?.sound?.volume = isMuted ? 0 : volume } }
  private var observers: [TimeObserver] = []
  private var timer: (any DispatchSourceTimer)?
  private var lastTime = 0.0

  public override init() {}

  /// Creates a player for the media at a URL.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player for an item, or for none.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  deinit { timer?.cancel() }

  // MARK: State

  /// The status of the player, which does not depend on its item.
  open var status: Status { currentItem == nil || currentItem?.status == .unknown ? .unknown : .readyToPlay }
  /// The error of the player: nil. Errors of an item are in ``AVPlayerItem/error``.
  open var error: (any Error)? { nil }
  /// Whether the player plays, is paused, or waits for its item.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : currentItem?.sound?.isPlaying == true ? .playing : .waitingToPlayAtSpecifiedRate
  }
  /// Whether another screen shows the video: false on Linux.
  open var isExternalPlaybackActive: Bool { false }

  /// The requested speed; 0 means paused.
  open var rate: Float = 0 {
    didSet {
      if rate == 0 { currentItem?.sound?.pause() } else { start() }
      watch()
    }
  }

  /// The rate that ``play()`` sets. The default is 1.
  open var defaultRate: Float = 1

  /// Starts playback at ``defaultRate``.
  open func play() { rate = defaultRate }
  /// Sets the rate to 0 and keeps the position.
  open func pause() { rate = 0 }
  /// Starts playback at a rate.
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Replaces the item. Playback continues with the new one if the player was playing.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem?.sound?.pause()
    take(item)
    if rate != 0 { start() }
  }

  private func take(_ item: AVPlayerItem?) {
    currentItem = item
    item?.didEnd = { [weak self] in self?.itemDidEnd() }
    item?.didBecomeReady = { [weak self] in if let self, rate != 0 { start() } }
  }

  private func start() {
    guard let item = currentItem else { return }
    if item.status == .failed {
      item.reportFailure()
      return
    }
    guard let sound = item.sound, item.status == .readyToPlay else { return }
    sound.volume = isMuted ? 0 : volume
    sound.enableRate = rate != 1
    if sound.rate != rate { sound.rate = rate }
    sound.play()
  }

  func itemDidEnd() {
    guard let item = currentItem else { return }
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }

  // MARK: Time

  /// Returns the playback position of the item, or zero without an item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Moves the playback position.
  open func seek(to time: CMTime) { seek(to: time) { _ in } }
  /// Moves the playback position to a date of a live stream. Streams are not played on Linux, so this has no effect.
  open func seek(to date: Date) { withoutEffect("live streams are not played") }

  /// Moves the playback position, and calls the handler with whether that succeeded.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let item = currentItem else { return completionHandler(false) }
    item.seek(to: time, completionHandler: completionHandler)
    if rate != 0 { start() }
  }

  /// Moves the playback position. It is always exact, so the tolerances are ignored.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
  /// Moves the playback position, and calls the handler with whether that succeeded. The position is always exact.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) { seek(to: time, completionHandler: completionHandler) }

  private final class TimeObserver {
    let interval: TimeInterval
    let boundaries: [TimeInterval]
    let queue: DispatchQueue
    let block: (CMTime) -> Void
    var last: TimeInterval = -1

    init(interval: TimeInterval, boundaries: [TimeInterval], queue: DispatchQueue?, block: @escaping (CMTime) -> Void) {
      self.interval = interval
      self.boundaries = boundaries
      self.queue = queue ?? .main
      self.block = block
    }
  }

  /// Calls the block while the item plays. Keep the result, for ``removeTimeObserver(_:)``.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    add(TimeObserver(interval: max(0.02, interval.seconds), boundaries: [], queue: queue, block: block))
  }

  /// Calls the block when playback passes one of the times. Keep the result, for ``removeTimeObserver(_:)``.
  open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any {
    add(TimeObserver(interval: 0, boundaries: times.map { $0.timeValue.seconds }, queue: queue) { _ in block() })
  }

  private func add(_ observer: TimeObserver) -> Any {
    observers.append(observer)
    watch()
    return observer
  }

  /// Removes a block. Pass the result of adding it.
  open func removeTimeObserver(_ observer: Any) {
    observers.removeAll { $0 === (observer as AnyObject) }
    watch()
  }

  private func watch() {
    guard rate != 0, !observers.isEmpty else {
      timer?.cancel()
      return timer = nil
    }
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + 0.02, repeating: 0.02)
    timer.setEventHandler { [weak self] in self?.tick() }
    timer.resume()
    self.timer = timer
  }

  private func tick() {
    let time = currentTime()
    let before = lastTime
    lastTime = time.seconds
    guard currentItem?.sound?.isPlaying == true else { return }
    for observer in observers {
      let isDue =
        observer.interval > 0
        ? abs(time.seconds - observer.last) >= observer.interval
        : observer.boundaries.contains { before < $0 && $0 <= time.seconds }
      guard isDue else { continue }
      observer.last = time.seconds
      observer.queue.async { observer.block(time) }
    }
  }
}

/// Plays items one after another.
open class AVQueuePlayer: AVPlayer {
  private var waiting: [AVPlayerItem] = []

  /// Creates a player for several items.
  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    waiting = Array(items.dropFirst())
    actionAtItemEnd = .advance
  }

  /// Returns the items that are still to be played, with the current one first.
  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  /// Returns whether an item can be inserted: true if it is not in the queue yet.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !items().contains { $0 === item } }

  /// Inserts an item after another, or at the end if that is nil.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else { return replaceCurrentItem(with: item) }
    if let afterItem, afterItem === currentItem {
      waiting.insert(item, at: 0)
    } else if let index = waiting.firstIndex(where: { $0 === afterItem }) {
      waiting.insert(item, at: index + 1)
    } else {
      waiting.append(item)
    }
  }

  /// Removes an item. If it is the current one, the next one is played.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
  }

  /// Removes all items and ends playback.
  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }

  /// Ends the current item and plays the next one.
  open func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }

  override func itemDidEnd() {
    guard actionAtItemEnd == .advance, let item = currentItem else { return super.itemDidEnd() }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    if currentItem === item { advanceToNextItem() }
  }
}

/// Plays one item of a queue player repeatedly.
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private var token: (any NSObjectProtocol)?
  /// The number of completed repetitions.
  open private(set) var loopCount = 0

  /// Creates a looper that repeats an item in a player. Keep it as long as the item is to be repeated.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    super.init()
    self.player = player
    player.actionAtItemEnd = .none
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
    token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil) {
      [weak self] _ in
      self?.again()
    }
  }

  deinit { disableLooping() }

  private func again() {
    loopCount += 1
    player?.seek(to: .zero)
    player?.play()
  }

  /// Ends the repetition after the current pass.
  open func disableLooping() {
    token.map { NotificationCenter.default.removeObserver($0) }
    token = nil
    player?.actionAtItemEnd = .advance
  }
}
