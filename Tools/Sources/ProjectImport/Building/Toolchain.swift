import Foundation

/// The Swift toolchain in `PATH`.
enum Toolchain {
  /// Returns whether the toolchain has a program beside its compiler.
  static func holds(_ program: String) -> Bool {
    guard let compiler = Subprocess.path(of: "swiftc") else { return false }
    let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
    return FileManager.default.isExecutableFile(atPath: "\(folder)/\(program)")
  }
}
