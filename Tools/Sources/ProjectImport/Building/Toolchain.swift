import Foundation

/// The Swift toolchain in `PATH`.
public enum Toolchain {
  /// Returns whether the toolchain has a program beside its compiler.
  static func holds(_ program: String) -> Bool { path(of: program) != nil }

  /// Returns the path of a program beside the compiler.
  public static func path(of program: String) -> String? {
    guard let compiler = Subprocess.path(of: "swiftc") else { return nil }
    let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().path
    return FileManager.default.isExecutableFile(atPath: "\(folder)/\(program)") ? "\(folder)/\(program)" : nil
  }
}
