import CoreGraphics
import Foundation

/// The status bar as the front controller determines it: its style, visibility and frame.
///
/// A desktop has no status bar in an application's window: there the frame is empty. On a panel where the system draws one over the
/// application, `TRESTLE_STATUS_BAR` is its height, and the safe area excludes it while it is visible. In the classic design its background
/// is drawn over all windows. The controllers' preferences are recorded in both cases, so that a panel's bar, or a test, can use them.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  /// The style the front controller prefers.
  public private(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether the bar is hidden: as the front controller prefers, and always if the system has none.
  public var isStatusBarHidden: Bool { height == 0 || prefersHidden }
  /// The frame of the bar on the screen; empty while it is hidden.
  public var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }

  /// Posted after style, visibility or frame have changed.
  public nonisolated static let didChangeNotification = Notification.Name("UIStatusBarManagerDidChangeNotification")

  @InterfaceState private(set) static var shared = UIStatusBarManager()

  /// Whether the front controller prefers to hide the bar, even if there is none.
  public private(set) var prefersHidden = false
  /// The style set by the application, used if its property list disables control by view controllers.
  var ownStyle = UIStatusBarStyle.default
  var ownHidden = false
  private var isUpdatePending = false
  private let background = StatusBarBackground()
  private var isBackgroundUpdatePending = false

  /// The height of the system's bar; zero if there is none.
  package var height: CGFloat = 0 {
    didSet { if height != oldValue { apply(animation: .none) } }
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
    guard let front = UIWindow.key?.rootViewController ?? UIScreen.main.windows.last?.rootViewController else { return }
    let capturing = front.frontForStatusBar
    let style = capturing.following(\.childForStatusBarStyle)
    let hiding = capturing.following(\.childForStatusBarHidden)
    show(style.preferredStatusBarStyle, hidden: hiding.prefersStatusBarHidden, animation: hiding.preferredStatusBarUpdateAnimation)
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
    guard height > 0, !isBackgroundUpdatePending else { return }
    isBackgroundUpdatePending = true
    AfterLayout.add { [weak self] in
      self?.isBackgroundUpdatePending = false
      self?.updateBackground()
    }
  }

  private func updateBackground(animation: UIStatusBarAnimation = .none) {
    background.update(height: height, isHidden: prefersHidden, style: statusBarStyle, animation: animation)
  }

  /// Updates the safe area and the background, immediately or along with the bar's animation.
  private func apply(animation: UIStatusBarAnimation) {
    let change = {
      for window in UIScreen.main.windows where window.systemSafeAreaInsets.top != self.statusBarFrame.height {
        window.systemSafeAreaInsets.top = self.statusBarFrame.height
        if animation != .none { window.layoutIfNeeded() }
      }
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

  package static func setHeight(_ height: CGFloat) { shared.height = height }
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
