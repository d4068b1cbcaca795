import Foundation

/// Where the program is between launch and end, and who is told when that changes: the application's delegate, or, with scenes, the
/// scenes' delegates; observers in both cases.
@MainActor final class AppLifecycle {
  private(set) var state = UIApplication.State.inactive
  private(set) var isLaunched = false
  private(set) var isEnded = false
  var wantsDisplayAwake = false
  unowned var application: UIApplication!

  private var delegate: (any UIApplicationDelegate)? { application.delegate }
  /// A program with scenes of its own hears of its state through them.
  private var usesScenes: Bool { application.scenes.contains { $0.delegate != nil } }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: application) }

  /// Tells the delegate that the program starts. It makes its windows in here.
  /// Returns what `didFinishLaunching` answered.
  @discardableResult
  func launch(options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    guard !isLaunched else { return true }
    isLaunched = true
    _ = delegate?.application(application, willFinishLaunchingWithOptions: options)
    let hadWindows = !application.windows.isEmpty
    if hadWindows { StateRestoration.restore(application) }
    let answer = delegate?.application(application, didFinishLaunchingWithOptions: options) ?? true
    // A program that makes its windows late gets its state back late.
    if !hadWindows { StateRestoration.restore(application) }
    delegate?.applicationDidFinishLaunching(application)
    var info: [AnyHashable: Any] = [:]
    for (key, value) in options ?? [:] { info[key.rawValue] = value }
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: application, userInfo: info.isEmpty ? nil : info)
    return answer
  }

  /// Goes to a state by way of the ones between.
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

  /// The program ends: it leaves the front, its scenes are disconnected, its delegate gets the last word.
  func end() {
    guard isLaunched, !isEnded else { return }
    move(to: .background)
    for scene in application.scenes { scene.disconnect() }
    isEnded = true
    delegate?.applicationWillTerminate(application)
    post(UIApplication.willTerminateNotification)
  }
}
