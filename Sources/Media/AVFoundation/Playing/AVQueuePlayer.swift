import Foundation

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var waiting: [AVPlayerItem] = []

  public convenience init(items: [AVPlayerItem]) {
    self.init(playerItem: items.first)
    waiting = Array(items.dropFirst())
    actionAtItemEnd = .advance
  }

  /// Returns the current item and the items after it.
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

open class AVPlayerLooper: NSObject {
  public enum Status: Int, Sendable {
    case unknown = 0
    case ready = 1
    case failed = 2
    case cancelled = 3
  }

  private weak var player: AVQueuePlayer?
  private let item: AVPlayerItem
  private let range: CMTimeRange
  private var token: (any NSObjectProtocol)?
  /// The number of completed repetitions.
  open private(set) var loopCount = 0
  /// The items that the looper plays: on Linux the template itself.
  open var loopingPlayerItems: [AVPlayerItem] { [item] }
  open var error: (any Error)? { item.error }
  open var status: Status {
    if token == nil { return .cancelled }
    switch item.status {
    case .unknown: return .unknown
    case .readyToPlay: return .ready
    case .failed: return .failed
    }
  }

  /// Creates a looper that repeats an item in a player. Retain the looper while the item is repeated.
  public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
  }

  /// Creates a looper that repeats a range of an item in a player; an invalid range means the whole item. Retain the looper while the item
  /// is repeated.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange) {
    item = itemToLoop
    range = loopRange
    super.init()
    self.player = player
    player.actionAtItemEnd = .none
    if range.isValid {
      item.forwardPlaybackEndTime = range.end
      if range.start > .zero { item.seek(to: range.start) }
    }
    if player.currentItem !== itemToLoop { player.replaceCurrentItem(with: itemToLoop) }
    token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: itemToLoop, queue: nil) {
      [weak self] _ in
      self?.again()
    }
  }

  deinit { disableLooping() }

  private func again() {
    guard let player, player.currentItem === item else { return }
    loopCount += 1
    let rate = player.rate == 0 ? player.defaultRate : player.rate
    item.seek(to: range.isValid ? range.start : .zero)
    player.rate = rate
  }

  /// Ends the repetition after the current pass.
  open func disableLooping() {
    guard let token else { return }
    NotificationCenter.default.removeObserver(token)
    self.token = nil
    player?.actionAtItemEnd = .advance
  }
}
