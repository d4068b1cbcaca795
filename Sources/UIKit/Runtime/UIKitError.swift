import Foundation

/// Reports errors of the program, such as an update that does not add up, in the words UIKit uses for them.
///
/// Swift cannot unwind, so raising calls ``UIKitErrorHandler`` and *returns if the handler does*: every caller says what it does then.
public enum UIKitError {
  /// Reports `message` to the handler. Where the handler returns, the caller goes on with the recovery it documents.
  public static func raise(_ message: @autoclosure () -> String) {
    UIKitErrorHandler.handler(message())
  }
}

/// Handles programming errors: by default UIKit's message is printed and the process aborts.
///
/// A kiosk that must not stop sets a handler that logs and returns.
public enum UIKitErrorHandler {
  /// The closure that receives messages about programming errors; it stops the program by default.
  public nonisolated(unsafe) static var handler: @Sendable (String) -> Void = UIKitErrorHandler.abortWithMessage

  /// The default handler.
  @Sendable public static func abortWithMessage(_ message: String) {
    FileHandle.standardError.write(Data("*** Terminating app: \(message)\n".utf8))
    abort()
  }
}
