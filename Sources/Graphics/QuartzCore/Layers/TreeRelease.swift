import Foundation

/// Releases trees of objects without recursion: the last reference to a root may release a tree of any depth, on any thread.
///
/// An object's `deinit` passes its children to `release(_:)`. The outermost call releases them one after another. Calls from the `deinit`
/// of one of them only append to its list, in the order in which recursion would have released them.
package enum TreeRelease {
  private final class Pending {
    /// A stack: the next object to release is the last.
    var objects: [AnyObject] = []

    func add<Objects: BidirectionalCollection>(_ new: Objects) where Objects.Element: AnyObject {
      for object in new.reversed() { objects.append(object) }
    }
  }

  /// The running list of each thread.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Empties `objects` and releases the objects in it.
  package static func release<Objects: RangeReplaceableCollection & BidirectionalCollection>(
    _ objects: inout Objects
  ) where Objects.Element: AnyObject {
    if objects.isEmpty { return }
    if let running = pthread_getspecific(key) {
      Unmanaged<Pending>.fromOpaque(running).takeUnretainedValue().add(objects)
      objects = Objects()
      return
    }
    let pending = Pending()
    pthread_setspecific(key, Unmanaged.passUnretained(pending).toOpaque())
    pending.add(objects)
    objects = Objects()
    while !pending.objects.isEmpty { pending.objects.removeLast() }
    pthread_setspecific(key, nil)
  }
}
