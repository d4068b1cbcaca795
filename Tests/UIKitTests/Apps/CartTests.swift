import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private struct Product: Hashable {
  let id: Int
  let name: String
  let price: Int
}

@MainActor private final class Cart {
  static let changed = Notification.Name("CartChanged")
  private(set) var lines: [(product: Product, count: Int)] = []
  var note = ""

  var total: Int { lines.reduce(0) { $0 + $1.product.price * $1.count } }
  var count: Int { lines.reduce(0) { $0 + $1.count } }

  func add(_ product: Product) { set(product, to: count(of: product) + 1) }

  func count(of product: Product) -> Int { lines.first { $0.product == product }?.count ?? 0 }

  func set(_ product: Product, to count: Int) {
    if let index = lines.firstIndex(where: { $0.product == product }) {
      if count == 0 { lines.remove(at: index) } else { lines[index].count = count }
    } else if count > 0 {
      lines.append((product, count))
    }
    NotificationCenter.default.post(name: Self.changed, object: self)
  }
}

/// The items for sale; a row's button puts one into the cart.
private final class ShopController: UITableViewController {
  private let cart: Cart
  private let products: [Product]

  init(_ products: [Product], cart: Cart) {
    self.products = products
    self.cart = cart
    super.init(style: .plain)
    title = "Shop"
    tabBarItem = UITabBarItem(title: "Shop", image: UIImage(systemName: "house"), tag: 0)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { products.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Product") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Product")
    let product = products[indexPath.row]
    cell.textLabel?.text = product.name
    cell.detailTextLabel?.text = "\(product.price) €"
    let button = UIButton(type: .contactAdd)
    button.accessibilityLabel = "Add \(product.name)"
    button.addAction(UIAction { [cart] _ in cart.add(product) }, for: .touchUpInside)
    cell.accessoryView = button
    return cell
  }
}

/// A line of the cart, with a stepper for the quantity.
private final class CartCell: UITableViewCell {
  static let identifier = "CartCell"
  let nameLabel = UILabel()
  let countLabel = UILabel()
  let stepper = UIStepper()
  var onCount: ((Int) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    countLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    countLabel.textColor = .secondaryLabel
    stepper.minimumValue = 0
    stepper.maximumValue = 9
    stepper.addTarget(self, action: CartCell.stepped, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [nameLabel, countLabel, stepper])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor), stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor), stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    onCount = nil
  }

  func configure(_ product: Product, count: Int) {
    nameLabel.text = product.name
    countLabel.text = "\(count) × \(product.price) €"
    stepper.value = Double(count)
  }

  func stepped(_ sender: UIStepper) { onCount?(Int(sender.value)) }
}

/// The cart: a diffable data source, the total in a footer, a discount code entered in an alert.
private final class CartController: UIViewController, UITableViewDelegate {
  private enum Section { case lines }
  private final class DataSource: UITableViewDiffableDataSource<Section, Product> {
    var onDelete: ((Product) -> Void)?
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      if editingStyle == .delete, let product = itemIdentifier(for: indexPath) { onDelete?(product) }
    }
  }

  private let cart: Cart
  let tableView = UITableView(frame: .zero, style: .plain)
  let totalLabel = UILabel()
  let payButton = UIButton(configuration: .filled())
  private lazy var dataSource = DataSource(tableView: tableView) { [cart] tableView, indexPath, product in
    let cell = tableView.dequeueReusableCell(withIdentifier: CartCell.identifier, for: indexPath) as! CartCell
    cell.configure(product, count: cart.count(of: product))
    cell.onCount = { cart.set(product, to: $0) }
    return cell
  }

  init(cart: Cart) {
    self.cart = cart
    super.init(nibName: nil, bundle: nil)
    title = "Cart"
    tabBarItem = UITabBarItem(title: "Cart", image: UIImage(systemName: "cart"), tag: 1)
    NotificationCenter.default.addObserver(self, action: CartController.cartChanged, name: Cart.changed, object: cart)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.register(CartCell.self, forCellReuseIdentifier: CartCell.identifier)
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.allowsSelection = false
    dataSource.defaultRowAnimation = .fade
    dataSource.onDelete = { [cart] in cart.set($0, to: 0) }
    payButton.configuration?.title = "Pay"
    payButton.addAction(UIAction { [unowned self] _ in pay() }, for: .touchUpInside)
    totalLabel.textAlignment = .right
    let bar = UIStackView(arrangedSubviews: [totalLabel, payButton])
    bar.isLayoutMarginsRelativeArrangement = true
    bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    bar.spacing = 16
    for subview in [tableView, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    update(animated: false)
  }

  func cartChanged() {
    let owner = navigationController ?? self
    owner.tabBarItem.badgeValue = cart.count == 0 ? nil : "\(cart.count)"
    if isViewLoaded { update(animated: view.window != nil) }
  }

  private func update(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Product>()
    snapshot.appendSections([.lines])
    snapshot.appendItems(cart.lines.map(\.product))
    let known = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    totalLabel.text = "Total: \(cart.total) €"
    payButton.isEnabled = cart.count > 0
  }

  private func pay() {
    let alert = UIAlertController(title: "Pay \(cart.total) €?", message: "A note for the courier:", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Note"
      field.autocapitalizationType = .sentences
    }
    let pay = UIAlertAction(title: "Pay", style: .default) { [unowned self, unowned alert] _ in
      cart.note = alert.textFields?.first?.text ?? ""
      for line in cart.lines { cart.set(line.product, to: 0) }
    }
    pay.isEnabled = false
    alert.textFields?.first?.addAction(
      UIAction { [unowned pay] action in pay.isEnabled = (action.sender as? UITextField)?.hasText ?? false }, for: .editingChanged)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(pay)
    alert.preferredAction = pay
    present(alert, animated: true)
  }
}

@Suite("Apps: a shopping cart") @MainActor
struct CartTests {
  private let products = ["Tea", "Coffee", "Sugar"].enumerated().map { Product(id: $0, name: $1, price: 3 + $0) }

  private func show() -> (TestScreen, UITabBarController, Cart, CartController) {
    let screen = TestScreen()
    let cart = Cart()
    let shop = UINavigationController(rootViewController: ShopController(products, cart: cart))
    let controller = CartController(cart: cart)
    let tabs = UITabBarController()
    tabs.viewControllers = [shop, UINavigationController(rootViewController: controller)]
    screen.show(tabs)
    screen.settle()
    return (screen, tabs, cart, controller)
  }

  @Test("Products go into the cart; the badge counts them, and steppers change how many there are")
  func shopping() throws {
    let (screen, tabs, cart, controller) = show()
    for name in ["Tea", "Coffee", "Tea"] { screen.tap("Add \(name)") }
    expect(cart.count == 3 && tabs.tabBar.items?[1].badgeValue == "3")
    expect(screen.shows("3"))
    tabs.selectedIndex = 1
    screen.settle()
    expect(controller.tableView.numberOfRows(inSection: 0) == 2 && controller.totalLabel.text == "Total: 10 €")
    let tea = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? CartCell)
    expect(tea.countLabel.text, equals: "2 × 3 €")
    let plus = tea.stepper.convert(CGPoint(x: tea.stepper.bounds.width * 0.75, y: tea.stepper.bounds.midY), to: nil)
    screen.tap(plus)
    screen.settle()
    expect(cart.count(of: products[0]) == 3 && controller.totalLabel.text == "Total: 13 €")
    expect(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === tea, "the cell is configured anew, not replaced")
    expect(tea.countLabel.text, equals: "3 × 3 €")
    let coffee = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? CartCell)
    screen.tap(coffee.stepper.convert(CGPoint(x: coffee.stepper.bounds.width * 0.25, y: coffee.stepper.bounds.midY), to: nil))
    screen.settle()
    expect(controller.tableView.numberOfRows(inSection: 0) == 1 && tabs.tabBar.items?[1].badgeValue == "3")
  }

  @Test("A swipe deletes an item; without items the button is disabled and the badge is removed")
  func removing() throws {
    let (screen, tabs, cart, controller) = show()
    screen.tap("Add Sugar")
    screen.tap("Cart")
    expect(tabs.selectedIndex, equals: 1)
    let row = controller.tableView.convert(controller.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), to: nil)
    screen.drag(from: CGPoint(x: 130, y: row.midY), to: CGPoint(x: 60, y: row.midY), duration: 0.3)
    screen.settle()
    screen.tap("Delete")
    expect(cart.count == 0 && controller.tableView.numberOfRows(inSection: 0) == 0)
    expect(!controller.payButton.isEnabled && tabs.tabBar.items?[1].badgeValue == nil)
  }

  @Test("Paying requires a note; it is enabled once there is one, and empties the cart")
  func paying() throws {
    let (screen, tabs, cart, controller) = show()
    screen.tap("Add Tea")
    screen.tap("Cart")
    screen.tap(controller.payButton)
    let alert = try #require(tabs.presentedViewController ?? controller.presentedViewController as? UIAlertController)
    expect((alert as? UIAlertController)?.textFields?.first?.isFirstResponder, equals: true)
    expect((alert as? UIAlertController)?.actions.last?.isEnabled, equals: false)
    screen.type("Ring twice")
    expect((alert as? UIAlertController)?.actions.last?.isEnabled, equals: true)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(controller.presentedViewController == nil && cart.note == "Ring twice" && cart.count == 0)
  }
}
