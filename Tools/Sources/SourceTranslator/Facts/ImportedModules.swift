/// The imported modules that are neither Apple's nor available: those of libraries.
public enum ImportedModules {
  private static let system: Set<String> = [
    "UIKit", "Foundation", "Swift", "Darwin", "Glibc", "Dispatch", "XCTest", "Testing", "AppKit", "Cocoa", "WatchKit", "Observation",
    "RegexBuilder", "Synchronization", "Distributed", "_Concurrency", "_StringProcessing", "_Differentiation", "Cxx", "CxxStdlib",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Builtin",
  ]

  /// Whether a module comes with the compiler, or is Apple's.
  static func isOfSystem(_ name: String) -> Bool {
    system.contains(name) || AppleFrameworks.missing.contains(name) || AppleFrameworks.merged.contains(name)
      || AppleFrameworks.homes[name] != nil
  }

  private static let access: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

  /// - Parameter available: The modules that the target can import.
  public static func ofLibraries(in text: String, available: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for line in text.lines(holding: "import") {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({ $0.hasPrefix("@") || access.contains(String($0)) })
      else { continue }
      let rest = words[(index + 1)...].drop { ["class", "struct", "enum", "func", "protocol", "typealias", "var", "let"].contains($0) }
      guard let name = rest.first?.split(separator: ".").first.map(String.init) else { continue }
      if !isOfSystem(name), !available.contains(name) { names.insert(name) }
    }
    return names
  }
}
