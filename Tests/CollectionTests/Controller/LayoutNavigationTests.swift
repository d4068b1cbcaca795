import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Pushed controllers that show one collection view with different layouts.
@MainActor struct LayoutNavigationTests {
  private final class Tiles: UICollectionViewController {
    var log: [String] = []
    var name = "root"

    override func viewDidLoad() {
      super.viewDidLoad()
      title = name
      if !useLayoutToLayoutNavigationTransitions {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      }
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      log.append("cell \(indexPath.item)")
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemBlue : .systemTeal
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      log.append("select \(indexPath.item)")
    }
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func show() -> (TestScreen, UINavigationController, Tiles, Tiles) {
    let screen = TestScreen()
    let root = Tiles(collectionViewLayout: flow(60, 60))
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.settle()
    let child = Tiles(collectionViewLayout: flow(140, 100))
    child.name = "child"
    child.useLayoutToLayoutNavigationTransitions = true
    return (screen, navigation, root, child)
  }

  private func width(_ view: UICollectionView, _ item: Int = 0) -> CGFloat {
    let cell = view.cellForItem(at: path(item))
    return (cell?.layer.presentation()?.bounds ?? cell?.bounds ?? .zero).width
  }

  @Test("CV-51 A push between controllers of one collection view moves the items from layout to layout")
  func push() {
    let (screen, navigation, root, child) = show()
    let view = root.collectionView!
    let cell = view.cellForItem(at: path(0))
    navigation.pushViewController(child, animated: true)
    expect(child.collectionView === view && child.isViewLoaded)
    screen.advance(by: 0.15)
    expect(width(view) > 61 && width(view) < 139 && view.cellForItem(at: path(0)) === cell)
    // Nothing moves.
    expect(view.convert(CGPoint.zero, to: nil).x, equals: 0)
    screen.settle()
    expect(width(view) == 140 && view.collectionViewLayout === child.collectionViewLayout && view.window != nil)
    expect(view.isDescendant(of: child.view) && view.dataSource === root && view.delegate === root)
    expect(child.log == [] && root.collectionViewLayout !== child.collectionViewLayout)
    screen.tap(view.convert(CGPoint(x: 50, y: 50), to: nil))
    expect(root.log.last == "select 0" && child.log == [])

    navigation.popViewController(animated: true)
    screen.advance(by: 0.15)
    expect(width(view) > 61 && width(view) < 139)
    screen.settle()
    expect(width(view) == 60 && view.collectionViewLayout === root.collectionViewLayout && view.isDescendant(of: root.view))
    expect(root.collectionView === view && navigation.topViewController === root)
    expect(view.bounds.size, equals: root.view.bounds.size)
    // The same again with the previous controller.
    navigation.pushViewController(child, animated: true)
    screen.settle()
    expect(width(view) == 140 && view.isDescendant(of: child.view))
  }

  @Test("CV-51 Without an animation the other layout is there immediately")
  func pushAtOnce() {
    let (screen, navigation, root, child) = show()
    let view = root.collectionView!
    navigation.pushViewController(child, animated: false)
    screen.layout()
    expect(width(view) == 140 && view.isDescendant(of: child.view) && child.collectionView === view)
    navigation.popViewController(animated: false)
    screen.layout()
    expect(width(view) == 60 && view.isDescendant(of: root.view))
  }

  @Test(
    "CV-51 A swipe back follows the finger between layouts, and a canceled one restores the upper layout", arguments: [true, false])
  func swipe(finishes: Bool) {
    let (screen, navigation, root, child) = show()
    let view = root.collectionView!
    navigation.pushViewController(child, animated: true)
    screen.settle()
    let touch = screen.touchDown(CGPoint(x: 2, y: 300))
    for step in 1...10 {
      touch.move(to: CGPoint(x: 2 + CGFloat(step) * (finishes ? 25 : 8), y: 300))
      screen.advance(by: 1.0 / 60)
    }
    screen.advance(by: 0.3)
    expect(width(view) > 61 && width(view) < 139)
    touch.up()
    screen.settle()
    expect(navigation.topViewController === (finishes ? root : child))
    expect(width(view) == (finishes ? 60 : 140) && view.isDescendant(of: finishes ? root.view : child.view))
  }

  @Test("CV-51 A controller without layout-to-layout transitions has its own collection view")
  func ownView() {
    let (screen, navigation, root, child) = show()
    child.useLayoutToLayoutNavigationTransitions = false
    navigation.pushViewController(child, animated: true)
    screen.settle()
    expect(child.collectionView !== root.collectionView && child.collectionView.dataSource === child)
    expect(root.collectionView.superview === root.view)
  }
}
