import CoreGraphics
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Controllers that are pushed while the first screen is made.
@MainActor struct LaunchPushTests {
  private final class List: UIViewController {
    let detail = UIViewController()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "List"
      detail.title = "Detail"
      navigationController?.pushViewController(detail, animated: true)
    }
  }

  @Test("A controller that the first one pushes when its view is loaded is shown, and its back button returns")
  func pushed() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let list = List()
    let navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)
    screen.settle()
    expect(navigation.topViewController === list.detail)
    expect(list.detail.view.window != nil && list.view.window == nil)
    screen.tap(CGPoint(x: 20, y: 22))
    screen.settle()
    expect(navigation.topViewController === list && list.view.window != nil && list.detail.view.window == nil)
  }
}
