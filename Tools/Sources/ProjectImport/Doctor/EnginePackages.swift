import Foundation

/// The packages of engines that a project uses and this machine lacks. Without them the project runs, and what they do is denied.
public struct EnginePackages {
  private struct Package {
    let name: String
    /// A shared library, or a program.
    let file: String
    var isInstalled: Bool {
      if file.contains(".so") { return Self.folders.contains { FileManager.default.fileExists(atPath: "\($0)/\(file)") } }
      return Subprocess.path(of: file) != nil
    }
    private static let folders = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/local/lib"]
  }

  private static let webKit = [Package(name: "libwebkit2gtk-4.1-0", file: "libwebkit2gtk-4.1.so.0"), Package(name: "xvfb", file: "Xvfb")]
  private static let packages: [String: [Package]] = [
    "WebKit": webKit, "SafariServices": webKit,
    "JavaScriptCore": [Package(name: "libjavascriptcoregtk-4.1-0", file: "libjavascriptcoregtk-4.1.so.0")],
  ]

  /// Returns a note for each framework of a project in a folder whose engine is missing.
  public static func findings(in folder: String) -> [Finding] {
    var use = FrameworkUse()
    use.add(folder: folder)
    return packages.keys.sorted().compactMap { module in
      guard use.names.contains(module) else { return nil }
      let missing = packages[module]!.filter { !$0.isInstalled }.map(\.name)
      guard !missing.isEmpty else { return nil }
      return Finding(
        path: folder, severity: .note, tag: "engine-missing",
        message:
          "\(module) needs the engine in \(missing.joined(separator: " and ")): sudo apt-get install \(missing.joined(separator: " "))")
    }
  }
}
