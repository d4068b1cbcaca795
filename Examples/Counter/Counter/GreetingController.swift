import UIKit

class GreetingController: UIViewController {
  let label = UILabel()
  private let button = UIButton(type: .system)
  private(set) var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    view.backgroundColor = .systemBackground
    label.text = "Counter"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    button.setTitle("Greet", for: .normal)
    button.addTarget(self, action: #selector(greet), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  @objc func greet() {
    count += 1
    label.text = count == 1 ? "Hello" : "Hello, \(count) times"
  }
}
