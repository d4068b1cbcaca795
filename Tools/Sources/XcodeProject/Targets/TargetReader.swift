/// Creates the targets of one project file.
struct TargetReader {
  let project: ProjectFile
  let files: any FileSource
  let configuration: String
  private(set) var notes: [ProjectNote] = []
  private(set) var problems: [ProjectError] = []
  private var folders: [SynchronizedFolder] = []
  /// The settings that expand without end, which are left empty in every target.
  private var endlessSettings: Set<String> = []

  init(project: ProjectFile, files: any FileSource, configuration: String) {
    self.project = project
    self.files = files
    self.configuration = configuration
    folders = project.objects.values.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }.sorted { $0.id < $1.id }.map {
      SynchronizedFolder($0, in: project, source: files)
    }
  }

  mutating func targets() -> [Target] {
    noteUnknownObjects()
    return project.root.strings("targets").compactMap { project.object($0) }.compactMap { target(from: $0) }
  }

  private mutating func note(_ text: String, _ object: ProjectObject) {
    notes.append(ProjectNote(path: project.path, line: object.line, text: text))
  }

  private static let knownClasses: Set<String> = [
    "PBXProject", "PBXGroup", "PBXFileReference", "PBXBuildFile", "PBXNativeTarget", "XCConfigurationList", "XCBuildConfiguration",
    "PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase", "PBXVariantGroup", "PBXContainerItemProxy",
    "PBXTargetDependency", "PBXHeadersBuildPhase", "PBXCopyFilesBuildPhase", "PBXShellScriptBuildPhase", "PBXReferenceProxy",
    "XCSwiftPackageProductDependency", "XCRemoteSwiftPackageReference", "XCLocalSwiftPackageReference", "XCVersionGroup",
    "PBXFileSystemSynchronizedRootGroup", "PBXFileSystemSynchronizedBuildFileExceptionSet",
    "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet", "PBXAggregateTarget", "PBXLegacyTarget", "PBXBuildRule",
  ]

  private mutating func noteUnknownObjects() {
    for object in project.objects.values.sorted(by: { $0.line < $1.line }) where !Self.knownClasses.contains(object.isa) {
      note("an object of the unknown class \(object.isa) is left out", object)
    }
  }

  // MARK: One target

  private mutating func target(from object: ProjectObject) -> Target? {
    let name = object.string("name") ?? object.id
    guard object.isa == "PBXNativeTarget" else {
      note("the target \(name) is left out: \(object.isa == "PBXAggregateTarget" ? "an aggregate" : object.isa) builds no product", object)
      return nil
    }
    let settings = SettingsReader(project: project, files: files, configuration: configuration)
      .settings(for: object, problems: &problems, endless: &endlessSettings)
    let product = settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name
    let module = settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? SettingExpression.identifier(product)
    func path(_ key: String) -> String? {
      settings[key].flatMap { $0.isEmpty ? nil : files.actualPath(FilePath.join(project.sourceRoot, $0)) }
    }
    var target = Target(
      name: name, kind: Self.kind(object.string("productType") ?? ""), project: project.path, line: object.line, productName: product,
      moduleName: SettingExpression.identifier(module), bundleIdentifier: settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? "",
      languageVersion: Self.languageVersion(settings["SWIFT_VERSION"]) ?? project.oldLanguageVersion, conditions: Self.conditions(settings),
      infoPlist: path("INFOPLIST_FILE"), bridgingHeader: path("SWIFT_OBJC_BRIDGING_HEADER"), isForIOS: Self.isForIOS(settings),
      sources: [], headers: [], resources: [], dependencies: [], linked: [], packageProducts: [], scripts: [], settings: settings)
    target.identifiers = [object.id] + (object.string("productReference").map { [$0] } ?? [])
    target.isUITests = object.string("productType")?.hasSuffix(".bundle.ui-testing") == true
    for id in object.strings("buildPhases") {
      if let phase = project.object(id) { add(phase, to: &target) }
    }
    addSynchronized(object, to: &target)
    addDependencies(object, to: &target)
    if target.isUITests, let tested = settings["TEST_TARGET_NAME"], !tested.isEmpty,
      !target.dependencies.contains(where: { $0.name == tested })
    {
      target.dependencies.append(TargetReference(project: nil, name: tested))
    }
    removeExcluded(from: &target)
    removeRepeated(from: &target)
    return target
  }

  private static func kind(_ type: String) -> Target.Kind {
    let name = type.replacing("com.apple.product-type.", with: "")
    switch name {
    case "application": return .application
    case "framework", "framework.static", "library.dynamic": return .framework
    case "library.static": return .staticLibrary
    case "bundle": return .bundle
    case "bundle.unit-test", "bundle.ui-testing": return .unitTests
    default: return .other(name)
    }
  }

  static func languageVersion(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    let parts = text.split(separator: ".")
    guard parts.count > 1, parts[1] != "0" else { return parts.first.map(String.init) }
    return parts.prefix(2).joined(separator: ".")
  }

  private static func conditions(_ settings: BuildSettings) -> [String] {
    var names = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      let name = flag == "-D" ? (index + 1 < flags.count ? flags[index + 1] : "") : String(flag.dropFirst(2))
      if !name.isEmpty { names.append(name) }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func isForIOS(_ settings: BuildSettings) -> Bool {
    let platforms = settings.list("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
    guard let kit = settings["SDKROOT"], !kit.isEmpty, kit != "auto" else { return true }
    return kit.hasPrefix("iphone")
  }

  // MARK: Build phases

  private mutating func add(_ phase: ProjectObject, to target: inout Target) {
    switch phase.isa {
    case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase", "PBXFrameworksBuildPhase":
      for id in phase.strings("files") {
        guard let file = project.object(id), Self.isForThisPlatform(file) else { continue }
        add(file, of: phase, to: &target)
      }
    case "PBXCopyFilesBuildPhase":
      // 1 is the bundle and 7 its resources, which are one folder, and 10 its frameworks; other places hold extensions, which are left out.
      let place = phase.string("dstSubfolderSpec") ?? ""
      if ["10", "Frameworks"].contains(place) { return addEmbedded(phase, to: &target) }
      guard ["1", "7", "Wrapper", "Resources"].contains(place) else { return }
      let folder = phase.string("dstPath") ?? ""
      for id in phase.strings("files") {
        guard let reference = project.object(project.object(id)?.string("fileRef")), !project.isOutside(reference) else { continue }
        for resource in resources(reference) {
          target.resources.append(Resource(path: resource.path, destination: OutputPath.relative(folder + "/" + resource.destination)))
        }
      }
    case "PBXShellScriptBuildPhase":
      let script = BuildScript(
        name: phase.string("name") ?? "Run Script", text: phase.string("shellScript") ?? "",
        outputs: phase.strings("outputPaths").map { FilePath.join(project.sourceRoot, target.settings.expand($0)) }, line: phase.line)
      target.scripts.append(script)
    default: break
    }
    let moved = folders.flatMap { folder in (folder.phases[phase.id] ?? []).map { (folder, $0) } }
    for (folder, name) in moved {
      for file in folder.files where SynchronizedFolder.matches(file.name, exception: name) {
        add(file, in: folder, as: phase.isa == "PBXSourcesBuildPhase" ? .source : .resource, to: &target)
      }
    }
  }

  private static func isForThisPlatform(_ file: ProjectObject) -> Bool {
    if let filter = file.string("platformFilter"), filter != "ios" { return false }
    let filters = file.strings("platformFilters")
    return filters.isEmpty || filters.contains("ios")
  }

  private mutating func add(_ file: ProjectObject, of phase: ProjectObject, to target: inout Target) {
    if file.dictionary("settings")["COMPILER_FLAGS"]?.string?.isEmpty == false {
      note("the compiler flags of one file have no effect", file)
    }
    if phase.isa == "PBXFrameworksBuildPhase" { return addLinked(file, to: &target) }
    guard let reference = project.object(file.string("fileRef")) else { return }
    switch phase.isa {
    case "PBXSourcesBuildPhase" where Self.isCompiledResource(reference): target.resources += resources(reference)
    case "PBXSourcesBuildPhase": target.sources += paths(of: reference)
    case "PBXHeadersBuildPhase": target.headers += paths(of: reference)
    default: addResource(reference, to: &target)
    }
  }

  /// Returns whether Xcode compiles a file into the bundle although it is listed among the sources.
  private static func isCompiledResource(_ reference: ProjectObject) -> Bool {
    let name = reference.string("path") ?? reference.string("name") ?? ""
    return ["storyboard", "xib", "xcassets", "strings", "stringsdict", "xcstrings"].contains(FilePath.suffix(of: name))
  }

  private mutating func addResource(_ reference: ProjectObject, to target: inout Target) {
    guard project.isOutside(reference) else { return target.resources += resources(reference) }
    // A product among the resources: the bundle that another target makes.
    guard let owner = project.objects.values.first(where: { $0.isa == "PBXNativeTarget" && $0.string("productReference") == reference.id })
    else { return }
    target.dependencies.append(TargetReference(project: nil, name: owner.string("name") ?? owner.id))
  }

  /// Returns a file's path, or the paths of the variants of a localized one and of the versions of a data model.
  private func paths(of reference: ProjectObject) -> [String] {
    switch reference.isa {
    case "PBXVariantGroup": reference.strings("children").compactMap { project.paths[$0] }
    // A reference without a path is its folder.
    default: reference.string("path") == nil ? [] : project.paths[reference.id].map { [$0] } ?? []
    }
  }

  private func resources(_ reference: ProjectObject) -> [Resource] {
    guard reference.isa == "PBXVariantGroup" else {
      guard reference.string("path") != nil, let path = project.paths[reference.id] else { return [] }
      return [Resource(path: path, destination: SynchronizedFolder.destination(of: path))]
    }
    return reference.strings("children").compactMap { id in
      guard let path = project.paths[id], let child = project.object(id) else { return nil }
      let destination = SynchronizedFolder.destination(of: path)
      if destination.contains("/") { return Resource(path: path, destination: destination) }
      // The child's name is its language.
      guard let language = child.string("name"), language != FilePath.name(of: path) else {
        return Resource(path: path, destination: destination)
      }
      return Resource(path: path, destination: "\(language).lproj/\(destination)")
    }
  }

  /// Frameworks that other targets make and that are only embedded: the compiler links what a source imports.
  private mutating func addEmbedded(_ phase: ProjectObject, to target: inout Target) {
    for file in phase.strings("files").compactMap({ project.object($0) }) where Self.isForThisPlatform(file) {
      guard let reference = project.object(file.string("fileRef")), reference.isa == "PBXFileReference",
        reference.string("sourceTree") == "BUILT_PRODUCTS_DIR"
      else { continue }
      let name = FilePath.stem(of: reference.string("path") ?? "")
      if !target.linked.contains(where: { $0.name == name }) { addLinked(file, to: &target) }
    }
  }

  private mutating func addLinked(_ file: ProjectObject, to target: inout Target) {
    if let id = file.string("productRef") { return add(packageProduct: id, to: &target) }
    guard let reference = project.object(file.string("fileRef")) else { return }
    let path = project.paths[reference.id] ?? reference.string("path") ?? ""
    let fileName = FilePath.name(of: path)
    var name = FilePath.stem(of: fileName)
    if ["a", "dylib", "tbd"].contains(FilePath.suffix(of: fileName)), name.hasPrefix("lib") { name = String(name.dropFirst(3)) }
    let origin: LinkedLibrary.Origin
    switch reference.string("sourceTree") {
    case "SDKROOT", "DEVELOPER_DIR": origin = .system
    case "BUILT_PRODUCTS_DIR": origin = .product
    default: origin = path.contains("System/Library/Frameworks") || path.contains("/usr/lib/") ? .system : .file
    }
    let attributes = file.dictionary("settings")["ATTRIBUTES"]?.strings ?? []
    target.linked.append(LinkedLibrary(name: name, path: path, origin: origin, isOptional: attributes.contains("Weak")))
  }

  // MARK: Synchronized folders

  private mutating func addSynchronized(_ object: ProjectObject, to target: inout Target) {
    let taken = Set(object.strings("fileSystemSynchronizedGroups"))
    for folder in folders {
      let info = target.infoPlist
      for file in folder.members(of: object.id, takesFolder: taken.contains(folder.id)) {
        if FilePath.join(folder.path, file.name) == info { continue }
        add(file, in: folder, as: folder.role(of: file), to: &target)
      }
    }
  }

  private func add(
    _ file: SynchronizedFolder.File, in folder: SynchronizedFolder, as role: SynchronizedFolder.Role, to target: inout Target
  ) {
    let path = FilePath.join(folder.path, file.name)
    switch role {
    case .source: if !target.sources.contains(path) { target.sources.append(path) }
    case .header: target.headers.append(path)
    case .resource:
      let resource = Resource(path: path, destination: SynchronizedFolder.destination(of: file.name))
      if !target.resources.contains(resource) { target.resources.append(resource) }
    case .none: break
    }
  }

  // MARK: Dependencies

  private mutating func addDependencies(_ object: ProjectObject, to target: inout Target) {
    for id in object.strings("packageProductDependencies") { add(packageProduct: id, to: &target) }
    for id in object.strings("dependencies") {
      guard let dependency = project.object(id), Self.isForThisPlatform(dependency) else { continue }
      if let product = dependency.string("productRef") {
        add(packageProduct: product, to: &target)
      } else if let other = project.object(dependency.string("target")) {
        target.dependencies.append(TargetReference(project: nil, name: other.string("name") ?? other.id))
      } else if let proxy = project.object(dependency.string("targetProxy")) {
        add(proxy: proxy, to: &target)
      }
    }
    for file in linkedProxies(object) { add(proxy: file, to: &target) }
  }

  /// Returns the proxies behind the products of other projects that are linked, or embedded and linked because a source imports them.
  private func linkedProxies(_ object: ProjectObject) -> [ProjectObject] {
    object.strings("buildPhases").compactMap { project.object($0) }
      .filter { $0.isa == "PBXFrameworksBuildPhase" || ["10", "Frameworks"].contains($0.string("dstSubfolderSpec") ?? "") }
      .flatMap { $0.strings("files") }
      .compactMap { project.object(project.object($0)?.string("fileRef")) }
      .filter { $0.isa == "PBXReferenceProxy" }
      .compactMap { project.object($0.string("remoteRef")) }
  }

  private func add(proxy: ProjectObject, to target: inout Target) {
    guard let portal = proxy.string("containerPortal"), let name = proxy.string("remoteInfo") else { return }
    let other = portal == project.root.id ? nil : project.paths[portal].map { $0 + "/project.pbxproj" }
    if portal != project.root.id, other == nil { return }
    let reference = TargetReference(project: other, name: name, identifier: proxy.string("remoteGlobalIDString"))
    if !target.dependencies.contains(reference) { target.dependencies.append(reference) }
  }

  private mutating func add(packageProduct id: String, to target: inout Target) {
    guard let dependency = project.object(id), let name = dependency.string("productName") else { return }
    if name.hasPrefix("plugin:") { return note("the build plugin \(name.dropFirst(7)) is not run", dependency) }
    let product = PackageProduct(name: name, source: packageSource(project.object(dependency.string("package")), product: name))
    if !target.packageProducts.contains(where: { $0.name == name }) { target.packageProducts.append(product) }
  }

  private func packageSource(_ package: ProjectObject?, product: String) -> PackageProduct.Source {
    switch package?.isa {
    case "XCRemoteSwiftPackageReference":
      let requirement = package?.dictionary("requirement") ?? [:]
      return .remote(url: package?.string("repositoryURL") ?? "", requirement: Self.requirement(requirement))
    case "XCLocalSwiftPackageReference":
      return .local(FilePath.join(project.sourceRoot, package?.string("relativePath") ?? package?.string("path") ?? ""))
    default:
      if let folder = localPackage(product) { return .local(folder) }
      return remotePackage(product).map { packageSource($0, product: product) } ?? anyLocalPackage.map { .local($0) } ?? .unknown
    }
  }

  /// Returns the package in which Xcode finds a product that names none: that of another target's product of the name, or one with the name.
  private func remotePackage(_ product: String) -> ProjectObject? {
    let objects = project.objects.values.sorted { $0.id < $1.id }
    let same = objects.lazy.filter { $0.isa == "XCSwiftPackageProductDependency" && $0.string("productName") == product }
    if let found = same.compactMap({ project.object($0.string("package")) }).first { return found }
    return objects.first {
      $0.isa == "XCRemoteSwiftPackageReference"
        && $0.string("repositoryURL").map { FilePath.name(of: $0).replacing(".git", with: "").lowercased() } == product.lowercased()
    }
  }

  /// Before Xcode 15 a local package is a folder reference, and the product does not name the package.
  private func localPackage(_ product: String) -> String? {
    localFolders.first { path in
      FilePath.name(of: path) == product
        || files.contents(of: path + "/Package.swift").map { String(decoding: $0, as: UTF8.self).contains("\"\(product)\"") } ?? false
    }
  }

  /// The folder of a package that may compute the names of its products.
  private var anyLocalPackage: String? {
    let named = project.objects.values.filter { $0.isa == "XCLocalSwiftPackageReference" }
    let only = named.count == 1 ? named[0].string("relativePath").map { FilePath.join(project.sourceRoot, $0) } : nil
    return only ?? localFolders.first
  }

  private var localFolders: [String] {
    let references = project.objects.values.filter { $0.isa == "PBXFileReference" && !project.isOutside($0) }
    // From Xcode 16 on they may be at any position in a synchronized folder.
    let folders = folders.flatMap { folder in (files.names(in: folder.path) ?? []).map { "\(folder.path)/\($0)" } + [folder.path] }
    return (references.compactMap { project.paths[$0.id] } + folders).filter { files.exists($0 + "/Package.swift") }.sorted()
  }

  static func requirement(_ values: [String: PropertyListValue]) -> String {
    // They become a part of a manifest, which is a program.
    func text(_ key: String) -> String {
      String(String.UnicodeScalarView((values[key]?.string ?? "").unicodeScalars.filter { $0 > "\u{1F}" && $0 != "\"" && $0 != "\\" }))
    }
    switch text("kind") {
    case "upToNextMajorVersion": return "from: \"\(text("minimumVersion"))\""
    case "upToNextMinorVersion": return ".upToNextMinor(from: \"\(text("minimumVersion"))\")"
    case "exactVersion": return "exact: \"\(text("version"))\""
    case "versionRange": return "\"\(text("minimumVersion"))\"..<\"\(text("maximumVersion"))\""
    case "branch": return "branch: \"\(text("branch"))\""
    case "revision": return "revision: \"\(text("revision"))\""
    default: return "from: \"0.0.0\""
    }
  }

  // MARK: Exclusion

  private func removeExcluded(from target: inout Target) {
    let patterns = target.settings.list("EXCLUDED_SOURCE_FILE_NAMES")
    guard !patterns.isEmpty else { return }
    let kept = target.settings.list("INCLUDED_SOURCE_FILE_NAMES")
    func isExcluded(_ path: String) -> Bool {
      func matches(_ list: [String]) -> Bool {
        list.contains {
          SettingAssignment.matches(FilePath.name(of: path), pattern: $0)
            || SettingAssignment.matches(path, pattern: FilePath.join(project.sourceRoot, $0))
        }
      }
      return matches(patterns) && !matches(kept)
    }
    target.sources.removeAll(where: isExcluded)
    target.resources.removeAll { isExcluded($0.path) }
    target.headers.removeAll(where: isExcluded)
  }
  /// Removes what Xcode skips: files that a phase lists again, and the `Info.plist`, which is not copied but processed.
  private func removeRepeated(from target: inout Target) {
    var seen: Set<String> = []
    target.sources.removeAll { !seen.insert($0).inserted }
    var places: Set<String> = []
    target.resources.removeAll { resource in
      resource.path == target.infoPlist || resource.destination == "Info.plist"
        || !places.insert(resource.path + "|" + resource.destination).inserted
    }
    var references: [TargetReference] = []
    for reference in target.dependencies where !references.contains(reference) { references.append(reference) }
    target.dependencies = references
  }
}
