import TrestleSupport
import Foundation

/// Songs to put into a player's queue.
open class MPMusicPlayerQueueDescriptor: NSObject {
  override init() {}
}

/// Songs of the library to put into a player's queue.
open class MPMusicPlayerMediaItemQueueDescriptor: MPMusicPlayerQueueDescriptor {
  /// The query whose songs are played.
  public let query: MPMediaQuery
  /// The list of songs.
  public let itemCollection: MPMediaItemCollection
  /// The song to begin with; the first one if nil.
  open var startItem: MPMediaItem?
  private var starts: [MPMediaEntityPersistentID: TimeInterval] = [:]
  private var ends: [MPMediaEntityPersistentID: TimeInterval] = [:]

  /// Creates a description of the songs of a query.
  public init(query: MPMediaQuery) {
    self.query = query
    itemCollection = MPMediaItemCollection(items: query.items ?? [])
  }

  /// Creates a description of a list of songs.
  public init(itemCollection: MPMediaItemCollection) {
    query = MPMediaQuery()
    self.itemCollection = itemCollection
  }

  /// Sets the time at which a song begins, in seconds.
  open func setStartTime(_ startTime: TimeInterval, for mediaItem: MPMediaItem) { starts[mediaItem.persistentID] = startTime }
  /// Sets the time at which a song ends, in seconds.
  open func setEndTime(_ endTime: TimeInterval, for mediaItem: MPMediaItem) { ends[mediaItem.persistentID] = endTime }
}

/// Songs of the store to put into a player's queue.
open class MPMusicPlayerStoreQueueDescriptor: MPMusicPlayerQueueDescriptor {
  /// The numbers of the songs in the store.
  open var storeIDs: [String]?
  /// The number of the song to begin with; the first one if nil.
  open var startItemID: String?
  /// Creates a description of songs of the store.
  public init(storeIDs: [String]) { self.storeIDs = storeIDs }
}

/// The queue of a player, which is empty.
open class MPMusicPlayerControllerQueue: NSObject {
  override init() {}
  /// The songs of the queue: none on Linux.
  open var items: [MPMediaItem] { [] }
}

/// The queue of a player while it is changed.
open class MPMusicPlayerControllerMutableQueue: MPMusicPlayerControllerQueue {
  /// Inserts songs. There is no music library on Linux, so this has no effect.
  open func insert(_ queueDescriptor: MPMusicPlayerQueueDescriptor, after afterItem: MPMediaItem?) {
    withoutEffect("the music library is denied")
  }
  /// Removes a song of the queue, which is empty on Linux.
  open func remove(_ item: MPMediaItem) { withoutEffect("the music library is denied") }
}

/// A player whose queue the app can change.
open class MPMusicPlayerApplicationController: MPMusicPlayerController {
  /// Changes the queue. The transaction is called with the empty queue; then the handler is called on the main queue.
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
