import Foundation

extension UIScene {
  /// The settings of a request for a scene.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that makes the request.
    open var requestingScene: UIScene?
  }
}

extension UIApplication {
  /// Activates the scene of a session, which continues `userActivity`; without a session, or for one that is not connected, a scene is
  /// created in another window.
  ///
  /// In an app with a single scene, a request without a session activates that scene.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    if let scene = sceneSession?.scene ?? (supportsMultipleScenes ? nil : sessions.first?.scene) {
      (scene as? UIWindowScene).map { places?.raise($0.screen) }
      if let userActivity { continueActivity(userActivity, in: scene) }
      return
    }
    guard supportsMultipleScenes else {
      errorHandler?(UISceneError(code: .multipleScenesNotSupported))
      return
    }
    // Deferred, because the call may be made during a view's layout or while a scene is being connected.
    Deadlines.add(after: 0) { [weak self] in
      guard let self else { return }
      do {
        try SceneConnector.open(sceneSession, in: self, activity: userActivity)
      } catch {
        errorHandler?(error)
      }
    }
  }

  /// Closes the window of a session's scene, and discards the session. The last window closed ends the program.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard sessions.contains(where: { $0 === sceneSession }), places != nil else {
      errorHandler?(UISceneError(code: .requestDenied))
      return
    }
    Deadlines.add(after: 0) { [weak self] in self?.close(sceneSession) }
  }

  /// Closes a scene as the user does: it leaves the foreground, is disconnected, and its session is discarded.
  package func close(_ session: UISceneSession) {
    guard sessions.contains(where: { $0 === session }) else { return }
    let scene = session.scene
    guard scenes.contains(where: { $0 !== scene }) || scene == nil else {
      // The session of the last window stays, for the next start.
      places?.close((scene as? UIWindowScene)?.screen ?? .first)
      return
    }
    if let scene {
      lifecycle.move([(scene, .background)])
      scene.disconnect()
      scenes.removeAll { $0 === scene }
      if let screen = (scene as? UIWindowScene)?.screen {
        for window in screen.windows { window.isHidden = true }
        places?.close(screen)
      }
    }
    sessions.removeAll { $0 === session }
    delegate?.application(self, didDiscardSceneSessions: [session])
  }

  /// Requests a new snapshot of a scene for the app switcher; has no effect on Linux.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Passes an activity to the scene's delegate, or if it has none, to the application's.
  package func continueActivity(_ activity: NSUserActivity, in scene: UIScene? = nil) {
    guard let scene = scene ?? self.scene(forContent: activity.targetContentIdentifier), let sceneDelegate = scene.delegate else {
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

/// The options for closing a scene; there are none on Linux.
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// The options for closing a window scene; there are none on Linux.
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {}
