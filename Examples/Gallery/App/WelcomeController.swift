import UIKit

/// What stands beside the list before a sample is chosen.
final class WelcomeController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    label.text = "Choose a sample"
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
