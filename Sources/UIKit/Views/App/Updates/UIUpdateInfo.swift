import QuartzCore

/// The times of an update of the screen.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  /// The time for which animations and models are computed.
  public final let modelTime: TimeInterval
  /// The time until which the update must be ready.
  public final let completionDeadlineTime: TimeInterval
  /// The time at which the update is expected on the screen.
  public final let estimatedPresentationTime: TimeInterval

  init(time: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + 1 / TimeInterval(CADisplayLink.framesPerSecond)
    estimatedPresentationTime = completionDeadlineTime
    super.init()
  }

  /// Returns the current update of the scene; nil between updates.
  open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { UpdateLinks.info }

  /// Returns the current update of the view's window; nil between updates and for views without a window.
  open class func current(for view: UIView) -> UIUpdateInfo? { view.window == nil ? nil : UpdateLinks.info }
}
