import Foundation
import Testing

@testable import ProjectImport
@testable import XcodeProject

@Suite struct ProjectShapeTests {
  private static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidFinishLaunching(_ application: UIApplication) {
        print("@ launched")
      }
    }
    """

  private func project(in folder: String, target: String? = nil) throws -> ImportedProject {
    var options = ImportOptions()
    options.target = target
    return try Folders.project(in: folder, options: options)
  }

  @Test(
    "The module of an application has a name in plain letters, as linkers need it",
    arguments: [("Schöne App", "Schone_App"), ("天气", "tian_qi"), ("2048 Plus", "_048_Plus"), ("Plain", "Plain")])
  func moduleNames(name: String, module: String) throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(["Fresh/App.swift": Self.app], to: folder) {
      $0.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\"", with: "PRODUCT_NAME = \"\(name)\"")
    }
    let target = try project(in: folder).target
    #expect(target.productName == name)
    #expect(target.moduleName == module)
  }

  @Test("Of several applications the first is taken, and the others are named; --target takes another")
  func severalApplications() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(["Fresh/App.swift": Self.app, "FreshTests/Other.swift": Self.app], to: folder) {
      $0.replacing("com.apple.product-type.bundle.unit-test", with: "com.apple.product-type.application")
    }
    let first = try project(in: folder)
    #expect(first.target.name == "Fresh")
    #expect(first.otherApplications == ["FreshTests"])
    let other = try project(in: folder, target: "FreshTests")
    #expect(other.target.name == "FreshTests")
    #expect(other.otherApplications.isEmpty)
  }
}
