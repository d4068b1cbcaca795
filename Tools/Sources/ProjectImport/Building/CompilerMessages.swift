/// Chooses what of the compiler's output a user sees.
///
/// The compiler reports an error for its file and again for the module. A message has its line and the source below it, and both are left out
/// the second time.
public struct CompilerMessages {
  public enum Kind: Equatable, Sendable {
    /// How far the work has come.
    case progress
    case message
    case hidden
  }

  private var seen: Set<String> = []
  private var isHidingMessage = false

  public init() {}

  public mutating func kind(of line: String) -> Kind {
    if line.hasPrefix("["), line.dropFirst().first?.isNumber == true {
      isHidingMessage = false
      return .progress
    }
    if line.hasPrefix("/"), [": error: ", ": warning: ", ": note: "].contains(where: line.contains) {
      // The name of `main.swift` cannot differ from that of its original, as those of the other files do.
      isHidingMessage = line.contains("'#sourceLocation' directive produces '#fileID'") || !seen.insert(line).inserted
      return isHidingMessage ? .hidden : .message
    }
    if isHidingMessage, let first = line.first, first == " " || first.isNumber { return .hidden }
    isHidingMessage = false
    let isNoise =
      line.isEmpty || line.hasPrefix("Build") || line.hasPrefix("warning: prohibited") || line.hasPrefix("error: emit-module")
    return isNoise ? .hidden : .message
  }
}
