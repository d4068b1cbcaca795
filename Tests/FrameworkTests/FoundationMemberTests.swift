import Combine
import Contacts
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite @MainActor struct VCardTests {
  @Test("A contact written as a vCard and read again keeps its name, numbers and addresses")
  func roundTrip() throws {
    let contact = CNMutableContact()
    contact.givenName = "Ada; the first"
    contact.familyName = "Lovelace"
    contact.organizationName = "Engines, Ltd."
    contact.note = "First line\nsecond"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 1"))]
    contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.org")]
    let address = CNMutablePostalAddress()
    address.street = "12 Square"
    address.city = "London"
    contact.postalAddresses = [CNLabeledValue(label: CNLabelHome, value: address)]
    contact.birthday = DateComponents(year: 1815, month: 12, day: 10)
    let read = try #require(try CNContactVCardSerialization.contacts(with: try CNContactVCardSerialization.data(with: [contact])).first)
    expect(read.givenName == "Ada; the first" && read.familyName == "Lovelace" && read.organizationName == "Engines, Ltd.")
    expect(read.note == "First line\nsecond" && read.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
    expect(read.emailAddresses.first?.value == "ada@example.org" && read.postalAddresses.first?.value.city == "London")
    expect(read.birthday?.year == 1815 && read.birthday?.day == 10)
    #expect(throws: (any Error).self) { try CNContactVCardSerialization.contacts(with: Data("nothing".utf8)) }
    expect(CNPostalAddressFormatter.string(from: address, style: .mailingAddress), equals: "12 Square\nLondon")
  }
}

@Suite @MainActor struct DetectorAndPublisherTests {
  @Test("A data detector finds links and phone numbers with their places")
  func detector() throws {
    let text = "See https://example.org/x or call 030 123456."
    let types = NSTextCheckingResult.CheckingType(rawValue: 1 << 5 | 1 << 11)
    let detector = try NSDataDetector(types: types.rawValue)
    let found = detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
    expect(found.map { (text as NSString).substring(with: $0.range) }, equals: ["https://example.org/x", "030 123456"])
    expect(found.first?.url == URL(string: "https://example.org/x") && found.last?.phoneNumber == "030 123456")
    expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 10)), equals: 0)
    var count = 0
    detector._enumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) { _, _, _ in count += 1 }
    expect(count, equals: 2)
    // Foundation's own bit for links differs from Apple's on Linux.
    try expect(NSDataDetector(types: 1 << 6).firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))?.url != nil)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test("A property's publisher sends the present value, then each new one, according to demand")
  func publisher() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    var seen: [CGFloat] = []
    let subscription = scroll.publisher(for: \.contentOffset).map(\.y).sink { seen.append($0) }
    scroll.contentOffset.y = 10
    scroll.contentOffset.y = 20
    expect(seen, equals: [0, 10, 20])
    subscription.cancel()
    scroll.contentOffset.y = 30
    expect(seen, equals: [0, 10, 20])
  }

  @Test("A bookmark names its file; small values of the cloud stay on this computer; resources are there")
  func files() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("bookmark-\(UUID().uuidString)")
    #expect(throws: (any Error).self) { try url.bookmarkData() }
    try Data().write(to: url)
    var isStale = true
    try expect(URL(resolvingBookmarkData: url.bookmarkData(), bookmarkDataIsStale: &isStale).path == url.path && !isStale)
    try FileManager.default.removeItem(at: url)
    NSUbiquitousKeyValueStore.default.set("x", forKey: "trial")
    expect(NSUbiquitousKeyValueStore.default.string(forKey: "trial"), equals: "x")
    NSUbiquitousKeyValueStore.default.removeObject(forKey: "trial")
    expect(NSUbiquitousKeyValueStore.default.string(forKey: "trial") == nil)
    try await NSBundleResourceRequest(tags: ["pictures"]).beginAccessingResources()
  }
}

@Suite @MainActor struct TintColorTests {
  @Test("The tint color is that of the view it is used in, also as it changes")
  func tint() async {
    let screen = TestScreen()
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    box.backgroundColor = .tintColor
    screen.show(controller)
    controller.view.addSubview(box)
    controller.view.tintColor = .red
    await screen.settle()
    expect(screen.snapshot().pixel(x: Int(120 * UIScreen.main.scale), y: Int(120 * UIScreen.main.scale)).red, above: 230)
    box.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    await screen.settle()
    expect(screen.snapshot().pixel(x: Int(120 * UIScreen.main.scale), y: Int(120 * UIScreen.main.scale)).green, above: 230)
  }
}
