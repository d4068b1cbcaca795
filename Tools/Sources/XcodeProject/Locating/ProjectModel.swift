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
  public init(_ location: ProjectLocation, configuration: String = "Debug", files: any FileSource = DiskFiles()) throws {
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
    addPods(files)
  }

  /// Adds the pods that are there without a project, and makes the targets that are built with pods depend on them.
  private mutating func addPods(_ files: any FileSource) {
    guard let pods = PodFolder(beside: location.folder, files: files), targets.contains(where: PodFolder.isUsed) else { return }
    let found = pods.targets()
    for index in targets.indices where PodFolder.isUsed(by: targets[index]) {
      targets[index].dependencies += found.map { TargetReference(project: $0.project, name: $0.name) }
    }
    targets += found
  }

  /// The projects of dependency managers and of the workspaces beside a project. Xcode sees them only through the workspace.
  private static func companions(of location: ProjectLocation, files: any FileSource) -> [String] {
    let folder = location.folder
    var found: [String] = []
    if case .project(let path) = location {
      for name in files.names(in: folder) ?? [] where FilePath.suffix(of: name) == "xcworkspace" {
        guard let workspace = try? Workspace(path: "\(folder)/\(name)", files: files) else { continue }
        if workspace.projects.contains(path + "/project.pbxproj") { found += workspace.projects }
      }
    }
    found.append(folder + "/Pods/Pods.xcodeproj/project.pbxproj")
    let checkouts = folder + "/Carthage/Checkouts"
    for checkout in files.names(in: checkouts) ?? [] {
      for name in files.names(in: "\(checkouts)/\(checkout)") ?? [] where FilePath.suffix(of: name) == "xcodeproj" {
        found.append("\(checkouts)/\(checkout)/\(name)/project.pbxproj")
      }
    }
    return found.filter { files.exists($0) }
  }

  /// Renames the modules whose names are already used: `Text` becomes `TextApp`.
  public mutating func renameModules(_ taken: Set<String>) {
    for index in targets.indices {
      let old = targets[index].moduleName
      var name = targets[index].kind == .application ? Self.plainName(old) : old
      if taken.contains(name) { name += "App" }
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
    targets += others.filter { other in !targets.contains { $0.id == other.id } }
  }

  /// Changes every target in place.
  public mutating func updateTargets(_ change: (inout Target) -> Void) {
    for index in targets.indices { change(&targets[index]) }
  }

  /// Returns the target for a reference in another target.
  public func target(_ reference: TargetReference, from target: Target) -> Target? {
    let project = reference.project ?? target.project
    return targets.first { $0.name == reference.name && $0.project == project } ?? targets.first { $0.name == reference.name }
  }

  /// Returns the targets that one needs, by dependency and by linked products, in build order.
  public func closure(of target: Target) -> [Target] {
    var ordered: [Target] = []
    var seen: Set<String> = []
    func visit(_ target: Target) {
      guard seen.insert(target.id).inserted else { return }
      for dependency in dependencies(of: target) { visit(dependency) }
      ordered.append(target)
    }
    visit(target)
    return ordered
  }

  /// The targets that one depends on directly.
  public func dependencies(of target: Target) -> [Target] {
    var found = target.dependencies.compactMap { self.target($0, from: target) }
    for library in target.linked where library.origin != .system {
      let products = targets.filter {
        ($0.kind == .framework || $0.kind == .staticLibrary) && ($0.productName == library.name || $0.moduleName == library.name)
      }
      // A library's project has a target of the same product for each system.
      if let product = products.first(where: \.isForIOS) ?? products.first { found.append(product) }
    }
    var seen: Set<String> = [target.id]
    return found.filter { other in
      // A watch application is embedded, not linked, and a tool for another system only serves the build.
      let isLinked = other.kind != .application || target.kind == .unitTests
      return other.kind.isBuilt && isLinked && (other.isForIOS || !target.isForIOS) && seen.insert(other.id).inserted
    }
  }
}

extension Target.Kind {
  /// Whether such products are built here: extensions, UI tests and the like are passed over.
  public var isBuilt: Bool {
    if case .other = self { false } else { true }
  }
}

extension Target {
  /// Unique among the targets of a model.
  public var id: String { project + "|" + name }
}
