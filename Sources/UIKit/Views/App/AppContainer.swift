import Foundation
internal import TrestleSupport

/// The home folder of an app that has a bundle: `Container` in the app's data folder, as each app on iOS has its own.
///
/// Apps write files such as `Documents/notes.plist`, which belong to one app. A program without a bundle has the user's folders.
enum AppContainer {
  /// Makes the app's folder its home, from which Foundation derives the documents folder. Called before the app runs.
  static func enter(_ bundle: Bundle = .main) {
    let environment = ProcessInfo.processInfo.environment
    guard environment["CFFIXED_USER_HOME"] == nil, bundle.bundlePath.hasSuffix(".app"), let identifier = bundle.bundleIdentifier
    else { return }
    let folder = folder(of: identifier, environment: environment)
    UserFolders.keep()
    setenv("CFFIXED_USER_HOME", folder.path, 1)
    for name in ["Documents", "Library/Caches", "Library/Application Support", "tmp"] {
      try? FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
  }

  /// Returns the home folder of an app.
  static func folder(of identifier: String, environment: [String: String]) -> URL {
    ProgramFolder.url(.data, of: identifier, environment: environment).appendingPathComponent("Container")
  }
}
