import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A view that overrides `layer` with the type of its layer class.
private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
  override var tag: Int {
    didSet { tags.append(tag) }
  }
  var tags: [Int] = []
}

/// A controller that returns containers which are not its ancestors.
private final class BorrowingController: UIViewController {
  let lender = UINavigationController()
  let tabs = UITabBarController()
  let split = UISplitViewController()
  override var navigationController: UINavigationController? { lender }
  override var tabBarController: UITabBarController? { tabs }
  override var splitViewController: UISplitViewController? { split }
}

@MainActor @Suite("Properties that applications override")
struct OverriddenPropertyTests {
  @Test("A view overrides its layer with the type of its layer class")
  func layer() {
    let screen = TestScreen()
    let view = ShapeView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    view.layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    view.layer.fillColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let container = UIView()
    container.addSubview(view)
    screen.show(container)
    expect((view as UIView).layer === view.layer)
    let pixel = screen.snapshot().pixel(x: 120, y: 120)
    expect(pixel.red == 255 && pixel.green == 0)
  }

  @Test("A view observes its tag and is found by it")
  func tag() {
    let view = ShapeView()
    view.tag = 4
    let container = UIView()
    container.addSubview(view)
    expect(view.tags, equals: [4])
    expect(container.viewWithTag(4) === view)
  }

  @Test("A controller overrides the containers that UIKit asks it for")
  func containers() {
    let controller = BorrowingController()
    let plain: UIViewController = controller
    expect(plain.navigationController === controller.lender)
    expect(plain.tabBarController === controller.tabs)
    expect(plain.splitViewController === controller.split)
  }
}

/// A cell that names its identifier in its class, as cells made without `register` do.
private final class NamedCell: UITableViewCell {
  override var reuseIdentifier: String? { "named" }
}

private final class NamedItem: UICollectionViewCell {
  override var reuseIdentifier: String? { "item" }
}

/// An alert whose style is fixed by its class.
private final class Question: UIAlertController {
  override var preferredStyle: UIAlertController.Style { .alert }
}

extension OverriddenPropertyTests {
  @Test("A table reuses a cell by the identifier that its class returns")
  func reuse() {
    let screen = TestScreen()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var (made, reused) = (0, 0)
    let rows = PlainRows(200) { table, _ in
      if let cell = table.dequeueReusableCell(withIdentifier: "named") {
        reused += 1
        return cell
      }
      made += 1
      return NamedCell(style: .default, reuseIdentifier: nil)
    }
    table.dataSource = rows
    screen.show(table)
    expect(made, above: 0)
    let first = made
    table.contentOffset.y = 2000
    screen.layout()
    table.contentOffset.y = 3000
    screen.layout()
    expect(reused, above: 0)
    expect(made, below: first * 2 + 4)
    expect(NamedItem(frame: .zero).reuseIdentifier, equals: "item")
  }

  @Test("An alert controller has the style that its class fixes")
  func alert() {
    let question: UIAlertController = Question()
    question.addTextField()
    expect(question.preferredStyle, equals: .alert)
    expect(question.textFields?.count, equals: 1)
  }
}
