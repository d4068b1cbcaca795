import SourceTranslator
import XcodeProject

/// The translated sources of one target.
public struct Translation: Sendable {
  public let target: Target
  public let index: TargetIndex
  /// Whether the index is that of the last translation.
  let isKept: Bool
  /// By file name; nil if the text of the previous translation is valid.
  public let outputs: [(name: String, text: String?)]
  private let originals: [String]
  public let moduleFile: String
  public let findings: [Finding]
  public let bridgingHeader: BridgingHeader?
  let objectiveC: ObjectiveCSources?
  /// The libraries that sources import and that are missing.
  let missingLibraries: Set<String>
  /// The libraries that sources import, whether they are there or not.
  let importedLibraries: Set<String>
  let needsTestSupport: Bool
  /// Whether it has tests of Swift Testing.
  let needsTestTrait: Bool
  /// Whether a source starts the application.
  let hasEntryPoint: Bool

  /// - Parameters:
  ///   - renamedModules: The names of modules that the target needs, by their names in Xcode, where these differ.
  ///   - leaveOut: Paths of sources that are not compiled.
  ///   - frameworks: The modules of the system among them.
  ///   - knowsAllModules: Whether `availableModules` has all libraries that the target can import.
  ///   - isAsWritten: Whether the sources are compiled as they are.
  ///   - previous: The index of the last translation, whose outputs still exist.
  ///   - kept: The last translation of the sources in Objective-C.
  ///   - held: The parts that did not compile before.
  ///   - leavesOutMissing: Whether imports of libraries that are not there are left out.
  ///   - libraries: The sources in Objective-C of the targets that it needs.
  ///   - leavesOutMore: Whether more parts did not compile than in the last translation.
  init(
    of target: Target, dependencies: [TargetIndex], renamedModules: [String: String] = [:], leaveOut: Set<String> = [],
    availableModules: Set<String>, frameworks: Set<String> = [], knowsAllModules: Bool = false, isAsWritten: Bool = false,
    bundlePath: String?,
    previous: TargetIndex? = nil, kept: ObjectiveCSources.Kept? = nil, held: HeldSources = HeldSources(), leavesOutMissing: Bool = false,
    libraries: [ObjectiveCSources] = [], leavesOutMore: Bool = false,
    files: any FileSource = DiskFiles()
  ) {
    self.target = target
    var sources = target.swiftSources.filter { !leaveOut.contains($0) }.compactMap { path in
      files.contents(of: path).map { SourceFile(path: path, text: String(decoding: $0, as: UTF8.self)) }
    }
    sources += ManagedModel.sources(of: target, beside: sources.map(\.text), files: files).map { SourceFile(path: $0.path, text: $0.text) }
    if let symbols = AssetSymbols.source(of: target, beside: sources.map(\.text), files: files) {
      sources.append(SourceFile(path: symbols.path, text: symbols.text))
    }
    var headers =
      target.bridgingHeader != nil || !target.objectiveCSources.isEmpty || target.umbrellaHeader != nil
      ? ProjectHeaders(of: target, frameworks: frameworks, files: files) : nil
    var translatedC = headers.map {
      ObjectiveCSources(
        of: target, swift: sources, leaveOut: leaveOut, held: held.objectiveC, headers: $0, libraries: libraries,
        previous: previous, dependencies: dependencies, kept: kept)
    }
    let declarations = translatedC?.declarations
    translatedC?.declarations = nil
    headers?.leaveOut(translatedC?.libraryHeaders ?? [:])
    objectiveC = translatedC
    let written = sources.count
    sources += translatedC?.sources ?? []
    var options = TranslationOptions(
      languageMode: target.languageMode, isMainActorByDefault: target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor",
      isTestTarget: target.kind == .unitTests, bundlePath: bundlePath, availableModules: availableModules,
      isPackage: target.conditions.contains("SWIFT_PACKAGE"))
    options.renamedModules = renamedModules
    options.conditions = Set(target.conditions)
    options.knowsAllModules = knowsAllModules
    options.isAsWritten = isAsWritten
    options.isUITestTarget = target.isUITests
    options.expectsFailures = target.kind == .unitTests && sources.contains { $0.text.holds("XCTExpectFailure") }
    options.leavesOutMissing = leavesOutMissing
    let paths = Set(target.swiftSources)
    options.held = held.swift.filter { paths.contains($0.key) }
    let translator = TargetTranslator(
      module: target.moduleName, files: sources, dependencies: dependencies, options: options, previous: previous,
      declarations: declarations, leavesOutMore: leavesOutMore)
    index = translator.index
    isKept = translator.isKept
    importedLibraries = sources.reduce(into: []) { $0.formUnion(ImportedModules.ofLibraries(in: $1.text, available: [])) }
    missingLibraries = importedLibraries.subtracting(availableModules)
    hasEntryPoint = sources.contains {
      FilePath.name(of: $0.path) == "main.swift" || $0.text.holds(anyOf: ["@main", "@UIApplicationMain"])
    }
    needsTestSupport =
      target.isUITests
      || !isAsWritten && sources.contains { $0.text.holds("import XCTest") } && sources.contains { TestSupport.isNeeded(by: $0.text) }
    needsTestTrait = !isAsWritten && options.isTestTarget && sources.contains { $0.text.holds(anyOf: ["@Test", "Testing.Test"]) }
    outputs = translator.outputs.map { ($0.name, $0.text) }
    originals = sources.map(\.path)
    let own = sources[..<written].map { ($0.path, $0.text) }
    var bridge = headers.flatMap {
      BridgingHeader(
        of: target, swift: own, availableModules: availableModules, headers: $0,
        translated: translatedC, files: files)
    }
    bridge?.leaveOut(held.plainC)
    bridgingHeader = bridge
    let exported = bridgingHeader.flatMap { $0.isUmbrella && $0.isModule ? "@_exported import \($0.moduleName)\n" : nil } ?? ""
    moduleFile = exported + translator.moduleFile
    let translated = translator.diagnostics.map { diagnostic in
      var finding = Finding(
        path: diagnostic.file, line: diagnostic.line, column: diagnostic.column,
        severity: Finding.Severity(rawValue: diagnostic.severity.rawValue) ?? .note, tag: diagnostic.tag, message: diagnostic.message)
      if diagnostic.functions > 0 { finding.functions = diagnostic.functions }
      return finding
    }
    let texts = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
    let missing = MissingLibrary(target: target, files: files)
    findings =
      missing.findings(translated).map { UnusedImport.soften($0, text: texts[$0.path] ?? "") } + (bridgingHeader?.findings ?? [])
      + (objectiveC?.findings ?? [])
  }
}

extension Translation {
  /// The number of functions and accessors, with methods in Objective-C.
  var functionCount: Int { index.functions.values.reduce(0, +) }

  /// Identifies the Swift sources without the bodies of their functions, by their paths.
  var shapes: [String: String] {
    let sources = Set(target.swiftSources)
    return index.shapes.filter { sources.contains($0.key) }
  }

  /// Returns the name of the translation of a source.
  func outputName(of path: String) -> String? { originals.firstIndex(of: path).map { outputs[$0].name } }
}

extension Target {
  /// The language mode of the compiler: 4, 4.2, 5 or 6.
  public var languageMode: String {
    guard let version = languageVersion, let major = Double(version) else { return "5" }
    if major < 4.2 { return "4" }
    if major < 5 { return "4.2" }
    return major < 6 ? "5" : "6"
  }
}
