import Foundation
import XcodeProject

/// The headers of a project. Xcode finds every one by its name without the folder.
struct ProjectHeaders: Sendable {
  private let target: Target
  private let files: any FileSource
  private var headers: [String: String] = [:]
  private let root: String
  private let frameworks: Set<String>

  /// `frameworks` are the modules of the system, whose headers the project does not have.
  init(of target: Target, frameworks: Set<String> = [], files: any FileSource) {
    self.target = target
    self.frameworks = frameworks
    self.files = files
    // A pod's files are in a folder of their own, apart from the `Podfile`.
    root =
      FilePath.name(of: target.project) == "Podfile"
      ? Self.folder(holding: target.sources + target.headers) : FilePath.parent(of: FilePath.parent(of: target.project))
    // The sources of a library beside the project have their headers with them.
    let outside = Set(target.sources.map { FilePath.parent(of: $0) }).filter { !($0 + "/").hasPrefix(root + "/") }
    var folders = [root] + outside.sorted()
    var count = 0
    // Each folder is searched once, whatever links lead to it.
    var seen: Set<String> = []
    while !folders.isEmpty, count < 20_000 {
      let folder = folders.removeFirst()
      guard seen.insert(files.realPath(of: folder) ?? folder).inserted else { continue }
      for name in files.names(in: folder) ?? [] where !name.hasPrefix(".") {
        count += 1
        let path = folder + "/" + name
        guard !outside.contains(folder) || ["h", "hpp"].contains(FilePath.suffix(of: name)) else { continue }
        switch FilePath.suffix(of: name) {
        case "h", "hpp", "pch": if headers[name] == nil { headers[name] = original(path) }
        case "", "framework": if files.isFolder(path) { folders.append(path) }
        case "xcassets", "lproj", "xcodeproj", "xcworkspace", "bundle", "xcframework", "swift", "m", "mm", "c", "png", "jpg", "json": break
        default: if files.isFolder(path) { folders.append(path) }
        }
      }
    }
  }

  private static func folder(holding files: [String]) -> String {
    var folder = files.first.map { FilePath.parent(of: $0) } ?? "/"
    for file in files { while folder.count > 1, !file.hasPrefix(folder + "/") { folder = FilePath.parent(of: folder) } }
    return folder
  }

  /// The headers of libraries, with their modules: their declarations belong to the modules.
  private(set) var libraries: [String: String] = [:]
  private var modules: Set<String> = []

  mutating func leaveOut(_ headers: [String: String]) {
    libraries = headers
    modules = Set(headers.values)
  }

  /// Returns the module of a library that an inclusion names by a header or by its name.
  func library(of inclusion: CText.Inclusion, from folder: String) -> String? {
    let parts = inclusion.name.split(separator: inclusion.form == .module ? "." : "/").map(String.init)
    if let first = parts.first, inclusion.form != .quoted, modules.contains(first) { return first }
    guard inclusion.form != .module, let path = header(named: inclusion.name, from: folder) else { return nil }
    if let module = libraries[path] { return module }
    // CocoaPods has links to the headers in another folder.
    guard path.contains("/Pods/Headers/") else { return nil }
    return libraries.first { FilePath.name(of: $0.key) == FilePath.name(of: path) }?.value
  }

  /// The header behind a link: CocoaPods has one for each in a folder of its own, and packages have them in `include`.
  func original(_ path: String) -> String {
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
    let real = FilePath.join(FilePath.parent(of: path), target)
    return files.exists(real) ? real : path
  }

  func header(named name: String, from folder: String) -> String? { search(name, from: folder).map(original) }

  private func search(_ name: String, from folder: String) -> String? {
    let near = FilePath.join(folder, name)
    if files.exists(near) { return near }
    for list in ["USER_HEADER_SEARCH_PATHS", "HEADER_SEARCH_PATHS"] {
      for place in target.settings.list(list) {
        let path = FilePath.join(FilePath.join(root, place.replacing("/**", with: "")), name)
        if files.exists(path) { return path }
      }
    }
    // A header of the system is not the one of the same name in the sources of another UIKit.
    let folder = name.prefix { $0 != "/" }
    if folder.count < name.count, frameworks.contains(String(folder)) { return nil }
    return headers[FilePath.name(of: name)]
  }

  func contents(_ path: String) -> String { files.contents(of: path).map { String(decoding: $0, as: UTF8.self) } ?? "" }

  /// Returns whether the header's declarations are declared or implemented in Objective-C.
  func isObjectiveC(_ header: String) -> Bool {
    if CText(contents(header)).isObjectiveC { return true }
    let stem = FilePath.stem(of: header)
    return target.objectiveCSources.contains {
      FilePath.stem(of: $0) == stem && FilePath.suffix(of: $0) != "c" && CText(contents($0)).isObjectiveC
    }
  }

  /// Returns a file and the headers of the project that it includes, each after those that it includes itself.
  ///
  /// - Parameter hasLibraries: Whether the headers of libraries, which have macros, are among them.
  func closure(of file: String, seen: inout Set<String>, hasLibraries: Bool = false) -> [String] {
    guard seen.insert(file).inserted else { return [] }
    var all: [String] = []
    let folder = FilePath.parent(of: file)
    for inclusion in CText(contents(file)).inclusions {
      if let module = library(of: inclusion, from: folder) {
        let name = FilePath.name(of: inclusion.name)
        let found = libraries.filter { $0.value == module && (inclusion.form == .module || FilePath.name(of: $0.key) == name) }
        if hasLibraries { all += found.keys.sorted().flatMap { closure(of: $0, seen: &seen, hasLibraries: true) } }
      } else if inclusion.form != .module, let other = header(named: inclusion.name, from: folder) {
        all += closure(of: other, seen: &seen, hasLibraries: hasLibraries)
      }
    }
    return all + [file]
  }
}

extension Target {
  /// The header that is included in every source in C and Objective-C.
  var prefixHeader: String? {
    settings["GCC_PREFIX_HEADER"].map { FilePath.join(FilePath.parent(of: FilePath.parent(of: project)), $0) }
  }
}
