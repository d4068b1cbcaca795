import Foundation
import XcodeProject

/// The settings of a project for `trestle` in `.trestle.json` beside it.
struct ProjectSettings: Codable {
  var leaveOut: [String]?
  var target: String?

  static func read(in folder: String) throws -> ProjectSettings {
    guard let data = DiskFiles().contents(of: folder + "/.trestle.json") else { return ProjectSettings() }
    return try JSONDecoder().decode(ProjectSettings.self, from: data)
  }
}
