import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct UIStoryboardTests {
  let tests = SegueTests()

  @Test("SB-08 Outlets into the view are nil at instantiation, set before viewDidLoad") func outletsAreLate() throws {
    let source = try #require(Fixtures.storyboard("Embed").instantiateInitialViewController() as? LoggingController)
    expect(source.container == nil)
    expect(!source.isViewLoaded)
    expect(CallLog.take(), equals: ["Source awake"])
    source.loadViewIfNeeded()
    expect(source.container != nil)
  }

  @Test("Controllers are found by identifier, and without one by class and id") func identifiers() throws {
    let storyboard = Fixtures.storyboard("Relationships")
    expect(storyboard.instantiateViewController(withIdentifier: "second").title, equals: "Two")
    expect(storyboard.instantiateViewController(withIdentifier: "UITabBarController-tabs") is UITabBarController)
    let typed: LoggingController = storyboard.instantiateViewController(identifier: "second")
    expect(typed.storyboard === storyboard)
    expect(storyboard.instantiateViewController(withIdentifier: "second") !== typed)
  }

  @Test("A scene referenced by a relationship and without identifier cannot be instantiated") func heldScene() {
    let storyboard = Fixtures.storyboard("Relationships")
    let message = caughtUIKitError { _ = storyboard.instantiateViewController(withIdentifier: "UIViewController-one") }
    expect(message?.hasPrefix("Storyboard (<UIStoryboard: 0x"), equals: true)
    expect(message?.hasSuffix(">) doesn't contain a view controller with identifier 'UIViewController-one'"), equals: true)
  }

  @Test("A missing storyboard raises; one without initial controller returns nil") func missing() {
    let path = Fixtures.bundle.bundlePath
    expect(
      caughtUIKitError { _ = Fixtures.storyboard("Nowhere") }
        == "Could not find a storyboard named 'Nowhere' in bundle NSBundle <\(path)> (loaded)")
    expect(Fixtures.storyboard("NoInitial").instantiateInitialViewController() == nil)
  }

  @Test("SB-09 A creator makes the controller from the coder, exactly once") func creator() {
    var calls = 0
    let made: CreatedController = Fixtures.storyboard("SegueAction").instantiateViewController(identifier: "created") { coder in
      calls += 1
      return CreatedController(coder: coder, word: "by creator")
    }
    expect(made.word, equals: "by creator")
    expect(made.title, equals: "Destination")
    expect(calls, equals: 1)
    let plain: CreatedController = Fixtures.storyboard("SegueAction").instantiateViewController(identifier: "created") { _ in nil }
    expect(plain.word, equals: "by the storyboard")
  }

  @Test("SB-09 A creator that does not use the coder raises UIKit's message") func foreignController() {
    let message = caughtUIKitError {
      let _: UIViewController = Fixtures.storyboard("SegueAction").instantiateViewController(identifier: "created") { _ in
        UIViewController()
      }
    }
    expect(message, equals: "Custom instantiated view controller must call -[super initWithCoder:]")
  }

  @Test("SB-09 A segue action creates the destination; nil leaves it to the storyboard") func segueAction() throws {
    let source = try tests.show("SegueAction")
    _ = CallLog.take()
    try tests.tap("Go")
    expect(
      CallLog.take().prefix(4) == [
        "Source should go", "Source makeDestination for go by Go", "Destination awake",
        "Source prepare go to Destination, loaded false",
      ])
    expect((source.presentedViewController as? CreatedController)?.word, equals: "by action")
    source.dismiss(animated: false)
    tests.screen.settle()
    source.performSegue(withIdentifier: "none", sender: nil)
    expect((source.presentedViewController as? CreatedController)?.word, equals: "by the storyboard")
  }

  @Test("SB-10 A reference opens the other storyboard's initial or named controller") func references() throws {
    let navigation = try #require(try tests.show("Reference") as? UINavigationController)
    try tests.tap("Go")
    expect(navigation.topViewController?.title, equals: "First")
    expect(navigation.topViewController?.storyboard !== navigation.storyboard)
    navigation.popViewController(animated: false)
    tests.screen.settle()
    try tests.tap("Named")
    expect(navigation.topViewController?.title, equals: "Other")
  }

  @Test("Controllers, their views and their storyboard are freed") func freed() throws {
    weak var controller: UIViewController?
    weak var view: UIView?
    weak var storyboard: UIStoryboard?
    for name in ["Embed", "Sources", "Relationships", "Unwind", "Popover"] {
      do {
        let made = try #require(Fixtures.storyboard(name).instantiateInitialViewController())
        made.loadViewIfNeeded()
        made.children.first?.loadViewIfNeeded()
        // The test's own controller retains the segue, which retains its source.
        (made as? LoggingController)?.lastSegue = nil
        controller = made.children.first ?? made
        view = controller?.viewIfLoaded
        storyboard = made.storyboard
        expect(storyboard != nil)
      }
      expect(controller == nil, "\(name)")
      expect(view == nil, "\(name)")
      expect(storyboard == nil, "\(name)")
    }
  }
}
