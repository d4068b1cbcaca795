import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Each kind of segue, from a touch on the button "Go" of the source to the callbacks of both controllers.
@MainActor @Suite(.serialized) struct SegueTests {
  let screen = TestScreen(size: CGSize(width: 375, height: 667))

  init() { CallLog.lines = [] }

  /// Shows the initial controller of a fixture.
  @discardableResult
  func show(_ name: String) throws -> UIViewController {
    let controller = try #require(Fixtures.storyboard(name).instantiateInitialViewController())
    screen.show(controller)
    screen.settle()
    return controller
  }

  func find(_ title: String, in controller: UIViewController) -> LoggingController? {
    if controller.title == title { return controller as? LoggingController }
    return controller.children.lazy.compactMap { find(title, in: $0) }.first
  }

  /// Touches the button with a title.
  func tap(_ title: String, in root: UIView? = nil) throws {
    func search(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      return view.subviews.lazy.compactMap { search($0) }.first
    }
    let button = try #require(search(root ?? screen.window))
    screen.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    screen.settle()
  }

  @Test("SB-05 A show segue pushes in a navigation controller") func showSegue() throws {
    let navigation = try #require(try show("Show") as? UINavigationController)
    let source = try #require(navigation.viewControllers.first as? LoggingController)
    _ = CallLog.take()
    try tap("Go")
    expect(
      CallLog.take() == [
        "Source should go", "Destination awake", "Source prepare go to Destination, loaded false", "Destination willMove in",
        "Destination viewDidLoad", "Destination didAppear",
      ])
    expect(navigation.topViewController?.title, equals: "Destination")
    expect(source.lastSegue.map { type(of: $0) == UIStoryboardSegue.self }, equals: true)
    expect((source.lastSender as? UIButton)?.currentTitle, equals: "Go")
    expect(source.lastSegue?.source === source)
    expect(navigation.topViewController?.storyboard === navigation.storyboard)
  }

  @Test("SB-05 A source that refuses stops the segue before the destination is made") func refusal() throws {
    let navigation = try #require(try show("Show") as? UINavigationController)
    (navigation.topViewController as? LoggingController)?.allowsSegues = false
    _ = CallLog.take()
    try tap("Go")
    expect(CallLog.take(), equals: ["Source should go"])
    expect(navigation.viewControllers.count, equals: 1)
  }

  @Test("SB-05 performSegue calls no shouldPerformSegue and passes its sender") func performInCode() throws {
    let navigation = try #require(try show("Show") as? UINavigationController)
    let source = try #require(navigation.topViewController as? LoggingController)
    _ = CallLog.take()
    source.performSegue(withIdentifier: "go", sender: "me")
    expect(CallLog.take().prefix(2), equals: ["Destination awake", "Source prepare go to Destination, loaded false"])
    expect(source.lastSender as? String, equals: "me")
  }

  @Test("SB-05 An unknown identifier raises UIKit's message") func unknownIdentifier() throws {
    let navigation = try #require(try show("Show") as? UINavigationController)
    let source = try #require(navigation.topViewController as? LoggingController)
    let message = caughtUIKitError { source.performSegue(withIdentifier: "gone", sender: nil) }
    expect(message?.hasPrefix("Receiver (<LoggingController: 0x"), equals: true)
    expect(message?.hasSuffix(">) has no segue with identifier 'gone'"), equals: true)
  }

  @Test("SB-05 A show segue does nothing without a container and a window") func showWithoutContainer() throws {
    let source = try #require(Fixtures.storyboard("ShowAlone").instantiateInitialViewController())
    source.performSegue(withIdentifier: "go", sender: nil)
    expect(source.presentedViewController == nil)
  }

  @Test("SB-05 A push segue pushes, and raises outside a navigation controller") func push() throws {
    let navigation = try #require(try show("Push") as? UINavigationController)
    _ = CallLog.take()
    try tap("Go")
    expect(
      CallLog.take() == [
        "Source should go", "Destination awake", "Source prepare go to Destination, loaded false", "Destination willMove in",
        "Destination viewDidLoad", "Destination didAppear",
      ])
    expect(navigation.viewControllers.count, equals: 2)
  }

  @Test("SB-05 A presentation segue presents with the styles of the document") func presentation() throws {
    let source = try show("Presentation")
    _ = CallLog.take()
    try tap("Go")
    expect(
      CallLog.take() == [
        "Source should go", "Destination awake", "Source prepare go to Destination, loaded false", "Destination viewDidLoad",
        "Destination didAppear",
      ])
    expect(source.presentedViewController?.title, equals: "Destination")
    expect(source.presentedViewController?.modalPresentationStyle, equals: .fullScreen)
    expect(source.presentedViewController?.modalTransitionStyle, equals: .crossDissolve)
  }

  @Test("SB-05 A show-detail segue replaces the detail of a split view", arguments: ["ShowDetail", "Replace"])
  func showDetail(_ name: String) throws {
    screen.resize(to: CGSize(width: 1024, height: 768))
    let split = try #require(try show(name) as? UISplitViewController)
    expect(split.viewControllers.map(\.title), equals: ["Source", "Detail"])
    let source = try #require(find("Source", in: split))
    _ = CallLog.take()
    source.performSegue(withIdentifier: "go", sender: nil)
    screen.settle()
    expect(CallLog.take().prefix(2), equals: ["Destination awake", "Source prepare go to Destination, loaded false"])
    expect(split.viewControllers.map(\.title), equals: ["Source", "Destination"])
  }

  @Test("SB-05 A popover segue points at its anchor with the document's arrow directions") func popover() throws {
    screen.resize(to: CGSize(width: 1024, height: 768))
    let source = try #require(try show("Popover") as? LoggingController)
    var anchor: UIView?
    var directions: UIPopoverArrowDirection?
    source.prepared = {
      anchor = $0.destination.popoverPresentationController?.sourceView
      directions = $0.destination.popoverPresentationController?.permittedArrowDirections
    }
    _ = CallLog.take()
    try tap("Go")
    expect(
      CallLog.take() == [
        "Source should go", "Destination awake", "Source prepare go to Destination, loaded false", "Destination viewDidLoad",
        "Destination didAppear",
      ])
    expect((anchor as? UIButton)?.currentTitle, equals: "Anchor")
    expect(directions, equals: [.up, .down])
    expect(source.presentedViewController?.modalPresentationStyle, equals: .popover)
  }

  @Test("SB-05 A custom segue is made by its class's initializer and performs itself") func custom() throws {
    let source = try #require(try show("Custom") as? LoggingController)
    _ = CallLog.take()
    try tap("Go")
    expect(
      CallLog.take() == [
        "Source should go", "Destination awake", "Source prepare go to Destination, loaded false",
        "SlidingSegue perform go, made by the class's own initialiser", "Destination willMove in", "Destination viewDidLoad",
        "Destination didAppear",
      ])
    expect(source.lastSegue is SlidingSegue)
    expect(source.children.map(\.title), equals: ["Destination"])
  }

  @Test("SB-07 An embed segue prepares the source and adds the child before the source's viewDidLoad") func embed() throws {
    let source = try #require(try show("Embed") as? LoggingController)
    expect(
      CallLog.take() == [
        "Source awake", "Destination awake", "Source prepare inner to Destination, loaded false", "Destination willMove in",
        "Destination viewDidLoad", "Source viewDidLoad", "Source didAppear", "Destination didAppear",
      ])
    let child = try #require(source.children.first)
    expect(child.view.superview === source.container)
    expect(child.view.frame, equals: CGRect(origin: .zero, size: source.container!.bounds.size))
  }

  @Test("A controller that prepares an embed segue may let constraints decide about the size of the container") func embedByConstraints()
    throws
  {
    let source = try #require(Fixtures.storyboard("Embed").instantiateInitialViewController() as? LoggingController)
    source.prepared = { $0.destination.view.translatesAutoresizingMaskIntoConstraints = false }
    screen.show(source)
    screen.settle()
    let child = try #require(source.children.first)
    expect(!child.view.translatesAutoresizingMaskIntoConstraints)
    expect(child.view.frame, equals: CGRect(origin: .zero, size: source.container!.bounds.size))
  }

  @Test("The element of a table controller makes any controller that it names") func anyController() throws {
    let text = try String(contentsOf: Fixtures.bundle.resourceURL!.appendingPathComponent("Show.storyboard"), encoding: .utf8)
      .replacing("viewController id", with: "tableViewController id").replacing("</viewController>", with: "</tableViewController>")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("controllers-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appendingPathComponent("Kinds.storyboard"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let list = warnings {
      @MainActor func all(_ controller: UIViewController?) -> [UIViewController] {
        controller.map { [$0] + $0.children.flatMap(all) } ?? []
      }
      let made = all(UIStoryboard(name: "Kinds", bundle: bundle).instantiateInitialViewController())
      expect(made.contains { $0 is LoggingController })
    }
    expect(!list.contains { $0.contains("is not a subclass") }, "\(list)")
  }

  @Test("SB-05 Relationships fill containers whole, without callbacks") func relationships() throws {
    let tabs = try #require(Fixtures.storyboard("Relationships").instantiateInitialViewController() as? UITabBarController)
    expect(CallLog.take(), equals: ["One awake", "One willMove in", "Two awake", "Two willMove in"])
    expect(tabs.viewControllers?.count, equals: 2)
    expect((tabs.viewControllers?.first as? UINavigationController)?.topViewController?.title, equals: "One")
    expect(tabs.viewControllers?.last?.title, equals: "Two")
    expect(find("One", in: tabs)?.isViewLoaded, equals: false)
  }

  @Test("SB-05 Bar items and recognizers start segues") func otherSources() throws {
    let navigation = try #require(try show("Sources") as? UINavigationController)
    _ = CallLog.take()
    screen.tap(CGPoint(x: 100, y: 150 + navigation.view.safeAreaInsets.top))
    screen.settle()
    expect(
      CallLog.take().prefix(3) == ["Source should tapped", "Destination awake", "Source prepare tapped to Destination, loaded false"])
    navigation.popViewController(animated: false)
    screen.settle()
    _ = CallLog.take()
    screen.tap(CGPoint(x: 345, y: 22))
    screen.settle()
    expect(CallLog.take().prefix(3) == ["Source should item", "Destination awake", "Source prepare item to Destination, loaded false"])
    expect(navigation.viewControllers.count, equals: 2)
  }
}
