import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@MainActor @Suite(.serialized) struct UIApplicationTests {
  private final class Handler: UIView {
    var received: [String] = []
    override class var selectors: [Selector: UISelectorAction] { ["save:": .init(Handler.save(_:))] }
    func save(_ sender: Any?) { received.append("save from \(type(of: sender ?? 0))") }
  }

  private final class Watcher: UIApplication {
    static var types: [UIEvent.EventType] = []
    override func sendEvent(_ event: UIEvent) {
      Watcher.types.append(event.type)
      super.sendEvent(event)
    }
  }

  @Test("An action is sent to its target, or without one up the chain from the first responder or the sender") func sendsActions() {
    let screen = TestScreen()
    let handler = Handler()
    let inner = UIView()
    handler.addSubview(inner)
    screen.show(handler)
    let application = UIApplication.shared
    expect(application.sendAction("save:", to: handler, from: inner, for: nil))
    expect(application.sendAction("save:", to: nil, from: inner, for: nil))
    expect(!application.sendAction("unknown:", to: nil, from: inner, for: nil))
    expect(!application.sendAction("unknown:", to: handler, from: inner, for: nil))
    expect(handler.received, equals: ["save from UIView", "save from UIView"])
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var count = 0
    override class var selectors: [Selector: UISelectorAction] { ["store:": .init(Delegate.store(_:))] }
    func store(_ sender: Any?) { count += 1 }
  }

  @Test("An action from a view that is not in a window reaches the application's delegate") func reachesDelegate() {
    _ = TestScreen()
    let delegate = Delegate()
    let application = UIApplication.shared
    let before = application.delegate
    application.delegate = delegate
    expect(application.sendAction("store:", to: nil, from: UIView(), for: nil))
    expect(delegate.count, equals: 1)
    application.delegate = before
  }

  @Test("While interaction is ignored no touch begins, and those that have begun may end") func ignoresInteraction() {
    let screen = TestScreen()
    let control = UIControl()
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    screen.show(control)
    let touch = screen.touchDown(CGPoint(x: 50, y: 50))
    UIApplication.shared.beginIgnoringInteractionEvents()
    UIApplication.shared.beginIgnoringInteractionEvents()
    touch.up()
    screen.tap(CGPoint(x: 50, y: 50))
    UIApplication.shared.endIgnoringInteractionEvents()
    screen.tap(CGPoint(x: 50, y: 50))
    expect(events, equals: ["down", "up"])
    UIApplication.shared.endIgnoringInteractionEvents()
    expect(!UIApplication.shared.isIgnoringInteractionEvents)
    screen.tap(CGPoint(x: 50, y: 50))
    expect(events, equals: ["down", "up", "down", "up"])
  }

  @Test("An application that overrides sendEvent sees every event") func overridesSendEvent() {
    let screen = TestScreen()
    screen.show(UIView())
    UIApplication.current = nil
    let application = Watcher()
    Watcher.types = []
    expect(UIApplication.shared === application)
    screen.tap(CGPoint(x: 10, y: 10))
    screen.press(.keyboardF2)
    expect(Watcher.types.filter { $0 == .touches }.count, equals: 2)
    expect(Watcher.types.filter { $0 == .presses }.count, equals: 2)
  }

  @Test("The window made key last gets the keyboard; windows are listed from back to front") func keyWindow() {
    let screen = TestScreen()
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    alert.windowLevel = .alert
    alert.makeKeyAndVisible()
    let normal = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    normal.isHidden = false
    expect(UIApplication.shared.windows.map(ObjectIdentifier.init), equals: [screen.window, normal, alert].map(ObjectIdentifier.init))
    expect(UIApplication.shared.keyWindow === alert)
  }

  @Test("When the key window is hidden, the frontmost one that is left becomes key, and its field shows the keyboard")
  func nextKeyWindow() {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    screen.window.addSubview(field)
    let cover = UIWindow(frame: screen.window.frame)
    cover.windowLevel = .alert + 1
    cover.makeKeyAndVisible()
    expect(UIApplication.shared.keyWindow === cover)
    cover.isHidden = true
    expect(UIApplication.shared.keyWindow === screen.window)
    nonisolated(unsafe) var shown = 0
    let observer = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in
      shown += 1
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    field.becomeFirstResponder()
    expect(shown, equals: 1)
  }

  @Test("URLs are opened by the desktop, which reports success") func opensURLs() {
    _ = TestScreen()
    URLOpener.replacement = { $0.scheme == "good" }
    defer { URLOpener.replacement = nil }
    var results: [Bool] = []
    UIApplication.shared.open(URL(string: "good://x")!) { results.append($0) }
    UIApplication.shared.open(URL(string: "bad://x")!) { results.append($0) }
    expect(results, equals: [true, false])
    expect(UIApplication.shared.canOpenURL(URL(string: "good://x")!))
    expect(!UIApplication.shared.canOpenURL(URL(string: "nothing")!))
  }

  @Test("The settings' URL is opened where the desktop has a settings program, and only there") func opensSettings() throws {
    _ = TestScreen()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    expect(!URLOpener.canOpen(settings, searching: folder.path))
    let program = folder.appendingPathComponent("lxqt-config")
    try "#!/bin/sh\n".write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    expect(URLOpener.canOpen(settings, searching: folder.path))
    expect(!URLOpener.canOpen(URL(string: "app-settings:other")!, searching: folder.path))
  }

  @Test("Tasks that are unfinished when their time expires are notified, others are not") func backgroundTasks() {
    let tasks = BackgroundTasks()
    var expired: [String] = []
    let done = tasks.begin(name: nil) { expired.append("done") }
    let late = tasks.begin(name: nil) { expired.append("late") }
    expect(done != late && done != .invalid)
    expect(tasks.remaining, equals: .greatestFiniteMagnitude)
    tasks.end(done)
    tasks.finish(within: 0)
    expect(expired, equals: ["late"])
    expect(tasks.remaining, equals: 0)
  }
}
