import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Drags that rest on an item until it opens.
@MainActor struct SpringLoadingTests {
  /// Provides its item to drags.
  private final class Source: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "a")))]
    }
  }

  private final class Opening: NSObject, UICollectionViewDelegate, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var refused: Int?

    func collectionView(
      _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.item != refused }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { log.append("select \(indexPath.item)") }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
    ) -> Bool { indexPath.row != refused }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("row \(indexPath.row)") }
  }

  private let source = Source()
  private let opening = Opening()

  /// Returns a screen with a square that can be dragged at the top, and `below` under it.
  private func stage(_ below: UIView) -> TestScreen {
    let screen = TestScreen()
    let root = UIView(frame: screen.window.bounds)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let drag = UIDragInteraction(delegate: source)
    drag.isEnabled = true
    square.addInteraction(drag)
    root.addSubview(square)
    root.addSubview(below)
    screen.show(root)
    return screen
  }

  private func lift(_ screen: TestScreen, to point: CGPoint) -> TestTouch {
    let touch = screen.touchDown(CGPoint(x: 30, y: 30))
    screen.advance(by: 0.6)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      touch.move(to: CGPoint(x: 30 + (point.x - 30) * part, y: 30 + (point.y - 30) * part))
      screen.advance(by: 1.0 / 60)
    }
    return touch
  }

  private func grid(_ items: Items) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 100, width: 320, height: 300), collectionViewLayout: flow(90, 90))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = opening
    return view
  }

  @Test("CV-67 A drag that rests over an item of a spring loaded view selects it, after it was highlighted")
  func item() {
    let items = Items(count: 6)
    let view = grid(items)
    view.isSpringLoaded = true
    let screen = stage(view)
    let touch = lift(screen, to: CGPoint(x: 150, y: 140))
    expect(opening.log == [] && view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == true)
    screen.advance(by: 0.4)
    expect(opening.log, equals: [])
    screen.advance(by: 0.6)
    expect(opening.log == ["select 1"] && view.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted == false)
    // It opens once while the drag remains.
    screen.advance(by: 2)
    expect(opening.log, equals: ["select 1"])
    touch.move(to: CGPoint(x: 50, y: 140))
    screen.advance(by: 1)
    expect(opening.log, equals: ["select 1", "select 0"])
    touch.up()
    screen.settle()
    expect(view.visibleCells.allSatisfy { $0.alpha == 1 && !$0.isHighlighted })
  }

  @Test("CV-67 A drag that continues, or over an item that the delegate refuses, opens nothing")
  func refused() {
    let items = Items(count: 6)
    let view = grid(items)
    view.isSpringLoaded = true
    opening.refused = 1
    let screen = stage(view)
    let touch = lift(screen, to: CGPoint(x: 150, y: 140))
    screen.advance(by: 1.5)
    touch.move(to: CGPoint(x: 50, y: 140))
    screen.advance(by: 0.4)
    touch.move(to: CGPoint(x: 50, y: 60))
    screen.advance(by: 1)
    touch.up()
    screen.settle()
    expect(opening.log, equals: [])
    view.isSpringLoaded = false
    opening.refused = nil
    let again = lift(screen, to: CGPoint(x: 150, y: 140))
    screen.advance(by: 1.5)
    again.up()
    expect(!view.isSpringLoaded && opening.log == [])
  }

  @Test("CV-67 Rows of a spring loaded table open likewise")
  func row() {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    table.rowHeight = 44
    table.dataSource = opening
    table.delegate = opening
    table.isSpringLoaded = true
    let screen = stage(table)
    let touch = lift(screen, to: CGPoint(x: 150, y: 166))
    screen.advance(by: 1)
    touch.up()
    screen.settle()
    expect(opening.log, equals: ["row 1"])
  }

  @Test("A drag that rests on a spring-loaded bar button item acts as a tap, and one on a tab bar selects a tab")
  func bars() throws {
    final class Owner: UIViewController { var log: [String] = [] }
    let owner = Owner()
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let drag = UIDragInteraction(delegate: source)
    drag.isEnabled = true
    square.addInteraction(drag)
    owner.view.addSubview(square)
    owner.edgesForExtendedLayout = []
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Open") { _ in owner.log.append("open") })
    owner.navigationItem.rightBarButtonItem = item
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: owner)
    navigation.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "B", image: nil, tag: 1)
    tabs.viewControllers = [navigation, other]
    let screen = TestScreen()
    screen.show(tabs)
    screen.settle()
    let origin = square.convert(CGPoint(x: 30, y: 30), to: nil)
    let size = screen.window.bounds.size
    func rest(on place: CGPoint) {
      let touch = screen.touchDown(origin)
      screen.advance(by: 0.6)
      touch.move(to: CGPoint(x: origin.x + 20, y: origin.y + 20))
      screen.advance(by: 0.1)
      touch.move(to: place)
      screen.advance(by: 1.5)
      touch.up()
      screen.settle()
    }
    let places = (button: CGPoint(x: size.width - 25, y: 22), tab: CGPoint(x: size.width * 0.75, y: size.height - 24))
    rest(on: places.button)
    rest(on: places.tab)
    expect(owner.log == [] && tabs.selectedIndex == 0)
    item.isSpringLoaded = true
    tabs.tabBar.isSpringLoaded = true
    rest(on: places.button)
    expect(owner.log, equals: ["open"])
    item.isEnabled = false
    rest(on: places.button)
    expect(owner.log, equals: ["open"])
    rest(on: places.tab)
    expect(tabs.selectedIndex, equals: 1)
    expect(item.isSpringLoaded && tabs.tabBar.isSpringLoaded)
  }

  @Test("A drag presses a spring-loaded button, and a custom interaction is notified of each state")
  func button() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    button.isSpringLoaded = true
    final class Effect: NSObject, UISpringLoadedInteractionEffect {
      var states: [UISpringLoadedInteractionEffectState] = []
      func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        states.append(context.state)
      }
    }
    let effect = Effect()
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 100, height: 50))
    var opened: [CGPoint] = []
    other.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { interaction, context in
        opened.append(context.location(in: interaction.view))
      })
    let below = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    below.addSubview(button)
    below.addSubview(other)
    let screen = TestScreen()
    let root = UIView(frame: screen.window.bounds)
    root.addSubview(below)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let drag = UIDragInteraction(delegate: source)
    drag.isEnabled = true
    square.addInteraction(drag)
    root.addSubview(square)
    screen.show(root)
    let touch = lift(screen, to: CGPoint(x: 50, y: 130))
    screen.advance(by: 1)
    expect(presses == 1 && effect.states == [])
    touch.move(to: CGPoint(x: 250, y: 20))
    screen.advance(by: 1)
    expect(opened == [CGPoint(x: 50, y: 20)] && effect.states == [.possible, .activating, .activated])
    touch.up()
    screen.settle()
    expect(effect.states.last == .inactive && presses == 1)
  }
}
