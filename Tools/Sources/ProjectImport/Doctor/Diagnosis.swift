import XcodeProject

/// The unsupported parts of a project, found without compilation.
public struct Diagnosis: Sendable {
  public private(set) var findings: [Finding] = []
  /// The targets to build for the requested one, in order.
  public let targets: [Target]

  public var isRefused: Bool { findings.contains { $0.severity == .error } }

  /// Checks a target and its dependencies. Findings about source lines come from the translations, if there are any.
  ///
  /// - Parameter isStrict: Whether what can be left out is refused.
  public init(
    of target: Target, in model: ProjectModel, translations: [Translation] = [], others: [Finding] = [], isStrict: Bool = true,
    files: any FileSource = DiskFiles()
  ) {
    targets = model.closure(of: target)
    findings = others
    for problem in model.problems {
      findings.append(Finding(path: problem.path, line: problem.line, severity: .warning, tag: "unreadable-file", message: problem.reason))
    }
    for note in model.notes {
      findings.append(Finding(path: note.path, line: note.line, severity: .note, tag: "left-out", message: note.text))
    }
    for left in model.targets where !left.kind.isBuilt || !left.isForIOS && left.id != target.id {
      findings.append(
        Finding(
          path: left.project, line: left.line, severity: .note, tag: "left-out",
          message: "the target \(left.name) (\(ProjectModel.name(of: left.kind))\(left.isForIOS ? "" : ", not for iOS")) is left out"))
    }
    // Without translations the imported modules are unknown.
    let imported = translations.isEmpty ? nil : Set(translations.flatMap(\.importedLibraries))
    for part in targets {
      let translation = translations.first { $0.target.id == part.id }
      let check = TargetCheck(
        target: part, model: model,
        compiled: translation.map { Set($0.bridgingHeader?.sources ?? []).union($0.objectiveC?.originals ?? []) } ?? [],
        hasEntryPoint: translation?.hasEntryPoint ?? true, missingLibraries: translation?.missingLibraries ?? [],
        imported: imported,
        isNeeded: part.id == target.id || imported?.contains(part.moduleName) ?? true,
        files: files)
      findings += check.findings
    }
    for translation in translations {
      findings += translation.findings
    }
    // Without the translator's data all else that is found is a consequence.
    if let damage = findings.first(where: { $0.tag == ObjectiveCSources.dataTag }) {
      findings = [damage]
      return
    }
    if !isStrict { findings = findings.map { $0.isOfPart ? $0.asWarning : $0 } }
    var seen: Set<Finding> = []
    findings = findings.filter { seen.insert($0).inserted }
    let order: [Finding.Severity: Int] = [.error: 0, .warning: 1, .note: 2]
    findings = findings.enumerated().sorted { (order[$0.element.severity]!, $0.offset) < (order[$1.element.severity]!, $1.offset) }.map(
      \.element)
  }
}
