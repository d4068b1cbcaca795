import UIKit

/// The screen beside the list before a sample is selected.
final class WelcomeController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    label.text = "Choose a sample".translated
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    registerForTraitChanges([LanguageTrait.self]) { (welcome: WelcomeController, _: UITraitCollection) in
      welcome.label.text = "Choose a sample".translated
    }
  }
}
