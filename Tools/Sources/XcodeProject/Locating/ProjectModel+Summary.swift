extension ProjectModel {
  /// The model as text, a fact a line, with paths from the project's folder.
  public var summary: String { targets.map { summary(of: $0) }.joined(separator: "\n") }

  public func summary(of target: Target) -> String {
    let folder = FilePath.parent(of: FilePath.parent(of: target.project))
    func short(_ path: String) -> String { FilePath.relative(path, to: folder) }
    var lines = ["target \(target.name): \(Self.name(of: target.kind))\(target.isForIOS ? "" : ", not for iOS")"]
    lines.append("  module \(target.moduleName), product \(target.productName), identifier \(target.bundleIdentifier)")
    lines.append("  swift \(target.languageVersion ?? "unknown"), conditions \(target.conditions.joined(separator: " "))")
    if let info = target.infoPlist { lines.append("  info \(short(info))") }
    if let header = target.bridgingHeader { lines.append("  bridging header \(short(header))") }
    lines += target.sources.map { "  source \(short($0))" }
    lines += target.headers.map { "  header \(short($0))" }
    lines += target.resources.map { resource in
      let path = short(resource.path)
      let isPlain = path == resource.destination || path.hasSuffix("/" + resource.destination)
      return isPlain ? "  resource \(path)" : "  resource \(path) as \(resource.destination)"
    }
    lines += target.dependencies.map { "  needs \($0.name)" + ($0.project.map { " of \(short($0))" } ?? "") }
    lines += target.linked.map { "  links \($0.name) (\($0.origin))\($0.isOptional ? " if there" : "")" }
    lines += target.packageProducts.map { product in
      switch product.source {
      case .local(let path): "  package product \(product.name) of \(short(path))"
      case .remote(let url, let requirement): "  package product \(product.name) of \(url) \(requirement)"
      case .unknown: "  package product \(product.name)"
      }
    }
    lines += target.scripts.map { "  script \($0.name)" }
    return lines.joined(separator: "\n") + "\n"
  }

  public static func name(of kind: Target.Kind) -> String {
    switch kind {
    case .application: "application"
    case .framework: "framework"
    case .staticLibrary: "static library"
    case .bundle: "bundle"
    case .unitTests: "unit tests"
    case .other(let name): name
    }
  }
}
