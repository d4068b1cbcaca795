import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitSearch
@testable import UIKitViews

/// The properties of a bar set by an app, for the metrics and the position for which they were set.
@Suite("Bars: appearances by space and position") @MainActor
struct BarLooksTests {
  private func show(_ size: CGSize, _ configure: (UINavigationController, UIViewController) -> Void) -> (TestScreen, UINavigationController)
  {
    let screen = TestScreen(size: size, scale: 1)
    let root = UIViewController()
    root.title = "Title"
    root.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: root)
    configure(navigation, root)
    screen.show(navigation)
    screen.settle()
    return (screen, navigation)
  }

  private func filled(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func image(_ color: UIColor, _ side: CGFloat = 12) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }.withRenderingMode(.alwaysOriginal)
  }

  private func color(_ screen: TestScreen, x: Int, y: Int) -> UIColor {
    let pixel = screen.snapshot().pixel(x: x, y: y)
    return UIColor(red: CGFloat(pixel.red) / 255, green: CGFloat(pixel.green) / 255, blue: CGFloat(pixel.blue) / 255, alpha: 1)
  }

  @Test("In a window of compact height a bar has its compact appearance; at the start of content the compact scroll edge appearance")
  func compact() {
    let make = { (navigation: UINavigationController, _: UIViewController) in
      let bar = navigation.navigationBar
      bar.standardAppearance = self.filled(.red)
      bar.scrollEdgeAppearance = self.filled(.red)
      bar.compactAppearance = self.filled(.green)
      bar.compactScrollEdgeAppearance = self.filled(.blue)
    }
    let (high, first) = show(CGSize(width: 320, height: 480), make)
    expect(first.navigationBar.frame.height == 44 && color(high, x: 5, y: 5) == .red)
    let (low, second) = show(CGSize(width: 480, height: 320), make)
    expect(second.navigationBar.frame.height == 32 && color(low, x: 5, y: 5) == .blue)
    second.navigationBar.isAtEdge = false
    low.layout()
    expect(color(low, x: 5, y: 5), equals: .green)
    second.topViewController?.navigationItem.compactAppearance = filled(.yellow)
    low.layout()
    expect(color(low, x: 5, y: 5), equals: .yellow)
    low.resize(to: CGSize(width: 320, height: 480))
    low.settle()
    expect(second.navigationBar.frame.height, equals: 44)
    second.navigationBar.isAtEdge = true
    second.topViewController?.navigationItem.compactScrollEdgeAppearance = filled(.magenta)
    low.resize(to: CGSize(width: 480, height: 320))
    low.settle()
    expect(color(low, x: 5, y: 5), equals: .magenta)
  }

  @Test("A low bar shows landscapeImagePhone; background images and adjustments are those for its metrics")
  func landscapeImages() {
    let make = { (navigation: UINavigationController, root: UIViewController) in
      let item = UIBarButtonItem(image: self.image(.red), style: .plain, target: nil, action: nil)
      item.landscapeImagePhone = self.image(.green)
      root.navigationItem.rightBarButtonItem = item
      navigation.navigationBar.setBackgroundImage(self.image(.yellow), for: .default)
      navigation.navigationBar.setBackgroundImage(self.image(.cyan), for: .compact)
    }
    let (high, first) = show(CGSize(width: 320, height: 480), make)
    expect(color(high, x: 298, y: 22) == .red && color(high, x: 160, y: 3) == .yellow)
    let (low, second) = show(CGSize(width: 480, height: 320), make)
    expect(color(low, x: 458, y: 16) == .green && color(low, x: 160, y: 3) == .cyan)
    withExtendedLifetime((first, second)) {}
  }

  @Test("Behind an empty background image a bar that is not translucent has its tint color, and a translucent one none")
  func emptyImage() {
    let make = { (navigation: UINavigationController, root: UIViewController) in
      navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
      navigation.navigationBar.barTintColor = .magenta
    }
    let (opaque, first) = show(CGSize(width: 320, height: 480)) {
      make($0, $1)
      $0.navigationBar.isTranslucent = false
    }
    expect(color(opaque, x: 5, y: 5), equals: .magenta)
    let (clear, second) = show(CGSize(width: 320, height: 480), make)
    expect(color(clear, x: 5, y: 5) != .magenta)
    withExtendedLifetime((first, second)) {}
  }

  @Test("A state's appearance moves title and background image")
  func adjustments() {
    var items: [UIBarButtonItem] = []
    let (screen, navigation) = show(CGSize(width: 320, height: 480)) { navigation, root in
      items = [UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)]
      root.navigationItem.rightBarButtonItem = items[0]
      let appearance = UINavigationBarAppearance()
      appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
      appearance.buttonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: -3, vertical: 0)
      appearance.buttonAppearance.normal.backgroundImage = self.image(.red)
      appearance.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(horizontal: -40, vertical: 0)
      navigation.navigationBar.standardAppearance = appearance
      navigation.navigationBar.scrollEdgeAppearance = appearance
    }
    let button = items[0].shownView as! BarButton
    expect(button.label.frame.origin, equals: CGPoint(x: 0, y: 5))
    let edge = Int(button.convert(button.bounds, to: screen.window).minX)
    expect(color(screen, x: edge - 30, y: 22), equals: .red)
    items[0].isEnabled = false
    screen.layout()
    expect(button.label.frame.origin, equals: CGPoint(x: -3, y: 0))
    withExtendedLifetime(navigation) {}
  }

  @Test("A toolbar uses scrollEdgeAppearance while content ends above it")
  func toolbarEdge() {
    let screen = TestScreen(scale: 1)
    let list = UITableViewController(style: .plain)
    let rows = Rows(count: 30)
    list.tableView.dataSource = rows
    let navigation = UINavigationController(rootViewController: list)
    navigation.setToolbarHidden(false, animated: false)
    let (standing, edge) = (UIToolbarAppearance(), UIToolbarAppearance())
    for (appearance, color) in [(standing, UIColor.red), (edge, .green)] {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
    }
    navigation.toolbar.standardAppearance = standing
    navigation.toolbar.scrollEdgeAppearance = edge
    screen.show(navigation)
    screen.settle()
    expect(color(screen, x: 5, y: 470), equals: .red)
    list.tableView.bottomEdgeEffect.isHidden = true
    screen.settle()
    expect(color(screen, x: 5, y: 470), equals: .green)
    list.tableView.bottomEdgeEffect.isHidden = false
    screen.settle()
    expect(color(screen, x: 5, y: 470), equals: .red)
    list.tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    screen.settle()
    expect(color(screen, x: 5, y: 470), equals: .green)
  }

  @Test("A group that does not fit is replaced by one item, whose menu contains the others")
  func representatives() {
    var log: [String] = []
    let (screen, navigation) = show(CGSize(width: 320, height: 480)) { _, root in
      let items = ["First", "Second", "Third", "Fourth"].map { title in
        UIBarButtonItem(primaryAction: UIAction(title: title) { log.append($0.title) })
      }
      let group = UIBarButtonItemGroup(
        barButtonItems: items, representativeItem: UIBarButtonItem(image: self.image(.red), style: .plain, target: nil, action: nil))
      root.navigationItem.trailingItemGroups = [group]
    }
    let group = navigation.topViewController!.navigationItem.trailingItemGroups[0]
    expect(!group.isDisplayingRepresentativeItem || group.representativeItem?.shownView != nil)
    screen.resize(to: CGSize(width: 240, height: 480))
    screen.settle()
    expect(group.isDisplayingRepresentativeItem)
    let view = group.representativeItem!.shownView!
    screen.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    screen.settle()
    let row = MenuPresenter.current!.panels[0].rows[2]
    expect(MenuPresenter.current!.panels[0].rows.map(\.element.title), equals: ["First", "Second", "Third", "Fourth"])
    screen.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
    screen.settle()
    expect(log, equals: ["Third"])
    screen.resize(to: CGSize(width: 700, height: 480))
    screen.settle()
    expect(!group.isDisplayingRepresentativeItem && group.barButtonItems[0].shownView?.window != nil)
  }

  @Test("During a transition the text of the back button shows over its image only inside the mask")
  func backMask() {
    let (screen, navigation) = show(CGSize(width: 320, height: 480)) { navigation, _ in
      let bar = navigation.navigationBar
      bar.backIndicatorImage = self.image(.red)
      bar.backIndicatorTransitionMaskImage = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in }
    }
    let next = UIViewController()
    next.view.backgroundColor = .white
    navigation.pushViewController(next, animated: false)
    screen.settle()
    let back = navigation.navigationBar.shown!.backButton!
    let edge = Int(back.convert(back.bounds, to: screen.window).minX)
    expect(color(screen, x: edge + 5, y: 22), equals: .red)
    func ink() -> Bool {
      let picture = screen.snapshot()
      return (0..<12).contains { x in
        (5..<40).contains { y in
          let pixel = picture.pixel(x: edge + x, y: y)
          return pixel.blue > 150 && pixel.red < 100
        }
      }
    }
    back.label.transform = CGAffineTransform(translationX: -22, y: 0)
    screen.layout()
    expect(!ink())
    navigation.navigationBar.backIndicatorTransitionMaskImage = nil
    screen.layout()
    let unmasked = navigation.navigationBar.shown!.backButton!
    unmasked.label.transform = CGAffineTransform(translationX: -22, y: 0)
    screen.layout()
    expect(ink())
  }

  @Test("A menu of a bar button opens by a touch where nothing else is to do, else by a held finger")
  func menus() {
    var log: [String] = []
    let menu = UIMenu(children: [UIAction(title: "Sort") { log.append($0.title) }, UIAction(title: "Filter") { log.append($0.title) }])
    let (screen, navigation) = show(CGSize(width: 320, height: 480)) { _, root in
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Do", primaryAction: UIAction(title: "Do") { log.append($0.title) }, menu: menu)
    }
    func choose(_ index: Int) {
      let row = MenuPresenter.current!.panels[0].rows[index]
      screen.tap(row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
      screen.settle()
    }
    screen.tap(CGPoint(x: 300, y: 22))
    screen.settle()
    choose(1)
    expect(log, equals: ["Filter"])
    screen.tap(CGPoint(x: 20, y: 22))
    screen.settle()
    expect(log == ["Filter", "Do"] && MenuPresenter.current == nil)
    screen.longPress(CGPoint(x: 20, y: 22))
    screen.settle()
    choose(0)
    expect(log, equals: ["Filter", "Do", "Sort"])
    withExtendedLifetime(navigation) {}
  }

  @Test("A search bar shows its custom icons, and its color is translucent or not")
  func searchIcons() {
    let screen = TestScreen(scale: 1)
    let root = UIView()
    root.backgroundColor = .black
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.setImage(image(.red, 20), for: .search, state: .normal)
    bar.setImage(image(.green, 20), for: .bookmark, state: .normal)
    bar.setImage(image(.magenta, 20), for: .bookmark, state: .highlighted)
    bar.setImage(image(.blue, 20), for: .clear, state: .normal)
    bar.showsBookmarkButton = true
    root.addSubview(bar)
    screen.show(root)
    func place(_ view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
    let glass = place(bar.field.leftView!)
    expect(color(screen, x: Int(glass.x), y: Int(glass.y)), equals: .red)
    let side = place(bar.field.rightView!)
    expect(color(screen, x: Int(side.x), y: Int(side.y)), equals: .green)
    let touch = screen.touchDown(side)
    screen.advance(by: 0.2)
    expect(color(screen, x: Int(side.x), y: Int(side.y)), equals: .magenta)
    touch.cancel()
    bar.becomeFirstResponder()
    screen.type("a")
    screen.settle()
    let clear = place(bar.field.parts.clearButton!)
    expect(color(screen, x: Int(clear.x), y: Int(clear.y)), equals: .blue)
    bar.isTranslucent = false
    bar.barTintColor = .red
    screen.settle()
    expect(color(screen, x: 2, y: 2), equals: .red)
    bar.isTranslucent = true
    screen.settle()
    expect(color(screen, x: 2, y: 2) != .red)
  }

  @Test("hidesBottomBarWhenPushed hides the tab bar with the push, gives its space to the controller, and shows it again")
  func hidesBottomBar() {
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(design: design)
      let root = UIViewController()
      root.title = "Root"
      root.view.backgroundColor = .white
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: root)
      tabs.setViewControllers([navigation, UIViewController()], animated: false)
      screen.show(tabs)
      screen.settle()
      let shown = screen.snapshot()
      expect(tabs.tabBar.frame.minY, below: 480)
      let next = UIViewController()
      next.view.backgroundColor = .yellow
      next.hidesBottomBarWhenPushed = true
      navigation.pushViewController(next, animated: true)
      screen.settle()
      expect(screen.snapshot().pixel(x: 320, y: 950) == (255, 255, 0, 255), "the screen reaches down to the edge")
      expect(next.view.safeAreaInsets.bottom, equals: 0)
      expect(!screen.accessibilityTree().contains("Tab Bar"))
      navigation.popViewController(animated: true)
      screen.settle()
      let back = screen.snapshot()
      expect((0..<960).allSatisfy { back.pixel(x: 100, y: $0) == shown.pixel(x: 100, y: $0) })
    }
  }
}
