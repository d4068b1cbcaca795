import Foundation

extension UIKitErrorHandler {
  /// Handles messages about recoverable errors, such as unsatisfiable constraints: by default they are printed to standard error.
  public nonisolated(unsafe) static var warningHandler: @Sendable (String) -> Void = UIKitErrorHandler.printWarning

  /// Writes a message to the standard error output.
  @Sendable public static func printWarning(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  package static func warn(_ message: @autoclosure () -> String) {
    warningHandler(message())
  }
}
