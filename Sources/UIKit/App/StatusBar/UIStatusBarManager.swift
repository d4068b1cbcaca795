import CoreGraphics
import Foundation

/// What the front controller says of the status bar: its style, whether it is hidden, and the room it takes.
///
/// A desktop has no status bar in an application's window: there the frame is empty. On a panel where the system draws one over the
/// application, `TRESTLE_STATUS_BAR` says how high it is, and the safe area keeps clear of it while it is not hidden. What controllers ask for
/// is heard and kept here in both cases, so that a panel's bar, or a test, can follow it.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  /// The style the front controller prefers.
  public private(set) var statusBarStyle = UIStatusBarStyle.default
  /// Whether the bar is hidden: as the front controller prefers, and always where the system has none.
  public var isStatusBarHidden: Bool { height == 0 || prefersHidden }
  /// The bar's place on the screen; empty while it is hidden.
  public var statusBarFrame: CGRect {
    isStatusBarHidden ? .zero : CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
  }

  /// Posted when style, visibility or room have changed.
  public nonisolated static let didChangeNotification = Notification.Name("UIStatusBarManagerDidChangeNotification")

  @InterfaceState private(set) static var shared = UIStatusBarManager()

  /// Whether the front controller wants the bar gone, whether or not there is one.
  public private(set) var prefersHidden = false
  /// What the application set by itself; counts where its property list says that controllers have no say.
  var ownStyle = UIStatusBarStyle.default
  var ownHidden = false
  private var isUpdatePending = false

  /// How high the system's bar is; zero where there is none.
  package var height: CGFloat = 0 {
    didSet { if height != oldValue { apply(animation: .none) } }
  }

  /// Whether controllers say how the bar looks, as they do unless `Info.plist` says `UIViewControllerBasedStatusBarAppearance` is false.
  static var followsControllers: Bool {
    Bundle.main.object(forInfoDictionaryKey: "UIViewControllerBasedStatusBarAppearance") as? Bool ?? true
  }

  /// Asks the front controller again once the tree is laid out; what is asked for meanwhile is answered by the same update.
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

  /// Gives content the room, or takes it: at once, or as the bar comes and goes.
  private func apply(animation: UIStatusBarAnimation) {
    let change = {
      for window in UIScreen.main.windows where window.systemSafeAreaInsets.top != self.statusBarFrame.height {
        window.systemSafeAreaInsets.top = self.statusBarFrame.height
        if animation != .none { window.layoutIfNeeded() }
      }
    }
    if animation == .none {
      change()
    } else {
      UIView.animate(withDuration: Self.duration, animations: change)
    }
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// From memory.
  private static let duration: TimeInterval = 0.35

  package static func setHeight(_ height: CGFloat) { shared.height = height }
}

extension UIViewController {
  /// The controller that has the say over the status bar: what is presented over the whole, or captures it.
  final var frontForStatusBar: UIViewController {
    var front = self
    while let next = front.presentedStorage, next.presentationPhase != .beingDismissed {
      let covers = next.presentationStorage?.acting.presentationStyle
      guard covers == .fullScreen || covers == .currentContext || next.modalPresentationCapturesStatusBarAppearance else { break }
      front = next
    }
    return front
  }

  /// Goes down the children that controllers name, to the one that names none.
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
