import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct EditMenuTests {
  /// A view that can be copied from and into.
  private final class Clip: UIView {
    var done: [String] = []
    var canPaste = true
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { done.append("copy") }
    override func paste(_ sender: Any?) { done.append("paste") }
    func flip() { done.append("flip") }
    override class var selectors: [Selector: UISelectorAction] { ["flip:": .init(Clip.flip)] }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "paste:" ? canPaste : super.canPerformAction(action, withSender: sender)
    }
  }

  private final class Delegate: NSObject, UIEditMenuInteractionDelegate {
    var log: [String] = []
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("suggested " + suggestedActions.map(\.title).joined(separator: " "))
      let more = UIMenu(title: "More", children: [UIAction(title: "Deep") { [weak self] _ in self?.log.append("deep") }])
      return UIMenu(children: suggestedActions + [UIAction(title: "Own") { [weak self] _ in self?.log.append("own") }, more])
    }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("present \(configuration.identifier)") }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { log.append("dismiss \(configuration.identifier)") }
  }

  private func button(_ title: String, _ screen: TestScreen) -> CGPoint? {
    func find(_ view: UIView) -> UIView? {
      if view.isHidden { return nil }
      if view.accessibilityLabel == title, view.isAccessibilityElement { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    guard let view = find(screen.window) else { return nil }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  private func show() -> (TestScreen, Clip) {
    let screen = TestScreen()
    let clip = Clip()
    screen.show(clip)
    UIMenuController.shared.menuItems = nil
    return (screen, clip)
  }

  @Test("The menu controller shows the responder's actions and the app's own items")
  func controller() throws {
    let (screen, clip) = show()
    let menu = UIMenuController.shared
    menu.menuItems = [UIMenuItem(title: "Flip", action: "flip:"), UIMenuItem(title: "Nobody", action: "nobody:")]
    defer { menu.menuItems = nil }
    var told: [String] = []
    let tokens = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification, UIMenuController.willHideMenuNotification,
      UIMenuController.didHideMenuNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
        let name = note.name.rawValue.replacingOccurrences(of: "UIMenuController", with: "")
        MainActor.assumeIsolated { told.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    clip.becomeFirstResponder()
    menu.showMenu(from: clip, rect: CGRect(x: 100, y: 200, width: 40, height: 20))
    screen.settle()
    expect(menu.isMenuVisible)
    expect(menu.menuFrame.maxY, equals: 200)
    expect(screen.accessibilityTree().components(separatedBy: "\n"), equals: ["button \"Copy\"", "button \"Paste\"", "button \"Flip\""])
    clip.canPaste = false
    menu.update()
    expect(button("Paste", screen) == nil)
    screen.tap(try #require(button("Flip", screen)))
    expect(clip.done, equals: ["flip"])
    expect(!menu.isMenuVisible)
    expect(told, equals: ["WillShowMenuNotification", "DidShowMenuNotification", "WillHideMenuNotification", "DidHideMenuNotification"])
    screen.settle()
    expect(screen.window.subviews.count, equals: 1)
  }

  @Test("At the top the menu is below, with its arrow up")
  func below() {
    let (screen, clip) = show()
    UIMenuController.shared.showMenu(from: clip, rect: CGRect(x: 100, y: 10, width: 40, height: 20))
    screen.settle()
    expect(UIMenuController.shared.menuFrame.minY, equals: 30)
    UIMenuController.shared.hideMenu()
  }

  @Test("What does not fit is on further pages")
  func pages() throws {
    let (screen, clip) = show()
    let entries = (1...9).map { number in UIMenuController.Entry(title: "Item \(number)") { clip.done.append("\(number)") } }
    UIMenuController.shared.show(entries, from: clip, rect: CGRect(x: 150, y: 200, width: 20, height: 20))
    screen.settle()
    expect(UIMenuController.shared.menuFrame.width, atMost: 304)
    expect(button("Item 9", screen) == nil)
    expect(button("Item 1", screen) != nil)
    expect(button("Previous items", screen) == nil)
    for _ in 0..<9 {
      guard let more = button("More items", screen) else { break }
      screen.tap(more)
    }
    expect(UIMenuController.shared.isMenuVisible)
    screen.tap(try #require(button("Item 9", screen)))
    expect(clip.done, equals: ["9"])
  }

  @Test("An edit menu interaction notifies its delegate, shows its menu and opens submenus")
  func interaction() throws {
    let (screen, clip) = show()
    let delegate = Delegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    clip.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(identifier: "m", sourcePoint: CGPoint(x: 160, y: 300))
    interaction.presentEditMenu(with: configuration)
    screen.settle()
    expect(delegate.log, equals: ["suggested Copy Paste", "present m"])
    expect(interaction.location(in: screen.window), equals: CGPoint(x: 160, y: 300))
    screen.tap(try #require(button("Own", screen)))
    expect(delegate.log.suffix(2), equals: ["dismiss m", "own"])
    interaction.presentEditMenu(with: configuration)
    screen.settle()
    screen.tap(try #require(button("Copy", screen)))
    expect(clip.done, equals: ["copy"])
    interaction.presentEditMenu(with: configuration)
    screen.settle()
    screen.tap(try #require(button("More", screen)))
    screen.settle()
    screen.tap(try #require(button("Deep", screen)))
    expect(delegate.log.last, equals: "deep")
    screen.rightClick(CGPoint(x: 60, y: 60))
    screen.settle()
    screen.tap(try #require(button("Paste", screen)))
    expect(clip.done, equals: ["copy", "paste"])
  }

  @Test("An edit menu is reloaded and dismissed in code")
  func reloading() {
    let (screen, clip) = show()
    let delegate = Delegate()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    clip.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "m", sourcePoint: CGPoint(x: 160, y: 300)))
    clip.canPaste = false
    interaction.reloadVisibleMenu()
    screen.settle()
    expect(button("Copy", screen) != nil && button("Paste", screen) == nil)
    interaction.dismissMenu()
    screen.settle()
    expect(button("Copy", screen) == nil)
    expect(delegate.log.last, equals: "dismiss m")
  }

  @Test("An empty menu is not reported, and a menu that becomes empty is dismissed")
  func nothing() {
    let (screen, clip) = show()
    nonisolated(unsafe) var told: [String] = []
    let names = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification, UIMenuController.didHideMenuNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { told.append($0.name.rawValue) }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let empty = UIView(frame: clip.bounds)
    clip.superview?.addSubview(empty)
    UIMenuController.shared.showMenu(from: empty, rect: empty.bounds)
    expect(told == [] && !UIMenuController.shared.isMenuVisible)
    empty.removeFromSuperview()
    clip.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: clip, rect: clip.bounds)
    expect(told.count == 2 && UIMenuController.shared.isMenuVisible)
    clip.removeFromSuperview()
    UIMenuController.shared.update()
    expect(told.last == "UIMenuControllerDidHideMenuNotification" && !UIMenuController.shared.isMenuVisible)
    screen.settle()
  }
}
