import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Large content viewer") @MainActor
struct LargeContentTests {
  @MainActor private final class Taps {
    var names: [String] = []
    func add(_ name: String) { names.append(name) }
  }

  @MainActor private final class Chooser: NSObject, UILargeContentViewerInteractionDelegate {
    var ended: [String] = []
    var stage: UIViewController?

    func largeContentViewerInteraction(
      _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
      ended.append("\(item?.largeContentTitle ?? "nothing") at \(Int(point.x)), \(Int(point.y))")
    }
  }

  private func makeScreen(_ size: UIContentSizeCategory = .accessibilityExtraLarge, design: UIDesign = .modern) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
    screen.traits = { $0.preferredContentSizeCategory = size }
    return screen
  }

  private func card(_ screen: TestScreen) -> LargeContentCard? { screen.window.subviews.lazy.compactMap { $0 as? LargeContentCard }.first }

  private func title(_ screen: TestScreen) -> String? { card(screen)?.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first }

  private func image(_ screen: TestScreen) -> UIImageView? { card(screen)?.subviews.lazy.compactMap { $0 as? UIImageView }.first }

  private func action(_ title: String, _ taps: Taps) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { _ in taps.add(title) })
  }

  /// Returns a screen two deep, with buttons, a toolbar and tabs.
  private func showBars(_ screen: TestScreen, _ taps: Taps) -> UITabBarController {
    let first = UIViewController()
    first.title = "First Screen"
    let second = UIViewController()
    second.title = "Second"
    second.view.backgroundColor = .white
    second.navigationItem.rightBarButtonItem = action("Compose", taps)
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    navigation.tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Notes", image: UIImage(systemName: "note.text"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    screen.show(tabs)
    screen.settle()
    return tabs
  }

  @Test(
    "A finger that rests on a tab shows it enlarged, slides to the next one and selects it when it is lifted",
    arguments: ["modern", "classic"])
  func tabs(design: String) throws {
    let screen = makeScreen(design: design == "modern" ? .modern : .classic)
    let tabs = showBars(screen, Taps())
    let touch = screen.touchDown(CGPoint(x: 80, y: 460))
    screen.advance(by: UIDesign.modern.largeContent.pressDuration - 0.1)
    expect(card(screen) == nil)
    screen.advance(by: 0.5)
    expect(title(screen), equals: "Mail")
    let found = try #require(card(screen))
    expect(found.center, equals: CGPoint(x: 160, y: 240))
    expect(found.frame.width >= UIDesign.modern.largeContent.leastSide && found.frame.width <= 320 - 2 * 16)
    touch.move(to: CGPoint(x: 240, y: 460))
    screen.advance(by: 0.1)
    expect(title(screen) == "Notes" && tabs.selectedIndex == 0)
    touch.up()
    screen.settle()
    expect(card(screen) == nil && tabs.selectedIndex == 1)
  }

  @Test("Below accessibility sizes bars do not show enlarged items, and a long touch acts as a touch")
  func ordinarySizes() {
    let screen = makeScreen(.extraExtraExtraLarge)
    let tabs = showBars(screen, Taps())
    let touch = screen.touchDown(CGPoint(x: 240, y: 460))
    screen.advance(by: 1)
    expect(card(screen) == nil)
    touch.up()
    screen.settle()
    expect(tabs.selectedIndex, equals: 1)
  }

  @Test("Buttons, titles and the back button of a navigation bar show their texts; lifting the finger over a button presses it")
  func navigationBar() {
    let screen = makeScreen()
    let taps = Taps()
    let tabs = showBars(screen, taps)
    let touch = screen.touchDown(CGPoint(x: 290, y: 22))
    screen.advance(by: 0.8)
    expect(title(screen), equals: "Compose")
    touch.move(to: CGPoint(x: 160, y: 22))
    screen.advance(by: 0.1)
    expect(title(screen), equals: "Second")
    touch.move(to: CGPoint(x: 30, y: 22))
    screen.advance(by: 0.1)
    expect(title(screen), equals: "First Screen")
    touch.move(to: CGPoint(x: 160, y: 200))
    screen.advance(by: 0.5)
    expect(card(screen) == nil)
    touch.move(to: CGPoint(x: 290, y: 22))
    screen.advance(by: 0.1)
    touch.up()
    screen.settle()
    expect(taps.names, equals: ["Compose"])
    screen.longPress(CGPoint(x: 30, y: 22), duration: 0.8)
    screen.settle()
    expect((tabs.viewControllers?.first as? UINavigationController)?.viewControllers.count, equals: 1)
  }

  @Test("A button with a menu opens the menu at accessibility sizes too")
  func menus() {
    let screen = makeScreen()
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [UIAction(title: "By Name") { _ in }]))
    screen.show(UINavigationController(rootViewController: root))
    screen.settle()
    screen.longPress(CGPoint(x: 290, y: 22), duration: 0.8)
    screen.settle()
    expect(card(screen) == nil && screen.accessibilityTree().contains("By Name"))
  }

  @Test(
    "A segmented control shows its segments enlarged, in a bar too, and chooses the one where the finger is lifted",
    arguments: [false, true])
  func segments(isInBar: Bool) {
    let screen = makeScreen()
    let control = UISegmentedControl(items: ["Low", "High"])
    control.frame = CGRect(x: 60, y: 200, width: 200, height: 32)
    control.selectedSegmentIndex = 0
    let root = UIViewController()
    if isInBar { root.navigationItem.titleView = control } else { root.view.addSubview(control) }
    screen.show(isInBar ? UINavigationController(rootViewController: root) : root)
    screen.settle()
    let frame = control.convert(control.bounds, to: nil)
    let touch = screen.touchDown(CGPoint(x: frame.minX + 20, y: frame.midY))
    screen.advance(by: 0.8)
    expect(title(screen) == "Low" && screen.window.subviews.count { $0 is LargeContentCard } == 1)
    touch.move(to: CGPoint(x: frame.maxX - 20, y: frame.midY))
    screen.advance(by: 0.1)
    expect(title(screen) == "High" && control.selectedSegmentIndex == 0)
    touch.up()
    screen.settle()
    expect(control.selectedSegmentIndex == 1 && card(screen) == nil)
  }

  @Test("A disabled button shows enlarged and does nothing")
  func disabled() {
    let screen = makeScreen()
    let taps = Taps()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
    let item = action("Send", taps)
    item.isEnabled = false
    bar.items = [item]
    let view = UIView()
    view.addSubview(bar)
    screen.show(view)
    screen.settle()
    let touch = screen.touchDown(CGPoint(x: 30, y: 222))
    screen.advance(by: 0.8)
    expect(title(screen), equals: "Send")
    touch.up()
    screen.settle()
    expect(taps.names.isEmpty)
  }

  @Test("An image for the large size is shown at its size; a symbol is drawn again at the size of the viewer")
  func images() throws {
    let screen = makeScreen()
    let large = UIGraphicsImageRenderer(size: CGSize(width: 70, height: 50)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 70, height: 50))
    }
    let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
    let own = UIBarButtonItem(image: UIImage(systemName: "star"), primaryAction: nil, menu: nil)
    own.largeContentSizeImage = large
    let symbol = UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"), primaryAction: nil, menu: nil)
    bar.items = [own, UIBarButtonItem.flexibleSpace(), symbol]
    let view = UIView()
    view.addSubview(bar)
    screen.show(view)
    screen.settle()
    let touch = screen.touchDown(CGPoint(x: 26, y: 222))
    screen.advance(by: 0.8)
    expect(image(screen)?.image === large && image(screen)?.frame.size == CGSize(width: 70, height: 50))
    touch.move(to: CGPoint(x: 294, y: 222))
    screen.advance(by: 0.1)
    let shown = try #require(image(screen))
    let side = UIDesign.modern.largeContent.imageSide
    expect(max(shown.frame.width, shown.frame.height), equals: side)
    try expect(#require(shown.image).size.height > 60)
    touch.cancel()
    screen.settle()
    expect(card(screen) == nil)
  }

  @Test("The viewer's text is inside of it at every accessibility size", arguments: UIContentSizeCategory.accessibilitySizes)
  func sizes(size: UIContentSizeCategory) throws {
    let screen = makeScreen(size)
    _ = showBars(screen, Taps())
    screen.window.rootViewController?.children.first?.tabBarItem.title = "Downloads and Favorites"
    screen.settle()
    _ = screen.touchDown(CGPoint(x: 80, y: 460))
    screen.advance(by: 0.8)
    let found = try #require(card(screen))
    let label = try #require(found.subviews.lazy.compactMap { $0 as? UILabel }.first)
    expect(found.bounds.contains(label.frame))
    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
    expect(needed.height, atMost: label.bounds.height + 0.5)
    expect(screen.window.bounds.contains(found.frame))
  }

  @Test("A view of the app takes part through an interaction; without a method for the end a control is pressed")
  func ownViews() {
    let screen = makeScreen()
    let view = UIView()
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
    button.showsLargeContentViewer = true
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    let quiet = UIButton(frame: CGRect(x: 160, y: 100, width: 120, height: 44))
    quiet.setTitle("Quiet", for: .normal)
    view.addSubview(button)
    view.addSubview(quiet)
    let interaction = UILargeContentViewerInteraction(delegate: nil)
    view.addInteraction(interaction)
    screen.show(view)
    screen.settle()
    let touch = screen.touchDown(CGPoint(x: 60, y: 120))
    screen.advance(by: 0.8)
    expect(title(screen), equals: "Press")
    touch.up()
    screen.settle()
    expect(presses, equals: 1)
    let other = screen.touchDown(CGPoint(x: 200, y: 120))
    screen.advance(by: 0.8)
    expect(card(screen) == nil)
    other.up()
    expect(interaction.gestureRecognizerForExclusionRelationship.view === view)
    view.removeInteraction(interaction)
    expect(view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test("A delegate receives the location of the finger instead of the press")
  func delegate() {
    let screen = makeScreen()
    let view = UIView()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
    label.text = "Artist"
    label.showsLargeContentViewer = true
    label.largeContentTitle = "Name of the artist"
    view.addSubview(label)
    let chooser = Chooser()
    view.addInteraction(UILargeContentViewerInteraction(delegate: chooser))
    screen.show(view)
    screen.settle()
    let touch = screen.touchDown(CGPoint(x: 60, y: 120))
    screen.advance(by: 0.8)
    expect(title(screen), equals: "Name of the artist")
    touch.up()
    expect(chooser.ended, equals: ["Name of the artist at 60, 120"])
  }

  @Test("The viewer looks as stored")
  func pictures() {
    for (name, design, style) in [("modern", UIDesign.modern, .light), ("dark", .modern, .dark), ("classic", .classic, .light)]
      as [(String, UIDesign, UIUserInterfaceStyle)]
    {
      let screen = makeScreen(design: design)
      screen.traits = {
        $0.preferredContentSizeCategory = .accessibilityExtraLarge
        $0.userInterfaceStyle = style
      }
      _ = showBars(screen, Taps())
      let touch = screen.touchDown(CGPoint(x: 80, y: 460))
      screen.advance(by: 1)
      assertSnapshotChecksum(screen.snapshot(), named: name)
      touch.cancel()
    }
  }

  @Test("A view shows nothing enlarged by default; labels, buttons and image views offer their content")
  func defaults() {
    let view = UIView()
    expect(!view.showsLargeContentViewer && view.largeContentTitle == nil && view.largeContentImage == nil)
    expect(!view.scalesLargeContentImage && view.largeContentImageInsets == .zero)
    let image = UIImage(systemName: "star")
    expect(UIImageView(image: image).largeContentImage === image)
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.setImage(image, for: .normal)
    expect(button.largeContentTitle == "Title" && button.largeContentImage === image)
    button.largeContentTitle = "Another"
    expect(button.largeContentTitle == "Another" && !button.showsLargeContentViewer)
  }

  @Test("The change to an accessibility text size is reported once, and further sizes are not")
  func notification() {
    let screen = makeScreen(.large)
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    expect(!UILargeContentViewerInteraction.isEnabled)
    screen.traits = { $0.preferredContentSizeCategory = .extraLarge }
    expect(count, equals: 0)
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityMedium }
    expect(count == 1 && UILargeContentViewerInteraction.isEnabled)
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityLarge }
    expect(count, equals: 1)
    screen.traits = { $0.preferredContentSizeCategory = .small }
    expect(count, equals: 2)
  }
}

extension UIContentSizeCategory {
  fileprivate static let accessibilitySizes: [UIContentSizeCategory] = [
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
}
