import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private final class Rows: NSObject {
  var items = NSMutableArray()
}

/// An object that is not comparable.
private final class Plain {}

private final class RowWatcher: UIView {
  var seen: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let kind = NSKeyValueChange(rawValue: change?[.kindKey] as? UInt ?? 0)
    let indexes = (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined(separator: ",") } ?? "-"
    let new = (change?[.newKey] as? [String])?.joined(separator: ",") ?? "-"
    let old = (change?[.oldKey] as? [String])?.joined(separator: ",") ?? "-"
    let words = [NSKeyValueChange.insertion: "insert", .removal: "remove", .replacement: "replace"]
    seen.append("\(kind.flatMap { words[$0] } ?? "set") \(indexes) \(new) \(old)")
  }
}

private final class Badge: UIView {
  var displays = 0

  override func display(_ layer: CALayer) { displays += 1 }
}

private final class Tall: NSTextAttachment, @unchecked Sendable {
  var lineHeight = CGFloat(0)

  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    lineHeight = lineFrag.height
    return CGRect(x: 0, y: 0, width: 10, height: 90)
  }
}

private final class Layout: UICollectionViewFlowLayout {
  override var collectionView: UICollectionView { super.collectionView! }
}

private final class Scroller: UIScrollView {
  var changes = 0

  override var scrollIndicatorInsets: UIEdgeInsets { didSet { changes += 1 } }
  override var isScrollEnabled: Bool { didSet { changes += 1 } }
}

private final class Overlay: UIWindow {
  override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
  required init?(coder: NSCoder) { nil }
}

private final class Cents: NumberFormatter, _RangeParsing, @unchecked Sendable {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    obj?.pointee = NSNumber(value: (Double(string) ?? 0) / 100)
  }
}

/// As the translator writes a formatter that overrides the method in an extension.
private final class Words: Formatter {}
extension Words: _ObjectParsing {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    guard let number = ["one": 1, "two": 2][string] else { return false }
    obj?.pointee = number as NSNumber
    return true
  }
}

@MainActor private final class Answering: UIResponder {
  override class var selectors: [Selector: UISelectorAction] { ["answer": .init(Answering.answer)] }
  func answer() {}
}

@MainActor struct LibraryMemberTests {
  @Test("The closure of a search for matches does not escape")
  func matches() throws {
    let expression = try NSRegularExpression(pattern: "[0-9]+")
    typealias Collector = (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    func numbers(in text: String, _ collect: Collector) {
      expression.enumerateMatches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count), using: collect)
    }
    var found: [NSRange] = []
    numbers(in: "a 12 b 3 c 4") { result, _, stop in
      if let result { found.append(result.range) }
      if found.count == 2 { stop.pointee = true }
    }
    expect(found, equals: [NSRange(location: 2, length: 2), NSRange(location: 7, length: 1)])
  }

  @Test("A mutable array of a property notifies observers of the changed elements")
  func mutableArray() {
    let rows = Rows()
    let watcher = RowWatcher()
    rows.addObserver(watcher, forKeyPath: "items", options: [.new, .old])
    let items = rows.mutableArrayValue(forKey: "items")
    items.add("a")
    items.addObjects(from: ["b", "c"])
    items.insert(["x", "y"], at: IndexSet([0, 2]))
    items.replaceObject(at: 1, with: "A")
    items.removeObjects(at: IndexSet([0, 4]))
    expect(rows.items as? [String], equals: ["A", "y", "b"])
    expect(items.count == 3 && items.object(at: 2) as? String == "b")
    items.removeAllObjects()
    expect(
      watcher.seen == [
        "insert 0 a -", "insert 1,2 b,c -", "insert 0,2 x,y -", "replace 1 A a", "remove 0,4 - x,c", "remove 0,1,2 - A,y,b",
      ])
    rows.removeObserver(watcher, forKeyPath: "items")
    items.add("z")
    expect(watcher.seen.count == 6 && rows.items.count == 1)
  }

  @Test("A mutable array of objects that are not comparable is not reported as set when a frame is drawn")
  func incomparableElements() {
    let screen = TestScreen(size: CGSize(width: 100, height: 100))
    let controller = UIViewController()
    screen.show(controller)
    let rows = Rows()
    let watcher = RowWatcher()
    rows.addObserver(watcher, forKeyPath: "items", options: [.new, .old])
    rows.mutableArrayValue(forKey: "items").add(Plain())
    controller.view.backgroundColor = .orange
    screen.advance(by: 0.1)
    expect(watcher.seen, equals: ["insert 0 - -"])
    rows.removeObserver(watcher, forKeyPath: "items")
  }

  @Test("A formatter stores the object of a text, or reports that it is invalid")
  func objectValue() {
    let room = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    defer { room.deallocate() }
    let value = AutoreleasingUnsafeMutablePointer<AnyObject?>(room)
    var words: NSString?
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    expect(formatter.getObjectValue(value, for: "1,250", errorDescription: &words))
    expect(value.pointee as? Double == 1250 && words == nil)
    expect(!formatter.getObjectValue(value, for: "many", errorDescription: &words))
    expect(words != nil)
    expect(Cents().getObjectValue(value, for: "150", errorDescription: nil))
    expect(value.pointee as? Double, equals: 1.5)
    let spoken: Formatter = Words()
    expect(spoken.getObjectValue(value, for: "two", errorDescription: nil))
    expect(value.pointee as? Int, equals: 2)
    expect(!spoken.getObjectValue(value, for: "three", errorDescription: nil))
    value.pointee = nil
  }

  @Test("The application answers messages to its class")
  func classMessages() {
    let selector = NSSelectorFromString("sharedApplication")
    expect(UIApplication.responds(to: selector) && !UIApplication.responds(to: NSSelectorFromString("other")))
    expect(UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication === UIApplication.shared)
    expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
    expect(UIApplication.value(forKey: "other") == nil)
  }

  @Test("A view's override of its layer's display replaces drawing")
  func display() {
    let screen = TestScreen()
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.show(badge)
    badge.layer.setNeedsDisplay()
    screen.settle()
    expect(badge.displays, above: 0)
  }

  @Test("Properties of scroll views and layouts can be overridden")
  func overrides() {
    let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroller.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroller.isScrollEnabled = false
    expect(scroller.changes == 2 && !scroller.isScrollEnabled && !scroller.panGestureRecognizer.isEnabled)
    expect(scroller.verticalScrollIndicatorInsets.bottom == 3 && scroller.horizontalScrollIndicatorInsets.right == 4)
    let layout = Layout()
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    expect(layout.collectionView === collection)
  }

  @Test("A text attachment's own bounds make its line higher")
  func attachmentBounds() {
    let attachment = Tall()
    let font = UIFont.systemFont(ofSize: 17)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    let before = text.size().height
    text.append(NSAttributedString(attachment: attachment))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length))
    expect(text.size().height >= 90 && before < 30)
    expect(attachment.lineHeight, equals: font.lineHeight)
    expect(NSTextAttachment().attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0) == .zero)
  }

  @Test("Plain objects, results and constants that libraries make")
  func plain() throws {
    var alpha = CGFloat(1)
    UIColor().getRed(nil, green: nil, blue: nil, alpha: &alpha)
    expect(alpha == 0 && UIFont().pointSize > 0)
    let url = try #require(URL(string: "https://example.com"))
    let link = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 2, length: 3), url: url)
    expect(link.url == url && link.range.location == 2 && link.resultType.rawValue == 1 << 6)
    let text = NSMutableString(string: "a")
    text.appendFormat("%d-%@", 5, "b" as NSString)
    expect(text, equals: "a5-b")
    expect(FileManager.default == FileManager.default && HUGE > 1e38)
    let folder = FileManager.default.temporaryDirectory
    try expect(folder.checkPromisedItemIsReachable())
    let expression = _Expression(format: "sum(values)")
    expect(expression.expressionType == .function && _Expression(forConstantValue: 1).expressionType == .constantValue)
  }

  @Test("A delegate that is known by its protocol responds to the protocol's methods")
  func delegates() {
    let delegate: any UITableViewDataSource = PlainRows(0)
    expect(delegate.responds(to: NSSelectorFromString("numberOfSectionsInTableView:")))
    let object: any NSObjectProtocol = Answering()
    expect(object_getClass(object) === Answering.self && object_getClass(object) !== UIResponder.self)
    expect(object.responds(to: NSSelectorFromString("answer")) && !object.responds(to: NSSelectorFromString("unknown")))
  }

  @Test("A key that is known as a copyable object sets and removes values of a dictionary")
  func keys() {
    let (dictionary, key) = (NSMutableDictionary(), "key" as NSString)
    func set(_ value: Any?, _ key: any NSCopying) { dictionary[key] = value }
    set(1, key)
    expect(dictionary[key] as? Int, equals: 1)
    set(nil, key)
    expect(dictionary.count, equals: 0)
  }
}
