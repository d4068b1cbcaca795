import Foundation
import XcodeProject

/// A file in a repository that shows what one must contain that git ignores, such as one with keys of a service.
struct FileTemplate {
  let path: String

  /// Nil if nothing beside the missing file, or in the folder above, is named like a template of it.
  init?(for missing: String, files: any FileSource) {
    let (folder, name) = (FilePath.parent(of: missing), FilePath.name(of: missing))
    let (stem, suffix) = (FilePath.stem(of: missing), FilePath.suffix(of: missing))
    let words = ["example", "sample", "template", "dist", "demo"]
    var wanted: Set<String> = []
    for word in words {
      for mark in [".", "-", "_"] {
        wanted.formUnion(["\(name)\(mark)\(word)", "\(stem)\(mark)\(word).\(suffix)", "\(word)\(mark)\(name)"])
      }
      wanted.formUnion(["\(stem)\(word).\(suffix)", "\(word)\(name)"].map { $0.lowercased() })
    }
    let lowercased = Set(wanted.map { $0.lowercased() })
    for folder in name.isEmpty ? [] : [folder, FilePath.parent(of: folder)] {
      guard let found = files.names(in: folder)?.first(where: { lowercased.contains($0.lowercased()) && $0 != name }) else { continue }
      path = "\(folder)/\(found)"
      return
    }
    return nil
  }

  /// Returns a template's contents, in which each place for an own value is an empty text.
  static func completed(_ data: Data) -> Data {
    guard let text = String(data: data, encoding: .utf8), text.contains("<#") else { return data }
    return Data(text.replacing(#/"<#[^#]*#>"|<#[^#]*#>/#) { _ in "\"\"" }.utf8)
  }
}

/// The files on disk, with templates in the places of files that are missing.
struct TemplatedFiles: FileSource {
  let disk = DiskFiles()

  func contents(of path: String) -> Data? {
    if let data = disk.contents(of: path) { return data }
    guard !disk.exists(path), let template = FileTemplate(for: path, files: disk) else { return nil }
    return disk.contents(of: template.path).map(FileTemplate.completed)
  }

  func exists(_ path: String) -> Bool { disk.exists(path) || FileTemplate(for: path, files: disk) != nil }
  func names(in folder: String) -> [String]? { disk.names(in: folder) }
  func isFolder(_ path: String) -> Bool { disk.isFolder(path) }
  func realPath(of path: String) -> String? { disk.realPath(of: path) }
}
