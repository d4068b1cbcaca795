import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

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
    expect(target.productName, equals: name)
    expect(target.moduleName, equals: module)
  }

  @Test("Of several applications the first is used, and the others are named; --target selects another")
  func severalApplications() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(["Fresh/App.swift": Self.app, "FreshTests/Other.swift": Self.app], to: folder) {
      $0.replacing("com.apple.product-type.bundle.unit-test", with: "com.apple.product-type.application")
    }
    let first = try project(in: folder)
    expect(first.target.name, equals: "Fresh")
    expect(first.otherApplications, equals: ["FreshTests"])
    let other = try project(in: folder, target: "FreshTests")
    expect(other.target.name, equals: "FreshTests")
    expect(other.otherApplications.isEmpty)
  }

  @Test("Of several applications one with sources in Swift is preferred to one in Objective-C")
  func applicationInSwift() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(["Fresh/main.m": "int main() { return 0; }", "FreshTests/Other.swift": Self.app], to: folder) {
      $0.replacing("com.apple.product-type.bundle.unit-test", with: "com.apple.product-type.application")
    }
    try expect(project(in: folder).target.name, equals: "FreshTests")
    try expect(project(in: folder, target: "Fresh").target.name, equals: "Fresh")
  }

  @Test("An application whose classes are in Swift but that starts in Objective-C is refused at its main file")
  func mainInObjectiveC() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(
      ["Fresh/main.m": "int main() { return 0; }", "Fresh/View.swift": "import UIKit\nclass FirstView: UIView {}\n"], to: folder)
    let errors = try project(in: folder).diagnosis.findings.filter { $0.severity == .error }
    expect(errors.map(\.tag) == ["objective-c-sources"] && errors.first?.path == folder + "/Fresh/main.m")
  }

  @Test(
    "A project is built and run in a folder with an unusual name, and finds a resource with one",
    .enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
  func folders() throws {
    let parent = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let folder = parent + "/it's $HOME `x` #1?"
    let app = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let url = Bundle.main.url(forResource: "It's%20 \\"here\\"", withExtension: "txt")
          print("@ \\(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "missing")")
        }
      }
      """
    try TrestleProgram.write(["Fresh/App.swift": app, #"Fresh/It's%20 "here".txt"#: "found"], to: folder)
    let outcome = try TrestleProgram.run(["run", folder, "--headless", "--snapshot", folder + "/picture.png"])
    expect(outcome.reports, equals: ["found"], "\(outcome.output)")
    try expect(TrestleProgram.size(ofPicture: folder + "/picture.png").count, equals: 2)
    for name in [#"a "b""#, #"back\slash"#, "a%20b", "line\nbreak"] {
      let refused = try TrestleProgram.run(["run", parent + "/" + name, "--headless"])
      expect(refused.status == 2 && refused.output.contains("projects are not built in a folder whose path has"), "\(refused.output)")
    }
  }

  @Test(
    "Entities find their classes in the application's module, independent of the product's name",
    .enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)), arguments: [".Entry", "Entry", "tian_qi.Entry"])
  func entityClasses(name: String) throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let app = """
      import CoreData
      import UIKit
      class Entry: NSManagedObject { @NSManaged var text: String? }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let container = NSPersistentContainer(name: "Store")
          let description = NSPersistentStoreDescription()
          description.type = NSInMemoryStoreType
          container.persistentStoreDescriptions = [description]
          container.loadPersistentStores { _, _ in }
          _ = NSEntityDescription.insertNewObject(forEntityName: "Item", into: container.viewContext)
          let entry = Entry(context: container.viewContext)
          entry.text = "x"
          let found = try? container.viewContext.fetch(NSFetchRequest<NSManagedObject>(entityName: "Item"))
          print("@ \\((found ?? []).filter { $0 is Entry }.count)")
        }
      }
      """
    let model = """
      <model><entity name="Item" representedClassName="\(name)"><attribute name="text" optional="YES" attributeType="String"/></entity></model>
      """
    try TrestleProgram.write(["Fresh/App.swift": app, "Fresh/Store.xcdatamodeld/Store.xcdatamodel/contents": model], to: folder) {
      $0.replacing("PRODUCT_NAME = \"$(TARGET_NAME)\"", with: "PRODUCT_NAME = \"天气\"")
    }
    let outcome = try TrestleProgram.run(["run", folder, "--headless", "--snapshot", folder + "/picture.png"])
    expect(outcome.reports, equals: ["2"], "\(outcome.output)")
  }
}
