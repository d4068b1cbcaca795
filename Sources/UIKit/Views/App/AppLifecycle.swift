import Foundation

/// The life cycle state of the program, and the notifications of its changes: to the application's delegate, or with scenes, to the scenes'
/// delegates; observers in both cases.
@MainActor final class AppLifecycle {
  private(set) var state = UIApplication.State.inactive
  private(set) var isLaunched = false
  private(set) var isEnded = false
  var wantsDisplayAwake = false
  unowned var application: UIApplication!

  private var delegate: (any UIApplicationDelegate)? { application.delegate }
  /// A program with its own scenes is notified through their delegates.
  private var usesScenes: Bool { application.scenes.contains { $0.delegate != nil } }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: application) }

  /// Calls the delegate's launch methods, in which it creates its windows. Returns the result of `didFinishLaunching`.
  @discardableResult
  func launch(options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    guard !isLaunched else { return true }
    isLaunched = true
    _ = delegate?.application(application, willFinishLaunchingWithOptions: options)
    let hadWindows = !application.windows.isEmpty
    if hadWindows { StateRestoration.restore(application) }
    let answer = delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true
    // If the windows are created late, state is restored late.
    if !hadWindows { StateRestoration.restore(application) }
    delegate?.applicationDidFinishLaunching(application)
    var info: [AnyHashable: Any] = [:]
    for (key, value) in options ?? [:] { info[key.rawValue] = value }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application, userInfo: info.isEmpty ? nil : info)
    return answer
  }

  /// Moves to a state through the intermediate ones.
  func move(to target: UIApplication.State) {
    guard isLaunched, !isEnded else { return }
    while state != target {
      switch (state, target) {
      case (.background, _): enterForeground()
      case (.inactive, .active): becomeActive()
      case (.inactive, _): enterBackground()
      case (.active, _): resignActive()
      }
    }
  }

  private func becomeActive() {
    state = .active
    if !usesScenes { delegate?.applicationDidBecomeActive(application) }
    for scene in application.scenes { scene.move(to: .foregroundActive) }
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resignActive() {
    if !usesScenes { delegate?.applicationWillResignActive(application) }
    for scene in application.scenes { scene.move(to: .foregroundInactive) }
    post(UIApplication.willResignActiveNotification)
    state = .inactive
  }

  private func enterBackground() {
    state = .background
    if !usesScenes { delegate?.applicationDidEnterBackground(application) }
    for scene in application.scenes {
      scene.move(to: .background)
      scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    }
    post(UIApplication.didEnterBackgroundNotification)
    StateRestoration.save(application)
  }

  private func enterForeground() {
    if !usesScenes { delegate?.applicationWillEnterForeground(application) }
    for scene in application.scenes { scene.move(to: .foregroundInactive) }
    post(UIApplication.willEnterForegroundNotification)
    state = .inactive
  }

  /// Ends the program: it resigns active, its scenes are disconnected, and its delegate is notified.
  func end() {
    guard isLaunched, !isEnded else { return }
    move(to: .background)
    for scene in application.scenes { scene.disconnect() }
    isEnded = true
    delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }
}
