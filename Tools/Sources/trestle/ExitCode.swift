/// What the command's exit status means.
enum ExitCode {
  static let done: Int32 = 0
  /// The project's own errors: it does not compile, or a test fails.
  static let failed: Int32 = 1
  /// Something in the project cannot work here.
  static let refused: Int32 = 2
  static let usage: Int32 = 64
}

/// Ends the command with a message.
struct CommandFailure: Error {
  var code: Int32
  var message: String

  static func usage(_ message: String) -> CommandFailure { CommandFailure(code: ExitCode.usage, message: message) }
}
