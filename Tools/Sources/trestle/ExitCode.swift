/// The exit status of the command.
enum ExitCode {
  static let done: Int32 = 0
  /// Errors of the project: it does not compile, or a test fails.
  static let failed: Int32 = 1
  /// The project uses an unsupported feature.
  static let refused: Int32 = 2
  static let usage: Int32 = 64
}

/// Ends the command with a message.
struct CommandFailure: Error {
  var code: Int32
  var message: String

  static func usage(_ message: String) -> CommandFailure { CommandFailure(code: ExitCode.usage, message: message) }
}
