import Foundation
import QuartzCore
import TrestleTestSupport
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// Layout over time: animations, wrapping texts, scroll views, cells, and any order of constraints.
@MainActor @Suite struct LayoutPassTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  func child(in parent: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test("AU-03 A constant changed before layoutIfNeeded in an animation moves the view there")
  func animation() {
    let screen = TestScreen()
    screen.show(root)
    let view = child()
    let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    screen.layout()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.root.layoutIfNeeded() }
    expect(view.frame.minX, equals: 100)
    screen.advance(by: 0.5)
    let x = view.layer.presentation()?.frame.minX ?? 0
    expect(abs(x - 50), below: 3)
    screen.settle()
    expect(view.layer.presentation()?.frame.minX ?? 100, equals: 100)
  }

  @Test("AU-03 A label of several lines has the height that its width requires")
  func label() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "wrapped words ", count: 12)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let below = child()
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20), label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor), below.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    let wanted = label.sizeThatFits(CGSize(width: 280, height: 0)).height
    expect(label.frame, equals: CGRect(x: 20, y: 0, width: 280, height: wanted))
    expect(wanted, above: label.font.lineHeight * 2)
    expect(below.frame.minY, equals: wanted)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    expect(label.frame.height, equals: label.sizeThatFits(CGSize(width: 160, height: 0)).height)
    label.text = "short"
    root.layoutIfNeeded()
    expect(label.frame.height, equals: label.intrinsicContentSize.height)
    label.preferredMaxLayoutWidth = 30
    label.text = "a few words here"
    root.layoutIfNeeded()
    expect(label.frame.height, equals: label.sizeThatFits(CGSize(width: 30, height: 0)).height)
  }

  @Test("AU-03 Constraints to a scroll view's edges set its content size; those to its frame guide do not scroll")
  func scrolling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.addSubview(scroll)
    let content = child(in: scroll)
    let pinned = child(in: scroll)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor), content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor), content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor), content.heightAnchor.constraint(equalToConstant: 900),
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
      pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor), pinned.widthAnchor.constraint(equalToConstant: 10),
      pinned.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(scroll.contentSize, equals: CGSize(width: 320, height: 900))
    expect(content.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 900))
    scroll.contentOffset = CGPoint(x: 0, y: 300)
    root.layoutIfNeeded()
    expect(pinned.frame, equals: CGRect(x: 0, y: 305, width: 10, height: 10))
    expect(content.frame.minY, equals: 0)
  }

  @Test("AU Adding and removing the same constraints in any of 200 orders yields the same frames")
  func orders() {
    var views: [UIView] = []
    for index in 0..<6 {
      let view = SizedView(CGSize(width: 30 + 10 * CGFloat(index), height: 20))
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views.append(view)
    }
    var all: [NSLayoutConstraint] = []
    for (before, after) in zip(views, views.dropFirst()) {
      all.append(after.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: 4))
      all.append(after.topAnchor.constraint(greaterThanOrEqualTo: before.topAnchor, constant: 3))
      all.append(after.widthAnchor.constraint(equalTo: before.widthAnchor))
      all.last?.priority = .defaultLow
    }
    all.append(views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
    all.append(views[5].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8))
    all.append(views[5].bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor))
    // Conflicts with the row: it is broken, in any order.
    all.append(views[3].leadingAnchor.constraint(equalTo: root.leadingAnchor))
    _ = warnings {
      NSLayoutConstraint.activate(all)
      root.layoutIfNeeded()
    }
    let expected = views.map(\.frame)
    expect(expected[5].maxX, equals: 312)
    var random = Noise(seed: 11)
    for _ in 0..<200 {
      _ = warnings {
        for constraint in all.shuffled(using: &random) {
          constraint.isActive = false
          if random.next() % 4 == 0 { root.layoutIfNeeded() }
        }
        for constraint in all.shuffled(using: &random) {
          constraint.isActive = true
          if random.next() % 4 == 0 { root.layoutIfNeeded() }
        }
        root.layoutIfNeeded()
      }
      expect(views.map(\.frame), equals: expected)
    }
  }

  @Test("CE-15 HT-06 A cell's content follows its constraints, which determine its height, in a table or not")
  func cell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let box = child(in: cell.contentView)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 7),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -7),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 66),
    ])
    expect(cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, equals: 80)
    expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, atLeast: 80)
    cell.frame.size.height = 100
    cell.layoutIfNeeded()
    expect(box.frame, equals: CGRect(x: 10, y: 7, width: cell.contentView.bounds.width - 20, height: cell.contentView.bounds.height - 14))
  }

  @Test("HT-07 Rows of automatic height have the height of their constraints")
  func automaticRows() {
    let screen = TestScreen()
    let source = PlainRows(30) { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
        cell.contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 5),
        box.heightAnchor.constraint(equalToConstant: CGFloat(40 + 10 * path.row)),
      ])
      return cell
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 40
    table.dataSource = source
    screen.show(table)
    screen.layout()
    for row in 0..<4 {
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
      expect(abs(rect.height - CGFloat(50 + 10 * row)), atMost: 1, "row \(row): \(rect.height)")
    }
  }

  @Test("AU Views and their constraints are deallocated without references")
  func memory() {
    weak var kept: UIView?
    weak var outer: UIView?
    do {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = child(in: container)
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(stack)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.safeAreaLayoutGuide.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 5), stack.topAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      container.layoutIfNeeded()
      kept = view
      outer = container
    }
    expect(kept == nil)
    expect(outer == nil)
  }
}
