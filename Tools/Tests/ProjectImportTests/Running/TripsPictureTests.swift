import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// The fixture application, built from both forms of its project, headless and in a window of a virtual X server.
@Suite(.serialized, .enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct TripsPictureTests {
  private static let screens: [[String]] = [
    [], ["--dark"], ["--language", "de"], ["--storyboard", "Detail"], ["--class", "SettingsController"],
  ]

  private struct Form {
    var folder: String
    /// The path that names the project.
    var path: String
  }

  /// A copy for each form, so that neither sees what the other wrote.
  private static let forms: [Form] = ["Trips", "TripsClassic"].map { name in
    let folder = (try? Folders.copy("Trips")) ?? ""
    return Form(folder: folder, path: "\(folder)/\(name).xcodeproj")
  }

  private func headless(_ form: Form, _ options: [String]) throws -> Data {
    let file = form.folder + "/.trestle/picture.png"
    let outcome = try TrestleProgram.run(["snapshot", form.path, "--size", "375x667", "--scale", "2", "--output", file] + options)
    expect(outcome.status, equals: 0, "\(outcome.output)")
    return try Data(contentsOf: URL(fileURLWithPath: file))
  }

  @Test("Both forms of the project produce equal images, pixel for pixel", arguments: screens)
  func forms(options: [String]) throws {
    let pictures = try Self.forms.map { try headless($0, options) }
    expect(pictures[0].count, above: 2000)
    expect(pictures[0], equals: pictures[1])
    if !options.isEmpty { try expect(headless(Self.forms[0], []) != pictures[0]) }
  }

  @Test(
    "A window shows the image that is made without a display", .enabled(if: TrestleProgram.hasX, "xvfb-run is not installed"),
    arguments: [[:], ["TRESTLE_APPEARANCE": "dark"], ["TRESTLE_STORYBOARD": "Detail"]])
  func window(environment: [String: String]) throws {
    var options: [String] = []
    if environment["TRESTLE_APPEARANCE"] == "dark" { options = ["--dark"] }
    if let name = environment["TRESTLE_STORYBOARD"] { options = ["--storyboard", name] }
    for form in Self.forms {
      let expected = try headless(form, options)
      let file = form.folder + "/.trestle/window.png"
      let settings = [
        "TRESTLE_DRIVER": "x11", "TRESTLE_SIZE": "375x667", "TRESTLE_SCALE": "2", "TRESTLE_SNAPSHOT": file,
      ].merging(environment) { $1 }
      let outcome = try TrestleProgram.run(
        program: "xvfb-run", ["-a", "-s", "-screen 0 1280x1600x24", form.folder + "/.trestle/Trips.app/Trips"], environment: settings)
      expect(outcome.status, equals: 0, "\(outcome.output)")
      try expect(Data(contentsOf: URL(fileURLWithPath: file)), equals: expected)
    }
  }
}
