import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@MainActor @Suite struct MenuListTests {
  private final class Chosen {
    var titles: [String] = []
  }

  private let chosen = Chosen()

  private func action(_ title: String, _ attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [chosen] in chosen.titles.append($0.title) }
  }

  private func show(_ screen: TestScreen, rect: CGRect = CGRect(x: 20, y: 100, width: 80, height: 44)) -> UIView {
    let view = UIView()
    screen.show(view)
    let source = UIView(frame: rect)
    source.backgroundColor = .systemTeal
    view.addSubview(source)
    screen.layout()
    return source
  }

  private func row(_ title: String) -> MenuRow? { MenuPresenter.current?.panels.last?.rows.first { $0.element.title == title } }

  private func point(_ title: String) -> CGPoint {
    guard let row = row(title) else { return .zero }
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
  }

  @Test("A menu opens below its source, a tap on a row selects it, and the menu is dismissed")
  func choosing() {
    let screen = TestScreen()
    let source = show(screen)
    MenuPresenter.present(UIMenu(children: [action("One"), action("Two")]), from: source)
    screen.settle()
    let panel = MenuPresenter.current?.panels.first
    expect(panel?.frame, equals: CGRect(x: 20, y: 152, width: 250, height: 88.5))
    screen.tap(point("Two"))
    expect(chosen.titles, equals: ["Two"])
    expect(MenuPresenter.current == nil)
    screen.settle()
    expect(panel?.window == nil)
    expect(screen.window.subviews.count, equals: 1)
  }

  @Test("Where there is no room below, the menu is above; one too high scrolls")
  func placing() {
    let screen = TestScreen()
    let source = show(screen, rect: CGRect(x: 220, y: 400, width: 80, height: 44))
    MenuPresenter.present(UIMenu(children: (0..<4).map { action("\($0)") }), from: source)
    screen.settle()
    expect(MenuPresenter.current?.panels.first?.frame.maxY, equals: 392.5)
    expect(MenuPresenter.current?.panels.first?.frame.maxX, equals: 300)
    MenuPresenter.present(UIMenu(children: (0..<30).map { action("\($0)") }), from: source)
    screen.settle()
    expect(MenuPresenter.current?.panels.first?.frame.minY, equals: 8)
    screen.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 100))
    expect(chosen.titles.isEmpty)
    expect(point("0").y, below: 8)
    expect(MenuPresenter.current != nil)
  }

  @Test("A touch outside the menu dismisses it and has no other effect")
  func beside() {
    let screen = TestScreen()
    let source = show(screen)
    var taps = 0
    let button = UIControl(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    source.superview?.addSubview(button)
    MenuPresenter.present(UIMenu(children: [action("One")]), from: source)
    screen.settle()
    screen.tap(CGPoint(x: 160, y: 440))
    expect(MenuPresenter.current == nil)
    expect(taps, equals: 0)
    screen.settle()
    screen.tap(CGPoint(x: 160, y: 440))
    expect(taps, equals: 1)
  }

  @Test("Disabled rows do nothing, hidden ones are not there, a finger may slide to another row")
  func attributes() {
    let screen = TestScreen()
    let source = show(screen)
    MenuPresenter.present(UIMenu(children: [action("Off", .disabled), action("Gone", .hidden), action("On")]), from: source)
    screen.settle()
    expect(row("Gone") == nil)
    screen.tap(point("Off"))
    expect(MenuPresenter.current != nil)
    let touch = screen.touchDown(point("Off"))
    touch.move(to: point("On"))
    screen.layout()
    expect(row("On")?.isHighlighted, equals: true)
    touch.up()
    expect(chosen.titles, equals: ["On"])
  }

  @Test("A submenu opens over its row, its head closes it again")
  func submenus() {
    let screen = TestScreen()
    let source = show(screen)
    let inner = UIMenu(title: "More", children: [action("Deep"), UIMenu(title: "Deeper", children: [action("Deepest")])])
    MenuPresenter.present(UIMenu(children: [action("Flat"), inner]), from: source)
    screen.settle()
    screen.tap(point("More"))
    screen.settle()
    expect(MenuPresenter.current?.panels.count, equals: 2)
    screen.tap(point("More"))
    screen.settle()
    expect(MenuPresenter.current?.panels.count, equals: 1)
    screen.tap(point("More"))
    screen.settle()
    screen.tap(point("Deeper"))
    screen.settle()
    screen.tap(point("Deepest"))
    expect(chosen.titles, equals: ["Deepest"])
    screen.settle()
    expect(screen.window.subviews.count, equals: 1)
  }

  @Test("Inline menus are sections; a menu of one choice moves the mark; an action may keep the menu")
  func sections() {
    let screen = TestScreen()
    let source = show(screen)
    let sizes = UIMenu(
      title: "Size", options: [.displayInline, .singleSelection],
      children: [action("Small", .keepsMenuPresented, state: .on), action("Large", .keepsMenuPresented)])
    MenuPresenter.present(UIMenu(children: [action("Other"), sizes]), from: source)
    screen.settle()
    screen.tap(point("Large"))
    screen.settle()
    expect(MenuPresenter.current != nil)
    expect(sizes.selectedElements.map(\.title), equals: ["Large"])
    expect(row("Large")?.accessibilityTraits.contains(.selected), equals: true)
    expect(row("Small")?.accessibilityTraits.contains(.selected), equals: false)
  }

  @Test("Deferred elements are loaded once, unless they are uncached")
  func deferred() {
    let screen = TestScreen()
    let source = show(screen)
    var asked = 0
    var give: (([UIMenuElement]) -> Void)?
    let late = UIDeferredMenuElement { completion in
      asked += 1
      give = completion
    }
    let menu = UIMenu(children: [action("First"), late])
    MenuPresenter.present(menu, from: source)
    screen.layout()
    expect(screen.accessibilityTree().contains("Loading…"))
    let height = MenuPresenter.current?.panels.first?.frame.height ?? 0
    give?([action("Late"), action("Later")])
    screen.settle()
    expect(MenuPresenter.current?.panels.first?.rows.map(\.element.title), equals: ["First", "Late", "Later"])
    expect((MenuPresenter.current?.panels.first?.frame.height ?? 0), above: height)
    MenuPresenter.current?.dismiss()
    MenuPresenter.present(menu, from: source)
    expect(row("Late") != nil)
    expect(asked, equals: 1)
    var fresh = 0
    let uncached = UIDeferredMenuElement.uncached { completion in
      fresh += 1
      completion([])
    }
    for _ in 0..<2 {
      MenuPresenter.present(UIMenu(children: [action("A"), uncached]), from: source)
      MenuPresenter.current?.dismiss()
    }
    expect(fresh, equals: 2)
  }

  @Test("Arrows, Home, End, letters, Return and Escape operate a menu; other responders receive no keys")
  func keys() {
    let screen = TestScreen()
    let source = show(screen)
    let inner = UIMenu(title: "More", children: [action("Deep")])
    let menu = UIMenu(children: [action("Alpha"), action("Beta", .disabled), action("Gamma"), inner])
    MenuPresenter.present(menu, from: source)
    func highlighted() -> String? { MenuPresenter.current?.highlighted?.element.title }
    screen.press(.keyboardDownArrow)
    expect(highlighted(), equals: "Alpha")
    screen.press(.keyboardDownArrow)
    expect(highlighted(), equals: "Gamma")
    screen.press(.keyboardEnd)
    expect(highlighted(), equals: "More")
    screen.press(.keyboardDownArrow)
    expect(highlighted(), equals: "Alpha")
    screen.press(.keyboardG)
    expect(highlighted(), equals: "Gamma")
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardUpArrow)
    expect(highlighted(), equals: "More")
    screen.press(.keyboardRightArrow)
    expect(highlighted(), equals: "Deep")
    screen.press(.keyboardEscape)
    expect(MenuPresenter.current?.panels.count, equals: 1)
    screen.press(.keyboardReturnOrEnter)
    expect(highlighted(), equals: "Deep")
    screen.press(.keyboardReturnOrEnter)
    expect(chosen.titles, equals: ["Deep"])
    MenuPresenter.present(menu, from: source)
    screen.press(.keyboardEscape)
    expect(MenuPresenter.current == nil)
  }

  @Test("The mouse highlights rows without a click")
  func hover() {
    let screen = TestScreen()
    let source = show(screen)
    MenuPresenter.present(UIMenu(children: [action("One"), action("Two")]), from: source)
    screen.settle()
    screen.hover(point("Two"))
    expect(row("Two")?.isHighlighted, equals: true)
    screen.hover(CGPoint(x: 5, y: 5))
    expect(row("Two")?.isHighlighted, equals: false)
  }

  @Test("Commands are sent along the responder chain; an unsupported command is disabled")
  func commands() {
    final class Copier: UIView {
      var copied = 0
      override func copy(_ sender: Any?) { copied += 1 }
    }
    let screen = TestScreen()
    let copier = Copier()
    screen.show(copier)
    let menu = UIMenu(children: [UICommand(title: "Copy", action: "copy:"), UICommand(title: "Paste", action: "paste:")])
    MenuPresenter.present(menu, at: CGPoint(x: 50, y: 50), in: copier)
    screen.settle()
    expect(row("Paste")?.isEnabled, equals: false)
    screen.tap(point("Copy"))
    expect(copier.copied, equals: 1)
  }

  @Test("A menu is read as a list of buttons; elements below are not reachable")
  func accessibility() {
    let screen = TestScreen()
    let source = show(screen)
    source.isAccessibilityElement = true
    source.accessibilityLabel = "Source"
    let menu = UIMenu(
      title: "Sort by",
      children: [action("Name", state: .on), action("Date"), action("Size", .disabled), UIMenu(title: "More", children: [action("X")])])
    MenuPresenter.present(menu, from: source)
    screen.settle()
    #expect(
      screen.accessibilityTree() == """
        list "Sort by"
          header text "Sort by"
          selected button "Name"
          button "Date"
          disabled button "Size"
          button "More" (Opens a submenu)
        button "Dismiss menu" #PopoverDismissRegion
        """)
    expect(row("Date")?.accessibilityActivate(), equals: true)
    expect(chosen.titles, equals: ["Date"])
  }

  @Test("In a right-to-left layout a menu and its arrows are mirrored")
  func rightToLeft() {
    let screen = TestScreen()
    screen.traits = { $0.layoutDirection = .rightToLeft }
    let source = show(screen)
    let inner = UIMenu(title: "More", children: [action("Deep")])
    MenuPresenter.present(UIMenu(children: [inner]), from: source)
    screen.settle()
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardLeftArrow)
    expect(MenuPresenter.current?.panels.count, equals: 2)
    screen.press(.keyboardRightArrow)
    expect(MenuPresenter.current?.panels.count, equals: 1)
  }

  @Test("With motion reduced a menu fades and does not grow")
  func reducedMotion() {
    let screen = TestScreen()
    let source = show(screen)
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    MenuPresenter.present(UIMenu(children: [action("One")]), from: source)
    screen.advance(by: 0.1)
    let panel = MenuPresenter.current?.panels.first
    expect(panel?.layer.presentation()?.affineTransform().isIdentity, equals: true)
    expect((panel?.layer.presentation()?.opacity ?? 1), below: 1)
  }

  @Test("A palette shows its elements beside each other")
  func palette() {
    let screen = TestScreen()
    let source = show(screen)
    let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: [action("A"), action("B"), action("C")])
    MenuPresenter.present(UIMenu(children: [palette, action("Other")]), from: source)
    screen.settle()
    expect(point("A").y, equals: point("C").y)
    expect(point("A").x, below: point("B").x)
    screen.tap(point("B"))
    expect(chosen.titles, equals: ["B"])
  }

  @Test("A change of the window's size dismisses the menu")
  func resizing() {
    let screen = TestScreen()
    let source = show(screen)
    MenuPresenter.present(UIMenu(children: [action("One")]), from: source)
    screen.settle()
    screen.resize(to: CGSize(width: 480, height: 320))
    expect(MenuPresenter.current == nil)
  }
}
