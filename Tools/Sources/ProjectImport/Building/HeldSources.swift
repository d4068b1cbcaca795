import Foundation
import SourceTranslator
import XcodeProject

/// The parts of a project's sources that did not compile. They are left out until they change, or what they may depend on.
struct HeldSources: Codable {
  var stamps = Stamps()
  /// By the paths of the sources.
  var swift: [String: HeldParts] = [:]
  var objectiveC = HeldMethods()
  /// The packages that are built as they are and do not compile, by their folders.
  var packages: [String: Package] = [:]
  var functions = AbsentFunctions()
  /// The sources in C that do not compile, by their paths.
  var plainC: [String: PlainC] = [:]

  /// Identify what the parts may depend on.
  struct Stamps: Codable {
    var application = ""
    /// With the tests; nil if they were not built.
    var tests: String?
  }

  /// A package that does not compile.
  struct Package: Codable {
    /// Identifies its sources, and what they may depend on.
    var stamp: String
    /// The first error.
    var path: String
    var line: Int
    var message: String
  }

  /// A source in C that does not compile.
  struct PlainC: Codable {
    /// Identifies its text.
    var digest: String
    var line: Int
    var message: String

    /// Whether the source has not changed since.
    func isOf(_ path: String) -> Bool { Self.digest(of: path) == digest }
    static func digest(of path: String) -> String {
      Digest.of(String(decoding: DiskFiles().contents(of: path) ?? Data(), as: UTF8.self))
    }
  }

  static let fileName = "left-out.json"

  init() {}

  /// Notes the sources in C that errors are about; returns whether one is new.
  mutating func hold(_ places: [CompilerMessages.Place], inC sources: Set<String>) -> Bool {
    var isNew = false
    for place in places where place.isError && sources.contains(place.path) && plainC[place.path] == nil {
      plainC[place.path] = PlainC(digest: PlainC.digest(of: place.path), line: place.line, message: place.message)
      isNew = true
    }
    return isNew
  }

  /// - Parameter folder: The folder of the indexes.
  init(folder: String) {
    self = DiskFiles().contents(of: "\(folder)/\(Self.fileName)").flatMap { try? JSONDecoder().decode(Self.self, from: $0) } ?? Self()
    plainC = plainC.filter { $1.isOf($0) }
  }

  /// Whether nothing changed that the parts depend on. The tests are not asked where only the application is built, and not before their first build.
  func isValid(for now: Stamps) -> Bool {
    stamps.application == now.application && (stamps.tests == nil || now.tests == nil || stamps.tests == now.tests)
  }

  var isEmpty: Bool { swift.isEmpty && objectiveC.isEmpty && functions.isEmpty && plainC.isEmpty }

  /// - Parameter folder: The folder of the indexes.
  func write(to folder: inout OutputFolder) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try folder.write(encoder.encode(self), to: Self.fileName)
  }

  /// Notes the packages that errors are about; returns whether one is new.
  ///
  /// - Parameters:
  ///   - folders: The packages that are built as they are.
  ///   - own: The files of the project, which may lie in the folder of a package.
  ///   - stamp: Identifies a package in a folder.
  mutating func hold(
    packagesAt places: [CompilerMessages.Place], in folders: Set<String>, own: (String) -> Bool, stamp: (String) -> String
  ) -> Bool {
    var isNew = false
    for place in places where place.isError && !own(place.path) {
      // The package manager names a package that it does not build, and no file.
      let found = folders.filter { place.path.hasPrefix($0 + "/") || FilePath.name(of: $0).lowercased() == place.path }
      guard let folder = found.max(by: { $0.count < $1.count }), packages[folder] == nil else { continue }
      let path = place.path.hasPrefix("/") ? place.path : folder + "/Package.swift"
      packages[folder] = Package(stamp: stamp(folder), path: path, line: place.line, message: place.message)
      isNew = true
    }
    return isNew
  }

  /// Notes the parts of Swift sources that errors are about; returns whether one is new.
  ///
  /// - Parameters:
  ///   - sources: The sources of which parts can be left out.
  ///   - missing: The libraries that sources import and that are not there.
  ///   - column: Returns the column in the source, or nil if it is unknown.
  mutating func hold(
    _ places: [CompilerMessages.Place], in sources: Set<String>, missing: Set<String> = [], column: (CompilerMessages.Place) -> Int?
  ) -> Bool {
    // A body may be rejected because of a declaration that is, or because of a name that the compiler reports elsewhere.
    let isNameNew = hold(namesAt: places, of: missing, in: sources)
    if hold(places, in: sources, isOfDeclarations: true, column: column) || isNameNew { return true }
    var isNew = hold(places, in: sources, isOfDeclarations: false, column: column)
    for module in Set(places.compactMap { HeldParts.missingModule(in: $0.message) }) {
      if hold(importsOf: module, in: sources) { isNew = true }
    }
    return isNew
  }

  private mutating func hold(
    _ places: [CompilerMessages.Place], in sources: Set<String>, isOfDeclarations: Bool, column: (CompilerMessages.Place) -> Int?
  ) -> Bool {
    let before = swift
    var isNew = false
    for (path, found) in Dictionary(grouping: places, by: \.path).sorted(by: { $0.key < $1.key }) where sources.contains(path) {
      guard let data = DiskFiles().contents(of: path) else { continue }
      var parts = swift[path] ?? HeldParts()
      // A body with several errors is held once, and not its declaration for the second.
      var seen: Set<Int> = []
      let lines = found.filter { $0.isError && HeldParts.missingModule(in: $0.message) == nil && seen.insert($0.line).inserted }
        .map { HeldParts.Place(line: $0.line, column: column($0), reason: "it does not compile: \(Self.reason($0.message))") }
      guard parts.hold(lines, of: String(decoding: data, as: UTF8.self), isOfDeclarations: isOfDeclarations, after: before[path]) else {
        continue
      }
      swift[path] = parts
      isNew = true
    }
    return isNew
  }

  /// Notes what libraries that are not there declare: names that sources use which import them, and that no module has.
  private mutating func hold(namesAt places: [CompilerMessages.Place], of missing: Set<String>, in sources: Set<String>) -> Bool {
    func libraries(_ path: String) -> Set<String> {
      guard let data = DiskFiles().contents(of: path) else { return [] }
      return ImportedModules.ofLibraries(in: String(decoding: data, as: UTF8.self), available: []).intersection(missing)
    }
    // The library that the most uses of a name import has it.
    var names: [String: [String: Int]] = [:]
    for place in places where sources.contains(place.path) {
      guard let name = HeldParts.missingName(in: place.message) else { continue }
      for library in libraries(place.path) { names[name, default: [:]][library, default: 0] += 1 }
    }
    if names.isEmpty { return false }
    var isNew = false
    for path in sources {
      let imported = libraries(path)
      for (name, counts) in names where !imported.isDisjoint(with: counts.keys) {
        guard let library = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { continue }
        if swift[path, default: HeldParts()].hold(name: name, of: library) { isNew = true }
      }
    }
    return isNew
  }

  /// The directive in the place of a missing brace is followed by that brace, which is another error and the first.
  private static func reason(_ message: String) -> String {
    message.hasPrefix("extra tokens following #error") ? "a brace is missing" : message
  }

  /// The compiler stops at the first missing module, so its imports are left out of all sources.
  private mutating func hold(importsOf module: String, in sources: Set<String>) -> Bool {
    var isNew = false
    for path in sources {
      guard let text = DiskFiles().contents(of: path).map({ String(decoding: $0, as: UTF8.self) }), text.contains("import"),
        text.contains(module)
      else { continue }
      if swift[path, default: HeldParts()].holdImport(of: module, because: "the module \(module) is not there.") { isNew = true }
    }
    return isNew
  }
}
