import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Bars and their items") @MainActor
struct BarTests {
  @MainActor final class Taps {
    var count = 0
    func tap() { count += 1 }
  }

  private func show(_ configure: (UIViewController) -> Void, design: UIDesign = .modern) -> (TestScreen, UINavigationController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
    let root = UIViewController()
    root.title = "Title"
    root.view.backgroundColor = .white
    configure(root)
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.settle()
    return (screen, navigation)
  }

  @Test("NV-03 Every system item but the spaces has a title or an image, and a name to be spoken by")
  func systemItems() {
    for kind in UIBarButtonItem.SystemItem.allCases where kind != .flexibleSpace && kind != .fixedSpace {
      let (screen, _) = show { $0.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil) }
      let button = screen.accessibilityTree().split(separator: "\n").first { $0.contains("button") }
      expect(button?.contains("\""), equals: true, "\(kind)")
    }
  }

  @Test("NV-03 System items that are words have UIKit's")
  func words() {
    let words: [(UIBarButtonItem.SystemItem, String)] = [
      (.edit, "Edit"), (.done, "Done"), (.cancel, "Cancel"), (.save, "Save"), (.undo, "Undo"), (.redo, "Redo"),
    ]
    for (kind, word) in words {
      let (screen, _) = show { $0.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: kind, target: nil, action: nil) }
      expect(screen.accessibilityTree().contains("button \"\(word)\""))
    }
  }

  @Test("NV-03 Buttons at both sides, from the edge inward, perform their actions", arguments: ["modern", "classic"])
  func sides(design: String) {
    let taps = [Taps(), Taps(), Taps()]
    let (screen, _) = show(
      { controller in
        controller.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: taps[0], action: Taps.tap)
        controller.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(title: "B", style: .plain, target: taps[1], action: Taps.tap),
          UIBarButtonItem(primaryAction: UIAction(title: "C") { _ in taps[2].tap() }),
        ]
      }, design: design == "modern" ? .modern : .classic)
    screen.tap(CGPoint(x: 25, y: 22))
    expect(taps.map(\.count), equals: [1, 0, 0])
    screen.tap(CGPoint(x: 300, y: 22))
    expect(taps.map(\.count), equals: [1, 1, 0])
    screen.tap(CGPoint(x: 266, y: 22))
    expect(taps.map(\.count), equals: [1, 1, 1])
  }

  @Test("NV-08 An item that is not enabled is gray and dead; editing may switch it")
  func disabled() {
    let taps = Taps()
    let item = UIBarButtonItem(title: "Delete", style: .plain, target: taps, action: Taps.tap)
    let (screen, navigation) = show { $0.navigationItem.rightBarButtonItem = item }
    func reddest() -> Int {
      let image = screen.snapshot()
      var most = 0
      for y in 20..<70 {
        for x in 500..<610 {
          let pixel = image.pixel(x: x, y: y)
          most = max(most, Int(pixel.blue) - Int(pixel.red))
        }
      }
      return most
    }
    expect(reddest(), above: 150)
    item.isEnabled = false
    expect(reddest(), below: 40)
    expect(screen.accessibilityTree().contains("disabled button \"Delete\""))
    screen.tap(CGPoint(x: 290, y: 22))
    expect(taps.count, equals: 0)
    item.isEnabled = true
    screen.tap(CGPoint(x: 290, y: 22))
    expect(taps.count, equals: 1)
    withExtendedLifetime(navigation) {}
  }

  @Test("VC-03 NV-03 The edit button begins and ends editing, and its title is the next action")
  func editButton() {
    let (screen, navigation) = show { $0.navigationItem.rightBarButtonItem = $0.editButtonItem }
    let root = navigation.topViewController!
    screen.tap(CGPoint(x: 290, y: 22))
    expect(root.isEditing)
    expect(screen.accessibilityTree().contains("button \"Done\""))
    screen.tap(CGPoint(x: 290, y: 22))
    expect(!root.isEditing)
    expect(screen.accessibilityTree().contains("button \"Edit\""))
  }

  @Test("NV-06 VC-09 The title set at any time shows in the bar, and on the next screen's way back")
  func titles() {
    let (screen, navigation) = show { _ in }
    navigation.topViewController!.title = "Changed"
    expect(screen.accessibilityTree().contains("header text \"Changed\""))
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: false)
    expect(screen.accessibilityTree().contains("button \"Changed\" #BackButton"))
    navigation.viewControllers[0].navigationItem.backButtonTitle = "Up"
    expect(screen.accessibilityTree().contains("button \"Up\" #BackButton"))
    navigation.viewControllers[0].navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Home", style: .plain, target: nil, action: nil)
    expect(screen.accessibilityTree().contains("button \"Home\" #BackButton"))
    next.navigationItem.hidesBackButton = true
    expect(!screen.accessibilityTree().contains("BackButton"))
  }

  @Test("A bar without a controller queries and notifies its delegate")
  func alone() {
    @MainActor final class Judge: UINavigationBarDelegate {
      var log: [String] = []
      var allows = true
      func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        log.append("shouldPush \(item.title ?? "")")
        return true
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { log.append("didPush \(item.title ?? "")") }
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        log.append("shouldPop \(item.title ?? "")")
        return allows
      }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { log.append("didPop \(item.title ?? "")") }
    }
    let screen = TestScreen()
    let view = UIView(frame: screen.window.bounds)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let judge = Judge()
    bar.delegate = judge
    view.addSubview(bar)
    screen.show(view)
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    screen.settle()
    judge.allows = false
    screen.tap(CGPoint(x: 25, y: 22))
    screen.settle()
    expect(bar.items?.count, equals: 2)
    judge.allows = true
    screen.tap(CGPoint(x: 25, y: 22))
    screen.settle()
    expect(bar.topItem?.title, equals: "A")
    expect(
      judge.log == ["shouldPush A", "didPush A", "shouldPush B", "didPush B", "shouldPop B", "shouldPop B", "didPop B"])
  }

  @Test("Large titles collapse as content scrolls below the bar, and come to rest shown or collapsed")
  func largeTitles() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let list = UITableViewController(style: .plain)
    list.title = "Large"
    list.tableView.contentInset.bottom = 1000
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    screen.settle()
    let bar = navigation.navigationBar
    expect(bar.frame.height, equals: 96)
    expect(list.tableView.contentOffset.y, equals: -96)
    list.tableView.setContentOffset(CGPoint(x: 0, y: -70), animated: false)
    screen.layout()
    expect(bar.frame.height, equals: 70)
    expect(list.tableView.adjustedContentInset.top, equals: 70)
    expect(list.tableView.contentOffset.y, equals: -70)
    list.tableView.setContentOffset(CGPoint(x: 0, y: -96), animated: false)
    screen.layout()
    expect(bar.frame.height, equals: 96)
    screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 275))
    screen.settle()
    expect(bar.frame.height, equals: 96)
    screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 250))
    screen.settle()
    expect(bar.frame.height, equals: 44)
    expect(screen.accessibilityTree().contains("header text \"Large\""))
  }

  @Test("An automatic item that is pushed after one without a large title has none, and no room for it", arguments: [false, true])
  func automaticAfterNever(animated: Bool) {
    let (screen, navigation) = show { $0.navigationItem.largeTitleDisplayMode = .never }
    navigation.navigationBar.prefersLargeTitles = true
    screen.settle()
    let next = UITableViewController(style: .plain)
    next.title = "Next"
    navigation.pushViewController(next, animated: animated)
    screen.settle()
    expect(navigation.navigationBar.frame.height, equals: 44)
    expect(next.tableView.adjustedContentInset.top, equals: navigation.navigationBar.frame.maxY)
  }

  @Test("VC-08 A table controller's view fills the room between the bars", arguments: ["modern", "classic"])
  func tableRoom(design: String) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design == "modern" ? .modern : .classic)
    let list = UITableViewController(style: .plain)
    let navigation = UINavigationController(rootViewController: list)
    navigation.isToolbarHidden = false
    screen.show(navigation)
    screen.settle()
    expect(list.view === list.tableView)
    let frame = list.view.convert(list.view.bounds, to: nil)
    let room = CGRect(
      x: frame.minX, y: frame.minY + list.tableView.adjustedContentInset.top, width: frame.width,
      height: frame.height - list.tableView.adjustedContentInset.top - list.tableView.adjustedContentInset.bottom)
    expect(room, equals: CGRect(x: 0, y: 44, width: 320, height: 392))
  }

  @Test("The tree of a pushed screen reads as it would be spoken")
  func spoken() {
    let (screen, navigation) = show { _ in }
    let next = UIViewController()
    next.title = "Detail"
    next.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 20))
    label.text = "Content"
    next.view.addSubview(label)
    navigation.pushViewController(next, animated: true)
    screen.settle()
    let lines = screen.accessibilityTree().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    expect(lines, equals: ["button \"Title\" #BackButton", "header text \"Detail\"", "button \"Add\"", "text \"Content\""])
  }

  @Test("A bar copies the appearance it is given, and is notified of changes to the copy")
  func appearanceCopies() {
    let (screen, navigation) = show { _ in }
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    screen.settle()
    #expect(screen.snapshot().pixel(x: 4, y: 4) == (255, 0, 0, 255))
    appearance.backgroundColor = .green
    appearance.buttonAppearance.normal.titleTextAttributes[.foregroundColor] = UIColor.green
    screen.settle()
    #expect(screen.snapshot().pixel(x: 4, y: 4) == (255, 0, 0, 255))
    expect(navigation.navigationBar.standardAppearance.buttonAppearance.normal.titleTextAttributes.isEmpty)
    navigation.navigationBar.scrollEdgeAppearance?.backgroundColor = .blue
    screen.settle()
    expect(screen.snapshot().pixel(x: 4, y: 4) == (0, 0, 255, 255))
  }

  @Test("The title has the attributes of the scroll edge appearance at the edge, and of the standard one away from it")
  func edgeAttributes() {
    let (screen, navigation) = show { root in
      let scroll = UIScrollView(frame: root.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 320, height: 2000)
      root.view.addSubview(scroll)
      root.title = "■■■■"
    }
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.titleTextAttributes = [.foregroundColor: UIColor.red]
    let standard = UINavigationBarAppearance(barAppearance: edge)
    standard.titleTextAttributes = [.foregroundColor: UIColor.blue]
    navigation.navigationBar.standardAppearance = standard
    navigation.navigationBar.scrollEdgeAppearance = edge
    func colors() -> (red: Bool, blue: Bool) {
      let picture = screen.snapshot()
      let pixels = (200..<440).map { picture.pixel(x: $0, y: 44) }
      return (pixels.contains { $0.red > 200 && $0.blue < 60 }, pixels.contains { $0.blue > 200 && $0.red < 60 })
    }
    screen.settle()
    expect(colors() == (true, false))
    (navigation.topViewController?.view.subviews.first as? UIScrollView)?.contentOffset.y = 300
    screen.settle()
    expect(colors() == (false, true))
  }
}
