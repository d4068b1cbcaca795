import Foundation

/// The plans of the files that were read, by path.
@MainActor enum InterfacePlans {
  private static var plans: [InterfaceFile: (plan: InterfacePlan, modified: Date?)] = [:]

  /// Returns the plan of a file, parsed if it is new or has changed.
  static func plan(of file: InterfaceFile) throws -> InterfacePlan {
    let modified = try? FileManager.default.attributesOfItem(atPath: file.url.path)[.modificationDate] as? Date
    if let known = plans[file], known.modified == modified { return known.plan }
    let name = file.url.lastPathComponent
    if ["nib", "storyboardc"].contains(file.url.pathExtension) {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: file.url.path, isDirectory: &isFolder), isFolder.boolValue {
        throw InterfaceError.compiled(name)
      }
    }
    guard let data = try? Data(contentsOf: file.url) else { throw InterfaceError(file: name, "The file cannot be read.") }
    let plan = try InterfacePlan(data: data, file: name, url: file.url, localization: file.localization)
    plans[file] = (plan, modified)
    return plan
  }
}
