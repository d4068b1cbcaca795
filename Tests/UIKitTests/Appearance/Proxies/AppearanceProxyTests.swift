import Foundation
import Testing
import TrestleExpectations
import UIKit

@MainActor private final class Badge: UIView {
  var size = 10
  let made: Int

  override init(frame: CGRect) {
    made = 42
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override class var appearanceProperties: [UIAppearanceProperty] { [UIAppearanceProperty(\Badge.size)] }
}

@MainActor private final class Box: UIView {}

/// As a class in Objective-C is written, whose initializer sets a color.
@MainActor private final class Ring: UIView {
  var color: UIColor? = .white

  override class var appearanceProperties: [UIAppearanceProperty] {
    [UIAppearanceProperty(\Ring.color), UIAppearanceProperty(removingInitialValues: { (proxy: Ring) in proxy.color = nil })]
  }
}

@Suite("Appearance proxies", .serialized) @MainActor
struct AppearanceProxyTests {
  private let stage = Stage()

  @Test("A view that is added to a window gets the properties of its class's proxy, unless it has its own")
  func proxies() {
    Badge.appearance().size = 20
    Badge.appearance().backgroundColor = .green
    let plain = Badge()
    let own = Badge()
    own.size = 5
    own.backgroundColor = .red
    let other = UIView()
    for view in [plain, own, other] { stage.root.addSubview(view) }
    expect(plain.size == 20 && plain.backgroundColor == .green && plain.made == 42)
    expect(own.size == 5 && own.backgroundColor == .red)
    expect(other.backgroundColor == nil)
  }

  @Test("A proxy has nil where a view has a default color, until the color is set; it has none of what removing initial values removes")
  func unset() {
    expect(UIActivityIndicatorView.appearance().color == nil && UILabel.appearance().textColor == nil)
    expect(UIActivityIndicatorView().color != nil && UILabel().textColor == .label)
    expect(Ring.appearance().color == nil)
    Ring.appearance().color = .red
    UIActivityIndicatorView.appearance(whenContainedInInstancesOf: [Box.self]).color = .green
    let (ring, own, box, indicator) = (Ring(), Ring(), Box(), UIActivityIndicatorView())
    own.color = .blue
    box.addSubview(indicator)
    for view in [ring, own, box] { stage.root.addSubview(view) }
    expect(Ring.appearance().color == .red && ring.color == .red && own.color == .blue && indicator.color == .green)
  }

  @Test("A proxy for a class in a container takes precedence over the proxy of the class")
  func containers() {
    Badge.appearance().size = 20
    Badge.appearance(whenContainedInInstancesOf: [Box.self]).size = 30
    Badge.appearance(whenContainedInInstancesOf: [Box.self, UIWindow.self]).tintColor = .red
    let box = Box()
    let inside = Badge()
    let outside = Badge()
    box.addSubview(inside)
    stage.root.addSubview(box)
    stage.root.addSubview(outside)
    expect(inside.size == 30 && outside.size == 20)
    expect(inside.tintColor == .red && outside.tintColor != .red)
  }

  @Test("A bar's appearance that is read before the bar is in a window has the proxy's values, and keeps what the reader changes")
  func readBeforeShown() {
    let white = UINavigationBarAppearance()
    white.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = white
    UINavigationBar.appearance().scrollEdgeAppearance = UINavigationBar.appearance().standardAppearance
    let navigation = UINavigationController(rootViewController: UIViewController())
    let bar = navigation.navigationBar
    bar.standardAppearance.backgroundColor = .black
    bar.scrollEdgeAppearance = bar.standardAppearance
    stage.root.addSubview(navigation.view)
    for shown in [bar.standardAppearance, bar.scrollEdgeAppearance] {
      expect(shown?.titleTextAttributes[.foregroundColor] as? UIColor == .white && shown?.backgroundColor == .black)
    }
    expect(UINavigationBar.appearance().standardAppearance.backgroundColor != .black)
  }

  @Test("Proxies for traits style only where those hold")
  func traits() {
    Badge.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).size = 40
    let light = Badge()
    stage.root.addSubview(light)
    expect(light.size, equals: 10)
    stage.root.overrideUserInterfaceStyle = .dark
    let dark = Badge()
    stage.root.addSubview(dark)
    expect(dark.size, equals: 40)
  }
}
