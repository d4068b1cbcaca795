import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite struct TripsTests {
  private func model(_ project: String) throws -> ProjectModel {
    try ProjectModel(.project("\(Folders.root)/Tests/Fixtures/Trips/\(project).xcodeproj"))
  }

  /// Returns the facts of a model without their order, which is that of the project file in one form and that of the folder in the other.
  private func facts(_ model: ProjectModel) -> [[String]] {
    model.targets.map { model.summary(of: $0).split(separator: "\n").map(String.init).sorted() }
  }

  @Test("Both forms of the project yield the same targets")
  func forms() throws {
    #expect(facts(try model("Trips")) == facts(try model("TripsClassic")))
    try expect(model("Trips").targets.map(\.name), equals: ["Trips", "TripKit", "TripsTests"])
  }

  @Test("Both forms of the project write the same package and the same application", arguments: ["Trips", "TripsClassic"])
  func written(project: String) throws {
    let folder = try Folders.copy("Trips")
    defer { try? FileManager.default.removeItem(atPath: FilePath.parent(of: folder)) }
    let before = Folders.contents(of: folder)
    var options = ImportOptions()
    options.includesTests = true
    let imported = try Folders.project(in: "\(folder)/\(project).xcodeproj", options: options)
    expect(imported.diagnosis.findings.filter { $0.severity == .error }, equals: [])
    expect(imported.diagnosis.findings.contains { $0.message.contains("\"Write a stamp\" is not run") })
    try imported.write()
    let after = Folders.contents(of: folder)
    expect(after.filter { !$0.key.hasPrefix(".trestle") }, equals: before)
    let app = after.keys.filter { $0.hasPrefix(".trestle/Trips.app/") }
      .map { String($0.dropFirst(".trestle/Trips.app/".count)) }.filter { !$0.hasPrefix("Assets.xcassets/") && !$0.hasSuffix("lproj") }
      .sorted()
    expect(after.keys.contains(".trestle/Trips.app/Assets.xcassets/Places/Sea.imageset/sea@2x.png"))
    expect(
      app == [
        "Assets.xcassets", "Base.lproj/Localizable.plurals", "Base.lproj/Localizable.strings", "Base.lproj/Main.storyboard",
        "Detail.storyboard", "Frameworks", "Frameworks/TripKit.framework", "Frameworks/TripKit.framework/BadgeFace.xib",
        "Frameworks/TripKit.framework/Info.plist", "HeaderView.xib", "Info.plist", "Localizable.xcstrings", "Places.plist", "TripCell.xib",
        "de.lproj/Localizable.strings", "de.lproj/Main.strings",
        "en.lproj/Localizable.strings",
      ])
    let manifest = try String(contentsOfFile: folder + "/.trestle/Package.swift", encoding: .utf8)
    expect(manifest.contains(".define(\"TRIPS\")"))
    expect(manifest.contains("dependencies: [\"TripKit\", .product(name: \"Geo\", package: \"geo\")]"))
    let info = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: folder + "/.trestle/Trips.app/Info.plist")), format: nil)
    let values = try #require(info as? [String: Any])
    expect(values["UIMainStoryboardFile"] as? String, equals: "Main")
    expect(values["TripsGreeting"] as? String, equals: "Welcome")
    expect(values["CFBundleIdentifier"] as? String, equals: "org.example.trips")
    expect((values["UISupportedInterfaceOrientations"] as? [String])?.count, equals: 2)
  }
}
