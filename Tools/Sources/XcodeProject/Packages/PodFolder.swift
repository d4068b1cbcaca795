/// Makes targets of the pods in a folder `Pods` that was checked in without its project.
///
/// CocoaPods keeps only the files of a pod that its specification names, so every source below the pod's folder belongs to it.
struct PodFolder {
  private let path: String
  private let files: any FileSource

  /// Nil if the folder has its project, or does not exist.
  init?(beside folder: String, files: any FileSource) {
    path = folder + "/Pods"
    self.files = files
    guard files.isFolder(path), !files.exists(path + "/Pods.xcodeproj/project.pbxproj") else { return nil }
  }

  /// The identifier of the project in references between targets.
  var project: String { path + "/Manifest.lock" }

  /// Returns whether a target of a project is built with pods.
  static func isUsed(by target: Target) -> Bool {
    target.linked.contains { $0.name.hasPrefix("Pods") } || target.settings["PODS_ROOT"] != nil
      || target.scripts.contains { $0.name.hasPrefix("[CP]") }
  }

  private static let notPods: Set<String> = ["Target Support Files", "Headers", "Local Podspecs", "Pods.xcodeproj"]

  func targets() -> [Target] {
    let needs = dependencies()
    let names = (files.names(in: path) ?? []).filter { !$0.hasPrefix(".") && !Self.notPods.contains($0) && files.isFolder("\(path)/\($0)") }
    let all = names.compactMap { target($0) }
    let known = Set(all.map(\.name))
    return all.map { target in
      var target = target
      target.dependencies = (needs[target.name] ?? []).filter { known.contains($0) && $0 != target.name }
        .map { TargetReference(project: project, name: $0) }
      return target
    }
  }

  private func target(_ name: String) -> Target? {
    var sources: [String] = []
    var headers: [String] = []
    var resources: [Resource] = []
    let walk = FolderWalk(from: "\(path)/\(name)", files)
    func visit(_ folder: String, _ names: [String]) {
      for entry in names where !entry.hasPrefix(".") {
        let path = "\(folder)/\(entry)"
        let isFolder = files.isFolder(path)
        switch FilePath.suffix(of: entry) {
        case "swift", "m", "mm", "c", "cpp", "cc": sources.append(path)
        case "h", "hpp": headers.append(path)
        case "framework", "xcframework", "md", "markdown", "a": break
        case "xcassets", "bundle", "xcdatamodeld", "storyboard", "xib", "strings", "json", "png", "jpg", "ttf", "otf", "plist", "pdf":
          resources.append(Resource(path: path, destination: SynchronizedFolder.destination(of: path)))
        default: if isFolder { walk.enter(path) { visit(path, $0) } }
        }
      }
    }
    walk.enter("\(path)/\(name)") { visit("\(path)/\(name)", $0) }
    guard !sources.isEmpty else { return nil }
    let module = SettingExpression.identifier(name)
    // Specifications are not kept, so all pods have today's language.
    let settings = BuildSettings(
      configuration: "", defaults: ["PRODUCT_NAME": module, "TARGET_NAME": name, "PRODUCT_MODULE_NAME": module])
    return Target(
      name: name, kind: .framework, project: project, line: 1, productName: module, moduleName: module,
      bundleIdentifier: "org.cocoapods.\(name)", languageVersion: "5", conditions: ["COCOAPODS"], infoPlist: nil, bridgingHeader: nil,
      isForIOS: true, sources: sources, headers: headers, resources: resources, dependencies: [], linked: [], packageProducts: [],
      scripts: [], settings: settings)
  }

  /// Returns the pods that each needs, as the lock file lists them; parts of a pod, as `Firebase/Core`, count as the pod.
  private func dependencies() -> [String: [String]] {
    let places = [project, FilePath.parent(of: path) + "/Podfile.lock"]
    guard let data = places.lazy.compactMap({ files.contents(of: $0) }).first else { return [:] }
    var found: [String: [String]] = [:]
    var current: String?
    var isInPods = false
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isInPods = line.hasPrefix("PODS:")
        continue
      }
      guard isInPods else { continue }
      let depth = line.prefix { $0 == " " }.count
      let word = line.drop { $0 == " " || $0 == "-" || $0 == "\"" }.prefix { $0 != " " && $0 != "\"" && $0 != "/" && $0 != ":" }
      if depth <= 2 {
        current = String(word)
      } else if let name = current {
        found[name, default: []].append(String(word))
      }
    }
    return found
  }
}
