import UIKit

final class SelectorController: UIViewController {
  override class var selectors: [Selector: UISelectorAction] {
    ["became:": .init(SelectorController.became), "fire:": .init(SelectorController.fire)]
  }
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: "became:", name: UIApplication.didBecomeActiveNotification, object: nil)
    timer = Timer.scheduledTimer(timeInterval: 60, target: self, selector: "fire:", userInfo: nil, repeats: true)
    perform("fire:", with: nil, afterDelay: 0.1)
    _ = responds(to: "fire:")
    UIApplication.shared.sendAction("fire:", to: self, from: nil, for: nil)
  }
  private func became(_ notification: Notification) {}
  private func fire(_ sender: Any?) {}
}
