import Foundation
internal import TrestleSupport

/// The file in the user's state folder that preserves a program's state between runs.
///
/// It is written atomically. One that cannot be read, or that was being read when the program ended, is moved aside.
package struct StateStore {
  package var folder: URL

  /// The folder of this program: in `XDG_STATE_HOME`, or in `~/.local/state`.
  package static var standard: StateStore {
    StateStore(folder: ProgramFolder.url(.state))
  }

  package init(folder: URL) {
    self.folder = folder
  }

  package var file: URL { folder.appendingPathComponent("restoration.state") }
  private var marker: URL { folder.appendingPathComponent("restoration.running") }

  package func save(_ data: Data) {
    do {
      try PrivateFile(file).update { _ in data }
    } catch {
      UIKitErrorHandler.warn("The program's state could not be kept in \(file.path): \(error)")
    }
  }

  /// Returns the saved bytes; nil if there are none, or if the program ended during the last restoration.
  package func load() -> Data? {
    let manager = FileManager.default
    guard manager.fileExists(atPath: file.path) else { return nil }
    if manager.fileExists(atPath: marker.path) {
      setAside("The program ended while it restored its state")
      return nil
    }
    guard let data = try? Data(contentsOf: file) else {
      setAside("The program's state cannot be read")
      return nil
    }
    return data
  }

  /// Marks the beginning of a restoration; ``ended()`` removes the mark.
  package func began() { _ = FileManager.default.createFile(atPath: marker.path, contents: nil) }

  package func ended() { try? FileManager.default.removeItem(at: marker) }

  /// Renames the file, so that it is not lost, and logs the reason.
  package func setAside(_ reason: String) {
    var number = 1
    var aside = folder.appendingPathComponent("restoration.damaged")
    while FileManager.default.fileExists(atPath: aside.path), number < 10 {
      number += 1
      aside = folder.appendingPathComponent("restoration.damaged-\(number)")
    }
    try? FileManager.default.removeItem(at: aside)
    try? FileManager.default.moveItem(at: file, to: aside)
    ended()
    UIKitErrorHandler.warn("\(reason). It was set aside as \(aside.path); the program starts afresh.")
  }
}
