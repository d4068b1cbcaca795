import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport
import XcodeProject

@Suite(.serialized, .enabled(if: TrestleProgram.canRun && TrestleProgram.hasX, Comment(rawValue: TrestleProgram.reason)))
struct WatchTests {
  /// Returns an application with two tabs that are restored.
  private static func app(_ version: String, then action: String) -> String {
    """
    import UIKit

    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = ["one", "two"].map { name in
          let controller = UIViewController()
          controller.title = name
          controller.restorationIdentifier = name
          return controller
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          print("@ \(version)", tabs.selectedIndex)
          fflush(stdout)
          \(action)
        }
        return true
      }
    }
    """
  }

  @Test("A saved file restarts the application in its window with its state; one that does not compile leaves the old one running")
  func watch() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let source = folder + "/Fresh/App.swift"
    try TrestleProgram.write(["Fresh/App.swift": Self.app("first", then: "tabs.selectedIndex = 1")], to: folder)
    func save(_ text: String) { try? text.write(toFile: source, atomically: true, encoding: .utf8) }
    var lines: [String] = []
    let status = try Subprocess.run(
      "timeout", ["600", "xvfb-run", "-a", "-s", "-screen 0 800x800x24", TrestleProgram.path, "run", folder, "--watch"],
      environment: ["TRESTLE_ROOT": Folders.root, "XDG_STATE_HOME": folder + "/.state"]
    ) { line in
      lines.append(line)
      if line == "@ first 0" { save(Self.app("broken", then: "nonsense()")) }
      if line.hasSuffix("does not compile") { save(Self.app("second", then: "exit(0)")) }
    }
    let output = lines.joined(separator: "\n")
    expect(status, equals: 0, "\(output)")
    expect(lines.filter { $0.hasPrefix("@ ") }, equals: ["@ first 0", "@ second 1"], "\(output)")
    expect(lines.contains { $0.contains("Fresh/App.swift:") && $0.contains("cannot find 'nonsense' in scope") }, "\(output)")
  }

  @Test("In a browser the address stays the same for a new version, and the page is told that it does not compile, with file and line")
  func web() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(["Fresh/App.swift": Self.app("first", then: "")], to: folder)
    func save(_ text: String) { try? text.write(toFile: folder + "/Fresh/App.swift", atomically: true, encoding: .utf8) }
    var links: [String] = []
    var said = ""
    let status = try Subprocess.run(
      "timeout", ["600", TrestleProgram.path, "run", folder, "--watch", "--web"],
      environment: ["TRESTLE_ROOT": Folders.root, "XDG_STATE_HOME": folder + "/.state", "DISPLAY": "", "WAYLAND_DISPLAY": ""]
    ) { line in
      if let link = line.split(separator: " ").last, link.hasPrefix("http://") { links.append(String(link)) }
      if line == "@ first 0" { save(Self.app("broken", then: "nonsense()")) }
      if line.hasSuffix("does not compile") {
        for _ in 0..<100 where !said.contains("does not compile") {
          Thread.sleep(forTimeInterval: 0.05)
          said = Self.answer(links.last ?? "")
        }
        save(Self.app("second", then: "exit(0)"))
      }
    }
    expect(status, equals: 0)
    expect(links.count == 2 && Set(links).count == 1, "\(links)")
    expect(said.contains("Fresh/App.swift:24: cannot find 'nonsense' in scope"), "\(said)")
  }

  /// The status that the page of an address shows.
  private static func answer(_ link: String) -> String {
    guard let parts = URLComponents(string: link), let port = parts.port else { return "" }
    let request = "GET /status?\(parts.query ?? "") HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n"
    let script = "exec 3<> /dev/tcp/127.0.0.1/\(port); printf '\(request)' >&3; cat <&3"
    var lines: [String] = []
    _ = try? Subprocess.run("bash", ["-c", script]) { lines.append($0) }
    return lines.joined(separator: "\n")
  }

  @Test("A stamp differs when a file is changed, added or removed, also in folders of resources, and not by files in .trestle")
  func stamps() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ name: String, _ text: String) throws {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write("App/A.swift", "1")
    try write("App/Assets.xcassets/a.imageset/Contents.json", "{}")
    let first = ProjectStamp(folder: folder)
    expect(ProjectStamp(folder: folder), equals: first)
    try write(".trestle/x", "1")
    try write("build/x", "1")
    expect(ProjectStamp(folder: folder), equals: first)
    try write("App/Assets.xcassets/a.imageset/Contents.json", "{ }")
    let second = ProjectStamp(folder: folder)
    expect(second != first)
    try write("App/B.swift", "")
    let third = ProjectStamp(folder: folder)
    expect(third != second)
    try FileManager.default.removeItem(atPath: folder + "/App/B.swift")
    expect(ProjectStamp(folder: folder), equals: second)
  }
}
