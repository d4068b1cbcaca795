import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor private final class ByStyle: UITableViewController {
  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "by style"
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor private final class ByNib: UITableViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "by nib"
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor private final class InLoadView: UITableViewController {
  override func loadView() {
    super.loadView()
    title = "in loadView"
    navigationItem.rightBarButtonItem = editButtonItem
  }
}

@MainActor private final class InDidLoad: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "in viewDidLoad"
    navigationItem.rightBarButtonItem = editButtonItem
  }
}

@Suite("When titles and buttons are set") @MainActor
struct TitleTimesTests {
  @Test("VC-09 Titles and buttons set in any initializer, in loadView or in viewDidLoad show")
  func times() {
    let controllers: [(UITableViewController, String, Bool)] = [
      (ByStyle(style: .grouped), "by style", false), (ByNib(nibName: nil, bundle: nil), "by nib", false),
      (InLoadView(), "in loadView", true), (InDidLoad(), "in viewDidLoad", true),
    ]
    for (controller, title, hasButton) in controllers {
      let screen = TestScreen(size: CGSize(width: 320, height: 480))
      let navigation = UINavigationController(rootViewController: UIViewController())
      screen.show(navigation)
      navigation.pushViewController(controller, animated: true)
      screen.settle()
      expect(screen.accessibilityTree().contains("header text \"\(title)\""))
      expect(screen.accessibilityTree().contains("button \"Edit\""), equals: hasButton)
    }
    expect(InLoadView().tableView.style, equals: .plain)
  }
}
