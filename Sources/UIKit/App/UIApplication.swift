import Foundation

/// The running program: it takes events from the display, sends them to windows and actions to their targets, and tells its delegate
/// when it comes to the front, goes to the back and ends.
///
/// There is one, ``shared``, made by `UIApplicationMain` (which `@main` on the delegate calls) or on first use where a program has no
/// window of its own, as in tests.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  // MARK: Storage

  /// The program's one application.
  public static var shared: UIApplication {
    if let current { return current }
    let made = UIApplication()
    current = made
    TestHost.start(made)
    return made
  }

  @InterfaceState package static var current: UIApplication? = nil

  /// The receiver of the app's life cycle; held weakly.
  open weak var delegate: (any UIApplicationDelegate)?

  let lifecycle = AppLifecycle()
  /// What is kept beside controllers and views.
  final let registeredObjects = RegisteredObjects()
  let backgroundTasks = BackgroundTasks()
  var ignoresInteraction = 0
  /// The scenes shown now; an application with a window of the old kind has one that it did not ask for.
  var scenes: [UIScene] = []
  var sessions: [UISceneSession] = []
  /// The window made for the main storyboard, kept here for a delegate that does not keep it.
  var mainWindow: UIWindow?
  /// The top-level objects of the main nib.
  var mainNibObjects: [Any] = []
  var ownShortcutItems: [UIApplicationShortcutItem]?
  var marks = ApplicationMarks()
  /// The display that shows the program; nil without a display, as in tests.
  package var host: DisplayHost?

  public override init() {
    super.init()
    lifecycle.application = self
    if UIApplication.current == nil { UIApplication.current = self }
  }

  /// Ends as when the last window is closed: the state is kept, the delegate hears of it.
  package func end() { lifecycle.end() }

  // MARK: Events and actions

  /// The chain ends at the delegate, if that is a responder.
  open override var next: UIResponder? { (delegate as AnyObject?).flatMap { $0 === self ? nil : $0 as? UIResponder } }

  /// Sends an event to its windows. Override it to see every event before they do.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// Calls the method an action names: of `target`, or, when that is nil, of the first in the responder chain that has one.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    deliver(action, to: target, from: sender, for: event)
  }
}
