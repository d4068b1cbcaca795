import UIKit

/// An animation: `prepare` shows a screen and returns the measured action, which restores the screen.
@MainActor struct Scenario {
  let name: String
  let prepare: (FrameStage) -> () -> Void

  init(_ name: String, _ prepare: @escaping (FrameStage) -> () -> Void) {
    self.name = name
    self.prepare = prepare
  }

  static let all: [Scenario] = [
    Scenario("push") { stage in
      let navigation = stage.showList()
      return {
        stage.settle { navigation.pushViewController(ListController(style: .plain), animated: true) }
        stage.settle { navigation.popViewController(animated: true) }
      }
    },
    Scenario("pop-by-finger") { stage in
      let navigation = stage.showList()
      return {
        navigation.pushViewController(ListController(style: .plain), animated: false)
        stage.screen.settle()
        stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: stage.size.width * 0.8, y: 300), frames: 30)
      }
    },
    presenting("full-screen") { $0.modalPresentationStyle = .fullScreen },
    presenting("sheet") { $0.modalPresentationStyle = .pageSheet },
    presenting("popover") {
      $0.modalPresentationStyle = .popover
      $0.popoverPresentationController?.permittedArrowDirections = .any
    },
    alert("alert", .alert),
    alert("action-sheet", .actionSheet),
    Scenario("context-menu") { stage in
      stage.showList()
      return {
        let touch = stage.screen.touchDown(CGPoint(x: 100, y: 300))
        for _ in 0..<60 { stage.frame() }
        stage.settle { touch.up() }
        let outside = stage.screen.touchDown(CGPoint(x: 5, y: stage.size.height - 5))
        stage.settle { outside.up() }
      }
    },
    Scenario("tab-change") { stage in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { index in
        let navigation = UINavigationController(rootViewController: ListController(style: index == 1 ? .insetGrouped : .plain))
        navigation.tabBarItem = UITabBarItem(title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
        return navigation
      }
      stage.screen.show(tabs)
      return {
        for index in [1, 2, 0] { stage.settle { tabs.selectedIndex = index } }
      }
    },
    Scenario("rows") { stage in
      let list = stage.showList().viewControllers[0] as? ListController
      return { stage.settle { list?.changeRows() } }
    },
    Scenario("rows-inset") { stage in
      let list = stage.showList(.insetGrouped).viewControllers[0] as? ListController
      return { stage.settle { list?.changeRows() } }
    },
    Scenario("edit-mode") { stage in
      let list = stage.showList().viewControllers[0]
      return {
        stage.settle { list.setEditing(true, animated: true) }
        stage.settle { list.setEditing(false, animated: true) }
      }
    },
    Scenario("reorder") { stage in
      let list = stage.showList().viewControllers[0]
      list.setEditing(true, animated: false)
      return {
        let x = stage.size.width - 24
        stage.drag(from: CGPoint(x: x, y: 200), to: CGPoint(x: x, y: 480), frames: 40)
        stage.drag(from: CGPoint(x: x, y: 480), to: CGPoint(x: x, y: 200), frames: 40)
      }
    },
    Scenario("search") { stage in
      let search = UISearchController(searchResultsController: nil)
      stage.showList { $0.navigationItem.searchController = search }
      return {
        stage.settle { search.isActive = true }
        stage.settle { search.isActive = false }
      }
    },
    Scenario("large-title") { stage in
      stage.showList { $0.navigationController?.navigationBar.prefersLargeTitles = true }
      return {
        stage.drag(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 350), frames: 30)
        stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 600), frames: 30)
      }
    },
    Scenario("rotation") { stage in
      stage.showList()
      return {
        stage.settle { stage.screen.rotate(to: .landscapeLeft) }
        stage.settle { stage.screen.rotate(to: .portrait) }
      }
    },
    Scenario("keyboard") { stage in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 36))
      field.borderStyle = .roundedRect
      stage.showList { $0.tableView.tableHeaderView = field }
      stage.screen.showsOnScreenKeyboard = true
      return {
        stage.settle { field.becomeFirstResponder() }
        stage.settle { field.resignFirstResponder() }
      }
    },
    Scenario("split-view") { stage in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(ListController(style: .plain), for: .primary)
      split.setViewController(ListController(style: .insetGrouped), for: .secondary)
      stage.screen.show(split)
      return {
        stage.settle { split.hide(.primary) }
        stage.settle { split.show(.primary) }
      }
    },
    Scenario("fling-under-bars") { stage in
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: ListController(style: .plain))
      for bar in [navigation.navigationBar] {
        bar.standardAppearance.configureWithDefaultBackground()
        bar.scrollEdgeAppearance = bar.standardAppearance
      }
      tabs.viewControllers = [navigation]
      stage.screen.show(tabs)
      return {
        let (low, high) = (CGPoint(x: 150, y: 550), CGPoint(x: 150, y: 200))
        stage.drag(from: low, to: high, frames: 8, rests: false)
        stage.drag(from: high, to: low, frames: 8, rests: false)
      }
    },
  ]

  private static func presenting(_ name: String, _ configure: @escaping (UIViewController) -> Void) -> Scenario {
    Scenario(name) { stage in
      let navigation = stage.showList()
      return {
        let shown = UINavigationController(rootViewController: ListController(style: .insetGrouped))
        configure(shown)
        shown.popoverPresentationController?.sourceView = navigation.view
        shown.popoverPresentationController?.sourceRect = CGRect(x: 150, y: 80, width: 40, height: 40)
        stage.settle { navigation.present(shown, animated: true) }
        stage.settle { navigation.dismiss(animated: true) }
      }
    }
  }

  private static func alert(_ name: String, _ style: UIAlertController.Style) -> Scenario {
    Scenario(name) { stage in
      let navigation = stage.showList()
      return {
        let alert = UIAlertController(title: "Delete the row?", message: "It cannot be brought back.", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.popoverPresentationController?.sourceView = navigation.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 150, y: 80, width: 40, height: 40)
        stage.settle { navigation.present(alert, animated: true) }
        stage.settle { navigation.dismiss(animated: true) }
      }
    }
  }
}

extension FrameStage {
  @discardableResult
  func showList(_ style: UITableView.Style = .plain, _ configure: (ListController) -> Void = { _ in }) -> UINavigationController {
    let list = ListController(style: style)
    let navigation = UINavigationController(rootViewController: list)
    configure(list)
    screen.show(navigation)
    return navigation
  }
}
