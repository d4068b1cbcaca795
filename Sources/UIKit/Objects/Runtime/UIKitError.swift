import Foundation

/// Reports programming errors, such as an inconsistent update, with UIKit's messages.
///
/// Swift cannot unwind, so raising calls ``UIKitErrorHandler`` and *returns if the handler does*: every caller documents its recovery.
public enum UIKitError {
  /// Reports `message` to the handler. If the handler returns, the caller continues with its documented recovery.
  public static func raise(_ message: @autoclosure () -> String) {
    UIKitErrorHandler.handler(message())
  }
}

/// Handles programming errors: by default UIKit's message is printed and the process aborts.
///
/// A kiosk that must not stop can set a handler that logs and returns.
public enum UIKitErrorHandler {
  /// The closure that receives messages about programming errors; it stops the program by default.
  public nonisolated(unsafe) static var handler: @Sendable (String) -> Void = UIKitErrorHandler.abortWithMessage

  /// The default handler.
  @Sendable public static func abortWithMessage(_ message: String) {
    FileHandle.standardError.write(Data("*** Terminating app: \(message)\n".utf8))
    abort()
  }
}
