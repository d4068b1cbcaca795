import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

/// Navigation items for documents: styles, center groups, the title menu, and renaming by touch.
@MainActor struct DocumentItemTests {
  private final class Renamer: UINavigationItemRenameDelegate {
    var log: [String] = []
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { log.append("did \(title)") }
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
      log.append("should \(title)")
      return title != "Bad"
    }
  }

  private final class Page: UIViewController {
    var duplicated = 0
    override func duplicate(_ sender: Any?) { duplicated += 1 }
  }

  private func show(width: CGFloat, _ body: (UINavigationItem) -> Void) -> (TestScreen, UINavigationController, Page) {
    let screen = TestScreen(size: CGSize(width: width, height: 768))
    let page = Page()
    page.title = "Letter"
    body(page.navigationItem)
    let navigation = UINavigationController(rootViewController: page)
    screen.show(navigation)
    screen.settle(timeout: 2)
    return (screen, navigation, page)
  }

  private func find(_ name: String, in view: UIView) -> UIView? {
    if view.isHidden || view.alpha == 0 { return nil }
    for child in view.subviews.reversed() {
      if let found = find(name, in: child) { return found }
    }
    return view.isAccessibilityElement && view.accessibilityLabel == name ? view : nil
  }

  private func tap(_ name: String, _ screen: TestScreen, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let view = find(name, in: screen.window) else {
      Issue.record("nothing is called \(name):\n\(screen.accessibilityTree())", sourceLocation: sourceLocation)
      return
    }
    let frame = view.convert(view.bounds, to: nil)
    screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    screen.settle(timeout: 2)
  }

  @Test("The title is in the middle, or at the leading side for an editor and in a wide browser")
  func styles() throws {
    for (style, width, leads) in [
      (UINavigationItem.ItemStyle.navigator, 1024.0, false), (.browser, 1024, true), (.browser, 375, false), (.editor, 375, true),
    ] {
      let (_, navigation, _) = show(width: width) { $0.style = style }
      let label = try #require(navigation.navigationBar.shown?.titleLabel)
      expect((label.frame.minX < 40), equals: leads, "\(style) \(width)")
    }
  }

  @Test("Center groups are in the middle of a wide bar, and in the overflow menu of a narrow one")
  func centerGroups() {
    var log: [String] = []
    let items = ["Pen", "Ruler"].map { name in
      UIBarButtonItem(primaryAction: UIAction(title: name) { _ in log.append(name) })
    }
    let group = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "tools", items: items)
    let off = UIBarButtonItem(title: "Hidden").creatingOptionalGroup(customizationIdentifier: "off", isInDefaultCustomization: false)
    let (wide, navigation, _) = show(width: 1024) {
      $0.style = .editor
      $0.centerItemGroups = [group, off]
    }
    let row = navigation.navigationBar.shown
    expect(row?.centerViews.count, equals: 2)
    expect(abs((row?.centerViews.first?.frame.minX ?? 0) + (row?.centerViews.last?.frame.maxX ?? 0) - 1024), atMost: 2)
    tap("Ruler", wide)
    expect(log, equals: ["Ruler"])
    let (narrow, second, _) = show(width: 375) {
      $0.style = .editor
      $0.centerItemGroups = [group, off]
    }
    expect(second.navigationBar.shown?.centerViews.isEmpty, equals: true)
    tap("More", narrow)
    tap("Pen", narrow)
    expect(log, equals: ["Ruler", "Pen"])
  }

  @Test("A touch on the title opens its menu with the suggested elements that someone performs")
  func titleMenu() {
    var suggested: [String] = []
    let (screen, _, page) = show(width: 375) { item in
      item.titleMenuProvider = { elements in
        suggested = elements.map(\.title)
        return UIMenu(children: elements + [UIAction(title: "Export as PDF") { _ in }])
      }
      item.documentProperties = UIDocumentProperties(url: URL(fileURLWithPath: "/nowhere/Report.txt"))
    }
    tap("Letter", screen)
    expect(suggested, equals: ["Duplicate"])
    expect(find("Export as PDF", in: screen.window) != nil)
    expect(screen.accessibilityTree().contains("Report"))
    tap("Duplicate", screen)
    expect(page.duplicated, equals: 1)
  }

  @Test("The menu of the title renames in the bar, and the delegate decides about the name")
  func renames() {
    let renamer = Renamer()
    let (screen, navigation, page) = show(width: 375) { $0.renameDelegate = renamer }
    tap("Letter", screen)
    tap("Rename", screen)
    screen.type("Bad")
    screen.press(.keyboardReturnOrEnter)
    screen.settle(timeout: 2)
    expect(renamer.log, equals: ["should Bad"])
    screen.press(.keyboardA, modifiers: .control)
    screen.type("Good")
    screen.press(.keyboardReturnOrEnter)
    screen.settle(timeout: 2)
    expect(renamer.log, equals: ["should Bad", "should Good", "did Good"])
    expect(page.navigationItem.title, equals: "Good")
    expect(navigation.navigationBar.shown?.titleHolder is UITextField, equals: false)
  }

  @Test("A subtitle is a second line below the title") func subtitle() {
    let (_, navigation, _) = show(width: 375) { $0.subtitle = "Edited yesterday" }
    expect(navigation.navigationBar.shown?.titleLabel.text, equals: "Letter\nEdited yesterday")
    expect((navigation.navigationBar.shown?.titleLabel.frame.height ?? 99), atMost: 44)
  }

  @Test("A view of the app below the title replaces the subtitle") func subtitleView() throws {
    let title = UILabel()
    let below = UILabel()
    let (screen, navigation, page) = show(width: 375) {
      title.text = "Inbox"
      below.text = "12 unread"
      ($0.titleView, $0.subtitleView, $0.subtitle) = (title, below, "No")
    }
    let row = try #require(navigation.navigationBar.shown)
    let (first, second) = (title.convert(title.bounds, to: row), below.convert(below.bounds, to: row))
    expect(first.maxY <= second.minY && second.maxY <= 44 && abs(first.midX - second.midX) <= 1 && abs(first.midX - 187.5) <= 1)
    page.navigationItem.subtitleView = nil
    screen.layout()
    expect(below.superview == nil && title.superview === row)
    page.navigationItem.titleView = nil
    page.navigationItem.subtitleView = below
    screen.layout()
    expect(title.superview == nil && row.titleLabel.superview === below.superview)
    expect(row.titleLabel.text, equals: "Letter")
  }
}
