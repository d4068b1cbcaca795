import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Selecting items by dragging.
@MainActor struct MultipleSelectionTests {
  private final class Chooser: NSObject, UICollectionViewDelegateFlowLayout {
    var log: [String] = []
    var allows = true

    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
      log.append("should \(indexPath.item)")
      return allows
    }
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      log.append("didBegin \(indexPath.item)")
      collectionView.isEditing = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("didEnd") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log.append("select \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.item)")
    }
  }

  private func show(_ chooser: Chooser) -> Shown {
    let shown = Shown(Items(count: 90), flow(100, 100), delegate: chooser)
    shown.view.allowsMultipleSelectionDuringEditing = true
    return shown
  }

  private func move(_ touches: [TestTouch], _ screen: TestScreen, from: CGPoint, to: CGPoint) {
    for step in 1...10 {
      let part = CGFloat(step) / 10
      for (index, touch) in touches.enumerated() {
        touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part + CGFloat(index) * 30, y: from.y + (to.y - from.y) * part))
      }
      screen.advance(by: 1.0 / 60)
    }
  }

  private func selected(_ shown: Shown) -> [Int] { (shown.view.indexPathsForSelectedItems ?? []).map(\.item).sorted() }

  @Test("CV-64 Two fingers begin editing and select the items they pass; those left behind are restored")
  func twoFingers() {
    let chooser = Chooser()
    let shown = show(chooser)
    let start = CGPoint(x: 150, y: 50)
    let touches = [shown.screen.touchDown(start), shown.screen.touchDown(CGPoint(x: 180, y: 50))]
    shown.screen.advance(by: 0.05)
    move(touches, shown.screen, from: start, to: CGPoint(x: 150, y: 160))
    expect(shown.view.isEditing && shown.view.contentOffset.y == 0 && selected(shown) == [1, 2, 3, 4])
    move(touches, shown.screen, from: CGPoint(x: 150, y: 160), to: CGPoint(x: 40, y: 160))
    expect(selected(shown), equals: [1, 2, 3])
    for touch in touches { touch.up() }
    shown.screen.settle()
    expect(chooser.log, equals: ["should 1", "didBegin 1", "select 1", "select 2", "select 3", "select 4", "deselect 4", "didEnd"])
  }

  @Test("CV-64 In editing one finger that moves across the direction of scrolling selects, and along it scrolls")
  func oneFinger() {
    let chooser = Chooser()
    let shown = show(chooser)
    shown.view.isEditing = true
    shown.screen.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 260, y: 50))
    shown.screen.settle()
    expect(selected(shown) == [0, 1, 2] && shown.view.contentOffset.y == 0)
    shown.screen.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 200))
    shown.screen.settle()
    expect(selected(shown) == [0, 1, 2] && shown.view.contentOffset.y > 100)
  }

  @Test("CV-64 Where the delegate refuses, two fingers scroll")
  func refused() {
    let chooser = Chooser()
    chooser.allows = false
    let shown = show(chooser)
    let start = CGPoint(x: 150, y: 400)
    let touches = [shown.screen.touchDown(start), shown.screen.touchDown(CGPoint(x: 180, y: 400))]
    shown.screen.advance(by: 0.05)
    move(touches, shown.screen, from: start, to: CGPoint(x: 150, y: 200))
    expect(shown.view.contentOffset.y > 100 && selected(shown).isEmpty && !shown.view.isEditing)
    for touch in touches { touch.up() }
    shown.screen.settle()
  }

  @Test("CV-64 A drag that is held near the edge scrolls and continues selecting")
  func edges() {
    let chooser = Chooser()
    let shown = show(chooser)
    let start = CGPoint(x: 150, y: 50)
    let touches = [shown.screen.touchDown(start), shown.screen.touchDown(CGPoint(x: 180, y: 50))]
    shown.screen.advance(by: 0.05)
    move(touches, shown.screen, from: start, to: CGPoint(x: 150, y: 475))
    shown.screen.advance(by: 1)
    expect(shown.view.contentOffset.y > 200 && selected(shown).count > 18)
    expect(selected(shown), equals: Array(1...selected(shown).count))
    for touch in touches { touch.up() }
    shown.screen.settle()
  }

  @Test(
    "CV-04 A tap selects an item and deselects the previous one; with multiple selection a second tap deselects", arguments: [false, true])
  func taps(multiple: Bool) {
    let items = Items(count: 9)
    let shown = Shown(items, flow(100, 60))
    shown.view.allowsMultipleSelection = multiple
    for x in [50.0, 160, 160] {
      shown.screen.tap(CGPoint(x: x, y: 30))
      shown.screen.advance(by: 0.1)
    }
    expect(
      items.log.filter { $0.hasPrefix("did") && !$0.contains("ighlight") }
        == (multiple ? ["didSelect 0", "didSelect 1", "didDeselect 1"] : ["didSelect 0", "didDeselect 0", "didSelect 1", "didSelect 1"]))
    expect(shown.view.indexPathsForSelectedItems, equals: [IndexPath(item: multiple ? 0 : 1, section: 0)])
    expect(items.log.filter { $0.hasPrefix("didHighlight") }.count == 3 && items.log.filter { $0.hasPrefix("didUnhighlight") }.count == 3)
  }
}
