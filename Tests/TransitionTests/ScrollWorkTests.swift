import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Rows that a test can reach.
@MainActor private final class ListController: UITableViewController {
  override func viewDidLoad() {
    title = "List"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

@MainActor @Suite(.serialized) struct ScrollWorkTests {
  private func same(_ screen: TestScreen) -> Bool { screen.snapshot().hasSamePixels(as: screen.snapshotFromScratch()) }

  @Test("A frame of a scroll composites only the newly visible strip, and the indicator with it")
  func strip() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 2)
    let controller = ListController()
    screen.show(controller)
    screen.settle()
    let touch = screen.touchDown(CGPoint(x: 180, y: 500))
    touch.move(to: CGPoint(x: 180, y: 480))
    screen.advance(by: 1.0 / 60)
    for step in 1..<20 {
      touch.move(to: CGPoint(x: 180, y: 480 - 10 * CGFloat(step)))
      let before = screen.work
      screen.advance(by: 1.0 / 60)
      let work = screen.work - before
      expect(work.damagedPixels, equals: 750 * 1334)
      // Twenty lines, and an indicator of three points at the edge, at its new and at its previous position.
      expect(work.composedPixels >= 750 * 20 && work.composedPixels <= 750 * 20 + 30 * 1334, "\(work.composedPixels) in step \(step)")
      expect(same(screen), "step \(step)")
    }
    touch.up()
    screen.settle()
    expect(same(screen))
  }

  @Test("Under translucent bars the bars are composed besides, and rows between them are moved")
  func bars() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 2)
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: ListController())]
    screen.show(tabs)
    screen.settle()
    screen.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 300))
    let touch = screen.touchDown(CGPoint(x: 180, y: 500))
    touch.move(to: CGPoint(x: 180, y: 480))
    screen.advance(by: 1.0 / 60)
    for step in 1..<15 {
      touch.move(to: CGPoint(x: 180, y: 480 - 10 * CGFloat(step)))
      let before = screen.work
      screen.advance(by: 1.0 / 60)
      let work = screen.work - before
      expect(work.composedPixels, below: 750 * 1334 / 2, "\(work.composedPixels) in step \(step)")
      expect(same(screen), "step \(step)")
    }
    touch.up()
    for frame in 0..<60 {
      screen.advance(by: 1.0 / 60)
      expect(same(screen), "frame \(frame)")
    }
  }
}
