/// Separates the report of a crash from the output of tests: a run shows its first lines.
public struct CrashOutput: Sendable {
  /// The number of lines of a crash that are shown.
  public static let limit = 10
  /// The lines since the sign of a crash.
  public private(set) var lines: [String] = []

  public init() {}

  /// Returns whether a line is shown.
  public mutating func shows(_ line: String) -> Bool {
    // The message may be one that a test prints, after which it continues.
    if line.hasPrefix("Test Case '") || line.hasPrefix("◇ ") || line.hasPrefix("✔ ") { lines = [] }
    guard !lines.isEmpty || Self.isSign(line) else { return true }
    lines.append(line)
    return lines.count <= Self.limit
  }

  private static func isSign(_ line: String) -> Bool {
    line.hasPrefix("💣") || line.hasPrefix("*** ") || line.contains("Fatal error: ") || line.contains("==ERROR: ")
      || line.contains("WARNING: ThreadSanitizer")
  }
}
