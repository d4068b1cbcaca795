import Foundation
import TrestleTrials
import UIKit
import UIKitTesting

/// Uses an app on a test screen for some virtual time, and prints the resident memory of the process after each fifth of it. Ends with a
/// status other than 0 if the memory at the end is more than 5 % above that after the first fifth.
///
///     MemoryFixture [SECONDS]     300 virtual seconds by default
@main @MainActor enum MemoryFixture {
  static func main() {
    let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 300
    let user = User()
    let start = user.screen.now
    var sizes: [Int] = []
    for part in 1...5 {
      while user.screen.now - start < seconds * Double(part) / 5 { user.visit() }
      sizes.append(ProcessMemory.resident)
      print("seconds=\(Int(user.screen.now - start)) rounds=\(user.rounds) kibibytes=\(sizes[part - 1] >> 10)")
    }
    let growth = Double(sizes[4] - sizes[0]) / Double(sizes[0])
    print("growth=\(growth)")
    exit(growth <= 0.05 ? 0 : 1)
  }
}

/// A user who visits all screens of the app in each round, by touches and keys.
@MainActor private final class User {
  let screen = TestScreen(size: CGSize(width: 390, height: 844))
  private(set) var rounds = 0
  private let home = HomeController(style: .insetGrouped)
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: home)
    screen.showsOnScreenKeyboard = true
    screen.show(navigation)
    screen.settle()
  }

  func visit() {
    rounds += 1
    scrollList()
    visitForm()
    answerAlert()
    openSheet()
    chooseFromMenu()
    screen.rotate(to: .landscapeLeft)
    screen.settle()
    screen.rotate(to: .portrait)
    screen.settle()
    visitGrid()
  }

  private func scrollList() {
    for _ in 0..<3 {
      screen.flick(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300))
      screen.advance(by: 0.5)
    }
    screen.flick(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 780))
    screen.settle()
    home.update()
    screen.settle()
    home.tableView.setContentOffset(CGPoint(x: 0, y: -home.tableView.adjustedContentInset.top), animated: true)
    screen.settle()
  }

  private func visitForm() {
    let form = FormController()
    navigation.pushViewController(form, animated: true)
    screen.settle()
    tap(form.field)
    screen.type("Some words \(rounds)")
    screen.press(.keyboardDeleteOrBackspace)
    screen.settle()
    tap(form.text)
    screen.type("A line of text\nand another \(rounds)")
    screen.settle()
    screen.longPress(center(form.text))
    screen.settle()
    form.view.endEditing(true)
    screen.settle()
    for control in form.controls { tap(control) }
    screen.settle()
    // Back by the gesture at the edge.
    screen.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 350, y: 500), duration: 0.3)
    screen.settle()
    if navigation.viewControllers.count > 1 { navigation.popToRootViewController(animated: true) }
    screen.settle()
  }

  private func answerAlert() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: "Title \(rounds)", message: "A message", preferredStyle: style)
      if style == .alert { alert.addTextField { $0.text = "Text" } }
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      home.present(alert, animated: true)
      screen.settle()
      home.dismiss(animated: true)
      screen.settle()
    }
  }

  private func openSheet() {
    let sheet = UINavigationController(rootViewController: FormController())
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    home.present(sheet, animated: true)
    screen.settle()
    screen.drag(from: CGPoint(x: 195, y: 450), to: CGPoint(x: 195, y: 100))
    screen.settle()
    home.dismiss(animated: true)
    screen.settle()
  }

  private func chooseFromMenu() {
    screen.tap(CGPoint(x: 365, y: 22))
    screen.settle()
    screen.tap(CGPoint(x: 300, y: 120))
    screen.settle()
    screen.longPress(CGPoint(x: 195, y: 300))
    screen.settle()
    screen.tap(CGPoint(x: 20, y: 830))
    screen.settle()
    if home.presentedViewController != nil { home.dismiss(animated: false) }
  }

  private func visitGrid() {
    let grid = GridController()
    navigation.pushViewController(grid, animated: true)
    screen.settle()
    screen.flick(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200))
    screen.settle()
    navigation.popViewController(animated: true)
    screen.settle()
  }

  private func center(_ view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

  private func tap(_ view: UIView) { screen.tap(center(view)) }
}

/// A list of thousand rows with menus and swipes.
@MainActor private final class HomeController: UITableViewController {
  private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { table, path, number in
    let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText, content.image) = ("Row \(number)", "Some details", UIImage(systemName: "star"))
    cell.contentConfiguration = content
    return cell
  }
  private var first = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, menu: UIMenu(children: (0..<5).map { UIAction(title: "Action \($0)") { _ in } }))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    update()
  }

  /// Removes and adds some rows.
  func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(first..<first + 1000))
    first = (first + 3) % 30
    source.apply(snapshot, animatingDifferences: true)
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [UIAction(title: "Open") { _ in }, UIAction(title: "Delete") { _ in }])
    }
  }
}

/// A screen with twenty controls in stacks.
@MainActor private final class FormController: UIViewController {
  let field = UITextField()
  let text = UITextView()
  private(set) var controls: [UIControl] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Form"
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    text.font = .preferredFont(forTextStyle: .body)
    text.heightAnchor.constraint(equalToConstant: 80).isActive = true
    let rows = (0..<10).map { number in
      let label = UILabel()
      label.text = "Setting \(number)"
      let control: UIControl = [UISwitch(), UISlider(), UIStepper(), UISegmentedControl(items: ["A", "B"])][number % 4]
      controls.append(control)
      let row = UIStackView(arrangedSubviews: [label, control])
      row.distribution = .equalSpacing
      return row
    }
    let stack = UIStackView(arrangedSubviews: [field, text] + rows)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }
}

/// A grid of self-sizing items.
@MainActor private final class GridController: UICollectionViewController {
  init() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(60)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)), subitems: [item])
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
  }

  required init?(coder: NSCoder) { nil }

  private let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = ("Item \(number)", String(repeating: "more ", count: number % 7))
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = cells
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
  }
}
