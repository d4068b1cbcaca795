import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private final class Model: NSObject {
  var count = 0 {
    willSet { willChangeValue(for: \.count) }
    didSet { didChangeValue(for: \.count) }
  }
  var quiet = 0
}

private final class NameWatcher: UIView {
  var seen: [String] = []
  let mark = UnsafeMutableRawPointer(bitPattern: 8)

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    let old = (change?[.oldKey] as? CGPoint).map { "\(Int($0.y))" } ?? "-"
    let new = (change?[.newKey] as? CGPoint).map { "\(Int($0.y))" } ?? "-"
    seen.append("\(keyPath ?? "") \(old) \(new)\(context == mark ? " mark" : "")")
  }
}

private final class EndingWatcher: UIView {
  private let scroll: UIScrollView

  init(_ scroll: UIScrollView) {
    self.scroll = scroll
    super.init(frame: .zero)
    scroll.addObserver(self, forKeyPath: "contentOffset")
    addObserver(self, forKeyPath: "alpha")
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    scroll.removeObserver(self, forKeyPath: "contentOffset")
    removeObserver(self, forKeyPath: "alpha")
  }
}

@MainActor struct ObservingTests {
  @Test("A property is observed by its name until the observer is removed; a path leads through objects")
  func names() {
    let screen = TestScreen()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.show(scroll)
    let watcher = NameWatcher()
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.initial, .new, .old], context: watcher.mark)
    scroll.addObserver(watcher, forKeyPath: "layer.cornerRadius", options: [], context: nil)
    scroll.contentOffset.y = 10
    expect(watcher.seen, equals: ["contentOffset - 0 mark", "contentOffset 0 10 mark"])
    scroll.layer.cornerRadius = 4
    screen.advance(by: 0.1)
    expect(watcher.seen.last, equals: "layer.cornerRadius - -")
    scroll.removeObserver(watcher, forKeyPath: "contentOffset", context: watcher.mark)
    scroll.removeObserver(watcher, forKeyPath: "layer.cornerRadius")
    let count = watcher.seen.count
    scroll.contentOffset.y = 20
    expect(watcher.seen.count, equals: count)
    // An observer that is not found ends the process.
    _ = EndingWatcher(scroll)
  }

  @Test("Properties are read and set by name; an unknown key of an app's class raises UIKit's message")
  func keyValueCoding() {
    let label = UILabel()
    label.setValue("Hello", forKey: "text")
    label.setValue(3, forKeyPath: "layer.cornerRadius")
    expect(label.text, equals: "Hello")
    expect(label.value(forKey: "text") as? String, equals: "Hello")
    expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat, equals: 3)
    let model = Model()
    model.setValuesForKeys(["count": 4])
    expect(model.dictionaryWithValues(forKeys: ["count", "quiet"]) as? [String: Int], equals: ["count": 4, "quiet": 0])
    nonisolated(unsafe) var messages: [String] = []
    let before = UIKitErrorHandler.handler
    UIKitErrorHandler.handler = { messages.append($0) }
    defer { UIKitErrorHandler.handler = before }
    model.setValue(1, forKey: "nothing")
    expect(messages.count, equals: 1)
    expect(messages.first?.contains("this class is not key value coding-compliant for the key nothing."), equals: true)
    let dictionary: NSMutableDictionary = ["a": 1]
    dictionary.setValue(2, forKey: "b")
    expect(dictionary.value(forKey: "b") as? Int, equals: 2)
  }

  @Test("A content offset that a finger changes is reported as it moves")
  func contentOffset() {
    let screen = TestScreen()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.show(scroll)
    var seen: [CGFloat] = []
    let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
      expect(view === scroll)
      expect(change.oldValue != change.newValue)
      seen.append(change.newValue?.y ?? -1)
    }
    scroll.contentOffset.y = 10
    expect(seen, equals: [10])
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    expect(seen.last, equals: scroll.contentOffset.y)
    expect(seen.count, above: 3)
    observation.invalidate()
    scroll.contentOffset.y = 0
    expect(seen.last != 0)
  }

  @Test("Announced changes are reported immediately, even of equal values; others at the end of the turn")
  func announced() {
    let screen = TestScreen()
    screen.show(UIView())
    let model = Model()
    var seen: [Int] = []
    var quiet: [Int] = []
    let first = model.observe(\.count, options: [.initial, .new]) { _, change in seen.append(change.newValue ?? -1) }
    let second = model.observe(\.quiet, options: [.new]) { _, change in quiet.append(change.newValue ?? -1) }
    model.count = 1
    model.count = 1
    expect(seen, equals: [0, 1, 1])
    model.quiet = 2
    expect(quiet, equals: [])
    screen.layout()
    expect(quiet, equals: [2])
    withExtendedLifetime((first, second)) {}
  }

  @Test("An observation ends with its token")
  func endOfToken() {
    let model = Model()
    var calls = 0
    var observation: NSKeyValueObservation? = model.observe(\.count) { _, _ in calls += 1 }
    model.count = 1
    observation = nil
    model.count = 2
    expect(calls, equals: 1)
    _ = observation
  }

  @Test("A control's state and a view's frame are reported immediately")
  func controls() {
    let button = UIButton()
    var highlights: [Bool] = []
    var frames = 0
    let first = button.observe(\.isHighlighted, options: .new) { _, change in highlights.append(change.newValue!) }
    let second = button.observe(\.frame) { _, _ in frames += 1 }
    button.isHighlighted = true
    button.isHighlighted = false
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expect(highlights, equals: [true, false])
    expect(frames, equals: 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test("A progress view follows the progress it observes")
  func observedProgress() {
    let screen = TestScreen()
    let bar = UIProgressView()
    screen.show(bar)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    bar.observedProgress = progress
    expect(bar.progress, equals: 0.25)
    progress.completedUnitCount = 2
    screen.layout()
    expect(bar.progress, equals: 0.5)
  }
}
