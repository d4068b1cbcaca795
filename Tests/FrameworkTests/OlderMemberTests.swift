import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private final class Trip: NSObject {
  var title = ""
  lazy var length = 3
  var stops: [String] = []
}

private final class ZoomingController: UITableViewController {
  private(set) var zooms = 0
  let content = UIView()
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) { zooms += 1 }
}

/// Members of Foundation, the runtime and UIKit that older projects use.
@MainActor struct OlderMemberTests {
  @Test("The runtime lists the stored properties of a class") func properties() throws {
    var count: UInt32 = 0
    let list = try #require(class_copyPropertyList(Trip.self, &count))
    let names = (0..<Int(count)).map { String(cString: property_getName(list[$0])) }
    free(list)
    expect(names, equals: ["title", "length", "stops"])
    let variables = try #require(class_copyIvarList(Trip.self, &count))
    expect(ivar_getName(variables[0]).map { String(cString: $0) } == "title" && count == 3)
    free(variables)
    expect(class_getProperty(Trip.self, "stops") != nil && class_getProperty(Trip.self, "absent") == nil)
    expect(class_copyPropertyList(nil, &count) == nil && count == 0)
    expect(String(cString: class_getName(Trip.self)).hasSuffix("Trip"))
  }

  @Test("Names of people are formatted by their parts, and taken apart") func names() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "en_US")
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Grace", "Brewster", "Hopper")
    expect(formatter.string(from: name), equals: "Grace Hopper")
    formatter.style = .long
    expect(formatter.string(from: name), equals: "Dr. Grace Brewster Hopper")
    formatter.style = .abbreviated
    expect(formatter.string(from: name), equals: "GH")
    name.nickname = "Amazing"
    formatter.style = .short
    expect(formatter.string(from: name), equals: "Amazing")
    let parts = formatter.personNameComponents(from: "Mr. John Ronald Tolkien Jr.")
    expect(parts?.namePrefix == "Mr." && parts?.givenName == "John" && parts?.middleName == "Ronald")
    expect(parts?.familyName == "Tolkien" && parts?.nameSuffix == "Jr.")
    (name.givenName, name.familyName) = ("太郎", "山田")
    formatter.style = .medium
    expect(formatter.string(from: name), equals: "山田太郎")
  }

  @Test("A table's controller decides about zooming and observes it") func zooming() {
    let controller = ZoomingController()
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    screen.show(controller)
    controller.tableView.addSubview(controller.content)
    controller.content.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.tableView.maximumZoomScale = 3
    controller.tableView.setZoomScale(2, animated: false)
    expect(controller.zooms > 0 && controller.tableView.zoomScale == 2)
  }

  @Test("A search of early iOS is known to its controller") func search() {
    let controller = UIViewController()
    expect(controller.searchDisplayController == nil && controller.extensionContext == nil)
    let search = UISearchDisplayController(searchBar: UISearchBar(), contentsController: controller)
    expect(controller.searchDisplayController === search)
  }

  @Test("Older names of options mean the same") func options() throws {
    expect(Data.WritingOptions.atomicWrite == .atomic && Data.ReadingOptions.uncachedRead == .uncached)
    let text = NSAttributedString(string: "a", attributes: [.writingDirection: [NSWritingDirectionFormatType.override.rawValue]])
    expect(text.attribute(.writingDirection, at: 0, effectiveRange: nil) as? [Int], equals: [2])
    let (guide, view) = (UIFocusGuide(), UIView())
    guide.preferredFocusedView = view
    expect(guide.isEnabled && guide.preferredFocusEnvironments.first === view)
  }

  @Test("Paths are abbreviated by the user's home, and attributes of files have members")
  func files() throws {
    let home = NSHomeDirectory() as NSString
    expect((home.appendingPathComponent("a/b") as NSString).abbreviatingWithTildeInPath, equals: "~/a/b")
    expect(home.abbreviatingWithTildeInPath == "~" && ("/usr/x" as NSString).abbreviatingWithTildeInPath == "/usr/x")
    expect(((home as String + "more") as NSString).abbreviatingWithTildeInPath, equals: home as String + "more")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(count: 12).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path) as NSDictionary
    expect(attributes.fileSize() == 12 && attributes.fileModificationDate() != nil)
    expect(attributes.fileType() == FileAttributeType.typeRegular.rawValue && NSDictionary().fileSize() == 0)
  }
}
