import UIKit

class HomeViewController: UIViewController {
  private let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    titleLabel.text = "Home"
    titleLabel.textAlignment = .center
    titleLabel.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 40)
    view.addSubview(titleLabel)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    titleLabel.alpha = 0
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 0.3) {
      self.titleLabel.alpha = 1
    }
  }
}
