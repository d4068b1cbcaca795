import QuartzCore

/// A display of an app: its size, its scale, and its windows.
///
/// Each window of the desktop is a separate screen, which belongs to a scene.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
  /// The screen whose event is handled or whose frame is drawn, else that with the keyboard focus. Ask a scene or a window for its own.
  public static var main: UIScreen { acting ?? front ?? first }
  /// All screens, one for each window on the desktop.
  public static var screens: [UIScreen] { [first] + others }

  /// The screen with which the program begins.
  @InterfaceState package static var first = UIScreen()
  /// The screens of further scenes.
  @InterfaceState private static var others: [UIScreen] = []
  /// The screen with the keyboard focus, once there are several.
  @InterfaceState package static var front: UIScreen? = nil
  @InterfaceState private static var acting: UIScreen? = nil

  /// Runs a closure in which `main` is a screen.
  package static func act<Result>(on screen: UIScreen, _ body: () throws -> Result) rethrows -> Result {
    let before = acting
    acting = screen
    defer { acting = before }
    return try body()
  }

  /// Creates the screen of another window, with the traits of this one.
  package static func open(like model: UIScreen) -> UIScreen {
    let screen = UIScreen()
    screen.traitCollection = model.traitCollection
    screen.statusBar.height = model.statusBar.height
    others.append(screen)
    return screen
  }

  /// Removes a screen whose window is closed. When the first is closed, the next becomes the first.
  package static func close(_ screen: UIScreen) {
    if screen === first, let next = others.first { first = next }
    others.removeAll { $0 === screen || $0 === first }
    if front === screen { front = nil }
    if acting === screen { acting = nil }
  }

  package static func setTraitsOfAll(_ change: (inout any UIMutableTraits) -> Void) { for screen in screens { screen.setTraits(change) } }

  /// The size of the screen in points.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  /// The number of device pixels per point.
  public private(set) var scale: CGFloat = 1
  /// The maximum frame rate of the display.
  public package(set) var maximumFramesPerSecond = 60
  /// The traits of the screen: scale, interface style, size classes and the others.
  public private(set) var traitCollection = UITraitCollection.standard

  /// The root of the rendered layers: those of the windows, by level.
  package let rootLayer = CALayer()
  /// The visible windows, from back to front.
  package private(set) var windows: [UIWindow] = []
  /// The key window, if the screen shows it, else the frontmost one.
  package var frontWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
  package private(set) lazy var statusBar = UIStatusBarManager(screen: self)
  /// The background of the status bar, in front of all windows below the level `.statusBar`.
  package var statusBarLayer: CALayer? {
    didSet {
      guard statusBarLayer !== oldValue else { return }
      oldValue?.removeFromSuperlayer()
      placeStatusBar()
    }
  }

  /// The bars of a device, in front of everything.
  package var deviceLayer: CALayer? {
    didSet {
      guard deviceLayer !== oldValue else { return }
      oldValue?.removeFromSuperlayer()
      placeStatusBar()
    }
  }

  override init() {
    super.init()
    rootLayer.frame = bounds
    TextConversion.serveTextLayers()
    CALayer.reportInvalidGeometry = { UIKitError.raise($0) }
    LayoutLoops.report = LayoutLoopReport.warn
  }

  /// The bounds in device pixels.
  public var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale) }
  /// The pixels per point of the display; the same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// The bounds below the status bar while that is visible.
  public var applicationFrame: CGRect {
    let height = min(statusBar.statusBarFrame.height, bounds.height)
    return CGRect(x: bounds.minX, y: bounds.minY + height, width: bounds.width, height: bounds.height - height)
  }

  /// The brightness from 0 to 1, as set by the app. The desktop keeps its own brightness; setting it posts the notification.
  public var brightness: CGFloat = 1 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      if brightness != oldValue { NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self) }
    }
  }
  /// Posted when a screen is connected. Never posted on Linux, where the program has one screen.
  public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  /// Posted when a screen is disconnected. Never posted on Linux.
  public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
  /// Posted when the brightness changes.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")

  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Returns a view that shows the present content of the screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    for window in windows {
      if let snapshot = window.snapshotView(afterScreenUpdates: afterUpdates) { view.addSubview(snapshot) }
    }
    return view
  }
}

extension UIScreen {
  /// Adopts the display's size in points and scale. Windows that fill the screen continue to fill it.
  package func configure(size: CGSize, scale: CGFloat) {
    let old = bounds
    let filling = windows.filter { $0.frame == old }
    let change = {
      self.bounds = CGRect(origin: .zero, size: size)
      self.scale = scale
      self.rootLayer.frame = self.bounds
      self.setTraits {
        $0.displayScale = scale
        $0.horizontalSizeClass = Self.horizontalClass(of: size)
        $0.verticalSizeClass = Self.verticalClass(of: size)
      }
      for window in filling where window.frame == old { window.frame = self.bounds }
      WindowHandlers.connected.looksChanged()
    }
    guard old.size != size, !filling.isEmpty else { return change() }
    let classes = UITraitCollection {
      $0.horizontalSizeClass = Self.horizontalClass(of: size)
      $0.verticalSizeClass = Self.verticalClass(of: size)
    }
    WindowHandlers.connected.resize(filling.map { ($0, size) }, traitCollection.containsTraits(in: classes) ? nil : classes, change)
  }

  /// Returns the class of a width: regular from 600 points, except on a phone in landscape that is narrower than the large ones.
  private static func horizontalClass(of size: CGSize) -> UIUserInterfaceSizeClass {
    size.width >= 600 && size.height >= smallestLargePhone ? .regular : .compact
  }

  /// Returns the class of a height: compact on a phone in landscape.
  private static func verticalClass(of size: CGSize) -> UIUserInterfaceSizeClass {
    size.height > largestPhone ? .regular : .compact
  }

  /// The shorter side of the smallest phone whose width is regular in landscape, iPhone 8 Plus.
  private static let smallestLargePhone: CGFloat = 414
  /// The shorter side of the largest phone, iPhone 16 Pro Max.
  private static let largestPhone: CGFloat = 440

  /// Changes the traits of the screen, which every window inherits.
  package func setTraits(_ change: (inout any UIMutableTraits) -> Void) {
    let new = traitCollection.modifyingTraits(change)
    guard new != traitCollection else { return }
    let oldSize = traitCollection.preferredContentSizeCategory
    traitCollection = new
    if self === UIScreen.main { UITraitCollection.current = new }
    for window in windows { window.updateTraits() }
    if new.preferredContentSizeCategory != oldSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory.rawValue])
      if new.preferredContentSizeCategory.isAccessibilityCategory != oldSize.isAccessibilityCategory {
        NotificationCenter.default.post(name: LargeContentValues.enabledStatusDidChange, object: nil)
      }
    }
  }

  /// Replaces every trait.
  package func replaceTraits(with traits: UITraitCollection) {
    traitCollection = UITraitCollection(traitsFrom: [.standard, traits])
    UITraitCollection.current = traitCollection
    for window in windows { window.updateTraits() }
  }

  func show(_ window: UIWindow) {
    window.shownOn?.hide(window)
    window.shownOn = self
    let index = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? windows.count
    if index < windows.count {
      rootLayer.insertSublayer(window.layer, below: windows[index].layer)
    } else {
      rootLayer.addSublayer(window.layer)
    }
    windows.insert(window, at: index)
    placeStatusBar()
  }

  private func placeStatusBar() {
    placeStatusBarBackground()
    if let deviceLayer { rootLayer.addSublayer(deviceLayer) }
  }

  private func placeStatusBarBackground() {
    guard let statusBarLayer else { return }
    if let above = windows.first(where: { $0.windowLevel >= .statusBar }) {
      rootLayer.insertSublayer(statusBarLayer, below: above.layer)
    } else {
      rootLayer.addSublayer(statusBarLayer)
    }
  }

  func hide(_ window: UIWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    window.shownOn = nil
    window.layer.removeFromSuperlayer()
  }
}
