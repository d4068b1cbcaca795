import Foundation

extension UIKitErrorHandler {
  /// What happens with messages about faults that the program survives, such as constraints that cannot all hold: by default they are
  /// printed to standard error.
  public nonisolated(unsafe) static var warningHandler: @Sendable (String) -> Void = UIKitErrorHandler.printWarning

  /// Writes a message to the standard error output.
  @Sendable public static func printWarning(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }

  static func warn(_ message: @autoclosure () -> String) {
    warningHandler(message())
  }
}
