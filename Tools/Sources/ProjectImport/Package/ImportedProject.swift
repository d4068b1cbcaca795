import Foundation
import SourceTranslator
import XcodeProject

/// A project translated into `.trestle/` beside it. No other folder is changed.
public struct ImportedProject: Sendable {
  public let model: ProjectModel
  public let target: Target
  public let tests: [Target]
  /// The names of the test targets that are not run, because another application is tested or a scheme skips them.
  public let otherTests: [String]
  /// The applications among which the target was chosen, if none was specified.
  public let otherApplications: [String]
  public let diagnosis: Diagnosis
  /// The findings about the target and what it needs; those about its tests are not among them.
  public let diagnosisWithoutTests: Diagnosis
  /// The folder of the project; messages name files from here.
  public let folder: String
  public let output: String
  public let options: ImportOptions
  public let runtime: Runtime
  private let translations: [Translation]
  private let held: HeldSources
  private let indexFolder: String
  private let catalog: PackageCatalog
  /// The targets whose resources were written before by the same command.
  private let writtenTargets: [String]?

  public enum Failure: Error, Equatable {
    case noTarget(name: String?, known: [String])
  }

  /// Reads the project and translates its sources, without writing anything.
  ///
  /// - Parameter previous: The same project, read by the same command and written: only what changed since is translated again.
  public init(_ location: ProjectLocation, options: ImportOptions, runtime: Runtime, previous: ImportedProject? = nil) throws {
    folder = location.folder
    output = folder + "/.trestle"
    indexFolder = output + "/Index"
    self.runtime = runtime
    var options = options
    let kept = try ProjectSettings.read(in: folder)
    options.leaveOut += kept.leaveOut ?? []
    options.target = options.target ?? kept.target
    var pods = options.fetch.map { PodFetch($0) }
    if let lock = pods == nil ? nil : PodFetch.lock(beside: location.folder, files: DiskFiles()) {
      pods?.fetch(lock, progress: options.progress)
    }
    var read = try ProjectModel(location, configuration: options.configuration, pods: pods?.folders ?? [:])
    if options.takesTestConfiguration, let name = read.testConfiguration, name != options.configuration {
      options.configuration = name
      read = try ProjectModel(location, configuration: name, pods: pods?.folders ?? [:])
    }
    self.options = options
    read.renameModules()
    var held = HeldSources(folder: indexFolder)
    if !options.leavesOutErrors { (held.swift, held.packages, held.functions, held.plainC) = ([:], [:], AbsentFunctions(), [:]) }
    for (folder, package) in held.packages where package.stamp != Self.stamp(ofPackage: folder, runtime, output: output) {
      held.packages[folder] = nil
    }
    let known = DiskFiles().contents(of: "\(indexFolder)/packages")
    var catalog = PackageCatalog(
      folder: folder, options: options,
      kept: known.flatMap { try? JSONDecoder().decode([String: PackageCatalog.Kept].self, from: $0) } ?? [:], held: held.packages)
    catalog.resolve(&read, of: location)
    catalog.noteMissing(pods: pods?.failures ?? [:])
    self.catalog = catalog
    model = read
    let choice = options.isChosenByTests ? try TestChoice(in: model, options) : nil
    let target = try choice?.target ?? Self.choose(in: model, named: options.target)
    self.target = target
    let applications = read.targets.filter {
      $0.kind == .application && $0.isForIOS && $0.name != target.name && read.ownProjects.contains($0.project)
    }.map(\.name)
    otherApplications = options.target == nil && target.kind == .application ? applications : []
    let model = self.model
    tests = choice?.tests ?? (options.includesTests ? Self.tests(of: target, in: model) : [])
    otherTests = choice?.others ?? []
    var targets = model.closure(of: target)
    for test in tests {
      for target in model.closure(of: test) where !targets.contains(where: { $0.id == target.id }) { targets.append(target) }
    }
    targets = LibraryUse(files: DiskFiles()).needed(targets, in: model)
    let leaveOut = Set(options.leaveOut.map { FilePath.join(location.folder, $0) })
    // What a test needs in addition is not available to the application, which is built without it as well.
    let own = Set(model.closure(of: target).map(\.id))
    let ownModules = targets.filter { own.contains($0.id) }.map(\.moduleName)
    let knownStamp = DiskFiles().contents(of: "\(indexFolder)/tool")
    let indexes = indexFolder
    let sourceFiles: any FileSource = options.usesTemplates ? TemplatedFiles() : DiskFiles()
    let written = targets.filter(\.isWritten)
    let closures = written.map { model.closure(of: $0) }
    let moduleNames = targets.map(\.moduleName)
    let (usedOptions, usedCatalog) = (self.options, catalog)
    let earlier = Dictionary((previous?.translations ?? []).map { ($0.target.id, $0) }) { first, _ in first }
    @Sendable func translate(_ position: Int, without held: HeldSources, after others: [Translation], again: Bool) -> Translation {
      func stored<Value: Decodable>(_ name: String) -> Value? {
        guard Self.toolStamp == knownStamp, let data = DiskFiles().contents(of: "\(indexes)/\(name)") else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
      }
      let (target, closure) = (written[position], closures[position])
      let known = earlier[target.id]
      let renamed = closure.compactMap { other in other.originalModuleName.map { ($0, other.moduleName) } }
      let libraries = usedCatalog.modules(of: closure)
      let modules = own.contains(target.id) ? ownModules : moduleNames
      let available = runtime.modules.union(modules).union(target.packageProducts.map(\.name)).union(libraries ?? [])
      return Translation(
        of: target, dependencies: others.map(\.index), renamedModules: Dictionary(renamed) { first, _ in first }, leaveOut: leaveOut,
        availableModules: available, frameworks: runtime.modules, knowsAllModules: libraries != nil,
        isAsWritten: usedCatalog.isAsWritten(target), bundlePath: target.kind == .framework ? Self.bundle(of: target) : nil,
        previous: known?.index ?? stored("\(target.moduleName).json"),
        kept: known.map { $0.objectiveC?.kept } ?? stored(Self.objectiveCFile(of: target)), held: held,
        leavesOutMissing: usedOptions.leavesOutErrors, libraries: others.compactMap(\.objectiveC),
        leavesOutMore: known != nil && !again, files: sourceFiles)
    }
    /// Translates several targets at a time, each after those that it needs.
    func translate(without held: HeldSources, again: Bool = false) -> [Translation] {
      let needed = zip(written, closures).map { target, closure in
        written.indices.filter { other in written[other].id != target.id && closure.contains { $0.id == written[other].id } }
      }
      var translations: [Translation?] = Array(repeating: nil, count: written.count)
      while let first = translations.firstIndex(where: { $0 == nil }) {
        let known = translations
        let ready = written.indices.filter { known[$0] == nil && needed[$0].allSatisfy { known[$0] != nil } }
        // Targets that need each other are taken in their order.
        let next = ready.isEmpty ? [first] : ready
        for (position, translation) in zip(
          next, concurrentMap(next) { translate($0, without: held, after: needed[$0].compactMap { known[$0] }, again: again) })
        { translations[position] = translation }
      }
      return translations.compactMap(\.self)
    }
    var translations = translate(without: held)
    if !held.isEmpty, !held.isValid(for: Self.stamps(of: translations, own, runtime, output: output)) {
      (held.swift, held.objectiveC, held.functions, held.plainC) = ([:], HeldMethods(), AbsentFunctions(), [:])
      translations = translate(without: held, again: true)
    }
    self.held = held
    self.translations = translations
    writtenTargets = previous.map { $0.targets.map(\.id) + $0.libraries }
    let isStrict = !options.leavesOutErrors
    let others = catalog.problems + held.functions.findings
    diagnosis = Diagnosis(
      of: target, in: model, translations: translations, others: others, isStrict: isStrict, files: sourceFiles)
    diagnosisWithoutTests =
      tests.isEmpty
      ? diagnosis
      : Diagnosis(
        of: target, in: model, translations: translations.filter { own.contains($0.target.id) }, others: others,
        isStrict: isStrict, files: sourceFiles)
  }

  /// The version of the translator, by its size and date: a changed one translates everything again.
  private static var toolStamp: Data {
    let path = "/proc/self/exe"
    let real = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return Data("\(attributes?[.size] ?? 0) \(date)\n".utf8)
  }

  private static func objectiveCFile(of target: Target) -> String { "\(target.moduleName).objective-c.json" }

  private static func bundle(of target: Target) -> String {
    target.kind == .bundle ? "\(target.productName).bundle" : "Frameworks/\(target.moduleName).framework"
  }

  /// Writes the bundles of the targets that another needs: a framework's own, and those that bundle targets make, which lie in the bundles
  /// of the targets that name them and in the application's.
  /// The modules of the target's libraries that have classes for documents.
  private var libraries: [String] {
    let own = Set(model.closure(of: target).map(\.id))
    return translations.filter { own.contains($0.target.id) && $0.target.id != target.id && !$0.moduleFile.isEmpty }
      .map(\.target.moduleName)
  }

  private func writeBundles(below target: Target, _ writer: BundleFolder, to folder: inout OutputFolder) throws {
    for other in model.closure(of: target) where other.id != target.id && other.kind != .unitTests && other.kind != .application {
      let place = Self.bundle(of: other)
      try writer.write(other, to: &folder, prefix: place + "/")
      guard other.kind == .framework else { continue }
      for inner in model.dependencies(of: other) where inner.kind == .bundle {
        try writer.write(inner, to: &folder, prefix: "\(place)/\(Self.bundle(of: inner))/")
      }
    }
  }

  // MARK: Choosing

  static func choose(in model: ProjectModel, named name: String?) throws(Failure) -> Target {
    let all = model.targets.filter { $0.kind == .application && $0.isForIOS }
    let own = all.filter { model.ownProjects.contains($0.project) }
    let apps = own.isEmpty ? all : own
    if let name {
      let named = model.targets.filter { $0.name == name }
      guard let found = named.first(where: { model.ownProjects.contains($0.project) }) ?? named.first else {
        throw .noTarget(name: name, known: apps.map(\.name))
      }
      return found
    }
    if apps.count == 1 { return apps[0] }
    let libraries = model.targets.filter { $0.isForIOS && ($0.kind == .framework || $0.kind == .staticLibrary) }
    if apps.isEmpty {
      // The library of a package with its name is used, or the last one, which may depend on the others.
      if case .package(let path) = model.location, let last = libraries.last {
        return libraries.first { $0.name == FilePath.name(of: path) && $0.project == PackageReader.project(of: path) } ?? last
      }
      guard let first = libraries.first else { throw .noTarget(name: nil, known: model.targets.map(\.name)) }
      return first
    }
    // Of the variants of an example in two languages, the one in Swift.
    let written = apps.filter { !$0.swiftSources.isEmpty }
    let candidates = written.isEmpty ? apps : written
    let scheme = model.schemes.compactMap(\.target).first { name in candidates.contains { $0.name == name } }
    if let app = candidates.first(where: { $0.name == scheme }) { return app }
    // The app of the project's own name, among variants of it.
    let project = FilePath.stem(of: FilePath.parent(of: model.projects.first ?? ""))
    if let app = candidates.first(where: { $0.name == project }) { return app }
    return candidates[0]
  }

  static func tests(of target: Target, in model: ProjectModel) -> [Target] {
    model.targets.filter { test in
      test.kind == .unitTests && test.isForIOS && test.isWritten
        && (model.closure(of: test).contains { $0.id == target.id } || test.project == target.project && !test.isUITests)
    }
  }

  // MARK: Leaving out

  /// Whether tests of the interface, or libraries that only they use, import a library that is not there. The unit tests would not be built.
  public var uiTestsLackLibraries: Bool {
    func closure(_ targets: [Target]) -> Set<String> { Set(targets.flatMap { model.closure(of: $0).map(\.id) }) }
    let others = closure([target] + tests.filter { !$0.isUITests })
    let needed = closure(tests.filter(\.isUITests)).subtracting(others)
    return translations.contains { needed.contains($0.target.id) && !$0.missingLibraries.isEmpty }
  }

  /// The number of functions, accessors and methods of the targets without the tests.
  var functionCount: Int { translations.filter { $0.target.kind != .unitTests }.reduce(0) { $0 + $1.functionCount } }

  /// The number of methods and functions in Objective-C, and of those left out, in one line; nil without any.
  public var objectiveCSummary: String? {
    let sources = translations.compactMap(\.objectiveC)
    let count = sources.reduce(0) { $0 + $1.methodCount }
    guard count > 0 else { return nil }
    let left = sources.flatMap(\.findings).filter { $0.tag == ObjectiveCSources.methodTag }
    let whole = left.count { $0.functions == 1 }
    return "Objective-C: \(count) methods and functions, \(whole) left out, \(left.count - whole) statements left out of others"
  }

  /// Whether sources in Objective-C are compiled as Swift.
  public var hasObjectiveC: Bool { translations.contains { !($0.objectiveC?.sources.isEmpty ?? true) } }

  /// Notes the parts of sources that messages of the compiler are about, so that they are left out.
  /// - Returns: Whether one is new. The project must then be read again.
  public func hold(partsAt places: [CompilerMessages.Place]) throws -> Bool {
    var held = held
    var isNew = false
    var index = outputFolder.folder("Index")
    if options.leavesOutErrors {
      // Other errors may be about what these packages declare.
      if hold(packagesAt: places, in: &held) {
        try held.write(to: &index)
        return true
      }
      let sources = targets.filter { !catalog.isAsWritten($0) }.flatMap(\.swiftSources)
      let missing = translations.reduce(into: Set<String>()) { $0.formUnion($1.missingLibraries) }
      let isNewC = held.hold(places, inC: translations.reduce(into: []) { $0.formUnion($1.bridgingHeader?.sources ?? []) })
      isNew = held.hold(places, in: Set(sources), missing: missing) { knownColumn($0.column, line: $0.line, of: $0.path) } || isNewC
    }
    var found: Set<String> = []
    for place in places {
      guard let method = translations.lazy.compactMap({ $0.objectiveC?.method(at: place.line, of: place.path) }).first else { continue }
      // The smallest part that is not left out yet, once for all of its errors.
      let reason = "its Swift does not compile (\(place.message))"
      // The compiler stops at the first error of a block, so that a body with many would take a round for each.
      let body = method.parts[0].prefix { $0 != "#" } + "#"
      let isWorn = held.objectiveC.methods(of: method.original, text: method.text).keys.count { $0.hasPrefix(body) } > 8
      for name in method.parts where !isWorn || !name.contains("#") {
        if held.objectiveC.hold(name, because: reason, of: method.original, text: method.text) {
          found.insert(name)
          isNew = true
        }
        if found.contains(name) { break }
      }
    }
    // A source in Objective-C with an error outside of its methods is left out as a whole.
    for place in places where !isNew && place.isError {
      guard let source = translations.lazy.compactMap({ $0.objectiveC?.original(of: place.path) }).first else { continue }
      isNew = held.objectiveC.hold(HeldMethods.all, because: place.message, of: source.path, text: source.text)
    }
    guard isNew else { return false }
    held.stamps = stamps(after: held)
    try held.write(to: &index)
    return true
  }

  /// Notes the functions in C that the linker did not find, so that they are left out: those that a header declares or a source calls.
  ///
  /// - Parameter uses: The names, with the sources that use them.
  /// - Returns: Whether one is new. The project must then be read again.
  public func hold(functions uses: [String: [CompilerMessages.Place]]) throws -> Bool {
    guard options.leavesOutErrors, !uses.isEmpty else { return false }
    var held = held
    var isNew = false
    for (name, use) in translations.flatMap({ $0.bridgingHeader?.functions(among: Set(uses.keys)) ?? [] }) {
      if held.functions.hold(name, at: use) { isNew = true }
    }
    for (name, places) in uses {
      let call = places.first { place in
        DiskFiles().contents(of: place.path).map { AbsentFunctions.isCalled(name, in: String(decoding: $0, as: UTF8.self)) } ?? false
      }
      if let call, held.functions.hold(name, at: .init(path: call.path, line: call.line)) { isNew = true }
    }
    guard isNew else { return false }
    held.stamps = stamps(after: held)
    var index = outputFolder.folder("Index")
    try held.write(to: &index)
    return true
  }

  private func stamps(after held: HeldSources) -> HeldSources.Stamps {
    let now = Self.stamps(of: translations, Set(model.closure(of: target).map(\.id)), runtime, output: output)
    return HeldSources.Stamps(application: now.application, tests: now.tests ?? held.stamps.tests)
  }

  private func hold(packagesAt places: [CompilerMessages.Place], in held: inout HeldSources) -> Bool {
    let products = targets.flatMap(\.packageProducts).compactMap { product -> String? in
      if case .local(let path) = product.source { return path }
      return nil
    }
    let own = Set(targets.flatMap(\.sources))
    let originals = catalog.originals
    let places = places.map { place in
      guard let (folder, original) = originals.first(where: { place.path.hasPrefix($0.key + "/") }) else { return place }
      var place = place
      place.path = original + place.path.dropFirst(folder.count)
      return place
    }
    return held.hold(packagesAt: places, in: Set((products + catalog.checkouts).map { originals[$0] ?? $0 })) {
      own.contains($0) || $0.hasPrefix(output + "/")
    } stamp: {
      Self.stamp(ofPackage: $0, runtime, output: output)
    }
  }

  private static func stamp(ofPackage folder: String, _ runtime: Runtime, output: String) -> String {
    Digest.of(stamp(of: [], runtime, output: output) + ProjectStamp(folder: folder).digest)
  }

  /// Identifies what the parts of the application may depend on, and the same with the tests, if there are some.
  private static func stamps(
    of translations: [Translation], _ own: Set<String>, _ runtime: Runtime, output: String
  ) -> HeldSources.Stamps {
    let application = translations.filter { own.contains($0.target.id) }
    return HeldSources.Stamps(
      application: stamp(of: application, runtime, output: output),
      tests: application.count < translations.count ? stamp(of: translations, runtime, output: output) : nil)
  }

  /// Identifies what the parts that do not compile may depend on.
  private static func stamp(of translations: [Translation], _ runtime: Runtime, output: String) -> String {
    var program = Glibc.stat()
    _ = stat("/proc/self/exe", &program)
    // Another translator may write what compiles.
    var words = [runtime.fingerprint(cache: output + "/.build/runtime-modules.json"), "\(program.st_size) \(program.st_mtim.tv_sec)"]
    for translation in translations {
      words += translation.shapes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      words += translation.importedLibraries.subtracting(translation.missingLibraries).sorted()
      words += translation.bridgingHeader?.sources ?? []
    }
    return Digest.of(words.joined(separator: "\n"))
  }

  /// Returns the column of the original source for one of the translation, which has the same lines; the same column if the end of the
  /// line was changed as well.
  public func originalColumn(_ column: Int, line: Int, of path: String) -> Int { knownColumn(column, line: line, of: path) ?? column }

  private func knownColumn(_ column: Int, line: Int, of path: String) -> Int? {
    for translation in translations {
      guard let output = translation.outputName(of: path) else { continue }
      // The first line of a translation names the original.
      guard let written = Self.line(line + 1, of: "\(self.output)/\(Self.folder(of: translation.target))/\(output)"),
        let original = Self.line(line, of: path), written.count >= column - 1
      else { return nil }
      let rest = written.dropFirst(column - 1)
      return original.suffix(rest.count).elementsEqual(rest) ? original.count - rest.count + 1 : nil
    }
    return nil
  }

  /// Returns the source of a compiled file, and how many lines the translation has above it; nil for tests and for files that are generated.
  public func original(ofCompiled path: String) -> (path: String, shift: Int)? {
    for translation in translations where translation.target.kind != .unitTests {
      let folder = "\(output)/\(Self.folder(of: translation.target))/"
      let sources = translation.target.swiftSources
      if let source = sources.first(where: { path == $0 }) { return (source, 0) }
      if path.hasPrefix(folder),
        let source = sources.first(where: { translation.outputName(of: $0) == String(path.dropFirst(folder.count)) })
      {
        return (source, 1)
      }
    }
    return nil
  }

  private static func line(_ number: Int, of path: String) -> Substring.UTF8View? {
    guard let data = DiskFiles().contents(of: path) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? lines[number - 1].utf8 : nil
  }

  private static func folder(of target: Target) -> String { (target.kind == .unitTests ? "Tests/" : "Sources/") + target.moduleName }

  // MARK: Writing

  /// The folder `.trestle`, whose record has the files of all folders in it.
  var outputFolder: OutputFolder { OutputFolder(output, kind: .project) }
  private var applicationName: String { "\(target.productName).app" }
  public var applicationFolder: String { "\(output)/\(applicationName)" }
  public var buildFolder: String { output + "/.build" }
  /// Receives the pictures of snapshots that differ from their references.
  public var snapshotFailureFolder: String { output + "/SnapshotFailures" }

  /// The targets that are built, in order.
  public var targets: [Target] { translations.map(\.target) }

  /// The folders of the projects and packages that are read.
  public var sourceFolders: [String] {
    var found = [folder]
    for project in model.projects.map({ FilePath.parent(of: FilePath.parent(of: $0)) }) + catalog.kept.keys.sorted()
    where !found.contains(where: { project == $0 || project.hasPrefix($0 + "/") }) {
      found.append(project)
    }
    return found
  }

  /// Writes the package and the folder of the application; returns how many files changed.
  @discardableResult public func write() throws -> Int {
    let (package, bundle) = try writeFiles()
    return package.written + bundle.written
  }

  /// Writes the same; returns the files of the package that changed.
  func writeChanges() throws -> [OutputFolder.Change] { try writeFiles().package.changes }

  private func writeFiles() throws -> (package: OutputFolder, bundle: OutputFolder) {
    var package = outputFolder
    try package.write("*\n", to: ".gitignore")
    try writeTranslations(to: &package)
    var manifest = manifest
    for file in held.functions.packageFiles { try package.write(file.text, to: file.name) }
    let names = usedFrameworks(packages: manifest.packageFolders)
    try package.write(try JSONEncoder.sorted.encode(names.sorted()), to: Self.frameworksFile)
    manifest.frameworks = runtime.frameworks(importedBy: names)
    try package.write(manifest.text, to: "Package.swift")
    var bundle = package.folder(applicationName)
    // Leaving out more of the sources changes no resource.
    if writtenTargets != targets.map(\.id) + libraries {
      let writer = BundleFolder(files: DiskFiles())
      try writer.write(target, libraries: libraries, to: &bundle, prefix: "")
      try writeBundles(below: target, writer, to: &bundle)
      bundle.removeOthers(except: [target.productName])
    }
    package.removeOthers(
      except: [
        "Index/\(HeldSources.fileName)", applicationName, "Tests.app", "Products",
      ])
    endWriting(package)
    return (package, bundle)
  }

  private static let frameworksFile = "Index/frameworks.json"

  /// The frameworks with a library of their own that the project uses, each after those that it uses itself. The project must have been written.
  public var frameworks: [String] {
    let names = DiskFiles().contents(of: "\(output)/\(Self.frameworksFile)").flatMap {
      try? JSONDecoder().decode(Set<String>.self, from: $0)
    }
    return runtime.frameworks(importedBy: names ?? [])
  }

  /// The libraries of the machine that the frameworks of the project open. The translations must have been kept.
  public var engines: [Engine] { manifest.packageFolders.map { Engine.engines(of: usedFrameworks(packages: $0)) } ?? [] }

  /// Returns the modules that the project imports: all, if it needs a package that is not here yet.
  private func usedFrameworks(packages: [String]?) -> Set<String> {
    guard let packages else { return runtime.list.importable }
    var use = FrameworkUse()
    for translation in translations {
      let folder = "\(output)/\(Self.folder(of: translation.target))"
      for written in translation.outputs {
        let text = written.text ?? DiskFiles().contents(of: "\(folder)/\(written.name)").map { String(decoding: $0, as: UTF8.self) }
        use.add(source: text ?? "")
      }
      use.add(source: translation.moduleFile)
      if translation.target.isUITests { use.add(source: TestSupport.uiTesting) }
      for file in translation.bridgingHeader?.packageFiles ?? [] { use.add(header: file.text) }
      for resource in translation.target.resources where ["xib", "storyboard"].contains(FilePath.suffix(of: resource.path)) {
        use.add(document: String(decoding: DiskFiles().contents(of: resource.path) ?? Data(), as: UTF8.self))
      }
    }
    for folder in packages { use.add(folder: folder) }
    return use.names.intersection(runtime.list.importable)
  }

  /// A later build must not rely on the state of the last one, unless it knows the changes.
  private func endWriting(_ package: OutputFolder) {
    if !package.changes.isEmpty { try? FileManager.default.removeItem(atPath: FileBuild.stateFile(in: self)) }
  }

  /// The folders of the packages that are compiled as they are; nil if more is compiled than these and the translated sources.
  var builtPackages: [String]? { translations.contains { $0.bridgingHeader?.isModule ?? false } ? nil : manifest.packageFolders }

  /// Writes the translated sources alone, so that the next command translates only what changes until then.
  public func keepTranslations() throws {
    var package = outputFolder
    try package.write("*\n", to: ".gitignore")
    try writeTranslations(to: &package)
    endWriting(package)
  }

  private func writeTranslations(to package: inout OutputFolder) throws {
    let indexes = concurrentMap(translations) { $0.isKept ? nil : try? JSONEncoder.sorted.encode($0.index) }
    for (translation, index) in zip(translations, indexes) { try write(translation, index: index, to: &package) }
    if translations.contains(where: \.needsTestSupport) {
      try package.write(TestSupport.text(folder: output), to: "Sources/\(TestSupport.module)/XCTest.swift")
    }
    try package.write(Self.toolStamp, to: "Index/tool")
    if !catalog.kept.isEmpty { try package.write(try JSONEncoder.sorted.encode(catalog.kept), to: "Index/packages") }
  }

  private var manifest: ManifestText {
    let own = Set(targets.map(\.moduleName))
    var text = ManifestText(
      name: target.moduleName, targets: targets, model: model, runtime: runtime, packageOverrides: options.packageOverrides,
      checkouts: catalog.checkouts,
      bridges: translations.compactMap { translation in translation.bridgingHeader.map { (translation.target.id, $0) } })
    text.lacksFunctions = !held.functions.isEmpty
    text.withTestSupport = Set(translations.filter(\.needsTestSupport).map(\.target.id))
    text.asWritten = Set(targets.filter { catalog.isAsWritten($0) }.map(\.id))
    text.withoutLibraries = Set(translations.filter { $0.importedLibraries.subtracting(own).isEmpty }.map(\.target.id))
    return text
  }

  /// Writes a package that builds without the command. The project must have been written before.
  public func writeKeptPackage(to path: String) throws {
    let manifest = manifest
    try KeptPackage(project: self) { products in
      var text = manifest
      text.products = products
      return text.text
    }.write(to: path, headers: translations.flatMap { $0.bridgingHeader?.packageFiles ?? [] })
  }

  /// - Parameter encoded: The index of a translation that is not kept.
  private func write(_ translation: Translation, index encoded: Data?, to package: inout OutputFolder) throws {
    let target = translation.target
    let folder = Self.folder(of: target)
    for output in translation.outputs {
      if let text = output.text {
        try package.write(text, to: "\(folder)/\(output.name)")
      } else {
        _ = try package.keep("\(folder)/\(output.name)")
      }
    }
    if target.kind == .application, !translation.outputs.isEmpty {
      try package.write(
        LocaleSource.text(region: target.settings["DEVELOPMENT_LANGUAGE"] ?? "en"), to: "\(folder)/\(LocaleSource.fileName)")
    }
    if target.isUITests { try package.write(TestSupport.uiTesting, to: "\(folder)/\(TestSupport.uiTestingFileName)") }
    if translation.needsTestTrait { try package.write(TestSupport.trait, to: "\(folder)/\(TestSupport.traitFileName)") }
    if translation.target.id == translations.first(where: \.needsTestTrait)?.target.id {
      try package.write(TestSupport.mainThread, to: "\(folder)/\(TestSupport.mainThreadFileName)")
    }
    for file in translation.bridgingHeader?.packageFiles ?? [] { try package.write(file.text, to: file.name) }
    if !translation.moduleFile.isEmpty {
      // The framework's folder is inside the application's folder.
      let bundle = Self.bundle(of: target)
      var text = translation.moduleFile.replacing("\"\(bundle)\"", with: "Foundation.Bundle.main.bundlePath + \"/\(bundle)\"")
      if target.conditions.contains("SWIFT_PACKAGE"), !target.resources.isEmpty {
        text += """

          extension Foundation.Bundle {
            static let module = Foundation.Bundle(path: Foundation.Bundle.main.bundlePath + "/\(bundle)") ?? .main
          }

          """
      }
      try package.write(text, to: "\(folder)/_TrestleModule.swift")
    }
    let index = "Index/\(target.moduleName).json"
    if try !package.keep(index) || !translation.isKept {
      try package.write(try encoded ?? JSONEncoder.sorted.encode(translation.index), to: index)
    }
    guard let sources = translation.objectiveC, let kept = sources.kept else { return }
    let name = "Index/\(Self.objectiveCFile(of: target))"
    if try !package.keep(name) || !sources.isKept { try package.write(try JSONEncoder.sorted.encode(kept), to: name) }
  }

  /// Writes the resources of the application and of the tests, for the process that runs the tests.
  public func writeTestFolder() throws -> String {
    var bundle = outputFolder.folder("Tests.app")
    let writer = BundleFolder(files: DiskFiles())
    for test in tests { try writer.write(test, to: &bundle, prefix: "") }
    try writer.write(target, libraries: libraries, to: &bundle, prefix: "")
    // The target itself may be a framework, which then has its own folder as well.
    if target.kind == .framework { try writer.write(target, to: &bundle, prefix: Self.bundle(of: target) + "/") }
    for root in [target] + tests { try writeBundles(below: root, writer, to: &bundle) }
    return bundle.path
  }

  /// Writes the report of a crash; returns its path.
  public func writeCrash(_ lines: [String], of test: String) throws -> String {
    var folder = outputFolder.folder("Crashes")
    let name = OutputPath.component(test.replacingOccurrences(of: "/", with: ".")) + ".txt"
    try folder.write(lines.joined(separator: "\n") + "\n", to: name)
    return "\(folder.path)/\(name)"
  }

  /// Writes the application with copies of its resources, for another machine.
  public func writeProduct(to bundle: inout OutputFolder) throws {
    let writer = BundleFolder(files: DiskFiles())
    try writer.write(target, libraries: libraries, to: &bundle, prefix: "")
    try writeBundles(below: target, writer, to: &bundle)
  }
}

extension JSONEncoder {
  /// Writes equal text for equal values.
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
