import Foundation

/// All targets of a project or workspace, with the projects that they depend on.
public struct ProjectModel: Sendable {
  public let location: ProjectLocation
  /// The `project.pbxproj` files, the requested one first.
  public private(set) var projects: [String] = []
  public private(set) var formats: [String: Int] = [:]
  public private(set) var targets: [Target] = []
  public private(set) var schemes: [Scheme] = []
  public private(set) var localPackages: [String] = []
  /// The projects whose applications are offered: those of the location itself, without their dependencies.
  public private(set) var ownProjects: Set<String> = []
  public private(set) var notes: [ProjectNote] = []
  /// Files referenced by projects that cannot be read.
  public private(set) var problems: [ProjectError] = []

  /// Reads a project or workspace, and the projects that its targets depend on.
  ///
  /// - Parameter pods: The folders of fetched pods, by their names.
  public init(
    _ location: ProjectLocation, configuration: String = "Debug", pods: [String: String] = [:], files: any FileSource = DiskFiles()
  ) throws {
    self.location = location
    var waiting: [String] = []
    switch location {
    case .project(let path):
      waiting = [path + "/project.pbxproj"]
      ownProjects = Set(waiting)
      schemes = Scheme.all(in: path, files: files)
    case .workspace(let path):
      let workspace = try Workspace(path: path, files: files)
      waiting = workspace.projects
      ownProjects = Set(waiting.filter { !$0.contains("/Pods/") && !$0.contains("/Carthage/") })
      localPackages = workspace.packages
      problems = workspace.missing
      schemes = Scheme.all(in: path, files: files)
      for project in workspace.projects { schemes += Scheme.all(in: FilePath.parent(of: project), files: files) }
    case .package: break
    }
    waiting += Self.companions(of: location, files: files)
    while !waiting.isEmpty {
      let path = waiting.removeFirst()
      guard !projects.contains(path) else { continue }
      let isFirst = projects.isEmpty
      projects.append(path)
      do {
        let project = try ProjectFile(path: path, files: files)
        formats[path] = project.objectVersion
        var reader = TargetReader(project: project, files: files, configuration: configuration)
        let found = reader.targets()
        targets += found
        notes += reader.notes
        problems += reader.problems
        waiting += found.flatMap(\.dependencies).compactMap(\.project).filter { files.exists($0) }
      } catch let error as ProjectError {
        if isFirst { throw error }
        problems.append(error)
      }
    }
    addPods(fetched: pods, files)
    findPackages(files)
    targets = targets.map { secured($0) }
  }

  /// Makes the names of a target that become parts of paths harmless, and reports those that would leave the output folder.
  private mutating func secured(_ target: Target) -> Target {
    var target = target
    var changed: [(name: String, used: String)] = []
    func secure(_ name: inout String, _ convert: (String) -> String) {
      let used = convert(name)
      if used != name { changed.append((name, used)) }
      name = used
    }
    secure(&target.productName, OutputPath.component)
    secure(&target.moduleName) { OutputPath.component(SettingExpression.identifier($0)) }
    for index in target.resources.indices { secure(&target.resources[index].destination, OutputPath.relative) }
    for (name, used) in changed {
      problems.append(
        ProjectError(
          path: target.project, line: target.line,
          reason: "the target \(target.name) has the name \"\(name.prefix(200))\", which cannot be part of a path; \"\(used)\" is used"))
    }
    return target
  }

  /// Finds the folders of packages that a target uses without naming them: those of the workspace, and the package that holds the project, as
  /// that of an example does.
  private mutating func findPackages(_ files: any FileSource) {
    guard targets.contains(where: { $0.packageProducts.contains { $0.source == .unknown } }) else { return }
    var folders = localPackages
    for workspace in Self.workspaces(above: location, files: files) { folders += workspace.packages }
    var folder = location.folder
    for _ in 0..<4 where !folder.isEmpty && folder != "/" {
      folders.append(folder)
      folder = FilePath.parent(of: folder)
    }
    let packages = folders.compactMap { folder in
      files.contents(of: folder + "/Package.swift").map { (folder: folder, manifest: String(decoding: $0, as: UTF8.self)) }
    }
    updateTargets { target in
      for index in target.packageProducts.indices where target.packageProducts[index].source == .unknown {
        let name = target.packageProducts[index].name
        if let found = packages.first(where: { $0.manifest.contains("\"\(name)\"") || FilePath.name(of: $0.folder) == name }) {
          target.packageProducts[index].source = .local(found.folder)
        }
      }
    }
  }

  /// Adds the pods that are there without a project, and makes the targets that are built with pods depend on them.
  private mutating func addPods(fetched: [String: String], _ files: any FileSource) {
    var pods: [Target] = []
    if let folder = PodFolder(beside: location.folder, files: files), targets.contains(where: PodFolder.isUsed) {
      pods = folder.targets()
      for index in targets.indices where PodFolder.isUsed(by: targets[index]) { targets[index].depend(on: pods) }
    }
    let taken = Set(pods.map(\.name))
    var known: [String: LocalPods] = [:]
    for index in targets.indices where targets[index].isForIOS {
      let folder = FilePath.parent(of: FilePath.parent(of: targets[index].project))
      for folder in [folder, FilePath.parent(of: folder)] where !files.exists(Self.podsProject(in: folder)) {
        guard let local = known[folder] ?? LocalPods(beside: folder, fetched: fetched, files: files) else { continue }
        known[folder] = local
        let found = local.targets(for: targets[index], taken: taken)
        targets[index].depend(on: found)
        pods += found.filter { pod in !pods.contains { $0.id == pod.id } }
        break
      }
    }
    targets += pods
    renewPods(files)
  }

  /// The project of CocoaPods is from its last run; a pod of a folder may have moved its files since.
  private mutating func renewPods(_ files: any FileSource) {
    for index in targets.indices {
      let folder = FilePath.parent(of: FilePath.parent(of: FilePath.parent(of: targets[index].project)))
      guard targets[index].project == Self.podsProject(in: folder), targets[index].sources.contains(where: { !files.exists($0) }),
        let renewed = LocalPods(beside: folder, files: files)?.renewed(targets[index])
      else { continue }
      targets[index] = renewed
    }
  }

  private static func podsProject(in folder: String) -> String { folder + "/Pods/Pods.xcodeproj/project.pbxproj" }

  /// Returns the workspaces that hold a project: beside it, or above, where the example of a library has its workspace.
  private static func workspaces(above location: ProjectLocation, files: any FileSource) -> [Workspace] {
    workspacePaths(above: location, files: files).compactMap { try? Workspace(path: $0, files: files) }
  }

  /// Returns the paths of the workspaces that hold a project.
  public static func workspacePaths(above location: ProjectLocation, files: any FileSource) -> [String] {
    guard case .project(let path) = location else { return [] }
    let folders = [location.folder, FilePath.parent(of: location.folder), FilePath.parent(of: FilePath.parent(of: location.folder))]
    return folders.flatMap { folder in
      (files.names(in: folder) ?? []).filter { FilePath.suffix(of: $0) == "xcworkspace" }.map { "\(folder)/\($0)" }
    }.filter { (try? Workspace(path: $0, files: files))?.projects.contains(path + "/project.pbxproj") == true }
  }

  /// Returns the projects of dependency managers and of the workspaces beside a project. Xcode sees them only through the workspace.
  private static func companions(of location: ProjectLocation, files: any FileSource) -> [String] {
    let folder = location.folder
    var found: [String] = []
    for workspace in workspaces(above: location, files: files) { found += workspace.projects }
    found.append(podsProject(in: folder))
    let checkouts = folder + "/Carthage/Checkouts"
    for checkout in files.names(in: checkouts) ?? [] {
      for name in files.names(in: "\(checkouts)/\(checkout)") ?? [] where FilePath.suffix(of: name) == "xcodeproj" {
        found.append("\(checkouts)/\(checkout)/\(name)/project.pbxproj")
      }
    }
    return found.filter { files.exists($0) }
  }

  /// Gives applications names of modules in plain Latin letters.
  public mutating func renameModules() {
    for index in targets.indices {
      let old = targets[index].moduleName
      let name = targets[index].kind == .application ? Self.plainName(old) : old
      guard name != old else { continue }
      targets[index].moduleName = name
      targets[index].originalModuleName = old
      // An `Info.plist` names classes by this setting.
      targets[index].settings.add([SettingAssignment(key: "PRODUCT_MODULE_NAME", text: name)])
    }
  }

  /// Returns a name in plain Latin letters. Linkers use the name of a program's module in an expression, which permits no other letters.
  private static func plainName(_ name: String) -> String {
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
    let latin = name.applyingTransform(.toLatin, reverse: false)?.applyingTransform(.stripDiacritics, reverse: false) ?? name
    let plain = latin.unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) ? String(scalar) : "_"
    }.joined()
    return plain.contains { $0 != "_" } ? plain : "App" + name.unicodeScalars.map { String($0.value, radix: 16) }.joined()
  }

  /// Adds targets that belong to no project: those of Swift packages.
  public mutating func add(_ others: [Target]) {
    for other in others where !targets.contains(where: { $0.id == other.id }) { targets.append(secured(other)) }
  }

  /// Changes every target in place.
  public mutating func updateTargets(_ change: (inout Target) -> Void) {
    for index in targets.indices { change(&targets[index]) }
  }

  /// Returns the target for a reference in another target.
  public func target(_ reference: TargetReference, from target: Target) -> Target? {
    let project = reference.project ?? target.project
    let named = targets.filter { $0.name == reference.name }
    return reference.identifier.flatMap { id in targets.first { $0.project == project && $0.identifiers.contains(id) } }
      ?? named.first { $0.project == project } ?? named.first
  }

  /// Returns the targets that one needs, by dependency and by linked products, in build order.
  public func closure(of target: Target) -> [Target] {
    var ordered: [Target] = []
    var (seen, libraries): (Set<String>, Set<String>) = ([], [])
    func visit(_ target: Target) {
      // A library's example may have the library as a pod and as a target.
      guard seen.insert(target.id).inserted, !target.kind.isLibrary || libraries.insert(target.moduleName).inserted else { return }
      for dependency in dependencies(of: target) { visit(dependency) }
      ordered.append(target)
    }
    visit(target)
    return ordered
  }

  /// Returns the targets that one depends on directly.
  public func dependencies(of target: Target) -> [Target] {
    var found = target.dependencies.compactMap { self.target($0, from: target) }
    for library in target.linked where library.origin != .system {
      let products = targets.filter {
        $0.kind.isLibrary && ($0.productName == library.name || $0.moduleName == library.name)
      }
      // A library's project has a target of the same product for each system.
      if let product = products.first(where: \.isForIOS) ?? products.first { found.append(product) }
    }
    var seen: Set<String> = [target.id]
    return found.filter { other in
      // A watch application is embedded, not linked, and a tool for another system only serves the build.
      let isLinked = other.kind != .application || target.kind == .unitTests
      return other.kind.isBuilt && isLinked && (other.isForIOS || !target.isForIOS)
        && seen.insert(other.kind.isLibrary ? other.moduleName : other.id).inserted
    }
  }
}

extension Target.Kind {
  /// Whether such products are built here: extensions and other kinds are skipped.
  public var isBuilt: Bool {
    if case .other = self { false } else { true }
  }
  fileprivate var isLibrary: Bool { self == .framework || self == .staticLibrary }
}

extension Target {
  fileprivate mutating func depend(on others: [Target]) {
    dependencies += others.map { TargetReference(project: $0.project, name: $0.name) }
  }

  /// Unique among the targets of a model.
  public var id: String { project + "|" + name }
}
