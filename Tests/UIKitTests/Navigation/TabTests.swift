import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite @MainActor struct TabTests {
  private final class Watcher: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { tab.title != "Locked" }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      log.append("\(previousTab?.title ?? "") \(selectedTab.title)")
    }
  }

  private func makeTab(_ title: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: "star"), identifier: title.lowercased()) { tab in
      let controller = UIViewController()
      controller.title = tab.title
      return UINavigationController(rootViewController: controller)
    }
  }

  @Test("Tabs create their controllers, are selected by touch and in code, and notify the delegate; a group shows its first child")
  func tabs() throws {
    let screen = TestScreen()
    let group = UITabGroup(title: "Library", image: UIImage(systemName: "folder"), identifier: "library", children: [makeTab("Albums")])
    let controller = UITabBarController(tabs: [makeTab("Home"), makeTab("Locked"), group, UISearchTab { _ in UIViewController() }])
    let watcher = Watcher()
    controller.delegate = watcher
    screen.show(controller)
    screen.settle()
    expect(controller.tabBar.items?.map(\.title), equals: ["Home", "Locked", "Library", "Search"])
    expect(controller.selectedTab?.title == "Home" && controller.tab(forIdentifier: "albums")?.parent === group)
    func tap(_ index: Int) {
      let bar = controller.tabBar.convert(controller.tabBar.bounds, to: nil)
      screen.tap(CGPoint(x: bar.width * (CGFloat(index) + 0.5) / 4, y: bar.minY + 24))
    }
    tap(2)
    screen.settle()
    expect(controller.selectedTab === group && group.selectedChild?.title == "Albums" && watcher.log == ["Home Library"])
    tap(1)
    expect(controller.selectedTab === group)
    controller.selectedTab = controller.tabs[0]
    expect(controller.selectedIndex == 0 && watcher.log.count == 1)
    let top = (controller.selectedViewController as? UINavigationController)?.topViewController
    expect(top?.tab === controller.tabs[0])
    controller.tabs[1].isHidden = true
    controller.tabs[0].badgeValue = "3"
    expect(controller.tabBar.items?.map(\.title) == ["Home", "Library", "Search"] && controller.tabBar.items?.first?.badgeValue == "3")
  }
}
