import Foundation

/// A value that each thread has for itself.
///
/// `threadDictionary` is not used: in a test program several threads execute the main queue, and each is the main thread for Foundation, so
/// that all of them would share one dictionary.
package final class ThreadValue<Value>: Sendable {
  private final class Box {
    var value: Value?
  }

  private let key: pthread_key_t

  package init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { box in
      if let box = box as UnsafeMutableRawPointer? { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    self.key = key
  }

  private var box: Box? { pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() } }

  package var value: Value? {
    get { box?.value }
    set {
      if let box { return box.value = newValue }
      guard newValue != nil else { return }
      let box = Box()
      box.value = newValue
      pthread_setspecific(key, Unmanaged.passRetained(box).toOpaque())
    }
  }
}
