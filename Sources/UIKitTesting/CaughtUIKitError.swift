import Foundation
import UIKit

/// Runs `body` and returns the message of the first error UIKit raised in it, or nil. After an error UIKit recovers as it documents.
public func caughtUIKitError(_ body: () -> Void) -> String? {
  let box = MessageBox()
  let handler = UIKitErrorHandler.handler
  UIKitErrorHandler.handler = { box.keep($0) }
  defer { UIKitErrorHandler.handler = handler }
  body()
  return box.first
}

/// The first message, kept from whichever thread it comes.
private final class MessageBox: @unchecked Sendable {
  private let lock = NSLock()
  private var message: String?

  func keep(_ new: String) { lock.withLock { message = message ?? new } }

  var first: String? { lock.withLock { message } }
}
