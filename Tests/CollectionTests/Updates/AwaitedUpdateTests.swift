import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Changes that a program awaits instead of passing a completion.
@MainActor struct AwaitedUpdateTests {
  @Test("CV-40 CV-51 An awaited update or layout returns after its animation")
  func awaited() async {
    let items = Items(count: 6)
    let shown = Shown(items, flow(90, 60))
    var log: [String] = []
    let task = Task {
      let updated = await shown.view.performBatchUpdates {
        items.sections[0].removeFirst()
        shown.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
      log.append("updated \(updated)")
      let changed = await shown.view.setCollectionViewLayout(flow(320, 40), animated: true)
      log.append("changed \(changed)")
    }
    await shown.screen.advance(by: 0.2)
    expect(log.isEmpty && shown.view.numberOfItems(inSection: 0) == 5)
    await shown.screen.advance(by: 0.3)
    expect(log, equals: ["updated true"])
    await shown.screen.advance(by: 0.6)
    expect(log, equals: ["updated true", "changed true"])
    expect(shown.view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.width, equals: 320)
    await task.value
  }

  private final class NamedCell: UICollectionViewCell {
    override var reuseIdentifier: String? { "cell" }
    static var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.made += 1
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  @Test("CV-32 A cell that overrides its reuse identifier is reused under it")
  func ownIdentifier() {
    let shown = Shown(Items(count: 200), flow(320, 60), cells: NamedCell.self)
    for step in 1...20 {
      shown.view.contentOffset.y = CGFloat(step) * 300
      shown.screen.layout()
    }
    expect(NamedCell.made, below: 25, "\(NamedCell.made)")
  }
}
