import Testing
import TrestleExpectations
import UIKit
import UIKitTesting
import os

@Suite struct LogStoreTests {
  @Test("The store of the process has its messages, of a date and by a predicate, in both directions") func entries() throws {
    let logger = Logger(subsystem: "store.test", category: "net")
    let start = Date()
    logger.info("one")
    logger.error("two \(2)")
    Logger(subsystem: "store.other", category: "net").fault("three")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let position = store.position(date: start)
    let own = NSPredicate(format: "subsystem BEGINSWITH 'store.'")
    let all = try store.getEntries(at: position, matching: own).compactMap { $0 as? OSLogEntryLog }
    expect(all.map(\.composedMessage), equals: ["one", "two 2", "three"])
    expect(all.map(\.level), equals: [.info, .error, .fault])
    expect(all.map(\.category), equals: ["net", "net", "net"])
    let test = try store.getEntries(with: .reverse, matching: NSPredicate(format: "subsystem == %@", "store.test"))
    expect(test.map(\.composedMessage), equals: ["two 2", "one"])
    expect(try Array(store.getEntries(at: store.position(date: Date(timeIntervalSinceNow: 10)), matching: own)).count, equals: 0)
    #expect(throws: (any Error).self) { try OSLogStore(scope: .system) }
  }
}
