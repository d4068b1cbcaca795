import Foundation
import UIKit

/// Runs `body` and returns the warnings that UIKit reported meanwhile, from any thread.
package func collectedWarnings(_ body: () throws -> Void) rethrows -> [String] {
  let messages = MessageList()
  let handler = UIKitErrorHandler.warningHandler
  UIKitErrorHandler.warningHandler = { messages.add($0) }
  defer { UIKitErrorHandler.warningHandler = handler }
  try body()
  return messages.all
}

private final class MessageList: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []
  func add(_ message: String) { lock.withLock { kept.append(message) } }
  var all: [String] { lock.withLock { kept } }
}
