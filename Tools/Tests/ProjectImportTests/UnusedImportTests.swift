import Testing
import TrestleExpectations

@testable import ProjectImport

@Suite struct UnusedImportTests {
  @Test(
    "An import counts as unused if no name has the framework's prefix",
    arguments: [
      ("CoreData", "import CoreData\n// NSManagedObject\nlet a = NSObject()\n", true), ("CoreData", "class A: NSManagedObject {}", false),
      ("AVFoundation", "let p: AVPlayer? = nil", false), ("AVFoundation", "/* AVPlayer\n AVPlayer */ \nlet AVERAGE = 1", false),
      ("MapKit", "let MKX = 1\nlet x = view.mk", false), ("SwiftUI", "", false), ("WebKit", "let worker = 1", true),
      ("Vision", "let image = 1", true), ("AddressBookUI", "let ABC = 1", false), ("HomeKit", "let hm = 1", true),
      ("Vision", "let r: VNRequest? = nil", false),
    ])
  func names(framework: String, text: String, isUnused: Bool) {
    expect(UnusedImport.isUnused(framework, in: text), equals: isUnused)
  }

  @Test("The refusal of an unused import becomes a note")
  func soften() {
    let finding = Finding(path: "p", line: 2, severity: .error, tag: "missing-framework", message: "m")
    expect(UnusedImport.soften(finding, text: "import UIKit\nimport CoreData\n").severity, equals: .note)
    expect(UnusedImport.soften(finding, text: "import UIKit\nimport CoreData\nclass A: NSManagedObject {}").severity, equals: .error)
  }
}
