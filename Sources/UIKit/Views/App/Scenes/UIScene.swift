import Foundation

/// One instance of the program's interface. Programs use its subclass ``UIWindowScene``.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The session the scene belongs to, which survives the scene.
  public let session: UISceneSession
  /// The receiver of the scene's life cycle.
  open var delegate: (any UISceneDelegate)?
  /// Whether the scene is visible and receives events.
  public internal(set) var activationState = ActivationState.unattached
  /// The title of the window on the desktop; nil uses the program's name.
  open var title: String! {
    didSet { UIApplication.current?.host?.titleChanged(of: self) }
  }
  /// Which contents the scene can show, for choosing the scene that a URL or an activity is for.
  open var activationConditions = UISceneActivationConditions()

  /// Creates a scene; the system calls it.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}
