import ObjectiveCTranslator
import SourceTranslator
import Synchronization
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
  var library: ObjectiveCTranslation.Library? { readLibrary?() }
  private var readLibrary: (@Sendable () -> ObjectiveCTranslation.Library)?
  /// What the next command needs not translate again.
  private(set) var kept: Kept?
  /// Whether that was there already.
  private(set) var isKept = false
  /// The declarations of the target's Swift sources, until these are translated.
  var declarations: SourceDeclarations?
  /// The headers of the target and of the libraries that it uses, by their paths, with the modules.
  private(set) var libraryHeaders: [String: String] = [:]
  /// The headers of an application, by their paths, with the module.
  private var testedHeaders: [String: String] = [:]
  /// The kind of the finding that the translator's data is missing or damaged.
  static let dataTag = "objective-c-data"
  static let methodTag = "objective-c-method"
  private var written: [String: (original: String, text: String, file: ObjectiveCTranslation.File)] = [:]

  /// The translation of all files of a target, valid as long as what they contain and what they use is the same.
  struct Kept: Codable, Sendable {
    /// Identifies the files, the declarations in Swift and the libraries that the translation depends on.
    var key: String
    var parts: [ObjectiveCTranslation.Part]
    var missing: Set<String>
    /// The statements that were not understood.
    var problems: [Finding]
    var methodCount: Int
  }

  /// - Parameters:
  ///   - swift: The target's Swift sources.
  ///   - held: The methods that did not compile before.
  ///   - libraries: The sources of the targets that it needs.
  ///   - previous: The index of the last translation.
  ///   - dependencies: The indexes of the targets that it needs.
  ///   - kept: The last translation.
  init(
    of target: Target, swift: [SourceFile], leaveOut: Set<String>, held: HeldMethods, headers index: ProjectHeaders,
    libraries: [ObjectiveCSources] = [], previous: TargetIndex? = nil, dependencies: [TargetIndex] = [], kept: Kept? = nil
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
    var seen: Set<String> = []
    let isLibrary = target.kind == .framework || target.kind == .staticLibrary
    var links: Set<String> = []
    let open = isLibrary ? target.headers.filter { FilePath.suffix(of: $0) == "h" }.map(index.original) : []
    let shared = open.filter { links.insert($0).inserted && libraryHeaders[$0] == nil }
    let roots = [target.prefixHeader, target.bridgingHeader].compactMap(\.self) + shared + foreign
    let own = Set(foreign)
    let included = roots.flatMap { index.closure(of: $0, seen: &seen, hasLibraries: true) }.filter { own.contains($0) || !isHeld($0) }
    // Beside a bridging header plain C is compiled as C.
    headers = Set(
      included.filter {
        !own.contains($0) && libraryHeaders[$0] == nil && (target.bridgingHeader == nil || index.isObjectiveC($0))
      })
    guard !foreign.isEmpty || !headers.isEmpty else { return }

    originals = own
    if isLibrary {
      for header in headers.union(shared) { libraryHeaders[header] = target.moduleName }
    } else if target.kind == .application {
      for header in headers { testedHeaders[header] = target.moduleName }
    }
    var methods: [String: [String: String]] = [:]
    for path in included { methods[path] = held.methods(of: path, text: index.contents(path)) }
    let declarations = SourceDeclarations(of: swift, module: target.moduleName, previous: previous, dependencies: dependencies)
    self.declarations = declarations
    let words =
      [target.moduleName, "\(target.kind)", ObjectiveCTranslation.dataStamp, declarations.digest] + libraries.compactMap(\.kept?.key)
      + Self.constants(of: target).map { "\($0)=\($1)" }.sorted() + headers.sorted() + foreign
      + included.flatMap { [$0, Digest.of(index.contents($0))] }
    let key = Digest.of(words.joined(separator: "\n"))
    // A library's header may depend on what the prefix header defines before it includes it.
    if let prefix = target.prefixHeader, included.contains(prefix) { _ = reader.read(path: prefix, text: index.contents(prefix)) }
    let parsing = Parsing(included: included, foreign: foreign, headers: headers, reader: reader, index: index)
    let known = kept.flatMap { $0.key == key ? $0 : nil }
    if let known, known.parts.allSatisfy({ $0.held == methods[$0.path] ?? [:] }) {
      self.kept = known
      isKept = true
      if isLibrary || target.kind == .application {
        readLibrary = { Self.parsed(parsing, key).library(of: target, isTested: !isLibrary) }
      }
    } else {
      let parsed = Self.parsed(parsing, key)
      let modules = libraries.compactMap(\.library)
      let translation = ObjectiveCTranslation(
        headers: parsed.declared + parsed.implementedHeaders(without: modules), sources: parsed.implemented, held: methods,
        swift: SwiftInterface(declarations), libraries: modules, isLibrary: isLibrary, known: known?.parts ?? [])
      let library = parsed.library(of: target, isTested: !isLibrary)
      if isLibrary || target.kind == .application { readLibrary = { library } }
      let read = included.compactMap { parsed.files[$0] }.filter { own.contains($0.path) || headers.contains($0.path) }
      let problems = read.flatMap { file in
        file.problems.map { Finding(path: file.path, line: $0.line, severity: .warning, tag: "left-out", message: $0.text) }
      }
      let count = parsed.implemented.reduce(0) { $0 + Self.methodCount($1) }
      self.kept = Kept(key: key, parts: translation.parts, missing: parsed.missing, problems: problems, methodCount: count)
    }
    guard let kept = self.kept else { return }
    let translation = ObjectiveCTranslation(kept.parts)
    (missing, methodCount) = (kept.missing, kept.methodCount)
    report(translation)
    findings += kept.problems
    write(translation.files, originals: foreign, index: index)
    addStart(target, swift: swift, foreign, index)
  }

  /// The files of a target that are read, in their order.
  private struct Parsing: Sendable {
    let included: [String]
    let foreign: [String]
    let headers: Set<String>
    let reader: CReader
    let index: ProjectHeaders
  }

  /// The files that one command read, by the keys of the translations: each round of leaving out uses them again.
  private static let parsedFiles = Mutex<[String: ParsedFiles]>([:])

  private static func parsed(_ parsing: Parsing, _ key: String) -> ParsedFiles {
    if let known = parsedFiles.withLock({ $0[key] }) { return known }
    let made = ParsedFiles(parsing)
    parsedFiles.withLock { $0[key] = made }
    return made
  }

  private struct ParsedFiles: Sendable {
    private(set) var files: [String: CFile] = [:]
    private(set) var declared: [CFile]
    let implemented: [CFile]
    /// The classes that headers declare and no source implements.
    let missing: Set<String>

    init(_ parsing: Parsing) {
      var (files, reader) = ([String: CFile](), parsing.reader)
      for path in parsing.included { files[path] = reader.read(path: path, text: parsing.index.contents(path)) }
      for (path, names) in PrivateNames(sources: parsing.foreign.compactMap { files[$0] }).names {
        files[path] = reader.read(path: path, text: parsing.index.contents(path), renamed: names)
      }
      declared = parsing.included.filter { parsing.headers.contains($0) }.compactMap { files[$0] }
      implemented = parsing.foreign.compactMap { files[$0] }
      let missing = ObjectiveCSources.unimplemented(declared, implemented)
      for position in declared.indices {
        declared[position].declarations.removeAll {
          if case .interface(let interface) = $0 { interface.category == nil && missing.contains(interface.name) } else { false }
        }
      }
      (self.files, self.missing) = (files, missing)
    }

    /// The categories that headers of libraries implement where they are included, as the short names of Masonry.
    func implementedHeaders(without libraries: [ObjectiveCTranslation.Library]) -> [CFile] {
      let own = Set((declared + implemented).map(\.path))
      let known = Dictionary(libraries.flatMap(\.headers).map { ($0.path, $0) }) { first, _ in first }
      return files.keys.sorted().compactMap { path in
        guard !own.contains(path), var file = files[path] else { return nil }
        let categories = file.declarations.compactMap { declaration -> String? in
          if case .implementation(let value) = declaration, let category = value.category { "\(value.name) \(category)" } else { nil }
        }
        guard !categories.isEmpty else { return nil }
        file.declarations.removeAll { declaration in
          if known[path]?.declarations.contains(declaration) == true { return true }
          return switch declaration {
          case .interface(let value): !categories.contains("\(value.name) \(value.category ?? "")")
          case .implementation: false
          default: true
          }
        }
        return file.declarations.isEmpty ? nil : file
      }
    }

    func library(of target: Target, isTested: Bool) -> ObjectiveCTranslation.Library {
      .init(module: target.moduleName, headers: declared, sources: implemented, isTested: isTested)
    }
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

  fileprivate static func unimplemented(_ headers: [CFile], _ sources: [CFile]) -> Set<String> {
    var names: Set<String> = []
    for case .interface(let interface) in headers.flatMap(\.declarations) where interface.category == nil { names.insert(interface.name) }
    for case .implementation(let implementation) in sources.flatMap(\.declarations) { names.remove(implementation.name) }
    return names
  }

  private mutating func write(_ files: [ObjectiveCTranslation.File], originals: [String], index: ProjectHeaders) {
    let folder = FilePath.parent(of: originals.first ?? headers.sorted().first ?? "")
    for file in files {
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
      let call = index.contents(main).firstMatch(of: /UIApplicationMain\s*\(([^;]*)\)/)
    else { return }
    // The classes of the application and of its delegate; the main nib may hold a delegate instead.
    let choices = index.contents(main).matches(of: /\[\s*(\w+)\s+class\s*\]/)
    let classes = call.output.1.split(separator: ",").dropFirst(2).map { argument in
      let named = argument.firstMatch(of: /\[\s*(\w+)\s+class\s*\]|@"(\w+)"/).map { $0.output.1 ?? $0.output.2 ?? "" }
      // A condition names the class of a run without tests last.
      let chosen = named ?? (argument.contains("NSStringFromClass") ? choices.last?.output.1 : nil)
      return chosen.map { "NSStringFromClass(\($0).self)" } ?? "nil"
    }
    guard classes.count == 2 else { return }
    sources.removeAll { $0.path == main + ".swift" }
    sources.append(
      SourceFile(
        path: main + ".swift",
        text: """
          import UIKit

          @main private struct Start {
            static func main() {
              _ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, \(classes[0]), \(classes[1]))
            }
          }

          """))
  }

  private mutating func report(_ translation: ObjectiveCTranslation) {
    for left in translation.leftOut {
      var finding = Finding(
        path: left.path, line: left.line, severity: .warning, tag: Self.methodTag, message: "\(left.method) is left out: \(left.reason)")
      finding.functions = left.method.hasPrefix("a statement of ") ? 0 : 1
      findings.append(finding)
    }
  }

  /// Returns the original of a source that is compiled.
  func original(of path: String) -> (path: String, text: String)? { written[path].map { ($0.original, $0.text) } }

  /// Returns the parts that hold a line of what is compiled, the smallest first: a statement, a method, the method with its declaration.
  func method(at line: Int, of path: String) -> (parts: [String], original: String, text: String)? {
    guard let entry = written[path], let parts = entry.file.parts(atLine: line) else { return nil }
    return (parts, entry.original, entry.text)
  }
}
