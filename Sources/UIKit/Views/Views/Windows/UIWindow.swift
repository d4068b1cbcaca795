import QuartzCore

/// The root of a view hierarchy: it is on a screen, has a first responder and delivers events to its views.
@preconcurrency @MainActor open class UIWindow: UIView {
  // MARK: Storage

  /// The first receiver of keys while this window is key.
  package weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { focusSystem.firstResponderChanged(to: firstResponder) } }
  }
  /// The window's focus system, which is created on first use; see Focus/UIWindow+Focus.
  final var focusStorage: AnyObject?
  package final lazy var touchDispatch = TouchDispatch(window: self)
  final var ownSafeAreaInsets = UIEdgeInsets.zero
  private var undo: UndoManager?

  /// The order of a window relative to others.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from its position; higher values are in front.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of normal windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000: above normal windows and below alerts.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000, the highest of UIKit's own.
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// Returns a level a distance in front of another.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// Returns a level a distance behind another.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    /// Returns the level at the sum of two positions.
    public static func + (left: Level, right: Level) -> Level { Level(left.rawValue + right.rawValue) }
    /// Returns the level at the difference of two positions.
    public static func - (left: Level, right: Level) -> Level { Level(left.rawValue - right.rawValue) }
    /// Moves the level to the front by a distance.
    public static func += (left: inout Level, right: CGFloat) { left = left + right }
    /// Moves the level to the back by a distance.
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
    takeSafeArea()
  }

  deinit {
    forgetWindow()
  }

  /// Makes a window of a scene, over all of it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    becomeWindow()
  }

  // MARK: Showing

  /// The screen that shows the window: that of its scene.
  public final var screen: UIScreen { windowScene?.screen ?? shownOn ?? .main }
  /// The screen that shows the window at present.
  final weak var shownOn: UIScreen?
  /// The scene that contains the window; `nil` until the window is shown or assigned to one. A visible window moves to the scene's screen.
  open var windowScene: UIWindowScene? {
    get { sceneStorage }
    set {
      guard sceneStorage !== newValue else { return }
      sceneStorage = newValue
      sceneChanged()
    }
  }
  private weak var sceneStorage: UIWindowScene?
  /// The controller whose view fills the window; a change removes the former view.
  open var rootViewController: UIViewController? {
    didSet { rootViewControllerChanged(from: oldValue) }
  }
  /// The order among windows; `.normal` by default.
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

  /// Whether the window receives keyboard events.
  open var isKeyWindow: Bool { UIWindow.key === self }
  /// Whether the window may become key; `true` by default.
  open var canBecomeKey: Bool { true }
  /// Makes the window key and the former key window resign.
  open func makeKey() { takeKey() }
  /// Shows the window in front of those of its level and makes it key.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Called after the window became key; does nothing by default.
  open func becomeKey() {}
  /// Called after the window stopped being key; does nothing by default.
  open func resignKey() {}

  // MARK: Events

  /// Delivers an event to recognizers and views; an override sees every event first and calls `super`.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !WindowHandlers.connected.scrolls(self, $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  // MARK: Notifications

  /// Posted after a window was shown; the object is the window.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted after a window was hidden; the object is the window.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted after a window became key; the object is the window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted after a window stopped being key; the object is the window.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
