import SwiftSyntax

extension FileTranslator {
  func translateImport(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    let module = path[0]
    if isLeftOut(node) { return .skipChildren }
    if !lookup.specs.configurations.isEmpty { SpecTests.openQuick(node, &edits) }
    if let name = options.renamedModules[module] {
      edits.replace(node.path.byteRange, with: ([name] + path.dropFirst()).joined(separator: "."))
      return .skipChildren
    }
    let isKnown = ["UIKit", "Foundation"].contains(module) || options.availableModules.contains(module)
    if path.count > 1, node.importKindSpecifier == nil, isKnown {
      // Modules have no submodules here: `os.log` is `os`.
      edits.replace(node.path.byteRange, with: module)
      return .skipChildren
    }
    if options.availableModules.contains(module) { return .skipChildren }
    if let home = AppleFrameworks.homes[module], options.availableModules.contains(home) {
      edits.replace(node.path.byteRange, with: home)
      return .skipChildren
    }
    switch module {
    // Its uses are left out.
    case _ where AbsentFrameworks.isKnown(module): edits.drop(node)
    case "Darwin":
      edits.replace(node.byteRange, with: "import Glibc")
    case _ where AppleFrameworks.merged.contains(module):
      edits.drop(node)
    case _ where AppleFrameworks.missing.contains(module):
      edits.drop(node)
      report(
        node, .error, "missing-framework",
        "the framework \(module) does not exist on Linux; leave the file out to build without it.")
    default: reportMissingLibrary(node, module)
    }
    return .skipChildren
  }

  /// `Darwin.exit(0)`: an import of Darwin is one of the C library here.
  func nameCLibrary(_ node: MemberAccessExprSyntax) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin", lookup.type(named: "Darwin") == nil else {
      return
    }
    edits.replace(base.byteRange, with: "Glibc")
  }

  /// Reports an import of a library that is certainly compiled and that is missing.
  private func reportMissingLibrary(_ node: ImportDeclSyntax, _ module: String) {
    guard options.knowsAllModules, module != lookup.module, !ImportedModules.isOfSystem(module), !isUndecided(node) else { return }
    if options.leavesOutMissing { edits.drop(node) }
    report(node, .error, "library-missing", "the library \(module) is not there")
  }

  /// Imports the modules whose names UIKit and Foundation include on iOS, if the file uses them.
  func importParts() {
    let text = file.text
    var modules: [String] = []
    if text.holds(anyOf: AppleFrameworks.networkingNames) { modules.append("FoundationNetworking") }
    if text.holds(anyOf: AppleFrameworks.xmlNames) { modules.append("FoundationXML") }
    if text.holds(anyOf: AppleFrameworks.observationNames) { modules.append("Observation") }
    for (module, names) in AppleFrameworks.implicitNames
    where options.availableModules.contains(module) && text.holds(anyOf: names) {
      modules.append(module)
    }
    for (framework, parts) in AppleFrameworks.companions.sorted(by: { $0.key < $1.key }) where text.holds("import \(framework)") {
      modules += parts.filter { text.holds($0.prefix) && !modules.contains($0.module) && options.availableModules.contains($0.module) }
        .map(\.module)
    }
    // A library that declares the same names would make them ambiguous.
    let others = ["DeveloperToolsSupport": "import Kingfisher", "Combine": "import OpenCombine"]
    modules.removeAll { text.holds("import \($0)") || others[$0].map { text.holds($0) } == true }
    guard !modules.isEmpty else { return }
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let suffix = modules.map { "; import \($0)" }.joined()
    if let first = imports.first(where: { ["Foundation", "UIKit"].contains($0.path.first?.name.text ?? "") }) {
      edits.insert(suffix, at: first.endByte)
    } else if let first = tree.statements.first {
      edits.insert(modules.map { "import \($0); " }.joined(), at: first.startByte)
    }
  }
}
