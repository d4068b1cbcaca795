/// Creates the initial child controllers of a storyboard's containers: relationship segues.
@MainActor enum ContainedControllers {
  static func make(_ segues: [(segue: PlannedSegue, source: UIViewController)]) {
    var done: [ObjectIdentifier] = []
    for (_, container) in segues where !done.contains(ObjectIdentifier(container)) {
      done.append(ObjectIdentifier(container))
      let members = segues.filter { $0.source === container }.map(\.segue)
      fill(container, with: members)
    }
  }

  private static func fill(_ container: UIViewController, with segues: [PlannedSegue]) {
    guard let storyboard = container.storyboardLink?.storyboard else { return }
    var members: [(relationship: String, controller: UIViewController)] = []
    for segue in segues {
      guard let scene = storyboard.plan?.scene(ofController: segue.destination), let controller = storyboard.make(scene) else { continue }
      members.append((segue.relationship ?? "", controller))
    }
    guard !members.isEmpty else { return }
    switch container {
    case let navigation as UINavigationController: navigation.viewControllers = members.map(\.controller)
    case let tabs as UITabBarController: tabs.viewControllers = members.map(\.controller)
    case let split as UISplitViewController: fill(split, members)
    default:
      for member in members {
        container.addChild(member.controller)
        member.controller.didMove(toParent: container)
      }
    }
  }

  private static func fill(_ split: UISplitViewController, _ members: [(relationship: String, controller: UIViewController)]) {
    guard split.style != .unspecified else {
      split.viewControllers = members.sorted { $0.relationship == "masterViewController" && $1.relationship != "masterViewController" }
        .map(\.controller)
      return
    }
    for member in members { split.setViewController(member.controller, for: columns[member.relationship] ?? .secondary) }
  }

  private static let columns: [String: UISplitViewController.Column] = [
    "masterViewController": .primary, "supplementaryViewController": .supplementary, "detailViewController": .secondary,
    "compactViewController": .compact,
  ]
}
