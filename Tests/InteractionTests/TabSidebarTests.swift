import CoreGraphics
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite @MainActor struct TabSidebarTests {
  private final class Watcher: NSObject, UITabBarControllerDelegate, UITabBarControllerSidebarDelegate {
    var log: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { tab.title != "Locked" }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      log.append("\(previousTab?.title ?? "") \(selectedTab.title)")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarControllerSidebarAnimating
    ) {
      log.append("will \(sidebar.isHidden ? "show" : "hide")")
      animator.addCompletion { self.log.append("done") }
    }
  }

  private final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
      label.text = title
      view.addSubview(label)
    }
  }

  private func makeTab(_ title: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: "star"), identifier: title.lowercased()) { tab in
      let page = Page()
      page.title = "\(tab.title) page"
      return page
    }
  }

  private func show(
    _ size: CGSize = CGSize(width: 1024, height: 768), design: UIDesign = .modern, isReversed: Bool = false, isDark: Bool = false
  ) -> (screen: TestScreen, tabs: UITabBarController, watcher: Watcher) {
    let screen = TestScreen(size: size, scale: 1, design: design)
    screen.traits = {
      if isReversed { $0.layoutDirection = .rightToLeft }
      $0.userInterfaceStyle = isDark ? .dark : .light
    }
    let library = UITabGroup(
      title: "Library", image: UIImage(systemName: "folder"), identifier: "library",
      children: [makeTab("Albums"), makeTab("Artists"), makeTab("Locked")])
    let tabs = UITabBarController(tabs: [makeTab("Home"), makeTab("Radio"), library])
    tabs.tabs[1].badgeValue = "3"
    let watcher = Watcher()
    tabs.delegate = watcher
    tabs.mode = .tabSidebar
    tabs.sidebar.delegate = watcher
    screen.show(tabs)
    screen.settle()
    return (screen, tabs, watcher)
  }

  private func frame(_ tabs: UITabBarController) -> CGRect {
    tabs.selectedViewController.map { $0.view.convert($0.view.bounds, to: nil) } ?? .zero
  }

  @Test("In a wide window the tabs are in a sidebar beside the content, groups are sections, and the bar is hidden")
  func wide() {
    let (screen, tabs, _) = show()
    expect(!tabs.sidebar.isHidden && frame(tabs) == CGRect(x: 320, y: 0, width: 704, height: 768))
    expect(tabs.tabBar.frame.minY, atLeast: 768)
    let said = screen.reader.screenAsSaid.joined(separator: "|")
    for name in ["Home", "Radio", "3", "Library", "Albums", "Artists"] { expect(said.contains(name), "\(name): \(said)") }
    let (_, reversed, _) = show(isReversed: true)
    expect(frame(reversed).minX == 0 && frame(reversed).width == 704)
  }

  @Test("A narrow window and the mode of the bar have no sidebar")
  func narrow() {
    let (_, tabs, _) = show(CGSize(width: 375, height: 667))
    expect(frame(tabs).width == 375 && tabs.tabBar.frame.minY < 667)
    let (screen, wide, _) = show()
    wide.mode = .tabBar
    screen.settle()
    expect(frame(wide).width == 1024 && wide.tabBar.frame.minY < 768)
  }

  @Test("Rows select their tab or a child of a group, whose controller is shown; the delegate may refuse")
  func selection() throws {
    let (screen, tabs, watcher) = show()
    let group = try #require(tabs.tabs.last as? UITabGroup)
    expect(screen.reader.activate("Radio, 3") || screen.reader.activate("Radio"))
    screen.settle()
    expect(tabs.selectedTab?.title == "Radio" && watcher.log == ["Home Radio"])
    expect(screen.reader.activate("Artists"))
    screen.settle()
    expect(tabs.selectedTab === group && group.selectedChild?.title == "Artists")
    expect(tabs.selectedViewController?.title == "Artists page" && watcher.log.last == "Radio Artists")
    expect(screen.accessibilityTree().contains("Artists page"))
    _ = screen.reader.activate("Locked")
    expect(group.selectedChild?.title == "Artists" && watcher.log.count == 2)
    group.selectedChild = group.children[0]
    screen.settle()
    expect(tabs.selectedViewController?.title == "Albums page" && tabs.selectedTab === group)
    expect(tabs.viewControllers?.count, equals: 3)
  }

  @Test("The user hides the sidebar and shows it again; its delegate is notified")
  func hiding() {
    let (screen, tabs, watcher) = show()
    screen.tap(CGPoint(x: 30, y: 22))
    screen.settle()
    expect(tabs.sidebar.isHidden && frame(tabs).width == 1024 && tabs.tabBar.frame.minY < 768)
    expect(watcher.log, equals: ["will hide", "done"])
    screen.tap(CGPoint(x: 30, y: tabs.tabBar.frame.minY + 24))
    screen.settle()
    expect(!tabs.sidebar.isHidden && frame(tabs).width == 704 && watcher.log == ["will hide", "done", "will show", "done"])
    screen.press(.keyboardS, modifiers: [.control, .command])
    screen.settle()
    expect(tabs.sidebar.isHidden)
  }

  @Test("A sidebar over the content does not move it, and one in a high window is hidden at first")
  func overlap() {
    let (screen, tabs, _) = show(CGSize(width: 768, height: 1024))
    expect(tabs.sidebar.isHidden && frame(tabs).width == 768)
    tabs.sidebar.isHidden = false
    screen.settle()
    expect(frame(tabs).width, equals: 768, "not enough room beside it")
    tabs.sidebar.preferredLayout = .tile
    screen.settle()
    expect(frame(tabs).width, equals: 448)
    tabs.sidebar.preferredLayout = .overlap
    screen.settle()
    expect(frame(tabs).width, equals: 768)
  }

  @Test("Contents are above and below the tabs")
  func ends() {
    let (screen, tabs, _) = show()
    var header = UIListContentConfiguration.cell()
    header.text = "Welcome"
    tabs.sidebar.headerContentConfiguration = header
    header.text = "Account"
    tabs.sidebar.footerContentConfiguration = header
    screen.settle()
    let said = screen.reader.screenAsSaid.joined(separator: "|")
    expect(said.contains("Welcome") && said.contains("Account"), "\(said)")
  }

  @Test("Looks of the sidebar", arguments: ["modern", "dark", "classic", "rtl", "hidden"])
  func looks(look: String) {
    let (screen, tabs, _) = show(design: look == "classic" ? .classic : .modern, isReversed: look == "rtl", isDark: look == "dark")
    if look == "hidden" {
      tabs.sidebar.isHidden = true
      screen.settle()
    }
    assertSnapshotChecksum(screen.snapshot(), named: "sidebar-\(look)")
  }
}
