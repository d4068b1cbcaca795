import Foundation
import Testing
import TrestleExpectations

@testable import os

/// The lines that a writer received.
private final class Lines: @unchecked Sendable {
  var all: [String] = []
}

@Suite struct LogTests {
  private func writer(_ environment: [String: String] = ["JOURNAL_STREAM": "8:1"]) -> (LogWriter, Lines) {
    let lines = Lines()
    return (LogWriter(environment: environment) { lines.all.append($0) }, lines)
  }

  @Test("The journal gets a priority on each line") func journal() {
    let (writer, lines) = writer()
    writer.write("one\ntwo", to: OSLog(subsystem: "app", category: "net"), type: .error)
    writer.write("three", to: .default, type: .default)
    expect(lines.all, equals: ["<3>[app:net] one", "<3>[app:net] two", "<5>three"])
  }

  @Test("A terminal gets the time and the type") func terminal() {
    let (writer, lines) = writer([:])
    writer.write("text", to: .default, type: .info)
    expect(lines.all.count, equals: 1)
    expect(lines.all[0].contains(/^\d\d:\d\d:\d\d\.\d{3} info text$/))
  }

  @Test("Interpolated values follow their format, alignment and privacy") func interpolation() {
    let name = "Ada"
    let message: OSLogMessage =
      "\(name) \(name, privacy: .private) \(255, format: .hex(includePrefix: true)) \(7, align: .right(columns: 3)) \(1.5, format: .fixed(precision: 2))"
    expect(message.text, equals: "Ada <private> 0xff   7 1.50")
    let hashed: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
    expect(hashed.text.hasPrefix("<mask.hash: '"))
  }

  @Test(
    "Messages in the form of printf are written with the log's own marks",
    arguments: [
      ("%d of %{public}@", "3 of x"), ("%{private}d, %@", "<private>, x"), ("100%% %d", "100% 3"), ("%d %@ %d", "%d %@ %d"),
      ("plain", "plain"),
    ]) func formats(format: String, expected: String)
  {
    expect(FormattedMessage.text(format, [3, "x" as NSString]), equals: expected)
  }

  @Test("Debug messages are composed only on demand") func debugging() {
    var composed = 0
    func text() -> String {
      composed += 1
      return "x"
    }
    Logger(.disabled).error("\(text())")
    expect(composed, equals: 0)
    expect(!OSLog.disabled.isEnabled(type: .error))
    expect(OSLog.default.isEnabled(type: .info))
  }

  @Test("A lock guards its state and can be tried") func locking() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
    expect(lock.withLock { $0 }, equals: 1000)
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    expect(!plain.lockIfAvailable())
    plain.unlock()
    expect(plain.lockIfAvailable())
    plain.unlock()
  }
}
