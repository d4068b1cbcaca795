import Foundation

/// The running program: it receives events from the display, sends them to windows and actions to their targets, and notifies its delegate
/// of changes of its state.
///
/// There is one instance, ``shared``, created by `UIApplicationMain` (which `@main` on the delegate calls) or on first use in a program
/// without its own window, as in tests.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  // MARK: Storage

  /// The program's only application.
  public static var shared: UIApplication {
    if let current { return current }
    let made = UIApplication()
    current = made
    wasMade(made)
    return made
  }

  @InterfaceState package static var current: UIApplication? = nil
  /// Called with each application that the first use of ``shared`` has made.
  static var wasMade: @MainActor (UIApplication) -> Void = { _ in }

  /// The receiver of the app's life cycle; held weakly.
  open weak var delegate: (any UIApplicationDelegate)?

  let lifecycle = AppLifecycle()
  /// The objects registered for state restoration besides controllers and views.
  final let registeredObjects = RegisteredObjects()
  let backgroundTasks = BackgroundTasks()
  var ignoresInteraction = 0
  /// The connected scenes; an application with a window created without a scene has an implicit one.
  var scenes: [UIScene] = []
  var sessions: [UISceneSession] = []
  /// The window of the main storyboard, retained for a delegate that does not.
  var mainWindow: UIWindow?
  /// The top-level objects of the main nib.
  var mainNibObjects: [Any] = []
  var ownShortcutItems: [UIApplicationShortcutItem]?
  var marks = ApplicationMarks()
  /// The display host of the program; nil without a display, as in tests.
  package var host: (any ApplicationDisplay)? {
    didSet { places = host }
  }
  /// Opens the windows of further scenes.
  package var places: (any ScenePlaces)?
  /// The interface with which the program was launched.
  var interface: MainInterface?

  public override init() {
    super.init()
    lifecycle.application = self
    if UIApplication.current == nil { UIApplication.current = self }
  }

  /// Ends the program as closing the last window does: state is stored and the delegate notified.
  package func end() { lifecycle.end() }

  // MARK: Events and actions

  /// The chain ends at the delegate, if it is a responder.
  open override var next: UIResponder? { (delegate as AnyObject?).flatMap { $0 === self ? nil : $0 as? UIResponder } }

  /// Sends an event to its windows. Override it to receive every event before they do.
  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// Calls the method of an action on `target`, or if that is nil, on the first responder in the chain that implements it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    deliver(action, to: target, from: sender, for: event)
  }
}
