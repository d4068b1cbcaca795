import UIKit

/// Method references in an explicitly isolated class, where Swift 5 checks as strictly as Swift 6.
@MainActor final class ReferencesController: UIViewController {
  private var link: CADisplayLink?
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: ReferencesController.tapped, for: .touchUpInside)
    button.addTarget(self, action: ReferencesController.pressed, for: .touchDown)
    view.addSubview(button)
    let tap = UITapGestureRecognizer(target: self, action: ReferencesController.recognized)
    tap.addTarget(self, action: ReferencesController.tapped)
    view.addGestureRecognizer(tap)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: self, action: ReferencesController.tapped)
    link = CADisplayLink(target: self, action: ReferencesController.step)
    timer = .scheduledTimer(timeInterval: 1, target: self, action: ReferencesController.fired, userInfo: nil, repeats: false)
    registerForTraitChanges([UITraitUserInterfaceStyle.self], target: self, action: ReferencesController.tapped)
    NotificationCenter.default.addObserver(self, action: ReferencesController.changed, name: UIDevice.orientationDidChangeNotification)
  }

  private func tapped() {}
  private func pressed(_ sender: UIButton, event: UIEvent?) {}
  private func recognized(_ recognizer: UITapGestureRecognizer) {}
  private func step(_ link: CADisplayLink) {}
  private func fired(_ timer: Timer) {}
  private func changed(_ notification: Notification) {}
}
