import QuartzCore

/// Displays the pictures of a player. Called on the main thread.
package protocol PlayerPictureReceiver: AnyObject {
  /// Displays a picture, or none.
  func show(_ frame: VideoFrame?)
  /// The size in pixels in which pictures are displayed; nil if unscaled pictures are needed.
  func pixels(for natural: CGSize) -> CGSize?
}

/// Plays one item. Use it on the main thread.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown = 0
    case readyToPlay = 1
    /// The player can no longer play.
    case failed = 2
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused = 0
    case waitingToPlayAtSpecifiedRate = 1
    case playing = 2
  }

  public enum ActionAtItemEnd: Int, Sendable {
    /// Plays the next item of a queue.
    case advance = 0
    /// The player pauses and keeps the item; the default.
    case pause = 1
    /// The rate does not change.
    case none = 2
  }

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
  open var isMuted = false { didSet { applyVolume() } }
  open var volume: Float = 1 { didSet { applyVolume() } }
  private var observers: [PlayerTimeObserver] = []
  private var lastTime = 0.0
  private var timer: (any DispatchSourceTimer)?
  private var link: CADisplayLink?
  private struct Receiver {
    weak var object: (any PlayerPictureReceiver)?
  }
  private var receivers: [Receiver] = []
  private var pictureSize: CGSize?

  public override init() {}

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player for an item, or for none.
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  deinit {
    timer?.cancel()
    if let link { DispatchQueue.main.async { link.invalidate() } }
    let item = currentItem
    if item?.player == nil || item?.player === self { item?.release() }
  }

  // MARK: State

  /// The status of the player, which does not depend on its item.
  open var status: Status { currentItem == nil || currentItem?.status == .unknown ? .unknown : .readyToPlay }
  /// The error of the player: nil. Errors of an item are in ``AVPlayerItem/error``.
  open var error: (any Error)? { nil }
  /// Whether the player plays, is paused, or waits for its item or for data of the network.
  open var timeControlStatus: TimeControlStatus {
    guard rate != 0 else { return .paused }
    guard let playback = currentItem?.playback, !playback.isWaiting else { return .waitingToPlayAtSpecifiedRate }
    return .playing
  }
  /// Whether another screen shows the video: false on Linux.
  open var isExternalPlaybackActive: Bool { false }

  /// The requested speed; 0 means paused, and a negative one plays backward.
  open var rate: Float = 0 {
    didSet {
      if rate == 0 { currentItem?.playback?.pause() } else { start() }
      if rate != oldValue { NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self) }
      timeDidJump()
    }
  }

  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

  /// The rate that ``play()`` sets. The default is 1.
  open var defaultRate: Float = 1

  /// Starts playback at ``defaultRate``.
  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }

  /// Replaces the item. Playback continues with the new one if the player was playing.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    if currentItem?.player === self {
      currentItem?.player = nil
      currentItem?.release()
    }
    take(item)
    if item?.frame == nil { show(nil) }
    if rate != 0 { start() }
    timeDidJump()
  }

  private func take(_ item: AVPlayerItem?) {
    currentItem = item
    // An item can be used by one player only.
    if let other = item?.player, other !== self { other.replaceCurrentItem(with: nil) }
    item?.player = self
    itemDidBecomeReady()
  }

  func itemDidBecomeReady() {
    guard let item = currentItem, item.status == .readyToPlay else { return }
    item.prepare()
    applyVolume()
    pictureSize = nil
    updatePictureSize()
    if rate != 0 { start() }
    timeDidJump()
  }

  func itemDidFail() { show(nil) }

  private func applyVolume() { currentItem?.playback?.setVolume(isMuted ? 0 : max(0, min(1, volume))) }

  private func start() {
    guard let item = currentItem else { return }
    if item.status == .failed { return item.reportFailure() }
    guard let playback = item.playback else { return }
    let end = item.endOfPlayback
    if rate > 0, let length = item.timeline?.duration, playback.position >= min(end ?? .infinity, length) - 1e-6 {
      // Playback that starts at the end ends immediately.
      return DispatchQueue.main.async { [weak self] in if self?.currentItem === item { self?.itemDidEnd() } }
    }
    playback.play(rate: Double(rate), until: end)
  }

  func itemDidEnd() {
    guard let item = currentItem else { return }
    passTime()
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
  }

  // MARK: Pictures

  package var frame: VideoFrame? { currentItem?.frame }

  /// Delivers all pictures to an object, from the current one on. The object is held weakly.
  package func add(_ receiver: any PlayerPictureReceiver) {
    receivers.removeAll { $0.object == nil || $0.object === receiver }
    receivers.append(Receiver(object: receiver))
    updatePictureSize()
    receiver.show(frame)
  }

  package func remove(_ receiver: any PlayerPictureReceiver) { receivers.removeAll { $0.object == nil || $0.object === receiver } }

  func show(_ frame: VideoFrame?) { for receiver in receivers { receiver.object?.show(frame) } }

  /// Decodes pictures in their displayed size, which costs less than scaling each one when it is drawn.
  package func updatePictureSize() {
    guard let item = currentItem, let playback = item.playback, let natural = item.timeline?.size, natural.width > 0 else { return }
    let objects = receivers.compactMap(\.object)
    var size: CGSize? = objects.isEmpty || !item.outputs.isEmpty ? nil : .zero
    for object in objects {
      guard let known = size, let wanted = object.pixels(for: natural) else { size = nil; break }
      size = CGSize(width: max(known.width, wanted.width), height: max(known.height, wanted.height))
    }
    if let known = size, known.width < 2 || known.height < 2 || known.width > natural.width * 0.8 { size = nil }
    guard size != pictureSize else { return }
    pictureSize = size
    playback.setSize(size)
  }

  // MARK: Time

  /// Returns the playback position of the item, or zero without an item.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  open func seek(to time: CMTime) { seek(to: time) { _ in } }
  /// Moves the playback position to a date of a live stream. Streams have no dates on Linux, so the handler receives false.
  open func seek(to date: Date, completionHandler: @escaping (Bool) -> Void) { DispatchQueue.main.async { completionHandler(false) } }

  /// Moves the playback position. The handler receives false if another seek came first.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { _ in }
  }
  /// Moves the playback position. The handler receives false if another seek came first. With tolerances of half a second or more, the
  /// nearest key frame is shown.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
  ) {
    guard let item = currentItem else { return DispatchQueue.main.async { completionHandler(false) } }
    item.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter, completionHandler: completionHandler)
  }

  /// Moves the playback position; returns false if another seek came first.
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { done in seek(to: time) { done.resume(returning: $0) } }
  }
  /// Moves the playback position; returns false if another seek came first.
  @discardableResult open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
    await withCheckedContinuation { done in
      seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { done.resume(returning: $0) }
    }
  }

  /// Calls the block while the item plays, at multiples of the interval, and when playback starts, stops or jumps. Keep the result, for
  /// ``removeTimeObserver(_:)``.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    add(PlayerTimeObserver(interval: max(0.005, interval.seconds), boundaries: [], queue: queue, block: block))
  }

  /// Calls the block when playback passes one of the times. Keep the result, for ``removeTimeObserver(_:)``.
  open func addBoundaryTimeObserver(forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void) -> Any {
    add(PlayerTimeObserver(interval: nil, boundaries: times.map { $0.timeValue.seconds }, queue: queue) { _ in block() })
  }

  private func add(_ observer: PlayerTimeObserver) -> Any {
    observers.append(observer)
    watch()
    return observer
  }

  /// Removes an observer. Pass the result of the method that added it.
  open func removeTimeObserver(_ observer: Any) {
    observers.removeAll { $0 === (observer as AnyObject) }
    watch()
  }

  /// The times that were passed are reported before the position jumps.
  func timeWillJump(to time: Double) {
    passTime()
    lastTime = time
  }

  /// Reports the position after a jump, a start or a stop.
  func timeDidJump() {
    lastTime = currentTime().seconds
    for observer in observers { observer.jump(to: currentTime()) }
    watch()
  }

  /// Reports the times since the last report.
  private func passTime() {
    guard rate != 0, currentItem?.playback != nil else { return }
    let time = currentTime()
    for observer in observers { observer.pass(from: lastTime, to: time) }
    lastTime = time.seconds
  }

  private func tick() {
    guard rate != 0 else { return watch() }
    // The observers receive the final position before playback ends.
    passTime()
    currentItem?.playback?.advance()
    if timer != nil { schedule() }
  }

  /// Runs a display link while a stepped item plays, or a timer for the next observed time.
  private func watch() {
    let playback = rate != 0 ? currentItem?.playback : nil
    if let playback, playback.isStepped {
      timer?.cancel()
      timer = nil
      guard link == nil else { return }
      link = MainActor.assumeIsolated {
        let link = CADisplayLink { [weak self] _ in self?.tick() }
        link.add(to: .main, forMode: .common)
        return link
      }
      return
    }
    if let link {
      MainActor.assumeIsolated { link.invalidate() }
      self.link = nil
    }
    guard playback != nil, !observers.isEmpty else {
      timer?.cancel()
      return timer = nil
    }
    if timer == nil {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.setEventHandler { [weak self] in self?.tick() }
      self.timer = timer
      schedule()
      timer.resume()
    } else {
      schedule()
    }
  }

  private func schedule() {
    let time = currentTime().seconds
    let next = observers.compactMap { $0.next(after: time, isForward: rate > 0) }.min { abs($0 - time) < abs($1 - time) } ?? time + 1
    // The position only moves after the pipeline has started, so the timer may fire early; it is then rescheduled.
    timer?.schedule(deadline: .now() + max(0.005, min(1, abs(next - time) / Double(abs(rate)) + 0.002)), leeway: .milliseconds(2))
  }
}

/// A block that is called at times of an item.
final class PlayerTimeObserver {
  private let interval: TimeInterval?
  private let boundaries: [TimeInterval]
  private let queue: DispatchQueue
  private let block: (CMTime) -> Void

  init(interval: TimeInterval?, boundaries: [TimeInterval], queue: DispatchQueue?, block: @escaping (CMTime) -> Void) {
    self.interval = interval
    self.boundaries = boundaries
    self.queue = queue ?? .main
    self.block = block
  }

  private func report(_ time: CMTime) {
    nonisolated(unsafe) let block = block
    queue.async { block(time) }
  }

  func jump(to time: CMTime) { if interval != nil { report(time) } }

  func pass(from before: TimeInterval, to time: CMTime) {
    let now = time.seconds
    if let interval {
      if ((before + 1e-6) / interval).rounded(.down) != ((now + 1e-6) / interval).rounded(.down) { report(time) }
    } else if boundaries.contains(where: { before < now ? before < $0 && $0 <= now : now <= $0 && $0 < before }) {
      report(time)
    }
  }

  /// Returns the next observed time in the direction of playback.
  func next(after time: TimeInterval, isForward: Bool) -> TimeInterval? {
    if let interval {
      let index = ((time + 1e-6) / interval).rounded(.down)
      return isForward ? (index + 1) * interval : index * interval - 1e-4
    }
    return isForward ? boundaries.filter { $0 > time + 1e-6 }.min() : boundaries.filter { $0 < time - 1e-6 }.max()
  }
}
