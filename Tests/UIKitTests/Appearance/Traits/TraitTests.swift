import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor private final class Traited: UIView {
  var changes: [(UIUserInterfaceStyle?, UIUserInterfaceStyle)] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    changes.append((previousTraitCollection?.userInterfaceStyle, traitCollection.userInterfaceStyle))
  }
}

private enum Flavour: UITraitDefinition {
  static var defaultValue: String { "plain" }
}

extension UIMutableTraits {
  fileprivate var flavour: String {
    get { self[Flavour.self] }
    set { self[Flavour.self] = newValue }
  }
}

@Suite("Traits: inherited, overridden, observed") @MainActor
struct TraitTests {
  private let stage = Stage()

  @Test("A view inherits the traits of its window, and is notified of changes once")
  func inherits() {
    let view = Traited()
    stage.root.addSubview(view)
    expect(view.traitCollection.displayScale, equals: 2)
    view.changes = []
    UIScreen.main.setTraits { $0.userInterfaceStyle = .dark }
    expect(view.traitCollection.userInterfaceStyle, equals: .dark)
    expect(view.changes.count, equals: 1)
    expect(view.changes.first?.0 == .light && view.changes.first?.1 == .dark)
    UIScreen.main.setTraits { $0.userInterfaceStyle = .dark }
    expect(view.changes.count, equals: 1)
  }

  @Test("An override applies to a view and its subviews, and can be removed")
  func overrides() {
    let outer = UIView()
    let inner = Traited()
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    inner.changes = []
    outer.overrideUserInterfaceStyle = .dark
    expect(inner.traitCollection.userInterfaceStyle, equals: .dark)
    expect(stage.root.traitCollection.userInterfaceStyle, equals: .light)
    outer.overrideUserInterfaceStyle = .unspecified
    expect(inner.traitCollection.userInterfaceStyle, equals: .light)
    expect(inner.changes.count, equals: 2)
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    expect(inner.traitCollection.preferredContentSizeCategory, equals: .extraLarge)
    expect(outer.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    expect(inner.traitCollection.preferredContentSizeCategory, equals: .large)
  }

  @Test("A registration receives only the traits that it lists, until it is removed")
  func registrations() {
    let view = UIView()
    stage.root.addSubview(view)
    var heard: [UIContentSizeCategory] = []
    let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: UIView, previous) in
      heard.append(previous.preferredContentSizeCategory)
      heard.append(view.traitCollection.preferredContentSizeCategory)
    }
    UIScreen.main.setTraits { $0.userInterfaceStyle = .dark }
    expect(heard.isEmpty)
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .small }
    expect(heard, equals: [.large, .small])
    view.unregisterForTraitChanges(registration)
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .large }
    expect(heard.count, equals: 2)
  }

  @Test("A trait of an app's own travels like the others")
  func custom() {
    let view = UIView()
    stage.root.addSubview(view)
    expect(view.traitCollection[Flavour.self], equals: "plain")
    stage.root.traitOverrides[Flavour.self] = "sour"
    expect(view.traitCollection[Flavour.self], equals: "sour")
    expect(UITraitCollection { $0[Flavour.self] = "a" }, equals: UITraitCollection { $0[Flavour.self] = "a" })
    expect(UITraitCollection { $0[Flavour.self] = "a" } != UITraitCollection { $0[Flavour.self] = "b" })
  }

  @Test("Dynamic backgrounds resolve again when the style changes")
  func dynamicBackground() {
    let view = UIView()
    view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    stage.root.addSubview(view)
    expect(view.layer.backgroundColor, equals: UIColor.blue.cgColor)
    UIScreen.main.setTraits { $0.userInterfaceStyle = .dark }
    expect(view.layer.backgroundColor, equals: UIColor.red.cgColor)
  }

  @Test("A controller is notified of its view's traits, and a parent overrides a child's")
  func controllers() {
    final class Controller: UIViewController {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
    }
    let parent = UIViewController()
    let child = Controller()
    stage.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.count = 0
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    expect(child.traitCollection.horizontalSizeClass, equals: .regular)
    expect(parent.traitCollection.horizontalSizeClass, equals: .compact)
    expect(child.count, equals: 1)
  }

  @Test("Tint is inherited, and inheriting views are notified of changes")
  func tint() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() { count += 1 }
    }
    let inner = Tinted()
    let own = Tinted()
    own.tintColor = .green
    own.count = 0
    stage.root.addSubview(inner)
    stage.root.addSubview(own)
    expect(inner.count, equals: 0)
    stage.root.tintColor = .red
    expect(inner.tintColor, equals: .red)
    expect(own.tintColor, equals: .green)
    expect(inner.count == 1 && own.count == 0)
    stage.root.tintAdjustmentMode = .dimmed
    expect(inner.tintAdjustmentMode, equals: .dimmed)
    expect(inner.tintColor != .red)
    stage.root.tintAdjustmentMode = .automatic
    expect(inner.tintColor, equals: .red)
  }

  @Test("A change of the text size is posted once") func textSizeNotification() {
    nonisolated(unsafe) var told: [String] = []
    let observer = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) {
      told.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "?")
    }
    UIScreen.main.setTraits { $0.preferredContentSizeCategory = .extraLarge }
    UIScreen.main.setTraits { $0.userInterfaceStyle = .dark }
    expect(told, equals: [UIContentSizeCategory.extraLarge.rawValue])
    NotificationCenter.default.removeObserver(observer)
  }
}
