import UIKit

/// The inspector in a window of the desktop: a pane over the application, which stays usable beside it.
final class InspectorPanel: UIWindow {
  @InterfaceState private static var shown: InspectorPanel? = nil

  private static let width: CGFloat = 340
  private let pane = UINavigationController()
  private let tree = InspectorTreeController()
  private let mark = UIView()
  private var isPicking = false

  /// Shows or hides the pane for Control-Shift-I; returns false for other keys.
  static func handle(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardI, key.modifierFlags.isSuperset(of: [.control, .shift]) else { return false }
    if let shown { shown.close() } else { shown = InspectorPanel(over: UIApplication.shared.keyWindow) }
    return true
  }

  private init(over window: UIWindow?) {
    super.init(frame: UIScreen.main.bounds)
    windowScene = window?.windowScene
    windowLevel = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    let root = UIViewController()
    rootViewController = root
    mark.backgroundColor = .systemBlue.withAlphaComponent(0.25)
    mark.isUserInteractionEnabled = false
    mark.isHidden = true
    root.view.addSubview(mark)
    root.addChild(pane)
    pane.view.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(pane.view)
    NSLayoutConstraint.activate([
      pane.view.topAnchor.constraint(equalTo: root.view.topAnchor), pane.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      pane.view.rightAnchor.constraint(equalTo: root.view.rightAnchor), pane.view.widthAnchor.constraint(equalToConstant: Self.width),
    ])
    pane.didMove(toParent: root)
    tree.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Pick", primaryAction: UIAction { [weak self] _ in self?.isPicking = true })
    tree.choose = { [weak self] in self?.show($0) }
    pane.viewControllers = [tree]
    isHidden = false
  }

  required init?(coder: NSCoder) { nil }

  /// The application keeps its key window and its first responder.
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit.isDescendant(of: pane.view) ? hit : isPicking ? self : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isPicking, let point = touches.first?.location(in: nil) else { return }
    isPicking = false
    tree.reload()
    if let view = InspectedViews.pick(point) { show(view) }
  }

  private func show(_ view: UIView) {
    mark.frame = InspectedViews.frameOnScreen(of: view)
    mark.isHidden = false
    pane.setViewControllers([tree, InspectorDetailsController(view)], animated: false)
  }

  private func close() {
    isHidden = true
    Self.shown = nil
  }
}
