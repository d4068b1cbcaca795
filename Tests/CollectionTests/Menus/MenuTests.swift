import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Context menus of items.
@MainActor struct MenuTests {
  @Test("A long press on an item opens its menu; without one the item is selected as the finger goes up", arguments: [true, false])
  func contextMenu(hasMenu: Bool) {
    let items = Items(count: 9)
    let menus = MenuDelegate()
    menus.hasMenu = hasMenu
    let shown = Shown(items, flow(100, 60), delegate: menus)
    shown.screen.longPress(CGPoint(x: 50, y: 100))
    shown.screen.settle()
    let path = IndexPath(item: 3, section: 0)
    #expect(menus.asked == [path] && menus.displayed == (hasMenu ? 1 : 0))
    #expect(shown.view.indexPathsForSelectedItems == (hasMenu ? [] : [path]))
  }
}

private final class MenuDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var hasMenu = true
  var asked: [IndexPath] = []
  var displayed = 0

  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    asked.append(indexPath)
    return hasMenu
      ? UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Delete") { _ in }]) }
      : nil
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { displayed += 1 }
}
