import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct MenuTests {
  @Test("A long press on an item opens its menu; without a menu the item is selected when the finger is lifted", arguments: [true, false])
  func contextMenu(hasMenu: Bool) {
    let items = Items(count: 9)
    let menus = MenuDelegate()
    menus.hasMenu = hasMenu
    let shown = Shown(items, flow(100, 60), delegate: menus)
    shown.screen.longPress(CGPoint(x: 50, y: 100))
    shown.screen.settle()
    let path = IndexPath(item: 3, section: 0)
    expect(menus.asked == [path] && menus.displayed == (hasMenu ? 1 : 0))
    expect(shown.view.indexPathsForSelectedItems, equals: (hasMenu ? [] : [path]))
  }

  @Test("CV-67 A selected item has the menu of all selected items, and the background has its own")
  func severalItems() {
    let items = Items(count: 6)
    let menus = SeveralMenus()
    let shown = Shown(items, flow(100, 60), delegate: menus)
    shown.view.allowsMultipleSelection = true
    for item in [4, 0] { shown.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
    for point in [CGPoint(x: 50, y: 30), CGPoint(x: 270, y: 30), CGPoint(x: 160, y: 400)] {
      shown.screen.longPress(point)
      shown.screen.settle()
      shown.view.contextMenuInteraction?.dismissMenu()
      shown.screen.settle()
    }
    expect(menus.asked, equals: [[0, 4], [2], []])
  }

  @Test("CV-67 A delegate with menus of single items is asked for the pressed one of several selected items")
  func olderDelegate() {
    let menus = MenuDelegate()
    let shown = Shown(Items(count: 6), flow(100, 60), delegate: menus)
    shown.view.allowsMultipleSelection = true
    for item in [4, 0] { shown.view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: []) }
    shown.screen.longPress(CGPoint(x: 50, y: 30))
    shown.screen.settle()
    expect(menus.asked == [IndexPath(item: 0, section: 0)] && menus.displayed == 1)
    shown.screen.longPress(CGPoint(x: 160, y: 400))
    shown.screen.settle()
    expect(menus.asked.count, equals: 1)
  }

  @Test("CV-12 A long press shows the edit actions that the delegate allows, and performs the chosen one")
  func editMenu() {
    let edits = EditDelegate()
    let shown = Shown(Items(count: 6), flow(100, 60), delegate: edits)
    shown.screen.longPress(CGPoint(x: 160, y: 30))
    shown.screen.settle()
    expect(edits.asked == [1] && UIMenuController.shared.isMenuVisible)
    expect(shown.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected, equals: true)
    expect(shown.screen.reader.activate("Copy"))
    shown.screen.settle()
    expect(edits.performed == ["copy: 1"] && !UIMenuController.shared.isMenuVisible)
    expect(shown.view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected, equals: false)
  }
}

private final class EditDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  var asked: [Int] = []
  var performed: [String] = []

  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    asked.append(indexPath.item)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { action == "copy:" }
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { performed.append("\(action) \(indexPath.item)") }
}

private final class SeveralMenus: NSObject, UICollectionViewDelegateFlowLayout {
  var asked: [[Int]] = []

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    asked.append(indexPaths.map(\.item))
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: [UIAction(title: "Share") { _ in }]) }
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
