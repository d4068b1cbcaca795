import Foundation

/// Prints to the terminal or to a file: colors and progress only on a terminal.
struct Terminal {
  let isInteractive: Bool
  private var hasProgress = false

  init() {
    let term = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    isInteractive = isatty(STDERR_FILENO) != 0 && term != "dumb" && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
  }

  /// Shows the progress in one line that the next one replaces.
  mutating func progress(_ text: String) {
    guard isInteractive else { return }
    write("\r\u{1B}[2K\(text.prefix(100))")
    hasProgress = true
  }

  mutating func clearProgress() {
    if hasProgress { write("\r\u{1B}[2K") }
    hasProgress = false
  }

  /// Prints a message to the user, separate from the program's own output.
  mutating func say(_ text: String) {
    clearProgress()
    write(colored(text) + "\n")
  }

  private func colored(_ text: String) -> String {
    guard isInteractive else { return text }
    for (word, color) in [("error:", 31), ("warning:", 35), ("note:", 36)] {
      if let range = text.range(of: " " + word) ?? (text.hasPrefix(word) ? text.range(of: word) : nil) {
        return text[..<range.lowerBound] + "\u{1B}[\(color)m" + text[range] + "\u{1B}[0m" + text[range.upperBound...]
      }
    }
    return text
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
