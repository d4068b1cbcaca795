import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Sources that tell what happens to files.
@Suite struct FileSystemSourceTests {
  private final class Events: @unchecked Sendable {
    private let lock = NSLock()
    private var all: DispatchSource.FileSystemEvent = []
    func add(_ events: DispatchSource.FileSystemEvent) { lock.withLock { all.formUnion(events) } }
    /// Waits until events have come, for five seconds at most.
    func holds(_ events: DispatchSource.FileSystemEvent) -> Bool {
      for _ in 0..<500 {
        if lock.withLock({ all.isSuperset(of: events) }) { return true }
        usleep(10_000)
      }
      return false
    }
  }

  private func watch(_ path: String, _ mask: DispatchSource.FileSystemEvent) -> (any DispatchSourceFileSystemObject, Events) {
    let descriptor = open(path, O_RDONLY)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: descriptor, eventMask: mask, queue: DispatchQueue(label: "watch"))
    let events = Events()
    source.setEventHandler { events.add(source.data) }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    return (source, events)
  }

  @Test("A file tells that it is written, renamed and removed; a folder, that its files change") func changes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a.txt"
    try Data("a".utf8).write(to: URL(fileURLWithPath: path))
    let (source, events) = watch(path, [.write, .extend, .rename, .delete])
    let (other, changes) = watch(folder, .write)
    let handle = try #require(FileHandle(forWritingAtPath: path))
    handle.seekToEndOfFile()
    handle.write(Data("bc".utf8))
    handle.closeFile()
    expect(events.holds([.write, .extend]))
    try FileManager.default.moveItem(atPath: path, toPath: folder + "/b.txt")
    expect(events.holds(.rename) && changes.holds(.write))
    try FileManager.default.removeItem(atPath: folder + "/b.txt")
    expect(events.holds(.delete))
    expect(source.mask, equals: [.write, .extend, .rename, .delete])
    for source in [source, other] { source.cancel() }
    expect(source.isCancelled)
  }
}
