import CoreGraphics
package import TrestlePlatform

/// The status bar of a screen as the front controller determines it: its style, visibility and frame.
///
/// A desktop has no status bar in an application's window: there the frame is empty. On a panel where the system draws one over the
/// application, `TRESTLE_STATUS_BAR` is its height, and the safe area excludes it while it is visible. `TRESTLE_DEVICE` also draws the bar and
/// the home indicator of a device. In the classic design its background is drawn over all windows. The controllers' preferences are recorded in both cases, so that a panel's bar, or a test, can use them.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  /// The style the front controller prefers.
  public private(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether the bar is hidden: as the front controller prefers, and always if the system has none.
  public var isStatusBarHidden: Bool { height == 0 || prefersHidden }
  /// The frame of the bar on the screen; empty while it is hidden.
  public var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: screen.bounds.width, height: height)
  }

  /// Posted after style, visibility or frame have changed.
  public nonisolated static let didChangeNotification = Notification.Name("UIStatusBarManagerDidChangeNotification")

  private weak var ownScreen: UIScreen?
  /// The screen of the bar; the main one after it is closed.
  private var screen: UIScreen { ownScreen ?? .main }

  init(screen: UIScreen) {
    ownScreen = screen
    super.init()
  }

  /// Whether the front controller prefers to hide the bar, even if there is none.
  public private(set) var prefersHidden = false
  /// The style set by the application, used if its property list disables control by view controllers.
  var ownStyle = UIStatusBarStyle.default
  var ownHidden = false
  private var isUpdatePending = false
  private let background = StatusBarBackground()
  private var isBackgroundUpdatePending = false

  /// The height of the system's bar; zero if there is none.
  package var height: CGFloat {
    get { device?.statusBarHeight(on: screen.bounds.size) ?? ownHeight }
    set { ownHeight = newValue }
  }
  private var ownHeight: CGFloat = 0 {
    didSet { if ownHeight != oldValue { apply(animation: .none) } }
  }

  /// The device whose bars are drawn.
  private(set) var device: DeviceProfile?
  private lazy var bars = DeviceBars()

  /// The overlap of a window with the areas of the system; nil if it has none.
  func safeArea(of window: UIWindow) -> UIEdgeInsets? {
    let screen = window.screen.bounds
    guard let device else { return height == 0 ? nil : UIEdgeInsets(top: statusBarFrame.height, left: 0, bottom: 0, right: 0) }
    let area = device.safeArea(on: screen.size, showsStatusBar: !isStatusBarHidden)
    let frame = window.frame
    return UIEdgeInsets(
      top: max(area.top - frame.minY, 0), left: max(area.side - frame.minX, 0), bottom: max(area.bottom - (screen.maxY - frame.maxY), 0),
      right: max(area.side - (screen.maxX - frame.maxX), 0))
  }

  /// Updates the safe areas and the bars to the present size and windows.
  func screenChanged() {
    guard device != nil else { return setNeedsBackgroundUpdate() }
    updateSafeAreas()
    setNeedsBackgroundUpdate()
  }

  private func updateSafeAreas(animation: UIStatusBarAnimation = .none) {
    for window in screen.windows {
      var area = window.systemSafeAreaInsets
      if device == nil { area.top = statusBarFrame.height } else { area = safeArea(of: window) ?? area }
      guard window.systemSafeAreaInsets != area else { continue }
      window.systemSafeAreaInsets = area
      if animation != .none { window.layoutIfNeeded() }
    }
  }

  /// Whether controllers determine the appearance of the bar: true unless `UIViewControllerBasedStatusBarAppearance` is false in
  /// `Info.plist`.
  static var followsControllers: Bool {
    Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
  }

  /// Queries the front controller again after layout; further requests meanwhile are merged.
  func setNeedsUpdate() {
    guard !isUpdatePending else { return }
    isUpdatePending = true
    AfterLayout.add { [weak self] in self?.update() }
  }

  func update() {
    isUpdatePending = false
    guard Self.followsControllers else { return show(ownStyle, hidden: ownHidden, animation: .none) }
    guard let front = screen.frontWindow?.rootViewController else { return }
    let capturing = front.frontForStatusBar
    let style = capturing.following(\.childForStatusBarStyle)
    let hiding = capturing.following(\.childForStatusBarHidden)
    let sheet = capturing.presentedStorage?.presentationStorage?.acting as? UISheetPresentationController
    let isOnBlack = sheet?.presenterCard?.isBack == true
    show(
      isOnBlack ? .lightContent : style.preferredStatusBarStyle, hidden: hiding.prefersStatusBarHidden,
      animation: hiding.preferredStatusBarUpdateAnimation)
  }

  func show(_ style: UIStatusBarStyle, hidden: Bool, animation: UIStatusBarAnimation) {
    guard style != statusBarStyle || hidden != prefersHidden else { return }
    statusBarStyle = style
    prefersHidden = hidden
    apply(animation: animation)
  }

  /// Records that the background of a navigation bar extends under the status bar, or that it has moved.
  func follow(_ bar: BarBackgroundView) {
    background.follow(bar)
    setNeedsBackgroundUpdate()
  }

  /// Updates the colors of the background after layout; further requests meanwhile are merged.
  func setNeedsBackgroundUpdate() {
    guard height > 0 || device != nil, !isBackgroundUpdatePending else { return }
    isBackgroundUpdatePending = true
    AfterLayout.add { [weak self] in
      self?.isBackgroundUpdatePending = false
      self?.updateBackground()
    }
  }

  private func updateBackground(animation: UIStatusBarAnimation = .none) {
    background.update(on: screen, height: height, isHidden: prefersHidden, style: statusBarStyle, animation: animation)
    if let device { bars.update(device, on: screen, height: height, isHidden: prefersHidden, style: statusBarStyle) }
  }

  /// Updates the safe area and the background, immediately or along with the bar's animation.
  private func apply(animation: UIStatusBarAnimation) {
    let change = {
      self.updateSafeAreas(animation: animation)
      self.updateBackground(animation: animation)
    }
    if animation == .none {
      change()
    } else {
      UIView.animate(withDuration: Self.duration, animations: change)
    }
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// The duration of the animation (estimated).
  private static let duration: TimeInterval = 0.35

  package static func setHeight(_ height: CGFloat) { for screen in UIScreen.screens { screen.statusBar.height = height } }

  /// Shows the bars of a device, and gives windows its safe area.
  package static func setDevice(_ device: DeviceProfile?) {
    let screen = UIScreen.main
    screen.statusBar.device = device
    if let device { screen.setTraits { $0.userInterfaceIdiom = device.isPad ? .pad : .phone } }
    screen.statusBar.apply(animation: .none)
  }
}

extension UIViewController {
  /// The controller that determines the status bar: one presented over the whole screen, or that captures it.
  final var frontForStatusBar: UIViewController {
    var front = self
    while let next = front.presentedStorage, next.presentationPhase != .beingDismissed {
      let covers = next.presentationStorage?.acting.presentationStyle
      guard covers == .fullScreen || covers == .currentContext || next.modalPresentationCapturesStatusBarAppearance else { break }
      front = next
    }
    return front
  }

  /// Follows the children that controllers name, to the last one.
  final func following(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var node = self
    var steps = 0
    while let next = node[keyPath: child], next !== node, steps < 64 {
      node = next
      steps += 1
    }
    return node
  }
}
