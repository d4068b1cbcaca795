import CoreGraphics
import Foundation
import QuartzCore

/// The top of a view tree: it stands on a screen, holds the first responder and gives events to its views.
@preconcurrency @MainActor open class UIWindow: UIView {
  // MARK: Storage

  /// Who gets keys while this window is key.
  weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { focusSystem.firstResponderChanged(to: firstResponder) } }
  }
  /// What keys go to among the views.
  final lazy var focusSystem = UIFocusSystem(window: self)
  package final lazy var touchDispatch = TouchDispatch(window: self)
  final var ownSafeAreaInsets = UIEdgeInsets.zero
  private var undo: UndoManager?

  /// How high a window stands above others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    public static func + (left: Level, right: Level) -> Level { Level(left.rawValue + right.rawValue) }
    public static func - (left: Level, right: Level) -> Level { Level(left.rawValue - right.rawValue) }
    public static func += (left: inout Level, right: CGFloat) { left = left + right }
    public static func -= (left: inout Level, right: CGFloat) { left = left - right }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeWindow()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeWindow()
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  deinit {
    forgetWindow()
  }

  /// Makes a window of a scene, over all of it.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  // MARK: Showing

  public final let screen = UIScreen.main
  /// The scene the window belongs to; there is one.
  open weak var windowScene: UIWindowScene?
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerChanged(from: oldValue) }
  }
  open var windowLevel = Level.normal {
    didSet { if windowLevel != oldValue, !isHidden { screen.show(self) } }
  }
  open override var isHidden: Bool {
    get { super.isHidden }
    set { setWindowHidden(newValue) { super.isHidden = newValue } }
  }
  open override var next: UIResponder? { UIWindow.responderAfterWindows }
  open override var window: UIWindow? { self }
  open override var undoManager: UndoManager? {
    if undo == nil { undo = UndoManager() }
    return undo
  }

  // MARK: Key window

  open var isKeyWindow: Bool { UIWindow.key === self }
  open var canBecomeKey: Bool { true }
  open func makeKey() { takeKey() }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func becomeKey() {}
  open func resignKey() {}

  // MARK: Events

  open func sendEvent(_ event: UIEvent) { deliver(event) }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !scrollsContent(by: $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Notifications

  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
