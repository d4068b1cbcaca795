import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A design changes the appearance, not the meaning: every screen is read the same in both.
@Suite("Designs read aloud") @MainActor
struct DesignReadingTests {
  nonisolated private static let screens: [(name: String, show: @MainActor @Sendable (TestScreen) -> AnyObject)] = [
    (
      "a list",
      { screen in
        let list = ReadingList(style: .grouped)
        list.sections = [(nil, ["Alder", "Birch"]), (nil, ["Dill", "Sage"])]
        list.footer = "Seen today"
        list.configure = { cell, path in
          cell.accessoryType = [.disclosureIndicator, .checkmark, .detailDisclosureButton, .detailButton][path.section * 2 + path.row]
        }
        screen.show(list)
        return list
      }
    ),
    (
      "editing",
      { screen in
        let list = EditableReadingList(style: .plain)
        screen.show(list)
        list.setEditing(true, animated: false)
        return list
      }
    ),
    (
      "an open row",
      { screen in
        let list = EditableReadingList(style: .plain)
        screen.show(list)
        screen.drag(from: CGPoint(x: 280, y: 66), to: CGPoint(x: 150, y: 66), duration: 0.2)
        return list
      }
    ),
    (
      "bars",
      { screen in
        let tabs = UITabBarController()
        let controllers = ["Trees", "Herbs"].map { title in
          let list = ReadingList(style: .plain)
          list.title = title
          list.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash)]
          return list
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "Garden"
        navigation.pushViewController(controllers[0], animated: false)
        tabs.setViewControllers([navigation, UINavigationController(rootViewController: controllers[1])], animated: false)
        screen.show(tabs)
        return tabs
      }
    ),
    (
      "an alert",
      { screen in
        let first = UIViewController()
        screen.show(first)
        let alert = UIAlertController(title: "Name", message: "What is it called?", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save", style: .default))
        first.present(alert, animated: true)
        return alert
      }
    ),
    (
      "an action sheet",
      { screen in
        let first = UIViewController()
        screen.show(first)
        let sheet = UIAlertController(title: "All of it?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        first.present(sheet, animated: true)
        return sheet
      }
    ),
    (
      "controls",
      { screen in
        let root = UIView()
        let views: [UIView] = [
          UISwitch(), UISlider(), UISegmentedControl(items: ["Low", "High"]), UIStepper(), UIPageControl(), UIProgressView(),
          UIButton(type: .contactAdd), UITextField(), UISearchBar(),
        ]
        for (index, view) in views.enumerated() {
          view.frame = CGRect(x: 20, y: 10 + CGFloat(index) * 50, width: 200, height: 44)
          root.addSubview(view)
        }
        screen.show(root)
        return root
      }
    ),
  ]

  @Test("A screen reads the same in both designs", arguments: screens.indices)
  func alike(index: Int) {
    let trees = [UIDesign.modern, .classic].map { design in
      let screen = TestScreen(size: CGSize(width: 320, height: 568), design: design)
      let shown = Self.screens[index].show(screen)
      screen.settle()
      return withExtendedLifetime(shown) { screen.accessibilityTree() }
    }
    expect(!trees[0].isEmpty && trees[0] == trees[1], "\(Self.screens[index].name)")
  }
}
