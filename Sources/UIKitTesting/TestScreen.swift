import CoreGraphics
import Foundation
import ListModel
import Platform
import QuartzCore
import Text
import UIKit

/// A screen without a display, for tests: time passes when the test says so, touches come from the test, and what would be seen is an
/// image, the same to the bit as in a window.
///
/// One screen is live at a time. Making one puts clock, pasteboard, windows and animations back to the beginning, so tests that use it run
/// one after another (`swift test --no-parallel`).
@MainActor public final class TestScreen {
  /// The window that fills the screen; it is key.
  public let window: UIWindow

  let driver: FrameDriver
  let application: UIApplication
  var nextTouch = 0
  /// What ``suspend()`` kept.
  var keptState: Data?
  /// The one who listens, once there was use for it.
  var ownReader: TestScreenReader?
  /// What the input method has composed so far.
  var composed = ""
  private let shapingsBefore = TextWork.shapings
  private let layoutsBefore = LayoutWork.layouts
  private let visitsBefore = GeometryWork.visits

  /// Creates a screen in points and starts with a fresh interface; virtual time begins.
  public init(size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2, design: UIDesign = .modern) {
    Self.reset()
    application = UIApplication.shared
    let screen = UIScreen.main
    screen.replaceTraits(with: UITraitCollection.standard)
    screen.configure(size: size, scale: scale)
    screen.setTraits { $0.design = design }
    InterfaceRotation.reset()
    driver = FrameDriver(screen: screen, application: application)
    window = UIWindow(frame: screen.bounds)
    window.makeKeyAndVisible()
    HeadlessFrames.testScreen = { [weak self] in self?.advance(by: $0) }
  }

  private static func reset() {
    InterfaceReset.run()
    VirtualClock.install()
  }

  /// Shows a controller in place of what was shown, as the window's root.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    layout()
  }

  /// Shows a view in place of what was shown, over the whole screen.
  public func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view = view
    show(controller)
  }

  /// Changes the size of the screen in points, and lays out.
  public func resize(to size: CGSize) {
    driver.resize(to: size, scale: UIScreen.main.scale)
    layout()
  }

  /// Turns the screen in the person's hands. From the first call on it is a machine that is held: the interface turns after it where the
  /// controller in front supports that, and the screen's sides change places with it.
  public func rotate(to orientation: UIDeviceOrientation) {
    InterfaceRotation.shared.resize = { [weak self] size in self?.driver.resize(to: size, scale: UIScreen.main.scale) }
    layout()
    InterfaceRotation.shared.turn(to: orientation)
    layout()
  }

  /// How high a status bar the system draws over the top of the screen; none until set.
  public var statusBarHeight: CGFloat = 0 {
    didSet {
      UIStatusBarManager.setHeight(statusBarHeight)
      layout()
    }
  }

  /// Tells the application that memory is short, as the system does.
  public func warnOfMemory() {
    application.warnOfMemory()
    layout()
  }

  /// Changes the environment: dark, text size, right to left, reduced motion. It applies to the traits as they are.
  public var traits: (inout any UIMutableTraits) -> Void = { _ in } {
    didSet {
      UIScreen.main.setTraits(traits)
      layout()
    }
  }

  /// The language and region of the user: what sections an index has, how names sort, which way texts run.
  public var locale: Locale {
    get { application.locale }
    set { application.locale = newValue }
  }

  /// Whether text is typed on a keyboard on the screen, as on a panel; off until set.
  public var showsOnScreenKeyboard: Bool {
    get { KeyboardPresenter.shared.showsKeyboard }
    set {
      KeyboardPresenter.shared.showsKeyboard = newValue
      layout()
    }
  }

  /// What was done since the screen was made.
  public var work: WorkCounters {
    let rendering = driver.renderer.work
    return WorkCounters(
      frames: rendering.frames, damagedPixels: rendering.damagedPixels, composedPixels: rendering.composedPixels,
      shadows: rendering.shadows,
      shapings: TextWork.shapings - shapingsBefore,
      layouts: LayoutWork.layouts - layoutsBefore, geometryVisits: GeometryWork.visits - visitsBefore)
  }

  // MARK: Seeing

  /// Lays out and composes at this instant, without time passing.
  public func snapshot() -> CGImage {
    layout()
    return driver.renderer.makeImage()
  }

  /// The same picture made without anything kept from earlier frames. It must equal ``snapshot()`` to the bit.
  public func snapshotFromScratch() -> CGImage {
    layout()
    return driver.renderer.renderFromScratch(at: VirtualClock.now)
  }
}
