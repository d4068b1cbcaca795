import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

@MainActor private final class Log {
  static var lines: [String] = []
}

extension UIViewController {
  fileprivate func logged_viewWillAppear(_ animated: Bool) { Log.lines.append("\(type(of: self)) \(animated)") }
}

private let logged = Selector("logged_viewWillAppear:") { (o: UIViewController) in { (p0: Bool) in o.logged_viewWillAppear(p0) } }

private final class GermanBundle: Bundle, @unchecked Sendable {
  override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { "\(key) auf Deutsch" }
}

private final class WideBundle: Bundle, @unchecked Sendable {
  var width = 0
}

@Suite(.serialized) @MainActor struct ExchangedMethodTests {
  @Test("An exchanged method runs for every controller that calls super, until it is exchanged back")
  func exchange() throws {
    let original = try #require(class_getInstanceMethod(UIViewController.self, Selector("viewWillAppear:")))
    let replacement = try #require(class_getInstanceMethod(UIViewController.self, logged))
    let isAdded = class_addMethod(
      UIViewController.self, Selector("viewWillAppear:"), method_getImplementation(replacement), method_getTypeEncoding(replacement))
    expect(!isAdded)
    method_exchangeImplementations(original, replacement)
    Log.lines = []
    let screen = TestScreen()
    screen.show(Page())
    expect(Log.lines, equals: ["Page false"])
    method_exchangeImplementations(original, replacement)
    Log.lines = []
    TestScreen().show(Page())
    expect(Log.lines.isEmpty)
  }

  @Test("A block that is set as a method's code runs with each call, once, for its class")
  func blocks() throws {
    let original = try #require(class_getInstanceMethod(UITableView.self, Selector("reloadData")))
    var lines: [String] = []
    for word in ["first", "second"] {
      method_setImplementation(original, imp_implementationWithBlock({ lines.append("\(word) \($0 is UITableView)") } as (Any?) -> Void))
    }
    defer { method_setImplementation(original, imp_implementationWithBlock({ _ in } as (Any?) -> Void)) }
    UITableView().reloadData()
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).reloadData()
    expect(lines, equals: ["second true"])
  }

  @Test("An exchange for one class leaves others alone")
  func owner() throws {
    let original = try #require(class_getInstanceMethod(UITabBarController.self, Selector("viewWillAppear:")))
    let replacement = try #require(class_getInstanceMethod(UITabBarController.self, logged))
    method_exchangeImplementations(original, replacement)
    defer { method_exchangeImplementations(original, replacement) }
    Log.lines = []
    TestScreen().show(Page())
    expect(Log.lines.isEmpty)
    TestScreen().show(UITabBarController())
    expect(Log.lines, equals: ["UITabBarController false"])
  }

  @Test("A bundle becomes one of a subclass, which then translates; a subclass with room for more is refused")
  func changedClass() throws {
    let bundle = try #require(Bundle(path: NSTemporaryDirectory()))
    #expect(object_getClass(bundle) == Bundle.self)
    expect(object_setClass(bundle, WideBundle.self) == Bundle.self)
    #expect(object_getClass(bundle) == Bundle.self)
    expect(object_setClass(bundle, GermanBundle.self) == Bundle.self)
    expect(bundle is GermanBundle)
    expect(_localized("Hello", bundle: bundle), equals: "Hello auf Deutsch")
    object_setClass(bundle, Bundle.self)
  }
}
