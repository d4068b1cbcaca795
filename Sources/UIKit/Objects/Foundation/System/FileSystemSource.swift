import Dispatch
import Foundation

/// A source that tells what happens to an open file or folder.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
  var handle: Int32 { get }
  /// The events since the last call of the event handler.
  var data: DispatchSource.FileSystemEvent { get }
  var mask: DispatchSource.FileSystemEvent { get }
}

extension DispatchSource {
  /// Returns a source, not active yet, that calls its handler when one of the events happens to an open file or folder.
  public class func makeFileSystemObjectSource(fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil)
    -> any DispatchSourceFileSystemObject
  {
    WatchedFile(fileDescriptor, eventMask, queue)
  }
}

/// Asks the kernel by the path of the open file, and tells removals by the number of names: an open file is not gone for the kernel.
private final class WatchedFile: NSObject, DispatchSourceFileSystemObject, @unchecked Sendable {
  let handle: Int32
  let mask: DispatchSource.FileSystemEvent
  private let source: any DispatchSourceRead
  private let lock = NSLock()
  private var happened: DispatchSource.FileSystemEvent = []
  private var status = stat()

  init(_ descriptor: Int32, _ mask: DispatchSource.FileSystemEvent, _ queue: DispatchQueue?) {
    (handle, self.mask) = (descriptor, mask)
    let events = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    fstat(descriptor, &status)
    inotify_add_watch(
      events, "/proc/self/fd/\(descriptor)",
      UInt32(IN_MODIFY | IN_ATTRIB | IN_MOVE_SELF | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO))
    source = DispatchSource.makeReadSource(fileDescriptor: events, queue: queue)
    super.init()
    source.setCancelHandler { close(events) }
  }

  var data: DispatchSource.FileSystemEvent { lock.withLock { happened } }

  /// Reads the kernel's events; returns whether a wanted one is among them.
  private func read() -> Bool {
    var found: DispatchSource.FileSystemEvent = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(Int32(source.handle), &buffer, buffer.count)
      guard count > 0 else { break }
      var place = 0
      while place + 16 <= count {
        let (flags, length) = buffer.withUnsafeBytes {
          ($0.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self), $0.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
        }
        if flags & UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO) != 0 { found.insert(.write) }
        if flags & UInt32(IN_MOVE_SELF) != 0 { found.insert(.rename) }
        if flags & UInt32(IN_ATTRIB) != 0 { found.insert(.attrib) }
        place += 16 + Int(length)
      }
    }
    var now = stat()
    if fstat(handle, &now) == 0 {
      if now.st_nlink == 0, status.st_nlink > 0 { found.insert(.delete) }
      if now.st_nlink != status.st_nlink { found.insert(.link) }
      if now.st_size > status.st_size { found.insert(.extend) }
      status = now
    }
    found.formIntersection(mask)
    lock.withLock { happened = found }
    return !found.isEmpty
  }

  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@convention(block) () -> Void)?) {
    guard let handler else { return source.setEventHandler(handler: nil) }
    nonisolated(unsafe) let run = handler
    source.setEventHandler(qos: qos, flags: flags) { [weak self] in if self?.read() ?? false { run() } }
  }
  func setEventHandler(handler: DispatchWorkItem) {
    source.setEventHandler { [weak self] in if self?.read() ?? false { handler.perform() } }
  }
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@convention(block) () -> Void)?) {
    nonisolated(unsafe) let run = handler
    let events = Int32(source.handle)
    source.setCancelHandler(qos: qos, flags: flags) {
      close(events)
      run?()
    }
  }
  func setCancelHandler(handler: DispatchWorkItem) { setCancelHandler(qos: .unspecified, flags: []) { handler.perform() } }
  func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: (@convention(block) () -> Void)?) {
    source.setRegistrationHandler(qos: qos, flags: flags, handler: handler)
  }
  func setRegistrationHandler(handler: DispatchWorkItem) { source.setRegistrationHandler(handler: handler) }
  func activate() { source.activate() }
  func cancel() { source.cancel() }
  func resume() { source.resume() }
  func suspend() { source.suspend() }
  var isCancelled: Bool { source.isCancelled }
}
