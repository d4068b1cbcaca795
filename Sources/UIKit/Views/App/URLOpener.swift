import Foundation

/// Passes URLs to the desktop, which opens them with its default programs.
@MainActor enum URLOpener {
  /// Replaces the desktop, for tests.
  package static var replacement: ((URL) -> Bool)?

  /// Returns whether the desktop has a program for the URL's scheme.
  static func canOpen(_ url: URL, searching path: String? = nil) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    if let replacement { return replacement(url) }
    if opensSettings(url) { return settingsProgram(path) != nil }
    guard program("xdg-open", in: path) != nil else { return false }
    if scheme == "file" { return FileManager.default.fileExists(atPath: url.path) }
    guard let query = program("xdg-mime") else { return false }
    let process = Process()
    let output = Pipe()
    process.executableURL = query
    process.arguments = ["query", "default", "x-scheme-handler/\(scheme)"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return !answer.isEmpty
  }

  static func open(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
    if let replacement { return completion(replacement(url)) }
    if opensSettings(url) { return completion(startSettings()) }
    if let open = DesktopServices.open, open(url, completion) { return }
    guard url.scheme != nil, let opener = program("xdg-open") else { return completion(false) }
    let process = Process()
    process.executableURL = opener
    process.arguments = [url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { ended in
      let isOpened = ended.terminationStatus == 0
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(isOpened) } }
    }
    if (try? process.run()) == nil { completion(false) }
  }

  // MARK: Settings

  private static func opensSettings(_ url: URL) -> Bool {
    [
      UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString,
      UIApplication.openDefaultApplicationsSettingsURLString,
    ].contains(url.absoluteString)
  }

  /// Returns the settings program of the desktop.
  private static func settingsProgram(_ path: String? = nil) -> URL? {
    ["gnome-control-center", "systemsettings", "xfce4-settings-manager", "cinnamon-settings", "mate-control-center", "lxqt-config"]
      .lazy.compactMap { program($0, in: path) }.first
  }

  /// Starts the settings without waiting for them to end.
  private static func startSettings() -> Bool {
    guard let settingsProgram = settingsProgram() else { return false }
    let process = Process()
    process.executableURL = settingsProgram
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }

  private static func program(_ name: String, in path: String? = nil) -> URL? {
    let folders = (path ?? ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.lazy.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
