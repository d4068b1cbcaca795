import Foundation

extension UIScene {
  /// The settings of a request for a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene from which the request comes.
    open var requestingScene: UIScene?
  }
}

extension UIApplication {
  /// Activates a scene. There is one display and one scene: it is activated, and continues `userActivity`.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard let scene = (sceneSession ?? sessions.first)?.scene else {
      errorHandler?(UISceneError(code: .multipleScenesNotSupported))
      return
    }
    if let userActivity { continueActivity(userActivity, in: scene) }
  }

  /// Destroys a scene session. The only scene cannot be closed separately from the program.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    errorHandler?(UISceneError(code: .requestDenied))
  }

  /// Requests a new snapshot of a scene for the app switcher; has no effect on Linux.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Passes an activity to the scene's delegate, or if it has none, to the application's.
  package func continueActivity(_ activity: NSUserActivity, in scene: UIScene? = nil) {
    guard let scene = scene ?? scenes.first, let sceneDelegate = scene.delegate else {
      _ = delegate?.application(self, willContinueUserActivityWithType: activity.activityType)
      _ = delegate?.application(self, continue: activity) { restorers in
        for restorer in restorers ?? [] { restorer.restoreUserActivityState(activity) }
      }
      activity.delegate?.userActivityWasContinued(activity)
      return
    }
    sceneDelegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
    sceneDelegate.scene(scene, continue: activity)
    activity.delegate?.userActivityWasContinued(activity)
  }
}

/// The reason a scene request failed.
public struct UISceneError: Error, Sendable {
  /// The reason of the error.
  public enum Code: Int, Sendable {
    /// The app has a single scene.
    case multipleScenesNotSupported = 0
    /// The system denied the request.
    case requestDenied = 1
  }

  /// The reason of the error.
  public let code: Code
}

/// The options for closing a scene.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// The options for closing a window scene.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {}
