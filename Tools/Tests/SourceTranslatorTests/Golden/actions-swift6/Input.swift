// swift-mode: 6
import UIKit

class Panel: UIViewController {
    @IBAction func tap(_ sender: Any) {}
    @objc func save(_ name: String) throws {}

    override func viewDidLoad() {
        super.viewDidLoad()
        UIButton().addTarget(self, action: #selector(tap), for: .touchUpInside)
    }
}
