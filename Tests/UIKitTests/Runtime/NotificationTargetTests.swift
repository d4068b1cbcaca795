import Foundation
import Testing
import TrestleExpectations
import UIKit

@Suite("Notifications with a target") @MainActor
struct NotificationTargetTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ note: Notification) { heard.append(note.object as? String ?? "nothing") }
    func count() { heard.append("once more") }
  }

  private let name = Notification.Name("NotificationTargetTests")

  @Test("A method of the target is called, in both forms, until the target is removed")
  func target() {
    let listener = Listener()
    let center = NotificationCenter()
    center.addObserver(listener, action: Listener.hear, name: name, object: nil)
    center.addObserver(listener, action: Listener.count, name: name, object: nil)
    center.post(name: name, object: "a")
    expect(listener.heard.sorted(), equals: ["a", "once more"])
    center.removeObserver(listener)
    center.post(name: name, object: "b")
    expect(listener.heard.count, equals: 2)
  }

  @Test("Removing an observer for one name or center keeps the others")
  func partly() {
    let listener = Listener()
    let other = Notification.Name("another")
    let (center, second) = (NotificationCenter(), NotificationCenter())
    for name in [name, other] { center.addObserver(listener, action: Listener.hear, name: name) }
    second.addObserver(listener, action: Listener.hear, name: name)
    center.removeObserver(listener, name: name, object: nil)
    center.post(name: name, object: "a")
    center.post(name: other, object: "b")
    second.post(name: name, object: "c")
    expect(listener.heard, equals: ["b", "c"])
  }

  @Test("Entries of deallocated targets are removed, although their notification is never posted")
  func deallocatedTargets() {
    final class Token {}
    let center = NotificationCenter()
    var tokens: [() -> Token?] = []
    for _ in 0..<1000 {
      let token = Token()
      let listener = Listener()
      tokens.append { [weak token] in token }
      let action: (Listener) -> (Notification) -> Void = { listener in
        { _ in withExtendedLifetime(token) { MainActor.assumeIsolated { listener.count() } } }
      }
      center.addObserver(listener, action: action, name: name)
    }
    expect(tokens.count { $0() != nil }, below: 700)
  }

  @Test("A target is weak and receives only the notifications of the requested object")
  func lifeAndObject() {
    let (wanted, unwanted) = (NSObject(), NSObject())
    let center = NotificationCenter()
    var listener: Listener? = Listener()
    weak let kept = listener
    center.addObserver(listener!, action: Listener.count, name: name, object: wanted)
    center.post(name: name, object: unwanted)
    center.post(name: name, object: wanted)
    expect(listener?.heard, equals: ["once more"])
    listener = nil
    expect(kept == nil)
    center.post(name: name, object: wanted)
  }

  @Test("A notification posted on another thread is delivered on the main actor")
  func elsewhere() async {
    let listener = Listener()
    let center = NotificationCenter.default
    center.addObserver(listener, action: Listener.count, name: name)
    let name = name
    await Task.detached { NotificationCenter.default.post(name: name, object: nil) }.value
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    expect(listener.heard, equals: ["once more"])
    center.removeObserver(listener)
  }
}
