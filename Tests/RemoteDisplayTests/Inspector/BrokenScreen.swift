import UIKit

/// A screen with a label whose width contradicts its edges, a box without a vertical position, and a button that is right.
final class BrokenScreen: UIViewController {
  let label = UILabel()
  let box = UIView()
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    view.backgroundColor = .systemBackground
    label.text = "Too narrow"
    label.backgroundColor = .systemYellow
    box.backgroundColor = .systemTeal
    button.setTitle("Continue", for: .normal)
    for part in [label, box, button] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    // If constraints contradict each other, the one created last is broken.
    let leading = label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20)
    let width = label.widthAnchor.constraint(equalToConstant: 100)
    let trailing = label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)
    trailing.identifier = "label trailing"
    let top = button.topAnchor.constraint(equalTo: view.topAnchor, constant: 300)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
      leading, width, trailing,
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20), box.widthAnchor.constraint(equalToConstant: 80),
      box.heightAnchor.constraint(equalToConstant: 60), top, button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
