import TrestleSupport
import Foundation

open class MPMusicPlayerQueueDescriptor: NSObject {
  override init() {}
}

open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
  public let query: MPMediaQuery
  public let itemCollection: MPMediaItemCollection
  /// The first song to play; nil for the first one of the list.
  open var startItem: MPMediaItem?
  private var starts: [MPMediaEntityPersistentID: TimeInterval] = [:]
  private var ends: [MPMediaEntityPersistentID: TimeInterval] = [:]

  public init(query: MPMediaQuery) {
    self.query = query
    itemCollection = MPMediaItemCollection(items: query.items ?? [])
  }

  public init(itemCollection: MPMediaItemCollection) {
    query = MPMediaQuery()
    self.itemCollection = itemCollection
  }

  /// Sets the start time of a song, in seconds.
  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) { starts[mediaItem.persistentID] = startTime }
  /// Sets the end time of a song, in seconds.
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) { ends[mediaItem.persistentID] = endTime }
}

open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
  /// The identifiers of the songs in the store.
  open var storeIDs: [String]?
  /// The identifier of the first song to play; nil for the first one of the list.
  open var startItemID: String?
  public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}

/// The queue of a player. It is always empty on Linux.
open class MPMusicPlayerControllerQueue: NSObject {
  override init() {}
  /// The songs of the queue: none on Linux.
  open var items: [MPMediaItem] { [] }
}

open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
  open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {
    withoutEffect("the music library is denied")
  }
  /// Has no effect on Linux, where the queue is always empty.
  open func remove(_ item: MPMediaItem) { withoutEffect("the music library is denied") }
}

open class MPMusicPlayerApplicationController: MPMusicPlayerController {
  /// Changes the queue. The transaction receives the empty queue; then the handler is called on the main queue.
  open func perform(
    queueTransaction: @escaping (MPMusicPlayerControllerMutableQueue) -> Void,
    completionHandler: @escaping (MPMusicPlayerControllerQueue, (any Error)?) -> Void
  ) {
    let queue = MPMusicPlayerControllerMutableQueue()
    queueTransaction(queue)
    nonisolated(unsafe) let told = completionHandler
    DispatchQueue.main.async { told(queue, nil) }
  }
}
