import Foundation

/// An array of pointers, which may refer to objects that it does not retain, and may be `nil`.
open class NSPointerArray: NSObject {
  private struct Entry {
    var address: UnsafeMutableRawPointer?
    var strong: AnyObject?
    weak var reference: AnyObject?
  }

  private let options: NSPointerFunctions.Options
  private var entries: [Entry] = []

  /// Creates an array whose objects are retained or not.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// Returns an array of objects that it does not retain.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// Returns an array of objects that it retains.
  public class func strongObjects() -> NSPointerArray { NSPointerArray() }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    guard let pointer else { return Entry() }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    return Entry(address: pointer, strong: options.contains(.weakMemory) ? nil : object, reference: object)
  }

  /// The number of pointers, including `nil`. A greater count appends `nil`, a smaller one removes the last ones.
  open var count: Int {
    get { entries.count }
    set {
      let target = max(newValue, 0)
      while entries.count > target { entries.removeLast() }
      while entries.count < target { entries.append(Entry()) }
    }
  }

  /// Returns the pointer at an index, or `nil` if its object was released.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard check(index, below: entries.count) else { return nil }
    return entries[index].reference == nil ? nil : entries[index].address
  }

  /// Appends an address.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(entry(pointer)) }

  /// Inserts an address.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    if check(index, below: entries.count + 1) { entries.insert(entry(item), at: index) }
  }

  /// Removes the address at an index.
  open func removePointer(at index: Int) {
    if check(index, below: entries.count) { entries.remove(at: index) }
  }

  /// Replaces the address at an index; `nil` is allowed.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    if check(index, below: entries.count) { entries[index] = entry(item) }
  }

  /// Removes `nil` pointers.
  open func compact() { entries.removeAll { $0.reference == nil } }

  /// The objects that still exist.
  open var allObjects: [Any] { entries.compactMap(\.reference) }

  private func check(_ index: Int, below end: Int) -> Bool {
    if index >= 0, index < end { return true }
    UIKitError.raise("attempt to access pointer at index \(index) beyond bounds \(entries.count)")
    return false
  }
}
