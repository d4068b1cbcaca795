import Foundation

/// Monitors the files of a store, and calls a closure when another connection or process has changed them.
final class RemoteChanges: @unchecked Sendable {
  private let source: any DispatchSourceRead

  /// Creates a monitor; nil if the kernel cannot monitor files.
  init?(_ url: URL, _ changed: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    // The folder is monitored, because the log file may be created later.
    guard inotify_add_watch(descriptor, url.deletingLastPathComponent().path, UInt32(IN_MODIFY | IN_CREATE | IN_MOVED_TO)) >= 0 else {
      close(descriptor)
      return nil
    }
    let queue = DispatchQueue(label: "CoreData.changes")
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    let names = Set(["", "-wal", "-journal"].map { url.lastPathComponent + $0 })
    source.setEventHandler {
      guard Self.names(descriptor).contains(where: names.contains) else { return }
      // A transaction is written before it is committed, and its commit is in shared memory, which is not monitored.
      for delay in Self.delays { queue.asyncAfter(deadline: .now() + delay, execute: changed) }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  private static let delays = [0.01, 0.1, 1]

  /// Returns the file names of events.
  private static func names(_ descriptor: Int32) -> [String] {
    var names: [String] = []
    var bytes = [UInt8](repeating: 0, count: 16 * 1024)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return names }
      // An event has 16 bytes, of which the last four are the length of the name that follows.
      var place = 0
      while place + 16 <= count {
        let length = Int(bytes[place + 12]) | Int(bytes[place + 13]) << 8
        let end = min(place + 16 + length, count)
        names.append(String(decoding: bytes[(place + 16)..<end].prefix { $0 != 0 }, as: UTF8.self))
        place = end
      }
    }
  }

  func stop() { source.cancel() }
}
