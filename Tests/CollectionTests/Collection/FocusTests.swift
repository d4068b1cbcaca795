import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Calls to the delegate as the keyboard moves the focus among items.
@MainActor struct FocusTests {
  private final class Focused: NSObject, UICollectionViewDelegate {
    var log: [String] = []
    var held: IndexPath?
    var preferred: IndexPath?

    private func name(_ path: IndexPath?) -> String { path.map { "\($0.item)" } ?? "none" }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
      context.nextFocusedIndexPath != held
    }
    func collectionView(
      _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      let direction = context.focusHeading == .right ? "right" : context.focusHeading == .down ? "down" : "-"
      log.append("\(name(context.previouslyFocusedIndexPath)) to \(name(context.nextFocusedIndexPath)) \(direction)")
      coordinator.addCoordinatedAnimations({ (context.nextFocusedView as? UICollectionViewCell)?.contentView.alpha = 0.5 }) {
        self.log.append("done")
      }
    }
  }

  @Test("CV-68 The delegate receives the previous and next focused items, chooses a first item, and can keep the focus")
  func delegate() {
    let focused = Focused()
    focused.preferred = IndexPath(item: 1, section: 0)
    let shown = Shown(Items(count: 12), flow(100, 60), delegate: focused)
    shown.screen.press(.keyboardTab)
    shown.screen.settle()
    expect(focused.log, equals: ["none to 1 -", "done"])
    expect(shown.view.cellForItem(at: IndexPath(item: 1, section: 0))?.contentView.alpha, equals: 0.5)
    focused.log = []
    shown.screen.press(.keyboardRightArrow)
    expect(focused.log.first, equals: "1 to 2 right")
    shown.screen.settle()
    focused.log = []
    focused.held = IndexPath(item: 5, section: 0)
    shown.screen.press(.keyboardDownArrow)
    shown.screen.settle()
    expect(focused.log, equals: [])
    focused.held = nil
    shown.screen.press(.keyboardDownArrow)
    shown.screen.press(.keyboardEscape)
    expect(focused.log.filter { $0 != "done" }, equals: ["2 to 5 down", "5 to none -"])
  }

  @Test("CV-68 Without focus in editing keys mark nothing")
  func editing() {
    let focused = Focused()
    let shown = Shown(Items(count: 12), flow(100, 60), delegate: focused)
    shown.view.isEditing = true
    shown.view.allowsFocusDuringEditing = false
    shown.screen.press(.keyboardTab)
    shown.screen.press(.keyboardDownArrow)
    expect(focused.log, equals: [])
    shown.view.allowsFocusDuringEditing = true
    shown.screen.press(.keyboardTab)
    expect(focused.log, equals: ["none to 0 -"])
  }
}
