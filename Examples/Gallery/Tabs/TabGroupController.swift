import UIKit

/// Shows the tabs of a group one at a time, selected by segments.
final class TabGroupController: UIViewController {
  private let group: UITabGroup?
  let choice: UISegmentedControl
  private var shown: UIViewController?

  init(_ group: UITabGroup?) {
    self.group = group
    choice = UISegmentedControl(items: group?.children.map(\.title) ?? [])
    super.init(nibName: nil, bundle: nil)
    choice.selectedSegmentIndex = 0
    choice.addTarget(self, action: TabGroupController.chosen, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    choice.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(choice)
    NSLayoutConstraint.activate([
      choice.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      choice.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    chosen()
  }

  private func chosen() {
    guard let group, group.children.indices.contains(choice.selectedSegmentIndex) else { return }
    let tab = group.children[choice.selectedSegmentIndex]
    group.selectedChild = tab
    shown?.willMove(toParent: nil)
    shown?.view.removeFromSuperview()
    shown?.removeFromParent()
    shown = tab.viewController
    guard let shown, let content = shown.view else { return }
    addChild(shown)
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor), content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    shown.didMove(toParent: self)
  }
}
