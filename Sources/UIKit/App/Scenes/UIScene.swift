import Foundation

/// One instance of the program's interface. Programs use ``UIWindowScene``, which is one on a display.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  public internal(set) var activationState = ActivationState.unattached
  /// The name of the window in the desktop's eyes; nil leaves it the program's name.
  open var title: String! {
    didSet { UIApplication.current?.host?.titleChanged() }
  }

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  open override var next: UIResponder? { UIApplication.shared }
}
