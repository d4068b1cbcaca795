import ObjectiveCTranslator
import SourceTranslator
import XcodeProject

/// The sources in Objective-C of a target, translated to Swift.
///
/// They are compiled together with the Swift sources of the target, which see them as through a bridging header. A method that cannot be
/// translated is left out: it does nothing and prints a warning when it is called.
struct ObjectiveCSources: Sendable {
  /// The sources that are compiled. The paths are those of the originals, with another suffix.
  private(set) var sources: [SourceFile] = []
  /// The originals.
  private(set) var originals: Set<String> = []
  /// The headers whose declarations the sources contain.
  private(set) var headers: Set<String> = []
  /// The classes that headers declare and no source implements.
  private(set) var missing: Set<String> = []
  private(set) var findings: [Finding] = []
  /// The number of methods and functions.
  private(set) var methodCount = 0
  /// The declarations that other targets see: those of an application are seen by its tests.
  private(set) var library: ObjectiveCTranslation.Library?
  /// The headers of the target and of the libraries that it uses, by their paths, with the modules.
  private(set) var libraryHeaders: [String: String] = [:]
  /// The headers of an application, by their paths, with the module.
  private var testedHeaders: [String: String] = [:]
  /// The kind of the finding that the translator's data is missing or damaged.
  static let dataTag = "objective-c-data"
  static let methodTag = "objective-c-method"
  private var written: [String: (original: String, text: String, file: ObjectiveCTranslation.File)] = [:]

  /// - Parameters:
  ///   - swift: The target's Swift sources.
  ///   - held: The methods that did not compile before.
  ///   - libraries: The sources of the targets that it needs.
  ///   - previous: The index of the last translation.
  ///   - dependencies: The indexes of the targets that it needs.
  init(
    of target: Target, swift: [SourceFile], leaveOut: Set<String>, held: HeldMethods, headers index: ProjectHeaders,
    libraries: [ObjectiveCSources] = [], previous: TargetIndex? = nil, dependencies: [TargetIndex] = []
  ) {
    for other in libraries { libraryHeaders.merge(other.libraryHeaders.merging(other.testedHeaders) { $1 }) { first, _ in first } }
    var index = index
    index.leaveOut(libraryHeaders)
    var reader = CReader(constants: Self.constants(of: target))
    func isHeld(_ path: String) -> Bool {
      guard let reason = held.methods(of: path, text: index.contents(path))[HeldMethods.all] else { return false }
      var finding = Finding(
        path: path, line: 1, severity: .warning, tag: "left-out", message: "the source is left out: its Swift does not compile (\(reason))")
      finding.functions = Self.methodCount(reader.read(path: path, text: index.contents(path)))
      findings.append(finding)
      return true
    }
    let foreign = target.objectiveCSources.filter { path in
      ["m", "mm"].contains(FilePath.suffix(of: path)) && !leaveOut.contains(path) && CText(index.contents(path)).isObjectiveC
        && !isHeld(path)
    }
    guard !foreign.isEmpty || target.bridgingHeader != nil else { return }
    if let problem = ObjectiveCTranslation.problem {
      findings.append(Finding(path: target.project, severity: .error, tag: Self.dataTag, message: problem))
      return
    }
    let prefix = target.settings["GCC_PREFIX_HEADER"].map {
      FilePath.join(FilePath.parent(of: FilePath.parent(of: target.project)), $0)
    }
    var seen: Set<String> = []
    let isLibrary = target.kind == .framework || target.kind == .staticLibrary
    let shared = isLibrary ? target.headers.filter { FilePath.suffix(of: $0) == "h" && libraryHeaders[$0] == nil } : []
    let roots = [prefix, target.bridgingHeader].compactMap(\.self) + shared + foreign
    let own = Set(foreign)
    let included = roots.flatMap { index.closure(of: $0, seen: &seen) }.filter { own.contains($0) || !isHeld($0) }
    // Beside a bridging header plain C is compiled as C.
    headers = Set(included.filter { !own.contains($0) && (target.bridgingHeader == nil || index.isObjectiveC($0)) })
    guard !foreign.isEmpty || !headers.isEmpty else { return }

    var read: [String: CFile] = [:]
    for path in included { read[path] = reader.read(path: path, text: index.contents(path)) }
    var declared = included.filter { headers.contains($0) }.compactMap { read[$0] }
    let implemented = foreign.compactMap { read[$0] }
    methodCount = implemented.reduce(0) { $0 + Self.methodCount($1) }
    missing = Self.unimplemented(declared, implemented)
    for position in declared.indices {
      declared[position].declarations.removeAll {
        if case .interface(let interface) = $0 { interface.category == nil && missing.contains(interface.name) } else { false }
      }
    }

    var methods: [String: String] = [:]
    for path in foreign { methods.merge(held.methods(of: path, text: index.contents(path))) { first, _ in first } }
    let interface = SwiftInterface(SourceDeclarations(of: swift, previous: previous, dependencies: dependencies))
    let translation = ObjectiveCTranslation(
      headers: declared, sources: implemented, held: methods, swift: interface, libraries: libraries.compactMap(\.library),
      isLibrary: isLibrary)
    originals = own
    if isLibrary {
      library = .init(module: target.moduleName, headers: declared, sources: implemented)
      for header in headers.union(shared) { libraryHeaders[header] = target.moduleName }
    } else if target.kind == .application {
      library = .init(module: target.moduleName, headers: declared, sources: implemented, isTested: true)
      for header in headers { testedHeaders[header] = target.moduleName }
    }
    write(translation, originals: foreign, index: index)
    addStart(target, swift: swift, foreign, index)
    report(translation, read: included.compactMap { read[$0] }.filter { own.contains($0.path) || headers.contains($0.path) })
  }

  /// The definitions for the preprocessor that matter to applications.
  private static func constants(of target: Target) -> [String: String] {
    var constants: [String: String] = [:]
    for definition in target.settings.list("GCC_PREPROCESSOR_DEFINITIONS") {
      let parts = definition.split(separator: "=", maxSplits: 1).map(String.init)
      if let name = parts.first { constants[name] = parts.count > 1 ? parts[1] : "1" }
    }
    return constants
  }

  private static func methodCount(_ file: CFile) -> Int {
    file.declarations.reduce(0) {
      switch $1 {
      case .implementation(let value): $0 + value.methods.count
      case .function(let value): $0 + (value.body == nil ? 0 : 1)
      default: $0
      }
    }
  }

  private static func unimplemented(_ headers: [CFile], _ sources: [CFile]) -> Set<String> {
    var names: Set<String> = []
    for case .interface(let interface) in headers.flatMap(\.declarations) where interface.category == nil { names.insert(interface.name) }
    for case .implementation(let implementation) in sources.flatMap(\.declarations) { names.remove(implementation.name) }
    return names
  }

  private mutating func write(_ translation: ObjectiveCTranslation, originals: [String], index: ProjectHeaders) {
    let folder = FilePath.parent(of: originals.first ?? headers.sorted().first ?? "")
    for file in translation.files {
      let path = file.path + ".swift"
      sources.append(SourceFile(path: path, text: file.text))
      written[path] = (file.path, index.contents(file.path), file)
    }
    guard !sources.isEmpty else { return }
    let support = ObjectiveCTranslation.supportFile
    sources.append(SourceFile(path: "\(folder)/\(support.name)", text: support.text))
  }

  /// Adds the entry of an application that starts in Objective-C.
  private mutating func addStart(_ target: Target, swift: [SourceFile], _ foreign: [String], _ index: ProjectHeaders) {
    guard target.kind == .application, !swift.contains(where: { $0.text.holds(anyOf: ["@main", "@UIApplicationMain"]) }),
      !swift.contains(where: { FilePath.name(of: $0.path) == "main.swift" }),
      let main = foreign.first(where: { FilePath.stem(of: $0) == "main" }),
      let name = index.contents(main).firstMatch(of: /UIApplicationMain[^;]*?(?:\[\s*(\w+)\s+class\s*\]|@"(\w+)")/)
    else { return }
    let delegate = String(name.output.1 ?? name.output.2 ?? "")
    sources.removeAll { $0.path == main + ".swift" }
    sources.append(
      SourceFile(
        path: main + ".swift",
        text: """
          import UIKit

          @main private struct Start {
            static func main() {
              _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(\(delegate).self))
            }
          }

          """))
  }

  private mutating func report(_ translation: ObjectiveCTranslation, read: [CFile]) {
    for left in translation.leftOut {
      var finding = Finding(
        path: left.path, line: left.line, severity: .warning, tag: Self.methodTag, message: "\(left.method) is left out: \(left.reason)")
      finding.functions = left.method.hasPrefix("a statement of ") ? 0 : 1
      findings.append(finding)
    }
    for file in read {
      for problem in file.problems {
        findings.append(Finding(path: file.path, line: problem.line, severity: .warning, tag: "left-out", message: problem.text))
      }
    }
  }

  /// Returns the original of a source that is compiled.
  func original(of path: String) -> (path: String, text: String)? { written[path].map { ($0.original, $0.text) } }

  /// Returns the method that a line of what is compiled belongs to, with its source, and the line of the statement there.
  func method(at line: Int, of path: String) -> (name: String, statement: Int?, original: String, text: String)? {
    guard let entry = written[path], let name = entry.file.method(atLine: line) else { return nil }
    return (name, entry.file.statement(atLine: line), entry.original, entry.text)
  }
}
