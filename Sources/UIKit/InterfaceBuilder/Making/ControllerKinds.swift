/// The classes of controllers by element.
@MainActor enum ControllerKinds {
  static func type(of element: PlannedElement, _ plan: InterfacePlan) -> UIViewController.Type {
    if let known = types[element.kind] { return known }
    if let type = InterfaceElements.type(of: element.kind) as? UIViewController.Type { return type }
    InterfaceWarnings.warn(
      "<\(element.kind)> needs a framework that is not linked; a plain controller takes its place.", element, plan)
    return UIViewController.self
  }

  static let types: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
  ]
}
