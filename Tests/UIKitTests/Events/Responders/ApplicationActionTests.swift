import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct ApplicationActionTests {
  @MainActor private final class Watching: UIApplication {
    var sent: [String] = []

    override func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
      sent.append(
        "\(action) to \(target == nil ? "nil" : "target") from \(sender is UIControl) with \(event == nil ? "no event" : "event")")
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  @MainActor private final class Receiver: UIResponder {
    var count = 0
    override class var selectors: [Selector: UISelectorAction] { ["hit:": .init(Receiver.hit)] }
    func hit(_ sender: Any?) { count += 1 }
  }

  @Test("AP-01 A control's selectors go through the application, which sees them pass")
  func throughApplication() {
    UIApplication.current = nil
    let application = Watching()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(control)
    let receiver = Receiver()
    control.addTarget(receiver, action: Selector("hit:"), for: .valueChanged)
    control.addTarget(nil, action: Selector("nobody:"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expect(receiver.count, equals: 1)
    expect(application.sent, equals: ["hit: to target from true with no event", "nobody: to nil from true with no event"])
    let message = caughtUIKitError { control.sendAction(Selector("missing:"), to: receiver, for: nil) }
    expect(message?.hasSuffix("Receiver missing:]: unrecognized selector sent to instance"), equals: true)
    window.isHidden = true
    UIApplication.current = nil
  }

  @Test("Trait changes reach a method, a selector, and the view itself")
  func traitTargets() {
    let screen = TestScreen()
    let view = Traited()
    let observer = Observer()
    screen.show(view)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: observer, action: Observer.changed)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: observer, action: Observer.plainly)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: observer, action: Selector("named:"))
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("mine:"))
    screen.traits = { $0.userInterfaceStyle = .dark }
    expect(observer.log == ["from light to dark", "plainly", "named dark"] && view.mine == 1)
    screen.traits = { $0.layoutDirection = .rightToLeft }
    expect(observer.log.count, equals: 3)
  }

  @MainActor private final class Traited: UIView {
    var mine = 0
    override class var selectors: [Selector: UISelectorAction] { ["mine:": .init(Traited.mineChanged)] }
    func mineChanged(_ sender: Any?) { mine += 1 }
  }

  @MainActor private final class Observer: UIResponder {
    var log: [String] = []
    override class var selectors: [Selector: UISelectorAction] { ["named:": .init(Observer.named)] }
    private func word(_ style: UIUserInterfaceStyle) -> String { style == .dark ? "dark" : "light" }
    func changed(_ view: UIView, from previous: UITraitCollection) {
      log.append("from \(word(previous.userInterfaceStyle)) to \(word(view.traitCollection.userInterfaceStyle))")
    }
    func plainly() { log.append("plainly") }
    func named(_ view: UIView) { log.append("named \(word(view.traitCollection.userInterfaceStyle))") }
  }

  @Test("The user's locale chooses the index and the direction; a fresh screen has the system's again")
  func locale() {
    let screen = TestScreen()
    screen.locale = Locale(identifier: "el")
    expect(UILocalizedIndexedCollation.current().sectionTitles.contains("Ω"))
    expect(screen.locale.identifier, equals: "el")
    screen.locale = Locale(identifier: "ar")
    expect(screen.window.traitCollection.layoutDirection, equals: .rightToLeft)
    _ = TestScreen()
    expect(!UILocalizedIndexedCollation.current().sectionTitles.contains("Ω"))
  }

  @Test("SC-03 A step of scrolling visits as much of the geometry in ten million rows as in a hundred")
  func geometryVisits() {
    func visits(_ count: Int) -> Int {
      let screen = TestScreen()
      let table = UITableView(frame: .zero, style: .plain)
      let source = PlainRows(count) { table, _ in
        table.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
      }
      table.dataSource = source
      screen.show(table)
      let before = screen.work
      for step in 1...10 {
        table.contentOffset.y = CGFloat(step) * 40
        screen.layout()
      }
      return (screen.work - before).geometryVisits
    }
    let few = visits(100)
    expect(few > 10 && few < 3000)
    expect(visits(10_000_000), atMost: few + 200)
  }

}
