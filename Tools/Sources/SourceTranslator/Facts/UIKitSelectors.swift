/// Methods of UIKit that apps use in `#selector`.
struct UIKitSelector {
  /// The class that declares the method.
  var owner: String
  /// The Objective-C name.
  var name: String
  /// An expression for the method that accepts the arguments of target-action; nil if the method is only looked up by name.
  var method: String?

  /// Returns the method called `base` with the given labels; nil means that no labels are written.
  static func find(_ base: String, labels: [String]?) -> UIKitSelector? {
    guard let candidates = all[base] else { return nil }
    guard let labels else { return candidates.first?.selector }
    return candidates.first { $0.labels == labels }?.selector
  }

  private static let all: [String: [(labels: [String], selector: UIKitSelector)]] = {
    var result: [String: [(labels: [String], selector: UIKitSelector)]] = [:]
    func add(_ owner: String, _ base: String, _ labels: [String], _ name: String, _ method: String? = nil) {
      result[base, default: []].append((labels, UIKitSelector(owner: owner, name: name, method: method)))
    }
    func ignoringSender(_ owner: String, _ call: String) -> String { "{ (o: \(owner)) in { (_: Any) in o.\(call) } }" }

    add("UIView", "endEditing", ["_"], "endEditing:", ignoringSender("UIView", "endEditing(true)"))
    add(
      "UIViewController", "dismiss", ["animated", "completion"], "dismissViewControllerAnimated:completion:",
      ignoringSender("UIViewController", "dismiss(animated: true)"))
    for base in ["popViewController", "popToRootViewController"] {
      add(
        "UINavigationController", base, ["animated"], "\(base)Animated:",
        ignoringSender("UINavigationController", "\(base)(animated: true)"))
    }
    for (owner, names) in [
      ("UIResponder", ["resignFirstResponder", "becomeFirstResponder"]),
      ("UIView", ["layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "removeFromSuperview", "layoutSubviews", "sizeToFit"]),
      ("UIRefreshControl", ["beginRefreshing", "endRefreshing"]),
      ("UITableView", ["reloadData"]),
      ("UIViewController", ["viewDidLoad", "setNeedsStatusBarAppearanceUpdate"]),
      ("UIActivityIndicatorView", ["startAnimating", "stopAnimating"]),
    ] {
      for name in names { add(owner, name, [], name, "{ (o: \(owner)) in { o.\(name)() } }") }
    }
    for name in ["copy", "cut", "paste", "select", "selectAll", "delete", "toggleBoldface", "toggleItalics", "toggleUnderline"] {
      add("UIResponder", name, ["_"], "\(name):")
    }
    return result
  }()
}
