/// A request for a scene, either a new one of a role or that of a session.
@preconcurrency @MainActor public struct UISceneSessionActivationRequest {
  public let role: UISceneSession.Role
  /// The session whose scene is requested; nil for a new one.
  public let session: UISceneSession?
  /// The activity that the scene continues.
  public var userActivity: NSUserActivity?
  /// The settings of the request.
  public var options: UIScene.ActivationRequestOptions?

  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, session) = (role, nil)
    (self.userActivity, self.options) = (userActivity, options)
  }

  public init(session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil) {
    (role, self.session) = (session.role, session)
    (self.userActivity, self.options) = (userActivity, options)
  }
}

extension UIApplication {
  /// Activates the scene of a request: a new one opens another window on the desktop. The error handler is called if that is not possible.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
  }
}
