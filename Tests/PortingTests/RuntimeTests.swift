import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private nonisolated(unsafe) var key: UInt8 = 0
private nonisolated(unsafe) var otherKey: UInt8 = 0

@MainActor private final class Listener: UIResponder {
  var heard: [String] = []
  override class var selectors: [Selector: UISelectorAction] {
    [
      "heard:": .init(Listener.heard(_:)), "ticked": .init(Listener.ticked), "later:": .init(Listener.later(_:)),
      "framed:": .init(Listener.framed(_:)),
    ]
  }
  func heard(_ notification: NSNotification) { heard.append(notification.name.rawValue) }
  func heardToo(_ notification: NSNotification) { heard.append("too") }
  func ticked() { heard.append("tick") }
  func later(_ text: Any?) { heard.append("later \(text ?? "nil")") }
  func framed(_ link: CADisplayLink) { heard.append("frame") }
}

/// An object of a database, which belongs to no actor.
private final class Row: NSObject {
  var title = "a"
  func rename() { title += "b" }
}

private final class CroppedPreview: UIPreviewParameters {
  override init() { super.init() }
  init(view: UIView) {
    super.init()
    visiblePath = UIBezierPath(rect: view.bounds)
  }
}

@MainActor struct RuntimeTests {
  private nonisolated static func title(of row: Row) -> String? { row.value(forKey: "title") as? String }

  @Test("A subclass of NSObject is not on the main actor, and functions without an actor ask for its values")
  func isolation() async {
    let title = await Task.detached { () -> String in
      let row = Row()
      row.rename()
      return row.title
    }.value
    expect(title, equals: "ab")
    let row = Row()
    row.setValue("c", forKey: "title")
    expect(Self.title(of: row), equals: "c")
  }

  @Test("A preview's parameters are inherited with other initializers, and a copy has their path")
  func previewParameters() {
    let cropped = CroppedPreview(view: UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 9)))
    expect((cropped.copy() as? UIPreviewParameters)?.visiblePath?.bounds.size, equals: CGSize(width: 8, height: 9))
    expect(UIDragPreviewParameters().copy() is UIDragPreviewParameters)
  }

  @Test("Associated values live as long as their owner")
  func associated() {
    weak var kept: NSObject?
    do {
      let view = UIView()
      let value = NSObject()
      kept = value
      objc_setAssociatedObject(view, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      objc_setAssociatedObject(view, &otherKey, 7, .OBJC_ASSOCIATION_RETAIN)
      expect(objc_getAssociatedObject(view, &key) as? NSObject === value)
      expect(objc_getAssociatedObject(view, &otherKey) as? Int, equals: 7)
      objc_setAssociatedObject(view, &otherKey, nil, .OBJC_ASSOCIATION_RETAIN)
      expect(objc_getAssociatedObject(view, &otherKey) == nil)
    }
    expect(kept == nil)
  }

  @Test("A notification calls the method of a selector, and one that takes NSNotification")
  func notifications() {
    let listener = Listener()
    let name = Notification.Name("porting")
    NotificationCenter.default.addObserver(listener, selector: "heard:", name: name, object: nil)
    NotificationCenter.default.addObserver(listener, action: Listener.heardToo, name: name)
    NotificationCenter.default.post(name: name, object: nil)
    // The order of observers is not guaranteed: Foundation on Linux stores them in a hash table.
    expect(listener.heard.sorted(), equals: ["porting", "too"])
    NotificationCenter.default.removeObserver(listener)
    NotificationCenter.default.post(name: name, object: nil)
    expect(listener.heard.count, equals: 2)
  }

  @Test("A display link with a selector calls before each frame")
  func displayLink() {
    let screen = TestScreen()
    screen.show(UIView())
    let listener = Listener()
    let link = CADisplayLink(target: listener, selector: "framed:")
    link.add(to: .main, forMode: .common)
    screen.advance(by: 0.1)
    link.invalidate()
    expect(listener.heard.count, atLeast: 5)
  }

  /// A proxy by which a link refers to its target weakly.
  private final class Proxy: NSObject, _MessageForwarding {
    weak var target: NSObject?

    init(_ target: NSObject) { self.target = target }

    func _forwardingTarget(for selector: Selector) -> Any? { target }
  }

  @Test("A display link and a timer with a selector retain a proxy, which forwards their messages, until they are invalidated")
  func proxies() {
    let screen = TestScreen()
    screen.show(UIView())
    let listener = Listener()
    weak var proxy: Proxy?
    var link: CADisplayLink?
    do {
      let made = Proxy(listener)
      proxy = made
      link = CADisplayLink(target: made, selector: "framed:")
    }
    link?.add(to: .main, forMode: .common)
    screen.advance(by: 0.1)
    expect(listener.heard.count >= 5 && proxy != nil)
    link?.invalidate()
    link = nil
    expect(proxy == nil)
    weak var timed: Proxy?
    let timer: Timer
    do {
      let made = Proxy(listener)
      timed = made
      timer = Timer(timeInterval: 100, target: made, selector: "ticked", userInfo: nil, repeats: true)
    }
    timer.fire()
    expect(listener.heard.last == "tick" && timed != nil)
    timer.invalidate()
    expect(timed == nil)
  }

  private final class Answers: NSObject, UIGestureRecognizerDelegate {
    var mayBegin = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  }

  private final class GestureProxy: NSObject, UIGestureRecognizerDelegate, @preconcurrency _MessageForwarding {
    let target = Answers()

    func _forwardingTarget(for selector: Selector) -> Any? { selector == "gestureRecognizerShouldBegin:" ? target : nil }
  }

  @Test("The delegate of a gesture recognizer forwards its questions")
  func forwardedQuestions() {
    let screen = TestScreen()
    let (view, listener, proxy) = (UIView(), Listener(), GestureProxy())
    let tap = UITapGestureRecognizer(target: listener, action: "ticked")
    tap.delegate = proxy
    view.addGestureRecognizer(tap)
    screen.show(view)
    screen.tap(CGPoint(x: 50, y: 200))
    expect(listener.heard.isEmpty)
    proxy.target.mayBegin = true
    screen.tap(CGPoint(x: 50, y: 200))
    expect(listener.heard, equals: ["tick"])
  }

  private final class Rows: NSObject, UITableViewDelegate, UITableViewDataSource {
    var chosen: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 90 }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UISwitch() }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
  }

  private final class RowProxy: NSObject, UITableViewDelegate, UITableViewDataSource, @preconcurrency _InvocationForwarding {
    let target = Rows()
    var heard: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func forwardInvocation(_ invocation: NSInvocation) {
      if strcmp(invocation.methodSignature.methodReturnType, "v") == 0 {
        var place: Any?
        withUnsafeMutablePointer(to: &place) { invocation.getArgument($0, at: 3) }
        heard.append("\(invocation.selector.name) \(place as? IndexPath == [1, 0])")
      }
      invocation.invoke(withTarget: target)
    }
  }

  @Test("A delegate and data source that forwards invocations gets those of methods that it lacks, and their results count")
  func invocations() {
    let screen = TestScreen()
    let (table, proxy) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: .grouped), RowProxy())
    table.dataSource = proxy
    let scrolling: UIScrollView = table
    scrolling.delegate = proxy
    screen.show(table)
    expect(table.delegate === proxy)
    expect(table.numberOfSections, equals: 2)
    expect(table.rectForRow(at: [1, 0]).height, equals: 90)
    expect(table.headerView(forSection: 1)?.textLabel?.text ?? "", equals: "SECTION 1")
    expect(table.subviews.contains { $0 is UISwitch })
    proxy.heard = []
    screen.tap(CGPoint(x: 50, y: table.rectForRow(at: [1, 0]).midY))
    expect(proxy.target.chosen, equals: [[1, 0]])
    expect(proxy.heard.contains("tableView:didSelectRowAtIndexPath: true"), "\(proxy.heard)")
  }

  @Test("A delayed call is made after its delay, and not after it was canceled")
  func delayed() {
    let screen = TestScreen()
    screen.show(UIView())
    let listener = Listener()
    listener.perform("later:", with: "a", afterDelay: 0.5)
    listener.perform("later:", with: "b", afterDelay: 0.5)
    screen.advance(by: 0.4)
    expect(listener.heard.isEmpty)
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "later:", object: "b")
    screen.advance(by: 0.2)
    expect(listener.heard, equals: ["later a"])
    listener.perform("ticked")
    expect(listener.heard.last, equals: "tick")
    expect(listener.responds(to: "ticked"))
    expect(!listener.responds(to: "nothing"))
  }

  @Test("Messages are sent on any thread: an object is asked for its methods")
  func otherThread() async {
    nonisolated(unsafe) let listener = Listener()
    let answers = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: ["ticked", "nothing", "setNothing:"].map { listener.responds(to: Selector($0)) })
      }
    }
    expect(answers, equals: [true, false, false])
  }

  @Test("A timer carries its user info to the method of its selector")
  func timer() {
    let listener = Listener()
    let timer = Timer(timeInterval: 100, target: listener, selector: "ticked", userInfo: ["a": 1], repeats: false)
    expect((timer.userInfo as? [String: Int])?["a"], equals: 1)
    timer.fire()
    expect(listener.heard, equals: ["tick"])
  }

  @Test("A hash table drops weak members that are deallocated, and finds equal members")
  func hashTable() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    do {
      let gone = NSObject()
      table.add(gone)
      table.add(gone)
      expect(table.count, equals: 2)
    }
    expect(table.allObjects, equals: [kept])
    expect(table.contains(kept))
    table.remove(kept)
    expect(table.count, equals: 0)
    let strings = NSHashTable<NSString>()
    strings.add(NSString(string: "a"))
    expect(strings.contains(NSString(string: "a")))
  }

  @Test("A map table forgets an entry with its key or its value")
  func mapTable() {
    let table = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    let kept = NSObject()
    table.setObject(kept, forKey: "a")
    do { table.setObject(NSObject(), forKey: "b") }
    expect(table.object(forKey: "a") === kept)
    expect(table.object(forKey: "b") == nil)
    expect(table.count, equals: 1)
    table.removeObject(forKey: "a")
    expect(table.count, equals: 0)
  }

  @Test("Objects can be written with %@, and classes describe themselves")
  func descriptions() {
    let view = UIImage()
    expect(String(format: "%@!", view), equals: "\(view.description)!")
    expect(UIView.description(), equals: "UIKit.UIView")
    expect(NSAttributedString().length, equals: 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "x"))
    expect(text.string, equals: "x")
    expect(NSIndexPath(row: 2, section: 1).row, equals: 2)
    expect(NSIndexPath(item: 2, section: 1).section, equals: 1)
    expect(autoreleasepool { 3 }, equals: 3)
  }

  @Test("A nil target sends to the first responder of the method's class")
  func nilTarget() {
    final class Host: UIView {
      var taps = 0
      func tapped() { taps += 1 }
    }
    let screen = TestScreen()
    let host = Host()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.addTarget(nil, action: Host.tapped, for: .touchUpInside)
    host.addSubview(button)
    screen.show(host)
    screen.tap(CGPoint(x: 50, y: 25))
    expect(host.taps, equals: 1)
  }
}
