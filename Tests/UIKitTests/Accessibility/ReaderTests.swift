import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The basics of accessibility: frames, order, containers, overrides by the app, and notifications.
@Suite("Accessibility: going and doing") @MainActor
struct ReaderTests {
  private final class Part: UIView {
    var log: [String] = []
    var answers = true

    init(_ label: String, _ frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = true
      accessibilityLabel = label
    }
    required init?(coder: NSCoder) { nil }

    override func accessibilityActivate() -> Bool {
      log.append("activate")
      return answers
    }
    override func accessibilityPerformMagicTap() -> Bool {
      log.append("magic")
      return answers
    }
    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return answers
    }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      log.append("scroll \(direction)")
      return answers
    }
    override func accessibilityElementDidBecomeFocused() { log.append("came") }
    override func accessibilityElementDidLoseFocus() { log.append("left") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touched") }
  }

  private final class FileRow: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = []
  }

  @Test("Important custom content is read along with its element, the rest on request")
  func customContent() {
    let screen = TestScreen()
    let row = FileRow(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Report"
    let root = UIView()
    root.addSubview(row)
    screen.show(root)
    let reader = screen.reader
    expect(reader.next() == "Report" && reader.moreContent().isEmpty)
    let size = AXCustomContent(label: "Size", value: "2 MB")
    size.importance = .high
    row.accessibilityCustomContent = [size, AXCustomContent(label: "Kind", value: "Text")]
    expect(reader.here, equals: "Report, Size, 2 MB, more content available")
    expect(reader.moreContent(of: "Report"), equals: ["Size, 2 MB", "Kind, Text"])
    expect(screen.accessibilityTree().contains("\"Report\" {Size: 2 MB, Kind: Text}"))
    let copy = size.copy() as? AXCustomContent
    expect(copy !== size && copy?.importance == .high && copy?.value == "2 MB")
  }

  @Test("A reader moves between elements; each is notified when it gains and loses focus")
  func going() {
    let screen = TestScreen()
    let (first, second) = (
      Part("first", CGRect(x: 10, y: 10, width: 50, height: 20)), Part("second", CGRect(x: 10, y: 50, width: 50, height: 20))
    )
    let root = UIView()
    root.addSubview(second)
    root.addSubview(first)
    screen.show(root)
    expect(!UIAccessibility.isVoiceOverRunning)
    let reader = screen.reader
    expect(UIAccessibility.isVoiceOverRunning && reader.here == nil)
    expect(reader.next() == "first" && first.accessibilityElementIsFocused())
    expect((UIAccessibility.focusedElement(using: .notificationVoiceOver) as? Part) === first)
    expect(reader.next() == "second" && reader.next() == nil && !first.accessibilityElementIsFocused())
    expect(first.log == ["came", "left"] && second.log == ["came"])
    expect(reader.previous() == "first" && reader.previous() == nil)
    expect(reader.explore(CGPoint(x: 20, y: 60)) == "second" && reader.explore(CGPoint(x: 200, y: 200)) == nil)
    expect(reader.heard, equals: ["first", "second", "first", "second"])
    expect(!reader.move(to: "third"))
  }

  @Test("Activating, escape, magic tap and scrolling go along the responder chain until someone answers")
  func doing() {
    let screen = TestScreen()
    let outer = Part("outer", CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.isAccessibilityElement = false
    let inner = Part("inner", CGRect(x: 10, y: 10, width: 50, height: 20))
    outer.addSubview(inner)
    let root = UIView()
    root.addSubview(outer)
    screen.show(root)
    let reader = screen.reader
    expect(reader.activate("inner") && reader.magicTap() && reader.escape() && reader.scroll(.left))
    expect(inner.log == ["came", "activate", "magic", "escape", "scroll left"] && outer.log.isEmpty)
    inner.log = []
    inner.answers = false
    expect(reader.activate() && reader.magicTap() && reader.escape() && reader.scroll(.next))
    // An element without an activation is touched at its center.
    expect(inner.log, equals: ["activate", "touched", "magic", "escape", "scroll next"])
    expect(outer.log, equals: ["magic", "escape", "scroll next"])
    outer.answers = false
    expect(!reader.magicTap() && !reader.escape() && !reader.scroll(.up))
  }

  @Test("Elements that are no views: path, activation point, language, adjusting, custom actions by closure and by selector")
  func elements() {
    final class Dial: UIAccessibilityElement {
      var value = 3
      override var accessibilityValue: String? {
        get { "\(value)" }
        set {}
      }
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityDecrement() { value -= 1 }
    }
    final class Face: UIView {
      var log: [String] = []
      override class var selectors: [Selector: UISelectorAction] {
        ["reset:": .init(Face.reset)]
      }
      func reset() { log.append("reset") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let point = touches.first?.location(in: self) { log.append("touched \(Int(point.x)),\(Int(point.y))") }
      }
    }
    let screen = TestScreen()
    let face = Face(frame: CGRect(x: 100, y: 50, width: 100, height: 100))
    let dial = Dial(accessibilityContainer: face)
    dial.accessibilityLabel = "Dial"
    dial.accessibilityTraits = .adjustable
    dial.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 100, height: 50)
    dial.accessibilityActivationPoint = CGPoint(x: 105, y: 60)
    dial.accessibilityLanguage = "de"
    dial.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Empty") { _ in false },
      UIAccessibilityCustomAction(name: "Reset", target: face, selector: "reset:"),
    ]
    let disc = UIAccessibilityElement(accessibilityContainer: face)
    disc.accessibilityLabel = "Disc"
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 50, width: 50, height: 50))
    disc.accessibilityPath = UIAccessibility.convertToScreenCoordinates(circle, in: face)
    face.accessibilityElements = [dial, disc]
    let root = UIView()
    root.addSubview(face)
    screen.show(root)
    screen.expectReads(
      """
      adjustable "Dial" = "3" in de [Empty, Reset]
      element "Disc"
      """)
    let reader = screen.reader
    expect(reader.increment("Dial") && reader.increment() && reader.decrement() && dial.value == 4)
    expect(reader.actions().map(\.name) == ["Empty", "Reset"] && !reader.perform("Empty") && reader.perform("Reset"))
    expect(reader.activate() && face.log == ["reset", "touched 5,10"])
    expect(disc.accessibilityFrame, equals: CGRect(x: 100, y: 100, width: 50, height: 50))
    expect(reader.explore(CGPoint(x: 125, y: 125)), equals: "Disc")
    expect(reader.explore(CGPoint(x: 101, y: 149)) == nil, "in the frame, but not in the outline")
    expect(disc.next === face)
  }

  @Test("A view that counts its elements returns them one by one")
  func counted() {
    final class Counting: UIView {
      lazy var parts = (0..<3).map { index in
        let part = UIAccessibilityElement(accessibilityContainer: self)
        part.accessibilityLabel = "part \(index)"
        part.accessibilityFrameInContainerSpace = CGRect(x: 0, y: CGFloat(index) * 20, width: 50, height: 20)
        return part
      }
      override func accessibilityElementCount() -> Int { parts.count }
      override func accessibilityElement(at index: Int) -> Any? { parts[index] }
      override func index(ofAccessibilityElement element: Any) -> Int { parts.firstIndex { $0 === element as AnyObject } ?? NSNotFound }
    }
    let screen = TestScreen()
    screen.show(Counting())
    expect(screen.accessibilityTree(), equals: "element \"part 0\"\nelement \"part 1\"\nelement \"part 2\"")
  }

  @Test("Frames are on the screen, scrolled, scaled and rotated; a path is outlined at its position")
  func frames() {
    let screen = TestScreen()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
    scroll.contentSize = CGSize(width: 320, height: 1000)
    let label = UILabel(frame: CGRect(x: 20, y: 150, width: 100, height: 20))
    label.text = "Tall"
    scroll.addSubview(label)
    let far = UILabel(frame: CGRect(x: 20, y: 600, width: 100, height: 20))
    far.text = "Far"
    scroll.addSubview(far)
    let root = UIView()
    root.addSubview(scroll)
    screen.show(root)
    expect(label.accessibilityFrame, equals: CGRect(x: 20, y: 250, width: 100, height: 20))
    scroll.contentOffset.y = 50
    expect(label.accessibilityFrame, equals: CGRect(x: 20, y: 200, width: 100, height: 20))
    expect(label.accessibilityActivationPoint, equals: CGPoint(x: 70, y: 210))
    screen.expectReads("text \"Tall\"")
    scroll.contentOffset.y = 500
    screen.expectReads("text \"Far\"")
    scroll.contentOffset.y = 0
    label.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(label.accessibilityFrame, equals: CGRect(x: -30, y: 240, width: 200, height: 40))
    let element = UIAccessibilityElement(accessibilityContainer: label)
    element.accessibilityFrameInContainerSpace = CGRect(x: 50, y: 0, width: 10, height: 10)
    expect(element.accessibilityFrame, equals: CGRect(x: 70, y: 240, width: 20, height: 20))
    expect(UIAccessibility.convertToScreenCoordinates(CGRect(x: 0, y: 0, width: 100, height: 20), in: label) == label.accessibilityFrame)
    label.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = label.accessibilityFrame
    expect(abs(turned.minX - 60) < 0.01 && abs(turned.width - 20) < 0.01 && abs(turned.height - 100) < 0.01)
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 5)), in: label)
    expect(abs(path.bounds.width - 5) < 0.01 && abs(path.bounds.height - 100) < 0.01 && abs(path.bounds.maxX - turned.maxX) < 0.01)
  }

  @Test("What is hidden, transparent, off the screen or cut off is not read; of siblings a modal one hides those below")
  func outOfSight() {
    let screen = TestScreen()
    let root = UIView()
    func add(_ name: String, _ frame: CGRect = CGRect(x: 10, y: 10, width: 50, height: 20), to view: UIView? = nil) -> UILabel {
      let label = UILabel(frame: frame)
      label.text = name
      (view ?? root).addSubview(label)
      return label
    }
    _ = add("shown")
    add("hidden").isHidden = true
    add("transparent").alpha = 0
    _ = add("outside", CGRect(x: 400, y: 10, width: 50, height: 20))
    _ = add("empty", CGRect(x: 10, y: 10, width: 0, height: 0))
    add("kept from readers").accessibilityElementsHidden = true
    let box = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
    box.clipsToBounds = true
    root.addSubview(box)
    _ = add("cut off", CGRect(x: 10, y: 110, width: 50, height: 20), to: box)
    _ = add("inside", CGRect(x: 10, y: 10, width: 50, height: 20), to: box)
    screen.show(root)
    screen.expectReads("text \"shown\"\ntext \"inside\"")
    let cover = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    cover.accessibilityViewIsModal = true
    _ = add("in front", to: cover)
    root.addSubview(cover)
    _ = add("later", CGRect(x: 10, y: 300, width: 50, height: 20))
    screen.expectReads("text \"in front\"")
    cover.isHidden = true
    screen.expectReads("text \"shown\"\ntext \"inside\"\ntext \"later\"")
  }

  @Test("Announcements of the app are spoken, and changes of the screen or layout move the reader")
  func notifications() {
    let screen = TestScreen()
    let root = UIView()
    let (first, second) = (
      Part("first", CGRect(x: 10, y: 10, width: 50, height: 20)), Part("second", CGRect(x: 10, y: 50, width: 50, height: 20))
    )
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    let third = Part("third", CGRect(x: 10, y: 10, width: 50, height: 20))
    box.addSubview(third)
    for view in [first, second, box] { root.addSubview(view) }
    screen.show(root)
    UIAccessibility.post(notification: .announcement, argument: "nobody hears")
    let reader = screen.reader
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    expect(reader.heard, equals: ["Saved"])
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    expect(reader.here, equals: "second")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    expect(reader.here, equals: "second")
    UIAccessibility.post(notification: .layoutChanged, argument: box)
    expect(reader.here, equals: "third", "the first in what has changed")
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    expect(reader.here, equals: "first")
    UIAccessibility.post(notification: .layoutChanged, argument: "Three found")
    expect(reader.heard, equals: ["Saved", "second", "third", "first", "Three found"])
  }

  @Test("An app is notified when a reader runs and when motion is reduced")
  func settings() {
    let screen = TestScreen()
    nonisolated(unsafe) var heard: [Foundation.Notification.Name] = []
    let names = [
      UIAccessibility.voiceOverStatusDidChangeNotification, UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.reduceTransparencyStatusDidChangeNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.append($0.name) }
    }
    _ = screen.reader
    UIAccessibility.isReduceMotionEnabled = true
    UIAccessibility.isReduceTransparencyEnabled = true
    UIAccessibility.isReduceTransparencyEnabled = true
    expect(heard, equals: names)
    screen.traits = {
      $0.legibilityWeight = .bold
      $0.accessibilityContrast = .high
    }
    expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    let next = TestScreen()
    expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    _ = next
  }

  @Test("A preference of the system is off until an application sets it, is announced once, and ends with the screen")
  func preferences() {
    let screen = TestScreen()
    nonisolated(unsafe) var heard: [Foundation.Notification.Name] = []
    let names = [UIAccessibility.guidedAccessStatusDidChangeNotification, UIAccessibility.shakeToUndoDidChangeNotification]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { heard.append($0.name) }
    }
    expect(!UIAccessibility.isGuidedAccessEnabled && !UIAccessibility.isSwitchControlRunning && UIAccessibility.isShakeToUndoEnabled)
    UIAccessibility.isGuidedAccessEnabled = true
    UIAccessibility.isGuidedAccessEnabled = true
    UIAccessibility.isShakeToUndoEnabled = false
    expect(heard == names && UIAccessibility.isGuidedAccessEnabled && !UIAccessibility.isShakeToUndoEnabled)
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    _ = screen
    let next = TestScreen()
    expect(!UIAccessibility.isGuidedAccessEnabled && UIAccessibility.isVideoAutoplayEnabled)
    _ = next
  }

  private final class Places: UIScrollViewAccessibilityDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "Tree \(Int(scrollView.contentOffset.x / 320) + 1)" }
  }

  @Test("Pages are scrolled horizontally in the reading direction, and the app describes them")
  func pages() {
    let screen = TestScreen()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    scroll.isPagingEnabled = true
    scroll.contentSize = CGSize(width: 960, height: 200)
    for index in 0..<3 {
      let label = UILabel(frame: CGRect(x: CGFloat(index) * 320 + 20, y: 20, width: 200, height: 20))
      label.text = "Tree \(index + 1)"
      scroll.addSubview(label)
    }
    let root = UIView()
    root.addSubview(scroll)
    screen.show(root)
    let reader = screen.reader
    expect(reader.next() == "Tree 1" && reader.scroll(.next) && reader.heard.last == "Page 2 of 3")
    screen.expectReads("text \"Tree 2\"")
    let places = Places()
    scroll.delegate = places
    expect(reader.scroll(.left) && reader.heard.last == "Tree 3" && !reader.scroll(.left))
    expect(reader.scroll(.right) && reader.scroll(.previous) && scroll.contentOffset.x == 0)
    root.semanticContentAttribute = .forceRightToLeft
    scroll.semanticContentAttribute = .forceRightToLeft
    expect(!reader.scroll(.next), "what is next lies to the left")
  }

  /// A page of lines, each 20 points high.
  private final class Book: UIView, UIAccessibilityReadingContent {
    let pages = [["It was late.", "Nobody came."], ["Then the bell rang."], ["The end."]]
    var page = 0
    var isEmphasized = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = true
      accessibilityLabel = "Book"
      accessibilityTraits = .causesPageTurn
    }
    required init?(coder: NSCoder) { nil }

    func accessibilityLineNumber(for point: CGPoint) -> Int {
      let line = Int(point.y / 20)
      return bounds.contains(point) && pages[page].indices.contains(line) ? line : NSNotFound
    }
    func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
      pages[page].indices.contains(lineNumber) ? pages[page][lineNumber] : nil
    }
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
      convert(CGRect(x: 0, y: CGFloat(lineNumber) * 20, width: bounds.width, height: 20), to: nil)
    }
    func accessibilityPageContent() -> String? { pages[page].joined(separator: " ") }
    func accessibilityAttributedPageContent() -> NSAttributedString? { isEmphasized ? NSAttributedString(string: "Loud!") : nil }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      guard direction == .next, page + 1 < pages.count else { return false }
      page += 1
      return true
    }
  }

  @Test("A book is read by page, on to its end, and by the line under a finger")
  func reading() {
    let screen = TestScreen()
    let book = Book(frame: CGRect(x: 40, y: 100, width: 200, height: 60))
    let root = UIView()
    root.addSubview(book)
    screen.show(root)
    let reader = screen.reader
    expect(reader.next(), equals: "Book, It was late. Nobody came.")
    expect(reader.readLines(), equals: ["It was late.", "Nobody came."])
    expect(reader.readLine(at: CGPoint(x: 60, y: 125)) == "Nobody came." && reader.heard.last == "Nobody came.")
    expect(reader.readLine(at: CGPoint(x: 60, y: 155)) == nil && reader.readLine(at: CGPoint(x: 10, y: 125)) == nil)
    expect(reader.readOn(), equals: ["It was late. Nobody came.", "Then the bell rang.", "The end."])
    expect(book.page == 2 && reader.readLines() == ["The end."])
    book.page = 0
    book.accessibilityTraits = .none
    expect(reader.readOn(), equals: ["It was late. Nobody came."], "pages that do not turn are not turned")
    book.isEmphasized = true
    expect(reader.readOn(), equals: ["Loud!"])
    let label = UILabel(frame: CGRect(x: 40, y: 10, width: 100, height: 20))
    label.text = "No book"
    root.addSubview(label)
    expect(reader.readOn("No book") == [] && reader.readLines("No book") == [])
  }
}
