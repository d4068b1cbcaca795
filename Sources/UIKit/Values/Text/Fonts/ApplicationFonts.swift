import Foundation
internal import TrestleText

/// The fonts of an application: the files that `UIAppFonts` of its `Info.plist` lists.
///
/// They are registered at launch. A process without a launch, such as a unit test, registers them with the first font requested by name.
package struct ApplicationFonts {
  /// One line for each file that is missing or not a font.
  package private(set) var problems: [String] = []
  private(set) var names: [String] = []

  /// The fonts of the program's bundle; the first access registers them.
  package static let ofProgram = ApplicationFonts(in: .main)

  init(in bundle: Bundle) {
    self.init(names: bundle.infoDictionary?["UIAppFonts"], folder: bundle.resourcePath ?? bundle.bundlePath)
  }

  /// - Parameters:
  ///   - list: The value of `UIAppFonts`: an array of paths relative to the folder.
  ///   - folder: The folder of the bundle's resources.
  init(names list: Any?, folder: String) {
    guard let list else { return }
    guard let entries = (list as? [Any]) ?? (list as? String).map({ [$0] }) else {
      problems.append("Info.plist: UIAppFonts is not a list of file names.")
      return
    }
    for entry in entries {
      guard let file = entry as? String, !file.isEmpty else {
        problems.append("Info.plist: UIAppFonts has an entry that is no file name.")
        continue
      }
      guard let path = Self.path(of: file, in: folder) else {
        problems.append("Info.plist: UIAppFonts names \(file), which is not in the application's bundle.")
        continue
      }
      let added = FontFamilies.register(path: path)
      if added.isEmpty { problems.append("\(path): The file is no font that can be read.") }
      names += added
    }
  }

  /// Returns the file of an entry. The comparison ignores case, as on the file systems on which applications are developed.
  private static func path(of file: String, in folder: String) -> String? {
    let files = FileManager.default
    var path = folder
    for part in file.split(separator: "/") {
      let exact = "\(path)/\(part)"
      if files.fileExists(atPath: exact) {
        path = exact
        continue
      }
      let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
      guard let other = names.first(where: { $0.caseInsensitiveCompare(part) == .orderedSame }) else { return nil }
      path += "/" + other
    }
    var isFolder: ObjCBool = false
    return files.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue ? path : nil
  }
}
