/// Selects the compiler output shown to the user.
///
/// The compiler reports an error for its file and again for the module. A message consists of its line and the source below it; both are
/// omitted the second time.
public struct CompilerMessages {
  public enum Kind: Equatable, Sendable {
    case progress
    case message
    case hidden
  }

  private var seen: Set<String> = []
  private var isHidingMessage = false

  public init() {}

  /// Whether a line is a warning or note about Swift that was written from Objective-C.
  public static func isWarningOfObjectiveC(_ line: String) -> Bool {
    let place = line.prefix { $0 != " " }
    return [".m.swift:", ".mm.swift:", ".h.swift:", "/ObjectiveCSupport.swift:"].contains { place.contains($0) }
      && !line.contains(": error: ")
  }

  /// Whether a line begins a message of the compiler or of the package manager. Lines of source follow it.
  public static func isBeginning(_ line: String) -> Bool { ["/", "[#", "error: ", "warning: "].contains { line.hasPrefix($0) } }

  /// The place that a message of the compiler is about.
  public struct Place: Equatable, Sendable {
    public var path: String
    public var line: Int
    public var column: Int
    public var message: String
    /// Whether the message is an error. A cast that will end the program is only a warning.
    public var isError: Bool
  }

  /// Returns the place of an error, or of a cast that will end the program; nil for other lines. The path of a package that the package
  /// manager does not build is its name.
  public static func placeOfError(in line: String) -> Place? {
    if let match = line.wholeMatch(of: /error: '([^'\/]+)': (.+)/) {
      return Place(path: String(match.1), line: 1, column: 1, message: String(match.2), isError: true)
    }
    guard line.hasPrefix("/") else { return nil }
    let cast = line.hasSuffix("always fails") ? line.firstRange(of: ": warning: ") : nil
    guard let end = line.firstRange(of: ": error: ") ?? line.firstRange(of: ": fatal error: ") ?? cast else { return nil }
    let parts = line[..<end.lowerBound].split(separator: ":")
    guard parts.count == 3, let number = Int(parts[1]), let column = Int(parts[2]) else { return nil }
    return Place(
      path: String(parts[0]), line: number, column: column, message: String(line[end.upperBound...]), isError: cast == nil)
  }

  /// Returns the file that includes the one which the next message is about.
  public static func inclusion(in line: String) -> String? {
    line.wholeMatch(of: #/(?:In file included|\s+) from (\/.+):\d+[:,]/#).map { String($0.1) }
  }

  /// Returns the name in C that the linker says is defined nowhere.
  public static func undefinedFunction(in line: String) -> String? {
    let name = line.firstMatch(of: #/undefined (?:symbol: |reference to [`'"])([A-Za-z_]\w*)(?:$|['"])/#).map { String($0.1) }
    return name == "main" || name?.hasPrefix("swift_") ?? false ? nil : name
  }

  /// Returns the place of which the linker says that it uses a name that is defined nowhere.
  public static func placeOfUse(in line: String) -> Place? {
    guard let match = line.wholeMatch(of: #/>>> referenced by .*\((\/.+):(\d+)\)/#), let number = Int(match.2) else { return nil }
    return Place(path: String(match.1), line: number, column: 1, message: "", isError: true)
  }

  public mutating func kind(of line: String) -> Kind {
    if line.hasPrefix("["), line.dropFirst().first?.isNumber == true {
      isHidingMessage = false
      return .progress
    }
    if line.hasPrefix("/"), [": error: ", ": warning: ", ": note: "].contains(where: line.contains) {
      // The name of `main.swift` must equal that of its original, unlike those of the other files.
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
