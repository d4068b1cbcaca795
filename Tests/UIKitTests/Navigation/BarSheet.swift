import CoreGraphics
import Foundation
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// A sheet of navigation bars, toolbars, tab bars and split views at rest and during transitions, in one design.
@MainActor struct BarSheet {
  let look: Look
  let scale: CGFloat

  enum Look: String, CaseIterable {
    case modern, dark, classic

    @MainActor var design: UIDesign { self == .classic ? .classic : .modern }
  }

  /// A part of a screen at one time.
  struct Cell {
    let name: String
    let image: CGImage
  }

  private static let size = CGSize(width: 320, height: 480)

  private func makeScreen(_ size: CGSize = size, isMirrored: Bool = false) -> TestScreen {
    let screen = TestScreen(size: size, scale: scale, design: look.design)
    screen.traits = {
      $0.userInterfaceStyle = look == .dark ? .dark : .light
      $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    }
    return screen
  }

  private func crop(_ image: CGImage, _ rect: CGRect) -> CGImage {
    image.cropping(to: rect.applying(CGAffineTransform(scaleX: scale, y: scale))) ?? image
  }

  private func top(_ screen: TestScreen, _ name: String, height: CGFloat = 120) -> Cell {
    Cell(name: name, image: crop(screen.snapshot(), CGRect(x: 0, y: 0, width: Self.size.width, height: height)))
  }

  private func bottom(_ screen: TestScreen, _ name: String, height: CGFloat = 120) -> Cell {
    Cell(name: name, image: crop(screen.snapshot(), CGRect(x: 0, y: Self.size.height - height, width: Self.size.width, height: height)))
  }

  // MARK: Screens

  private func list(_ title: String) -> UITableViewController {
    let list = SheetList(style: .plain)
    list.title = title
    return list
  }

  private func stack() -> UINavigationController {
    let root = list("Library")
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    return UINavigationController(rootViewController: root)
  }

  private func second() -> UIViewController {
    let second = list("Details")
    second.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .action)]
    second.navigationItem.rightBarButtonItems?[1].isEnabled = false
    return second
  }

  // MARK: Lines

  /// Returns a push or a pop at each quarter of its duration.
  func changes(isPush: Bool, isMirrored: Bool = false) -> [Cell] {
    let screen = makeScreen(isMirrored: isMirrored)
    let navigation = stack()
    screen.show(navigation)
    if !isPush { navigation.pushViewController(second(), animated: false) }
    screen.settle()
    if isPush { navigation.pushViewController(second(), animated: true) } else { navigation.popViewController(animated: true) }
    let quarter = look.design.bars.transitionDuration / 4
    return [0, 25, 50, 75, 100].map { percent in
      if percent > 0 { screen.advance(by: quarter) }
      if percent == 100 { screen.settle() }
      return top(screen, "\(isPush ? "push" : "pop")\(isMirrored ? " rtl" : "") \(percent) %")
    }
  }

  func swipe() -> [Cell] {
    let screen = makeScreen()
    let navigation = stack()
    screen.show(navigation)
    navigation.pushViewController(second(), animated: false)
    screen.settle()
    let touch = screen.touchDown(CGPoint(x: 2, y: 300))
    return [80, 160, 240].map { x in
      for step in stride(from: x - 60, through: x, by: 20) where step > 2 { touch.move(to: CGPoint(x: CGFloat(step), y: 300)) }
      screen.layout()
      return top(screen, "swipe at \(x)")
    }
  }

  func largeTitles() -> [Cell] {
    [CGFloat(-96), -70, -60, -44, 40].map { offset in
      let screen = makeScreen()
      let navigation = stack()
      navigation.navigationBar.prefersLargeTitles = true
      screen.show(navigation)
      screen.settle()
      (navigation.topViewController as? UITableViewController)?.tableView.contentOffset.y = offset
      screen.layout()
      return top(screen, "large title, content at \(Int(offset))")
    }
  }

  func variants() -> [Cell] {
    let variants: [(String, (UINavigationController) -> Void)] = [
      ("prompt", { $0.topViewController?.navigationItem.prompt = "Choose one of these" }),
      ("black", { $0.navigationBar.barStyle = .black }), ("bar tint", { $0.navigationBar.barTintColor = .systemTeal }),
      (
        "long titles",
        {
          $0.topViewController?.title = "A title that is too long for its bar"
          $0.pushViewController(self.list("Another long title"), animated: false)
        }
      ),
      (
        "scrolled under",
        { ($0.topViewController as? UITableViewController)?.tableView.contentOffset.y = 30 }
      ),
    ]
    return variants.map { name, change in
      let screen = makeScreen()
      let navigation = stack()
      screen.show(navigation)
      change(navigation)
      screen.settle()
      return top(screen, name)
    }
  }

  func toolbars() -> [Cell] {
    let kinds: [(String, [UIBarButtonItem])] = [
      ("system items", [.add, .compose, .reply, .action, .organize, .trash].map { UIBarButtonItem(systemItem: $0) }),
      (
        "spaces",
        [
          UIBarButtonItem(title: "Left", style: .bordered, target: nil, action: nil), .flexibleSpace(),
          UIBarButtonItem(title: "Middle", style: .plain, target: nil, action: nil), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
        ]
      ),
      ("play", [.rewind, .play, .pause, .fastForward, .stop, .refresh].map { UIBarButtonItem(systemItem: $0) }),
    ]
    return kinds.map { name, items in
      let screen = makeScreen()
      let navigation = stack()
      let between = items.contains { $0.isSpace } ? items : Array(items.flatMap { [$0, UIBarButtonItem.flexibleSpace()] }.dropLast())
      navigation.topViewController?.toolbarItems = between
      navigation.isToolbarHidden = false
      screen.show(navigation)
      screen.settle()
      return bottom(screen, "toolbar: \(name)")
    }
  }

  func tabBars() -> [Cell] {
    let kinds: [UITabBarItem.SystemItem] = [.favorites, .recents, .contacts, .search, .downloads, .history]
    return [3, 5, 6].map { count in
      let screen = makeScreen()
      let tabs = UITabBarController()
      tabs.viewControllers = kinds.prefix(count).map { kind in
        let controller = stack()
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: kind, tag: 0)
        return controller
      }
      tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
      tabs.viewControllers?[2].tabBarItem.badgeValue = "New"
      screen.show(tabs)
      screen.settle()
      return bottom(screen, "\(count) tabs")
    }
  }

  func splitViews() -> [Cell] {
    [false, true].flatMap { isMirrored in
      [UISplitViewController.Style.doubleColumn, .tripleColumn].map { style in
        let screen = makeScreen(CGSize(width: 960, height: 480), isMirrored: isMirrored)
        let split = UISplitViewController(style: style)
        split.preferredPrimaryColumnWidth = 240
        split.preferredSupplementaryColumnWidth = 260
        split.setViewController(list("Places"), for: .primary)
        if style == .tripleColumn { split.setViewController(list("Library"), for: .supplementary) }
        split.setViewController(second(), for: .secondary)
        screen.show(split)
        screen.settle()
        if style == .tripleColumn { split.hide(.primary) }
        screen.settle()
        let image = crop(screen.snapshot(), CGRect(x: 0, y: 0, width: 960, height: 150))
        return Cell(name: "\(style)\(isMirrored ? " rtl" : "")", image: image)
      }
    }
  }

  var lines: [[Cell]] {
    [
      changes(isPush: true), changes(isPush: false), changes(isPush: true, isMirrored: true), swipe(), largeTitles(), variants(),
      toolbars(),
      tabBars(),
    ] + splitViews().map { [$0] }
  }

  /// Returns all lines one below the other, each cell with its name above.
  func draw(_ lines: [[Cell]]) -> CGImage? {
    let label: CGFloat = 14 * scale
    let gap: CGFloat = 8 * scale
    func size(_ cell: Cell) -> CGSize { CGSize(width: CGFloat(cell.image.width) + gap, height: CGFloat(cell.image.height) + label + gap) }
    let wide = lines.map { $0.reduce(0) { $0 + size($1).width } }.max() ?? 1
    let high = lines.reduce(0) { $0 + ($1.map { size($0).height }.max() ?? 0) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: wide, height: high), format: format).image { context in
      UIColor(white: 0.5, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: wide, height: high))
      var y: CGFloat = 0
      for line in lines {
        var x: CGFloat = 0
        for cell in line {
          NSAttributedString(
            string: cell.name, attributes: [.font: UIFont.systemFont(ofSize: 10 * scale), .foregroundColor: UIColor.white]
          )
          .draw(at: CGPoint(x: x, y: y))
          UIImage(cgImage: cell.image)
            .draw(in: CGRect(x: x, y: y + label, width: CGFloat(cell.image.width), height: CGFloat(cell.image.height)))
          x += size(cell).width
        }
        y += line.map { size($0).height }.max() ?? 0
      }
    }.cgImage
  }
}

/// Rows that show the content below a bar.
@MainActor private final class SheetList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(title ?? "") \(indexPath.row + 1)"
    return cell
  }
}
