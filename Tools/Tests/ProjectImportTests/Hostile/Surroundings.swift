import Foundation

/// A folder with a place for a project, and files of a user beside it, above it and elsewhere.
struct Surroundings {
  let root: String
  /// The folder of the project, three levels down.
  var project: String { root + "/above/work/p" }
  /// A program to install.
  var program: String { root + "/program" }
  /// A folder to which links lead.
  var elsewhere: String { root + "/elsewhere" }

  init() throws {
    root = try Folders.memory.map { try Folders.temporary(in: $0) } ?? Folders.temporary()
    for (name, text) in [
      "letter": "of the user", "Info.plist": "of the user",
      "Package.swift": "// swift-tools-version:5.9\nimport PackageDescription\nlet package = Package(name: \"user\", targets: [])\n",
      "Sources/App/App.swift": "let user = 1\n",
      "d.app/letter": "of the user", "d.app/Info.plist": "of the user", "d.app/d": "a program", "x/d.app/letter": "of the user",
      "x/g.lproj/Localizable.strings": "of the user", "g.lproj/Localizable.strings": "of the user", "x.bundle/a": "of the user",
      "Frameworks/x.framework/a": "of the user", "Index/x.json": "of the user", "debug/file-build.json": "of the user",
    ] {
      for place in ["/above", "/above/work", "/elsewhere", "/above/work/beside"] {
        let path = "\(root)\(place)/\(name)"
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: false, encoding: .utf8)
        chmod(path, name.hasSuffix("d") ? 0o750 : 0o640)
      }
    }
    try "#!/bin/sh\n".write(toFile: program, atomically: false, encoding: .utf8)
    for place in ["/above", "/elsewhere"] {
      symlink("letter", "\(root)\(place)/link")
      symlink("nowhere", "\(root)\(place)/dangling")
      symlink("x", "\(root)\(place)/folder-link")
      mkfifo("\(root)\(place)/pipe", 0o600)
      mkdir("\(root)\(place)/empty", 0o700)
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }

  /// Returns the kind, the mode, the date and the contents of everything, without the project's own output.
  func state() -> [String: String] {
    var found: [String: String] = [:]
    var waiting = [root]
    while let path = waiting.popLast() {
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      let name = String(path.dropFirst(root.count))
      var text = "\(status.st_mode)"
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        // Outputs change the date of the project's folder.
        if path == project + "/.trestle", Self.isOwn(path) { continue }
        waiting += ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).map { path + "/" + $0 }
      case S_IFREG:
        text += " \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_size) "
        if status.st_size < 1 << 20 { text += FileManager.default.contents(atPath: path)?.base64EncodedString() ?? "" }
      case S_IFLNK: text += (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
      default: break
      }
      found[name] = text
    }
    return found
  }

  private static func isOwn(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path + "/.trestle-files") }
}
