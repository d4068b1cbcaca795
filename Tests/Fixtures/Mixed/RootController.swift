import UIKit

class RootController: UIViewController, BadgeDelegate {
  let badge = Badge(count: 3)!
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mixed"
    view.backgroundColor = UIColor(hex: 0xF4F0E8)
    badge.delegate = self
    badge.fillColor = UIColor(hexString: "#2DA44E", alpha: 1)
    badge.isRound = true
    label.text = view.backgroundColor?.hexString
    let stack = UIStackView(arrangedSubviews: [badge, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cities", style: .plain, target: self, action: #selector(showCities))
    Store.shared().load { names, error in print("@ loaded", names ?? [], error == nil) }
    do { try Store.shared().removeName("Paris") } catch { print("@ failed", error.localizedDescription) }
    print("@ all", Store.shared().namesOrdered(by: .byLength, filter: []) ?? [])
    print("@ short", Store.shared().namesOrdered(by: .byName, filter: .short) ?? [])
    NotificationCenter.default.addObserver(forName: .init(StoreDidChangeNotification), object: nil, queue: .main) { note in
      print("@ added", note.userInfo?["name"] ?? "")
    }
  }

  @objc func showCities() {
    let cities = CitiesController(style: .plain)
    cities.selection = { [weak self] name in
      print("@ selected", name ?? "")
      self?.label.text = name
      self?.navigationController?.popViewController(animated: true)
    }
    show(cities, sender: self)
  }

  func badge(_ badge: Badge!, didChangeCount count: Int) {
    label.text = "Count \(count)"
    print("@ count", count, badge.isRound, view.backgroundColor?.hexString ?? "")
  }

  func badgeWasTapped(_ badge: Badge!) { print("@ tapped") }
}
