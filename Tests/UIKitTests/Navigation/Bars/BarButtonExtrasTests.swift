import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@Suite("Badges, choices and hidden tab bars", .serialized) @MainActor
struct BarButtonExtrasTests {
  private func show(_ item: UIBarButtonItem, design: UIDesign = .modern) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2, design: design)
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    screen.show(UINavigationController(rootViewController: page))
    screen.settle()
    return screen
  }

  @Test("A badge shows at the corner of an item and is read with it", arguments: [UIDesign.modern, .classic])
  func badge(design: UIDesign) throws {
    let item = UIBarButtonItem(image: UIImage(systemName: "bell"), style: .plain, target: nil, action: nil)
    item.badge = .count(12)
    let screen = show(item, design: design)
    let button = try #require(item.shownView)
    let badge = try #require(button.subviews.first { $0 is BarButtonBadge })
    expect(badge.frame.midX > button.bounds.midX && badge.frame.midY < button.bounds.midY)
    expect(button.accessibilityValue, equals: "12")
    item.badge?.backgroundColor = .systemBlue
    screen.layout()
    expect(badge.backgroundColor, equals: .systemBlue)
    item.badge = nil
    screen.layout()
    expect(badge.superview == nil)
  }

  @Test("An item with an image and a title, as documents have it, shows the image alone and is read by its title")
  func imageAndTitle() {
    let item = UIBarButtonItem(image: UIImage(systemName: "plus"), style: .plain, target: nil, action: nil)
    let screen = show(item)
    let alone = UIImage(cgImage: screen.snapshot()).pngData()
    item.title = "Add"
    screen.layout()
    expect(UIImage(cgImage: screen.snapshot()).pngData() == alone)
    expect(item.shownView?.accessibilityLabel, equals: "Add")
  }

  @Test("An item changes its selection by a touch, or shows the chosen element of its menu")
  func selection() {
    let item = UIBarButtonItem(title: "Bold", primaryAction: nil)
    item.changesSelectionAsPrimaryAction = true
    let screen = show(item)
    let place = item.shownView!.accessibilityActivationPoint
    screen.tap(place)
    expect(item.isSelected)
    screen.tap(place)
    expect(!item.isSelected)
    item.menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
    expect(item.title, equals: "One")
    screen.settle()
    screen.tap(item.shownView!.accessibilityActivationPoint)
    screen.settle()
    let row = MenuPresenter.current!.panels[0].rows[1]
    screen.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    screen.settle()
    expect(item.title, equals: "Two")
  }

  @Test("A menu above its button starts with the nearest element, if configured")
  func order() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 100, y: 440, width: 100, height: 40)
    button.menu = UIMenu(children: ["A", "B", "C"].map { UIAction(title: $0) { _ in } })
    button.showsMenuAsPrimaryAction = true
    button.preferredMenuElementOrder = .priority
    let root = UIView()
    root.addSubview(button)
    screen.show(root)
    func titles() -> [String] {
      screen.tap(button.center)
      screen.settle()
      return MenuPresenter.current!.panels[0].rows.map { ($0.element as? UIAction)?.title ?? "" }
    }
    expect(titles(), equals: ["C", "B", "A"])
    MenuPresenter.current?.dismiss()
    screen.settle()
    button.preferredMenuElementOrder = .fixed
    expect(titles(), equals: ["A", "B", "C"])
  }

  @Test("The app hides the tab bar and the contents use its space")
  func hiddenTabBar() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let tabs = UITabBarController()
    let page = UIViewController()
    tabs.viewControllers = [page]
    screen.show(tabs)
    screen.settle()
    let inset = page.view.safeAreaInsets.bottom
    expect(inset > 0 && !tabs.isTabBarHidden)
    tabs.setTabBarHidden(true, animated: true)
    screen.settle()
    expect(tabs.isTabBarHidden && tabs.tabBar.frame.minY == 480 && page.view.safeAreaInsets.bottom == 0)
    tabs.isTabBarHidden = false
    screen.layout()
    expect(page.view.safeAreaInsets.bottom, equals: inset)
  }
}
