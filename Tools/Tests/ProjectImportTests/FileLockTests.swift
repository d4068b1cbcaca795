import Foundation
import Testing
import TrestleExpectations

import ProjectImport

@Suite struct FileLockTests {
  @Test("A second holder of a lock waits until the first has released it")
  func waiting() async throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/inside/lock"
    let first = try FileLock(path) { Issue.record("nobody holds the lock") }
    let (waiting, reports) = AsyncStream.makeStream(of: String.self)
    let second = Task.detached {
      let lock = try FileLock(path) { reports.yield("waits") }
      reports.yield("holds")
      lock.release()
    }
    var order = waiting.makeAsyncIterator()
    await expect(order.next(), equals: "waits")
    first.release()
    await expect(order.next(), equals: "holds")
    try await second.value
    try FileLock(path) { Issue.record("both have released the lock") }.release()
  }
}
