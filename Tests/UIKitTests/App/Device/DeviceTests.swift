import TrestlePlatform
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct DeviceTests {
  private func screen(_ name: String, landscape: Bool = false, design: UIDesign = .modern) throws -> (TestScreen, DeviceProfile) {
    let device = try #require(DeviceProfile.named(name))
    let size = landscape ? CGSize(width: device.size.height, height: device.size.width) : device.size
    let screen = TestScreen(size: size, scale: 2, design: design)
    UIStatusBarManager.setDevice(device)
    return (screen, device)
  }

  @Test("Devices are found by name in any capitals, with or without their generation") func names() {
    expect(DeviceProfile.all.count, atLeast: 10)
    expect(DeviceProfile.named("iphone15")?.size, equals: CGSize(width: 393, height: 852))
    expect(DeviceProfile.named("iPhone SE")?.scale, equals: 2)
    expect(DeviceProfile.named("Fridge") == nil)
    expect(DisplaySettings(environment: ["TRESTLE_DEVICE": "iPhone 14"]).size, equals: CGSize(width: 390, height: 844))
    let turned = DisplaySettings(environment: ["TRESTLE_DEVICE": "iPhone 14", "TRESTLE_SIZE": "844x390"])
    expect(turned.size.width == 844 && turned.headlessScale == 3)
  }

  @Test(
    "A window on a device has the safe area of the device",
    arguments: [
      ("iPhone 14", UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
      ("iPhone 15", UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      ("iPhone SE", UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
      ("iPad Pro 11-inch", UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    ])
  func safeAreas(_ name: String, _ insets: UIEdgeInsets) throws {
    let (screen, device) = try screen(name)
    expect(screen.window.safeAreaInsets, equals: insets)
    expect(UIWindow().safeAreaInsets, equals: insets, "a window that is not shown")
    expect(screen.window.traitCollection.userInterfaceIdiom, equals: (device.isPad ? .pad : .phone))
    let later = UIWindow(frame: UIScreen.main.bounds)
    later.isHidden = false
    expect(later.safeAreaInsets, equals: insets, "a window that is created later")
  }

  @Test("A phone in landscape has no status bar, and insets at both sides") func landscape() throws {
    let (screen, _) = try screen("iPhone 14", landscape: true)
    expect(screen.window.safeAreaInsets, equals: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    expect(screen.window.windowScene?.statusBarManager?.statusBarFrame ?? .zero, equals: .zero)
  }

  @Test("A hidden status bar leaves the inset of a cutout, and gives the place of another bar to the content") func hidden() throws {
    final class Full: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let (notched, _) = try screen("iPhone 14")
    notched.show(Full())
    expect(notched.window.safeAreaInsets.top, equals: 47)
    let (plain, _) = try screen("iPhone SE")
    plain.show(Full())
    expect(plain.window.safeAreaInsets.top, equals: 0)
  }

  @Test("Clock and home indicator are drawn", arguments: [UIDesign.modern, .classic]) func pictures(_ design: UIDesign) throws {
    for (name, dark) in [("iPhone 15", false), ("iPhone SE", false), ("iPad Pro 11-inch", true)] {
      let (screen, _) = try screen(name, design: design)
      if dark { UIScreen.main.setTraits { $0.userInterfaceStyle = .dark } }
      let list = UITableViewController()
      list.title = "Settings"
      screen.show(UINavigationController(rootViewController: list))
      screen.advance(by: 1)
      assertSnapshotChecksum(screen.snapshot(), named: "\(name) \(design == .classic ? "classic" : "modern")\(dark ? " dark" : "")")
    }
  }

  @Test("The home indicator is black over light content and white over dark, whatever the style of the interface")
  func indicator() throws {
    let (screen, _) = try screen("iPhone 15")
    let view = UIView(frame: screen.window.bounds)
    screen.show(view)
    for (color, isWhite) in [(UIColor.white, false), (.black, true), (UIColor(white: 0.1, alpha: 1), true), (.yellow, false)] {
      view.backgroundColor = color
      screen.layout()
      expect(screen.rgb(393, 1683), equals: isWhite ? [255, 255, 255] : [0, 0, 0], "over \(color)")
    }
  }

  @Test("Bars without a controller at the edges of the safe area extend their backgrounds to the edges of the screen")
  func attachedBars() throws {
    @MainActor final class Attached: NSObject, UINavigationBarDelegate, UISearchBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
    }
    let attached = Attached()
    func color(_ bar: UIView, top: Bool) throws -> [UInt8] {
      let (screen, _) = try screen("iPhone 15")
      let view = UIView(frame: screen.window.bounds)
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      let safe = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        top ? bar.topAnchor.constraint(equalTo: safe.topAnchor) : bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor), bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      screen.show(view)
      screen.advance(by: 0.1)
      return screen.rgb(8, top ? 60 : 1696)
    }
    let red: [UInt8] = [255, 0, 0]
    let tabBar = UITabBar()
    (tabBar.barTintColor, tabBar.isTranslucent) = (.red, false)
    let toolbar = UIToolbar()
    (toolbar.barTintColor, toolbar.isTranslucent) = (.red, false)
    for bar in [tabBar, toolbar] {
      let below = try color(bar, top: false)
      expect(below, equals: red)
    }
    for isAttached in [true, false] {
      let bar = UINavigationBar()
      (bar.barTintColor, bar.isTranslucent, bar.delegate) = (.red, false, isAttached ? attached : nil)
      let searchBar = UISearchBar()
      (searchBar.barTintColor, searchBar.isTranslucent, searchBar.delegate) = (.red, false, isAttached ? attached : nil)
      for bar in [bar, searchBar] {
        let above = try color(bar, top: true)
        expect((above == red) == isAttached)
      }
    }
  }
}
