import Foundation

extension UIScene {
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is visible and receives events.
    case foregroundActive = 0
    /// The scene is visible and receives no events.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// Posted when a scene connects; the object is the scene.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted after a scene disconnected; the object is the scene.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted after a scene became active; the object is the scene.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene ceases to be active; the object is the scene.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene becomes visible; the object is the scene.
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted after a scene became invisible; the object is the scene.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  func connect(options: ConnectionOptions) {
    activationState = .background
    delegate?.scene(self, willConnectTo: session, options: options)
    post(UIScene.willConnectNotification)
    if let activity = session.stateRestorationActivity { delegate?.scene(self, restoreInteractionStateWith: activity) }
  }

  /// Performs a step between states; ``AppLifecycle`` requests them individually.
  func move(to target: ActivationState) {
    switch (activationState, target) {
    case (.background, .foregroundInactive), (.background, .foregroundActive):
      delegate?.sceneWillEnterForeground(self)
      post(UIScene.willEnterForegroundNotification)
      activationState = .foregroundInactive
      if target == .foregroundActive { move(to: target) }
    case (.foregroundInactive, .foregroundActive):
      activationState = .foregroundActive
      delegate?.sceneDidBecomeActive(self)
      post(UIScene.didActivateNotification)
    case (.foregroundActive, .foregroundInactive), (.foregroundActive, .background):
      delegate?.sceneWillResignActive(self)
      post(UIScene.willDeactivateNotification)
      activationState = .foregroundInactive
      if target == .background { move(to: target) }
    case (.foregroundInactive, .background):
      activationState = .background
      delegate?.sceneDidEnterBackground(self)
      post(UIScene.didEnterBackgroundNotification)
      session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self)
    default: break
    }
  }

  func disconnect() {
    guard activationState != .unattached else { return }
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    post(UIScene.didDisconnectNotification)
    session.scene = nil
  }
}
