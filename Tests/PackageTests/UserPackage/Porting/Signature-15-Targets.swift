import UIKit

final class TargetsController: UIViewController {
  private lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.addTarget(self, action: TargetsController.tapped, for: .touchUpInside)
    return button
  }()
  private lazy var tap = UITapGestureRecognizer(target: self, action: TargetsController.touched)
  func tapped(_ sender: UIButton) {}
  func touched() {}
}
