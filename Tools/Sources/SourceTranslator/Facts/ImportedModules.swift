/// The imported modules that are neither Apple's nor available: those of libraries.
public enum ImportedModules {
  private static let system: Set<String> = [
    "UIKit", "Foundation", "Swift", "Darwin", "Glibc", "Dispatch", "XCTest", "Testing", "AppKit", "Cocoa", "WatchKit",
  ]

  /// - Parameter available: The modules that the target can import.
  public static func ofLibraries(in text: String, available: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
      guard let index = words.firstIndex(of: "import"), words[..<index].allSatisfy({ $0.hasPrefix("@") }) else { continue }
      let rest = words[(index + 1)...].drop { ["class", "struct", "enum", "func", "protocol", "typealias", "var", "let"].contains($0) }
      guard let name = rest.first?.split(separator: ".").first.map(String.init) else { continue }
      let isApples = AppleFrameworks.missing.contains(name) || AppleFrameworks.merged.contains(name) || AppleFrameworks.homes[name] != nil
      if !isApples, !system.contains(name), !available.contains(name) { names.insert(name) }
    }
    return names
  }
}
