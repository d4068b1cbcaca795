import CoreGraphics
import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct ListBackgroundTests {
  private typealias List = UICollectionLayoutListConfiguration

  private func pixel(_ screen: TestScreen, _ x: Int, _ y: Int) -> [UInt8] {
    screen.rgb(x * 2, y * 2)
  }

  private func show(_ configurations: [List], background: UIColor? = nil, rows: Int = 1) -> (screen: TestScreen, view: UICollectionView) {
    let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 2)
    let layout = UICollectionViewCompositionalLayout { index, environment in
      .list(using: configurations[index], layoutEnvironment: environment)
    }
    let items = Items(configurations.map { _ in Array(repeating: "a", count: rows) })
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    items.configure = { _, _ in }
    view.dataSource = items
    objects.append(items)
    if let background { view.backgroundColor = background }
    screen.show(view)
    screen.layout()
    return (screen, view)
  }

  /// Keeps data sources, which views hold weakly.
  private let objects = Kept()
  private final class Kept {
    var objects: [AnyObject] = []
    func append(_ object: AnyObject) { objects.append(object) }
  }

  @Test("CV-130 A view without a background has that of its list, and the standard one again with another layout")
  func standard() {
    let (screen, view) = show([List(appearance: .insetGrouped)])
    expect(view.backgroundColor, equals: .systemGroupedBackground)
    expect(pixel(screen, 5, 600), equals: [242, 242, 247])
    view.collectionViewLayout = UICollectionViewFlowLayout()
    screen.layout()
    expect(view.backgroundColor, equals: .systemBackground)
  }

  @Test("CV-130 A list covers the background that the app has set, unless its configuration has a clear one")
  func own() {
    let red: [UInt8] = [255, 0, 0]
    let own = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let (screen, view) = show([List(appearance: .insetGrouped)], background: own)
    expect(view.backgroundColor, equals: own)
    expect(pixel(screen, 5, 40) == [242, 242, 247] && pixel(screen, 5, 690) == [242, 242, 247])
    var clear = List(appearance: .insetGrouped)
    clear.backgroundColor = .clear
    let (second, _) = show([clear], background: own)
    expect(pixel(second, 5, 40) == red && pixel(second, 5, 690) == red)
    // The app's color remains even if it equals the background of lists.
    let (third, kept) = show([List(appearance: .insetGrouped)], background: .systemBackground)
    kept.collectionViewLayout = UICollectionViewFlowLayout()
    third.layout()
    expect(kept.backgroundColor, equals: .systemBackground)
  }

  @Test("CV-130 Each section has the background of its own configuration")
  func sections() {
    var first = List(appearance: .plain)
    first.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    var second = List(appearance: .insetGrouped)
    second.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let (screen, view) = show([first, second], rows: 2)
    let end = Int(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.maxY ?? 0)
    expect(end, equals: 88)
    expect(pixel(screen, 5, end + 4) == [0, 0, 255] && pixel(screen, 5, 690) == [0, 0, 255])
    view.alwaysBounceVertical = true
    // Pulled down, the background of the first section continues above the content.
    let touch = screen.touchDown(CGPoint(x: 200, y: 300))
    touch.move(to: CGPoint(x: 200, y: 320))
    touch.move(to: CGPoint(x: 200, y: 420))
    screen.layout()
    expect(view.contentOffset.y < -20 && pixel(screen, 5, 5) == [0, 255, 0])
    touch.up()
    screen.settle(timeout: 3)
  }
}
