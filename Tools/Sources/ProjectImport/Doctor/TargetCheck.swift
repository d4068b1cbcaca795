import XcodeProject

/// The findings about one target from its project file and the names of its files.
struct TargetCheck {
  private(set) var findings: [Finding] = []
  private let target: Target
  private let model: ProjectModel
  private let files: any FileSource
  /// The sources of C and Objective-C that are compiled.
  private let compiled: Set<String>
  /// Whether a source in Swift starts the application.
  private let hasEntryPoint: Bool
  /// The libraries that sources import and that are missing.
  private let missingLibraries: Set<String>

  /// The libraries that sources of any target import; nil if they are unknown.
  private let imported: Set<String>?
  /// Whether it is the target asked for, or a source imports its module.
  private let isNeeded: Bool

  init(
    target: Target, model: ProjectModel, compiled: Set<String>, hasEntryPoint: Bool = true, missingLibraries: Set<String> = [],
    imported: Set<String>? = nil, isNeeded: Bool = true,
    files: any FileSource
  ) {
    self.compiled = compiled
    self.hasEntryPoint = hasEntryPoint
    self.imported = imported
    self.isNeeded = isNeeded
    self.missingLibraries = missingLibraries
    self.target = target
    self.model = model
    self.files = files
    checkPlatform()
    checkLanguage()
    checkSources()
    checkLibraries()
    checkScripts()
    checkResources()
    checkFonts()
    checkPods()
  }

  private mutating func add(_ severity: Finding.Severity, _ tag: String, _ message: String, path: String? = nil, line: Int? = nil) {
    findings.append(
      Finding(path: path ?? target.project, line: path == nil ? target.line : line, severity: severity, tag: tag, message: message))
  }

  private mutating func checkPlatform() {
    if !target.isForIOS { add(.error, "no-ios-target", "the target \(target.name) is not built for iOS") }
  }

  private mutating func checkLanguage() {
    guard !target.swiftSources.isEmpty else { return }
    guard let version = target.languageVersion else {
      return add(.note, "left-out", "the target \(target.name) sets no SWIFT_VERSION; it is compiled in language mode 5")
    }
    let major = version.split(separator: ".").first.flatMap { Int($0) } ?? 5
    if major < 3 {
      add(.error, "swift-2", "the target \(target.name) is written in Swift \(version): convert it to Swift 4 or later in Xcode")
    } else if major == 3 {
      add(.note, "left-out", "the target \(target.name) is written in Swift \(version); it is compiled in language mode 4")
    }
  }

  private mutating func checkSources() {
    for path in target.sources where !files.exists(path) {
      let template = FileTemplate(for: path, files: files).map {
        "; \(FilePath.name(of: $0.path)) is a template of it: --templates uses it"
      }
      add(.error, "missing-file", "the target \(target.name) compiles this file, but it does not exist" + (template ?? ""), path: path)
    }
    // A pod without sources, and the aggregate pod, have an empty Objective-C file that only satisfies the linker.
    let foreign = target.objectiveCSources.filter { !$0.hasSuffix("-dummy.m") }
    guard !foreign.isEmpty else { return }
    if target.swiftSources.isEmpty, !isNeeded {
      add(.note, "left-out", "\(target.name) is an Objective-C target, which no Swift source imports")
    } else if target.swiftSources.isEmpty, !foreign.contains(where: compiled.contains) {
      add(.error, "objective-c-sources", "\(target.name) is an Objective-C target of \(foreign.count) files, which cannot be compiled here")
    } else {
      for path in foreign where !compiled.contains(path) {
        if !hasEntryPoint, target.kind == .application, FilePath.stem(of: path) == "main" {
          add(.error, "objective-c-sources", "the application starts in Objective-C, which cannot be compiled here", path: path, line: 1)
          continue
        }
        add(.warning, "left-out", "\(FilePath.suffix(of: path)) sources are left out", path: path, line: 1)
      }
    }
  }

  private mutating func checkLibraries() {
    let built = Set(model.targets.flatMap { [$0.productName, $0.moduleName] })
    for library in target.linked where library.origin == .file && !built.contains(library.name) {
      if library.isOptional {
        add(.note, "left-out", "the binary framework \(library.name) is left out")
      } else if let imported, !imported.contains(library.name) {
        add(.note, "left-out", "the binary framework \(library.name), which no source imports, is left out")
      } else {
        add(.error, "binary-framework", "\(library.name) is a binary framework for another system (\(FilePath.name(of: library.path)))")
      }
    }
  }

  private mutating func checkScripts() {
    for script in target.scripts {
      let text = "the build script \"\(script.name)\" is not run"
      if script.writesSources {
        let missing = script.outputs.filter { FilePath.suffix(of: $0) == "swift" && !files.exists($0) }
        if missing.isEmpty {
          add(
            .note, "script-writes-sources", text + "; the sources it writes are used as they are", path: target.project, line: script.line)
        } else {
          let names = missing.map { FilePath.name(of: $0) }.joined(separator: ", ")
          add(
            .error, "script-writes-sources", text + ", and \(names), which it writes, is not there: check it in", path: target.project,
            line: script.line)
        }
      } else if !script.isKnownToBeHarmless {
        add(.note, "left-out", text, path: target.project, line: script.line)
      }
    }
  }

  private static let withoutEffect: Set<String> = [
    "metal", "intentdefinition", "mlmodel", "entitlements", "rcproject", "usdz",
  ]

  private mutating func checkResources() {
    for resource in target.resources {
      guard files.exists(resource.path) else {
        add(.warning, "missing-file", "the target \(target.name) copies this file, but it does not exist", path: resource.path)
        continue
      }
      checkInterface(resource.path)
    }
    if target.kind == .application, let path = target.infoPlist, !files.exists(path) {
      add(.warning, "missing-file", "INFOPLIST_FILE of the target \(target.name) names this file, but it does not exist", path: path)
    }
    for path in target.resources.map(\.path) + target.sources where Self.withoutEffect.contains(FilePath.suffix(of: path)) {
      if FilePath.suffix(of: path) == "metal" {
        add(.warning, "left-out", "shaders cannot run on Linux: what they draw or compute is left out", path: path)
      } else {
        add(.note, "left-out", "\(FilePath.suffix(of: path)) files have no effect", path: path)
      }
    }
  }

  private mutating func checkInterface(_ path: String) {
    switch FilePath.suffix(of: path) {
    case "nib", "storyboardc":
      add(.error, "compiled-nib", "a compiled interface cannot be read: the project needs its .xib or .storyboard", path: path)
    default: break
    }
  }

  /// Finds fonts in `Info.plist` without a resource; the application reports them at launch as well.
  private mutating func checkFonts() {
    guard target.kind == .application, let info = try? InfoDictionary(target: target, files: files),
      let names = info.values["UIAppFonts"] as? [Any]
    else { return }
    let resources = target.resources.filter { files.exists($0.path) }
    for case let name as String in names where !name.isEmpty {
      let isThere = resources.contains { resource in
        let destination = resource.destination.lowercased()
        let wanted = name.lowercased()
        return destination == wanted || files.isFolder(resource.path) && wanted.hasPrefix(destination + "/")
      }
      if !isThere {
        let path = target.infoPlist ?? target.project
        add(.warning, "missing-file", "UIAppFonts names \(name), which is no resource of \(target.name)", path: path)
      }
    }
  }

  private mutating func checkPods() {
    let folder = FilePath.parent(of: FilePath.parent(of: target.project))
    // Pods may be there without their project. Imports of missing ones are refused at their lines.
    guard target.usesPods, missingLibraries.isEmpty, files.exists(folder + "/Podfile"), !files.isFolder(folder + "/Pods") else { return }
    add(.note, "left-out", "the pods are not there, but no source imports one", path: folder + "/Podfile", line: 1)
  }
}
