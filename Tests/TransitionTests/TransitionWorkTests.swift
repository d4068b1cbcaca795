import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A screenful of rows, with or without context menus.
@MainActor private final class RowsController: UITableViewController {
  override func viewDidLoad() {
    title = "Rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [UIAction(title: "Rename") { _ in }, UIAction(title: "Delete") { _ in }])
    }
  }
}

@MainActor @Suite(.serialized) struct TransitionWorkTests {
  private func same(_ screen: TestScreen) -> Bool {
    screen.snapshot().hasSamePixels(as: screen.snapshotFromScratch())
  }

  private func stage(design: UIDesign = .modern) -> (TestScreen, UINavigationController) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 2, design: design)
    let navigation = UINavigationController(rootViewController: RowsController())
    screen.show(navigation)
    screen.settle()
    return (screen, navigation)
  }

  @Test("A push and a pop rasterize no shadow after the first frame, and every frame equals one from scratch")
  func push() {
    let (screen, navigation) = stage()
    navigation.pushViewController(RowsController(), animated: true)
    var counts: [Int] = []
    for frame in 0..<40 {
      screen.advance(by: 1.0 / 60)
      counts.append(screen.work.shadows)
      if frame % 6 == 0 { expect(same(screen), "frame \(frame) of the push") }
    }
    // The shadow's opacity starts at zero, so the first frames have none.
    expect(counts[3...].allSatisfy { $0 == 1 }, "\(counts)")
    let pushed = screen.work
    expect(pushed.frames, above: 10)
    navigation.popViewController(animated: true)
    for frame in 0..<40 {
      screen.advance(by: 1.0 / 60)
      if frame % 6 == 0 { expect(same(screen), "frame \(frame) of the pop") }
    }
    expect(screen.work.shadows, equals: pushed.shadows)
  }

  @Test("A context menu that grows rasterizes no shadow after the frame in which it appears")
  func contextMenu() {
    let (screen, _) = stage()
    let touch = screen.touchDown(CGPoint(x: 100, y: 300))
    // The menu opens during the long press.
    var counts: [Int] = []
    for frame in 0..<60 {
      screen.advance(by: 1.0 / 60)
      counts.append(screen.work.shadows)
      if frame % 10 == 0 { expect(same(screen), "frame \(frame)") }
    }
    touch.up()
    screen.settle()
    let most = counts.last ?? 0
    expect(most, above: 0)
    // For the lifted row while it grows, and for the menu: not one in each frame.
    expect(most, atMost: 4, "\(counts)")
    expect(screen.work.shadows, equals: most)
  }
}
