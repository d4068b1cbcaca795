import UIKit

/// Runs `body` and returns the message of the first error that UIKit reported in it, or nil. After an error UIKit continues as documented.
public func caughtUIKitError(_ body: () -> Void) -> String? {
  let box = MessageBox()
  let handler = UIKitErrorHandler.handler
  UIKitErrorHandler.handler = { box.keep($0) }
  defer { UIKitErrorHandler.handler = handler }
  body()
  return box.first
}

/// Stores the first message, from any thread.
private final class MessageBox: @unchecked Sendable {
  private let lock = NSLock()
  private var message: String?

  func keep(_ new: String) { lock.withLock { message = message ?? new } }

  var first: String? { lock.withLock { message } }
}
