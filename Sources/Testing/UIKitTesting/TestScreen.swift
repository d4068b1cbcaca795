import TrestleListModel
import TrestleText
import UIKit

/// A screen without a display, for tests: the test advances time and sends touches, and the displayed content is an image, bit-identical to
/// that in a window.
///
/// One screen is live at a time. Making one begins a new `Interface` with a virtual clock, so nothing of an earlier test is left. Tests that use it run
/// another (`swift test --no-parallel`).
@MainActor public final class TestScreen {
  /// The window that fills the screen; it is key.
  public let window: UIWindow

  /// Returns the screen that was created last, while it exists.
  @InterfaceState static var current: () -> TestScreen? = { nil }
  /// The driver of the screen with the keyboard focus.
  var driver: FrameDriver { scenes.front }
  /// The screens of the scenes; one until the app opens more.
  let scenes: TestScenes
  let application: UIApplication
  var nextTouch = 0
  /// The state saved by ``suspend()``.
  var keptState: Data?
  /// The screen reader, created on first use.
  var ownReader: TestScreenReader?
  /// The marked text of the input method.
  var composed = ""
  private let shapingsBefore = TextWork.shapings
  private let layoutsBefore = LayoutWork.layouts
  private let visitsBefore = GeometryWork.visits

  /// Creates a screen of a size in points with a new interface; virtual time begins.
  public init(size: CGSize = CGSize(width: 320, height: 480), scale: CGFloat = 2, design: UIDesign = .modern) {
    Interface.begin { VirtualClock.now }
    VirtualClock.restart()
    application = UIApplication.shared
    let screen = UIScreen.main
    screen.configure(size: size, scale: scale)
    screen.setTraits { $0.design = design }
    InterfaceRotation.shared.begin()
    scenes = TestScenes(FrameDriver(screen: screen, application: application))
    window = UIWindow(frame: screen.bounds)
    window.makeKeyAndVisible()
    Self.current = { [weak self] in self }
    HeadlessFrames.testScreen = { [weak self] in self?.advance(by: $0) }
  }

  /// Whether further scenes can be opened, as in windows of a desktop: each has a screen of this one's size, to the right of the one before.
  /// The app also has to support them. False until set.
  public var opensScenes: Bool {
    get { application.places != nil }
    set { application.places = newValue ? scenes : nil }
  }

  /// Gives a scene the keyboard focus: touches, keys and snapshots are those of its screen.
  public func focus(_ scene: UIWindowScene) {
    scenes.raise(scene.screen)
    layout()
  }

  /// Shows a controller as the window's root, replacing the previous one.
  public func show(_ controller: UIViewController) {
    window.rootViewController = controller
    layout()
  }

  /// Shows a view over the whole screen, replacing the previous content.
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

  /// Rotates the device. From the first call on the screen belongs to a handheld device: the interface rotates if the front controller
  /// supports the orientation, and the screen's width and height are swapped.
  public func rotate(to orientation: UIDeviceOrientation) {
    InterfaceRotation.shared.resize = { [weak self] size in self?.driver.resize(to: size, scale: UIScreen.main.scale) }
    layout()
    InterfaceRotation.shared.turn(to: orientation)
    layout()
  }

  /// The height of the status bar that the system draws over the top of the screen; zero until set.
  public var statusBarHeight: CGFloat = 0 {
    didSet {
      UIStatusBarManager.setHeight(statusBarHeight)
      layout()
    }
  }

  /// Sends the application a memory warning.
  public func warnOfMemory() {
    application.warnOfMemory()
    layout()
  }

  /// Changes the environment: dark style, text size, right to left, reduced motion. The closure is applied to the current traits.
  public var traits: (inout any UIMutableTraits) -> Void = { _ in } {
    didSet {
      UIScreen.main.setTraits(traits)
      layout()
    }
  }

  /// The user's language and region: they determine the sections of an index, the sort order of names, and the writing direction.
  public var locale: Locale {
    get { application.locale }
    set { application.locale = newValue }
  }

  /// Whether wide screens show the app's main menu as a bar, as windows of a desktop do; false until set.
  public var showsMenuBar: Bool {
    get { MenuBars.areAllowed }
    set {
      UIMenuSystem.main.setNeedsRebuild()
      MenuBars.areAllowed = newValue
      layout()
    }
  }

  /// Whether text is typed on a keyboard on the screen, as on a panel; off until set.
  public var showsOnScreenKeyboard: Bool {
    get { KeyboardPresenter.shared.showsKeyboard }
    set {
      KeyboardPresenter.shared.showsKeyboard = newValue
      layout()
    }
  }

  /// The work done since the screen was created.
  public var work: WorkCounters {
    let rendering = driver.renderer.work
    return WorkCounters(
      frames: rendering.frames, damagedPixels: rendering.damagedPixels, composedPixels: rendering.composedPixels,
      groups: rendering.groups, shadows: rendering.shadows,
      shapings: TextWork.shapings - shapingsBefore,
      layouts: LayoutWork.layouts - layoutsBefore, geometryVisits: GeometryWork.visits - visitsBefore)
  }

  // MARK: Seeing

  /// Lays out and composes at the current time.
  public func snapshot() -> CGImage {
    layout()
    return driver.renderer.makeImage()
  }

  /// Returns the same image, drawn without caches of earlier frames. It must equal ``snapshot()`` bit for bit.
  public func snapshotFromScratch() -> CGImage {
    layout()
    return driver.renderer.renderFromScratch(at: VirtualClock.now)
  }
}
