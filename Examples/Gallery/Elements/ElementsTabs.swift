import UIKit

/// The elements in four orders, each in its own tab.
final class ElementsTabs: UITabBarController {
  convenience init() {
    self.init(nibName: nil, bundle: nil)
    title = "Elements"
    let orders: [(UIViewController, String, String)] = [
      (ElementListController(order: .name), "Name", "textformat"),
      (ElementListController(order: .number), "Number", "number"),
      (ElementListController(order: .symbol), "Symbol", "square.grid.2x2"),
      (ElementsController(), "State", "drop"),
    ]
    viewControllers = orders.map { controller, title, symbol in
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
      return controller
    }
  }
}
