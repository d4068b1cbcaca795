/// Makes targets of the pods that a `Podfile` takes from folders, without `pod install`.
struct LocalPods {
  private let podfile: Podfile
  private let files: any FileSource
  private let path: String

  private let fetched: [String: String]
  private let specifications = Specifications()

  /// The specifications that were read: each target needs those of its pods.
  private final class Specifications { var known: [String: Podspec] = [:] }

  /// Nil without a `Podfile`.
  ///
  /// - Parameter fetched: The folders of pods that the `Podfile` names no folder of, by their names.
  init?(beside folder: String, fetched: [String: String] = [:], files: any FileSource) {
    path = folder + "/Podfile"
    guard let data = files.contents(of: path) else { return nil }
    podfile = Podfile(String(decoding: data, as: UTF8.self), folder: folder, fetched: fetched)
    self.fetched = fetched
    self.files = files
  }

  /// Returns the targets for the pods of one target, and the pods that those need.
  /// - Parameter taken: The names of pods that are there already.
  func targets(for target: Target, taken: Set<String>) -> [Target] {
    guard podfile.targets.contains(target.name) || PodFolder.isUsed(by: target) else { return [] }
    var waiting = podfile.pods(of: target.name)
    var found: [Target] = []
    var seen = taken
    while !waiting.isEmpty {
      let pod = waiting.removeFirst()
      guard seen.insert(pod.name).inserted, let (spec, folder) = specification(pod) else { continue }
      let parts = spec.parts(pod.parts)
      var needed: [String] = []
      for dependency in parts.flatMap({ $0.values["dependencies"] ?? [] }) {
        let name = String(dependency.prefix { $0 != "/" })
        guard name != spec.name, !needed.contains(name) else { continue }
        needed.append(name)
        // Pods of one repository need each other without an entry in the file.
        if !waiting.contains(where: { $0.name == name }) {
          waiting.append(Podfile.Pod(name: name, parts: [], path: fetched[name] ?? folder))
        }
      }
      found += made(spec, parts, folder: folder, needs: needed, languageVersion: target.languageVersion)
    }
    let names = Set(found.map(\.name)).union(taken)
    for index in found.indices { found[index].dependencies.removeAll { !names.contains($0.name) } }
    return found
  }

  /// Returns the target that the specification of a pod describes now, for one in the project of CocoaPods whose files have moved since.
  func renewed(_ target: Target) -> Target? {
    let pod = podfile.pods.values.joined().first { $0.name == target.name }
    guard let pod, let (spec, folder) = specification(pod) else { return nil }
    guard let current = made(spec, spec.parts(pod.parts), folder: folder, needs: []).last, !current.sources.isEmpty else { return nil }
    var target = target
    target.sources = current.sources
    target.headers = current.headers
    return target
  }

  private func specification(_ pod: Podfile.Pod) -> (Podspec, folder: String)? {
    // The one in JSON is that of the release: the other may be older than the sources beside it.
    var candidates = ["\(pod.path)/\(pod.name).podspec.json", "\(pod.path)/\(pod.name).podspec"]
    if pod.path.hasSuffix(".podspec") || pod.path.hasSuffix(".podspec.json") {
      let folder = FilePath.parent(of: pod.path)
      candidates = (FilePath.name(of: pod.path).hasPrefix(pod.name + ".") ? [pod.path] : []) + ["\(folder)/\(pod.name).podspec"]
    }
    for candidate in candidates {
      guard let spec = specifications.known[candidate] ?? files.contents(of: candidate).flatMap({ Podspec(data: $0, path: candidate) })
      else { continue }
      specifications.known[candidate] = spec
      return (spec, FilePath.parent(of: candidate))
    }
    return nil
  }

  private static let sourceSuffixes: Set<String> = ["swift", "m", "mm", "c", "cpp", "cc"]

  /// - Parameter languageVersion: That of the target that needs the pod, for a specification without one.
  private func made(
    _ spec: Podspec, _ parts: [Podspec.Part], folder: String, needs: [String], languageVersion: String? = nil
  ) -> [Target] {
    func paths(_ patterns: [String]) -> [String] {
      var found: [String] = []
      for path in patterns.flatMap({ PathPattern($0).paths(below: folder, files: files) }) where !found.contains(path) {
        found.append(path)
      }
      return found
    }
    func values(_ names: String...) -> [String] { parts.flatMap { part in names.flatMap { part.values[$0] ?? [] } } }
    let excluded = Set(paths(values("exclude_files")))
    let all = paths(values("source_files")).filter { !excluded.contains($0) }
    let settings = BuildSettings(
      configuration: "", defaults: ["PRODUCT_NAME": spec.moduleName, "TARGET_NAME": spec.name, "PRODUCT_MODULE_NAME": spec.moduleName])
    func target(_ name: String, _ kind: Target.Kind, sources: [String], resources: [String]) -> Target {
      Target(
        name: name, kind: kind, project: path, line: 1, productName: kind == .bundle ? name : spec.moduleName,
        moduleName: kind == .bundle ? SettingExpression.identifier(name) : spec.moduleName, bundleIdentifier: "org.cocoapods.\(name)",
        languageVersion: spec.languageVersion.map { TargetReader.languageVersion($0) ?? "5" } ?? languageVersion ?? "5",
        conditions: ["COCOAPODS"],
        infoPlist: nil, bridgingHeader: nil,
        isForIOS: true, sources: sources.filter { Self.sourceSuffixes.contains(FilePath.suffix(of: $0)) },
        headers: sources.filter { ["h", "hpp"].contains(FilePath.suffix(of: $0)) },
        resources: resources.map { Resource(path: $0, destination: SynchronizedFolder.destination(of: $0)) }, dependencies: [],
        linked: [], packageProducts: [], scripts: [], settings: settings)
    }
    var library = target(
      spec.name, .framework, sources: all, resources: paths(values("resource", "resources")).filter { !excluded.contains($0) })
    guard !library.sources.isEmpty || !library.resources.isEmpty else { return [] }
    library.dependencies = needs.map { TargetReference(project: path, name: $0) }
    var bundles: [Target] = []
    let patterns = parts.reduce(into: [String: [String]]()) { $0.merge($1.bundles) { $0 + $1 } }
    for (name, patterns) in patterns.sorted(by: { $0.key < $1.key }) {
      // The bundle may have the name of the pod.
      var bundle = target(name, .bundle, sources: [], resources: paths(patterns))
      bundle.name = "\(spec.name)-\(name)"
      bundles.append(bundle)
      library.dependencies.append(TargetReference(project: path, name: bundle.name))
    }
    return bundles + [library]
  }
}
