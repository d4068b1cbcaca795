import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Status bar") @MainActor
struct StatusBarTests {
  @MainActor private final class Screen: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var isHidden = false
    var child: UIViewController?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isHidden }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override var childForStatusBarStyle: UIViewController? { child }
  }

  private let screen = TestScreen()
  private var manager: UIStatusBarManager { UIScreen.main.statusBar }

  @Test("The front controller, or the child it names, determines the style; changes are queried on request")
  func style() {
    let root = Screen()
    screen.show(root)
    expect(manager.statusBarStyle, equals: .lightContent)
    root.style = .darkContent
    screen.layout()
    expect(manager.statusBarStyle, equals: .lightContent)
    root.setNeedsStatusBarAppearanceUpdate()
    screen.layout()
    expect(manager.statusBarStyle == .darkContent && UIApplication.shared.statusBarStyle == .darkContent)
    let child = Screen()
    root.child = child
    root.setNeedsStatusBarAppearanceUpdate()
    screen.layout()
    expect(manager.statusBarStyle, equals: .lightContent)
  }

  @Test("Containers forward the query: a stack without a bar to its top, tabs to the selected one; a black bar has light text")
  func containers() {
    let first = Screen()
    let navigation = UINavigationController(rootViewController: first)
    let tabs = UITabBarController()
    let other = Screen()
    other.style = .darkContent
    other.isHidden = true
    tabs.viewControllers = [navigation, other]
    screen.show(tabs)
    expect(manager.statusBarStyle, equals: .default)
    navigation.navigationBar.barStyle = .black
    navigation.setNeedsStatusBarAppearanceUpdate()
    screen.layout()
    expect(manager.statusBarStyle, equals: .lightContent)
    navigation.navigationBar.barStyle = .default
    let second = Screen()
    second.style = .darkContent
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.pushViewController(second, animated: true)
    screen.settle()
    expect(manager.statusBarStyle == .darkContent && !manager.prefersHidden)
    tabs.selectedIndex = 1
    screen.settle()
    expect(manager.prefersHidden)
  }

  @Test("A full-screen presentation determines the status bar; a sheet only if it captures it")
  func presented() {
    let root = Screen()
    screen.show(root)
    let over = Screen()
    over.style = .darkContent
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: true)
    screen.settle()
    expect(manager.statusBarStyle, equals: .darkContent)
    root.dismiss(animated: true)
    screen.settle()
    expect(manager.statusBarStyle, equals: .lightContent)
    for captures in [false, true] {
      let sheet = Screen()
      sheet.style = .darkContent
      sheet.modalPresentationStyle = .pageSheet
      sheet.modalPresentationCapturesStatusBarAppearance = captures
      root.present(sheet, animated: false)
      screen.settle()
      expect(manager.statusBarStyle, equals: (captures ? .darkContent : .lightContent))
      root.dismiss(animated: false)
      screen.settle()
    }
  }

  @Test("A desktop has no status bar; a panel's reduces the safe area until a controller hides it")
  func room() {
    let root = Screen()
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    expect(manager.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
    screen.statusBarHeight = 20
    screen.settle()
    expect(!manager.isStatusBarHidden && manager.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20))
    expect(navigation.navigationBar.frame.minY == 20 && root.view.safeAreaInsets.top == 64)
    expect(UIScreen.main.applicationFrame, equals: CGRect(x: 0, y: 20, width: 320, height: 460))
    root.isHidden = true
    root.setNeedsStatusBarAppearanceUpdate()
    screen.settle()
    expect(navigation.navigationBar.frame.minY == 0 && UIApplication.shared.isStatusBarHidden)
    expect(UIScreen.main.applicationFrame, equals: UIScreen.main.bounds)
    expect(root.topLayoutGuide.length == 44 && root.bottomLayoutGuide.length == 0)
  }

  @Test("The layout guides of old follow the bars")
  func guides() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor), view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor), view.widthAnchor.constraint(equalToConstant: 50),
    ])
    screen.show(navigation)
    screen.settle()
    expect(view.frame, equals: CGRect(x: 0, y: 44, width: 50, height: 392))
    screen.resize(to: CGSize(width: 320, height: 600))
    screen.settle()
    expect(view.frame, equals: CGRect(x: 0, y: 44, width: 50, height: 512))
    navigation.setNavigationBarHidden(true, animated: false)
    screen.settle()
    expect(view.frame.minY == 0 && root.topLayoutGuide.length == 0)
  }

  @Test("A controller can keep its scroll view below the bars without insets")
  func scrollViewInsets() {
    let root = UITableViewController(style: .plain)
    root.automaticallyAdjustsScrollViewInsets = false
    screen.show(UINavigationController(rootViewController: root))
    screen.settle()
    expect(root.tableView.adjustedContentInset.top == 0 && root.tableView.contentOffset.y == 0)
  }
}
