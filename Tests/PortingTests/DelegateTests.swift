import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private final class AppDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  var performed: [String] = []
  var continued: [String] = []
  var handlesShortcut = false
  var launchedWith: String?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let item = launchOptions?[.shortcutItem] as? UIApplicationShortcutItem
    launchedWith = item?.type
    return !handlesShortcut
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) {
    performed.append(shortcutItem.type)
    completionHandler(true)
  }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    continued.append(userActivity.activityType)
    return true
  }
}

private final class HeaderDelegate: NSObject, UITableViewDelegate {
  let header = UILabel()
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
}

private final class ScrollView: UIScrollView {
  var sets = 0
  override weak var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set {
      sets += 1
      super.delegate = newValue
    }
  }
}

private final class Scrolled: NSObject, UIScrollViewDelegate {
  var scrolls = 0
  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}

@MainActor struct DelegateTests {
  @Test("A window is read through the delegate's protocol as twice optional")
  func windows() {
    let delegate = AppDelegate()
    let application = UIApplication()
    application.delegate = delegate
    expect(application.delegate?.window??.rootViewController == nil)
    delegate.window = UIWindow()
    expect(application.delegate!.window!! === delegate.window)
  }

  @Test("A header asked for through the protocol has its type")
  func header() {
    let table = UITableView()
    let delegate = HeaderDelegate()
    table.delegate = delegate
    let view = table.delegate?.tableView(table, viewForHeaderInSection: 0)
    expect(view === delegate.header)
    expect(table.delegate?.tableView(table, viewForFooterInSection: 0)?.isHidden == nil)
  }

  @Test("A scroll view's overridden delegate is called")
  func overriddenDelegate() {
    let screen = TestScreen()
    let scroll = ScrollView()
    let delegate = Scrolled()
    scroll.delegate = delegate
    scroll.contentSize = CGSize(width: 320, height: 2000)
    screen.show(scroll)
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    expect(scroll.sets, equals: 1)
    expect(delegate.scrolls, above: 0)
  }

  @Test("A quick action that starts the program is performed, unless the launch handled it")
  func shortcuts() {
    for handles in [false, true] {
      let application = UIApplication()
      let delegate = AppDelegate()
      delegate.handlesShortcut = handles
      application.delegate = delegate
      AppLauncher.launch(application, urls: [], shortcutType: "new")
      expect(delegate.launchedWith, equals: "new")
      expect(delegate.performed, equals: (handles ? [] : ["new"]))
      application.perform(UIApplicationShortcutItem(type: "again", localizedTitle: "Again"))
      expect(delegate.performed.last, equals: "again")
      application.continueActivity(NSUserActivity(activityType: "reading"))
      expect(delegate.continued, equals: ["reading"])
    }
  }

  @Test("A run loop that a test spins lays out, and runs animations in virtual time")
  func spunRunLoop() {
    let screen = TestScreen()
    let view = UIView()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(child)
    screen.window.rootViewController = UIViewController()
    screen.window.rootViewController?.view.addSubview(view)
    var isDone = false
    let before = screen.now
    UIView.animate(withDuration: 0.1) {
      child.alpha = 0
    } completion: { _ in
      isDone = true
    }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
    expect(screen.now, above: before)
    expect(isDone)
  }

  @Test("A view that invalidates its layout does so when a value changes")
  func invalidating() {
    final class Padded: UIView {
      @Invalidating(.layout) var inset = 8
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let screen = TestScreen()
    let view = Padded()
    screen.show(view)
    let before = view.layouts
    view.inset = 8
    screen.layout()
    expect(view.layouts, equals: before)
    view.inset = 9
    screen.layout()
    expect(view.layouts, equals: before + 1)
    expect(view.inset, equals: 9)
  }

  @Test("A list's text guide follows its text")
  func textGuide() {
    let screen = TestScreen()
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    let list = UIListContentView(configuration: configuration)
    screen.show(list)
    let guide = list.textLayoutGuide
    screen.layout()
    expect(guide != nil)
    expect((guide?.layoutFrame.width ?? 0), above: 0)
    expect(list.secondaryTextLayoutGuide == nil)
  }
}

@MainActor struct AccessibleObjectTests {
  @Test("An object that is no view can be read")
  func plainObject() {
    final class Station: NSObject {}
    let screen = TestScreen()
    let map = UIView()
    let station = Station()
    station.isAccessibilityElement = true
    station.accessibilityLabel = "Central"
    station.accessibilityFrame = CGRect(x: 10, y: 10, width: 50, height: 50)
    map.accessibilityElements = [station]
    screen.show(map)
    expect(screen.accessibilityTree().contains("Central"))
    expect(station.accessibilityLabel, equals: "Central")
    expect(!Station().isAccessibilityElement)
  }

  @Test("Shaking the device notifies the first responder, then its chain")
  func shake() {
    final class Shaken: UIViewController {
      var motions: [UIEvent.EventSubtype] = []
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { motions.append(event?.subtype ?? motion) }
    }
    let screen = TestScreen()
    let controller = Shaken()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    controller.view.addSubview(field)
    screen.show(controller)
    screen.shake()
    expect(controller.motions, equals: [.motionShake])
    field.becomeFirstResponder()
    screen.shake()
    expect(controller.motions.count, equals: 2)
  }
}
