import Foundation

/// Plays one item: sound that can be decoded here. Video and media from the network end in the item's `.failed`.
open class AVPlayer: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    case failed = 2
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance = 0
    case pause = 1
    case none = 2
  }

  open private(set) var currentItem: AVPlayerItem?
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var isMuted = false { didSet { currentItem?.sound?.volume = isMuted ? 0 : volume } }
  open var volume: Float = 1 { didSet { currentItem?.sound?.volume = isMuted ? 0 : volume } }
  private var observers: [TimeObserver] = []
  private var timer: (any DispatchSourceTimer)?
  private var lastTime = 0.0

  public override init() {}

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  deinit { timer?.cancel() }

  // MARK: State

  /// That of the player itself: an item that cannot be played does not harm its player.
  open var status: Status { currentItem == nil || currentItem?.status == .unknown ? .unknown : .readyToPlay }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : currentItem?.sound?.isPlaying == true ? .playing : .waitingToPlayAtSpecifiedRate
  }
  open var isExternalPlaybackActive: Bool { false }

  /// The speed that was asked for; 0 means paused.
  open var rate: Float = 0 {
    didSet {
      if rate == 0 { currentItem?.sound?.pause() } else { start() }
      watch()
    }
  }

  open var defaultRate: Float = 1

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }

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

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { seek(to: time) { _ in } }
  open func seek(to date: Date) {}

  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    guard let item = currentItem else { return completionHandler(false) }
    item.seek(to: time, completionHandler: completionHandler)
    if rate != 0 { start() }
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
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

  open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any {
    add(TimeObserver(interval: 0, boundaries: times.map { $0.timeValue.seconds }, queue: queue) { _ in block() })
  }

  private func add(_ observer: TimeObserver) -> Any {
    observers.append(observer)
    watch()
    return observer
  }

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

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    waiting = Array(items.dropFirst())
    actionAtItemEnd = .advance
  }

  open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + waiting }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !items().contains { $0 === item } }

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

  open func remove(_ item: AVPlayerItem) {
    if item === currentItem { advanceToNextItem() } else { waiting.removeAll { $0 === item } }
  }

  open func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }

  open func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }

  override func itemDidEnd() {
    guard actionAtItemEnd == .advance, let item = currentItem else { return super.itemDidEnd() }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    if currentItem === item { advanceToNextItem() }
  }
}

/// Plays one item of a queue player again and again.
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?
  private var token: (any NSObjectProtocol)?
  open private(set) var loopCount = 0

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

  open func disableLooping() {
    token.map { NotificationCenter.default.removeObserver($0) }
    token = nil
    player?.actionAtItemEnd = .advance
  }
}
