import XcodeProject

/// Refuses imports of libraries that are missing, with the solution for the way in which the target gets its libraries.
struct MissingLibrary {
  private let usesPods: Bool
  /// Binary frameworks, which are refused by themselves.
  private let binaries: Set<String>

  init(target: Target, files: any FileSource) {
    let folder = FilePath.parent(of: FilePath.parent(of: target.project))
    usesPods = target.usesPods || target.conditions.contains("COCOAPODS") || files.exists(folder + "/Podfile")
    binaries = Set(target.linked.filter { $0.origin == .file && !$0.isOptional }.map(\.name))
  }

  /// Returns the findings with one refusal for each missing library, at its first import.
  func findings(_ all: [Finding]) -> [Finding] {
    var seen: Set<String> = []
    return all.compactMap { finding in
      guard finding.tag == "library-missing" else { return finding }
      guard seen.insert(finding.message).inserted, !binaries.contains(where: { finding.message.contains(" \($0) ") }) else { return nil }
      var finding = finding
      if usesPods {
        finding.tag = "pods-missing"
        finding.message += ": run `pod install` where CocoaPods is installed, and check in the folder Pods"
      } else {
        finding.message += ": neither the project nor one of its packages has it"
      }
      return finding
    }
  }
}

extension Target {
  /// Whether its settings name the pods of CocoaPods.
  var usesPods: Bool { linked.contains { $0.name.hasPrefix("Pods") } || settings["PODS_ROOT"] != nil }
}
