import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The queries of a flow layout and uses of its frames: counted, not timed.
@MainActor struct FlowCostTests {
  private final class Counting: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [Int]
    var asked: [String: Int] = [:]

    init(_ sections: [Int]) { self.sections = sections }

    private func note(_ question: String) { asked[question, default: 0] += 1 }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      note("sections")
      return sections.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      note("items")
      return sections[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = indexPath.item % 2 == 0 ? .white : .lightGray
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      note("size")
      return CGSize(width: 40 + indexPath.item % 3 * 10, height: 40)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
      note("inset")
      return UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
  }

  private func show(_ source: Counting, sized: Bool) -> (TestScreen, UICollectionView) {
    let screen = TestScreen()
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: flow(50, 50))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    if sized { view.delegate = source }
    screen.show(view)
    return (screen, view)
  }

  @Test("CV-141 A hundred thousand sections are counted by one call each, and a delegate is called once for each")
  func manySections() {
    let source = Counting([Int](repeating: 1, count: 100_000))
    let (screen, view) = show(source, sized: true)
    expect(source.asked, equals: ["sections": 1, "items": 100_000, "size": 100_000, "inset": 100_000])
    expect(view.contentSize.height, equals: 4_400_000)
    source.asked = [:]
    view.contentOffset.y = 2_000_000
    screen.layout()
    expect(source.asked, equals: [:])
    expect(view.indexPathsForVisibleItems.min(), equals: IndexPath(item: 0, section: 45_454))
  }

  @Test("CV-143 Sizes are requested once for each item, and not again after scrolling or a change of the height")
  func sizes() {
    let source = Counting([5000])
    let (screen, view) = show(source, sized: true)
    expect(source.asked["size"], equals: 5000)
    source.asked = [:]
    view.contentOffset.y = 3000
    screen.layout()
    view.frame.size.height -= 40
    screen.layout()
    expect(source.asked, equals: [:])
    view.frame.size.width -= 40
    screen.layout()
    expect(source.asked["size"], equals: 5000)
  }

  @Test("CV-140 CV-142 A frame of a scroll composites the scrolled area once, and lays out only newly visible cells")
  func scrollFrame() {
    var work: [Int: WorkCounters] = [:]
    for count in [1000, 1_000_000] {
      let source = Counting([count])
      let (screen, view) = show(source, sized: false)
      for _ in 0..<8 {
        view.contentOffset.y += 60
        screen.advance(by: 1.0 / 60)
      }
      let before = screen.work
      for _ in 0..<8 {
        view.contentOffset.y += 30
        screen.advance(by: 1.0 / 60)
      }
      let spent = screen.work - before
      expect(spent.frames == 8 && spent.shadows == 0 && spent.shapings == 0)
      expect(spent.damagedPixels, atMost: 8 * Int(view.bounds.width * view.bounds.height * 4) + 8 * 20_000)
      work[count] = spent
    }
    expect(work[1000], equals: work[1_000_000])
  }
}
