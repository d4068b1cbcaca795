import Foundation
import SourceTranslator
import XcodeProject

/// The classes that a target of Swift and Objective-C implements in Objective-C. They are left out, unless a Swift source uses one.
struct ForeignClasses {
  /// The names of the classes, with the paths of their sources.
  private let classes: [(name: String, path: String)]

  init(of target: Target, files: any FileSource) {
    // The names behind a bridging header are checked one by one.
    guard !target.swiftSources.isEmpty, target.bridgingHeader == nil else {
      classes = []
      return
    }
    classes = target.objectiveCSources.filter { ["m", "mm"].contains(FilePath.suffix(of: $0)) }.flatMap { path in
      let text = files.contents(of: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      return text.split(whereSeparator: \.isNewline).compactMap(Self.implementedClass).map { ($0, path) }
    }
  }

  /// Returns a class that Swift sources use for each source in Objective-C.
  ///
  /// - Parameter declared: The types that the Swift sources declare themselves.
  func used(by sources: [SourceFile], declared: Set<String>) -> [String: String] {
    var found: [String: String] = [:]
    for (name, path) in classes where found[path] == nil && !declared.contains(name) {
      if sources.contains(where: { $0.text.holds(name) && Self.uses(name, $0.text) }) { found[path] = name }
    }
    return found
  }

  /// Returns the class in `@implementation Name`; nil for a category.
  private static func implementedClass(_ line: Substring) -> String? {
    guard line.hasPrefix("@implementation ") else { return nil }
    let rest = line.dropFirst("@implementation ".count).drop { $0 == " " }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || rest.dropFirst(name.count).contains("(") ? nil : String(name)
  }

  /// Returns whether a line of code, and not only a comment or a text, has the name as a word.
  private static func uses(_ name: String, _ text: String) -> Bool {
    func isPart(_ letter: Character?) -> Bool { letter.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "\"" } ?? false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      guard let place = line.firstRange(of: name) else { return false }
      let before = line[..<place.lowerBound]
      let start = line.drop { $0 == " " || $0 == "\t" }
      return !before.contains("//") && !start.hasPrefix("*") && !start.hasPrefix("/*") && !isPart(before.last)
        && !isPart(line[place.upperBound...].first)
    }
  }
}
