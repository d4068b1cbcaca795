import Foundation
import TrestleGallery
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct RandomGalleryTests {
  /// Half an hour of use; regular tests run a part of it.
  private static let seconds: TimeInterval = isSoaking ? 1800 : 120
  private static let seed = ProcessInfo.processInfo.environment["TRESTLE_SEED"].flatMap(UInt64.init) ?? 20_261_121

  @Test("The Gallery survives random input, without a message, with correct images and constant memory")
  func anyUse() {
    print("random use of the Gallery: seed \(Self.seed), \(Self.seconds) seconds")
    let log = MessageLog()
    let handler = UIKitErrorHandler.handler
    UIKitErrorHandler.handler = { log.add($0) }
    defer { UIKitErrorHandler.handler = handler }
    let user = RandomGalleryUser(seed: Self.seed)
    var sizes: [Int] = []
    var steps = 0
    while user.seconds < Self.seconds {
      user.step()
      steps += 1
      if let message = log.first {
        Issue.record("after \(steps) steps: \(message)")
        return
      }
      if sizes.isEmpty, user.seconds > Self.seconds / 2 { sizes.append(ProcessMemory.resident) }
    }
    user.screen.settle()
    sizes.append(ProcessMemory.resident)
    expect(steps, above: Int(Self.seconds / 2))
    if isSoaking, !ProcessMemory.isSanitized { expect(sizes[1] - sizes[0], atMost: 8 << 20, "resident \(sizes) bytes") }
  }
}

/// The messages of the error handler, from any thread.
private final class MessageLog: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []

  func add(_ message: String) { lock.withLock { messages.append(message) } }
  var first: String? { lock.withLock { messages.first } }
}
