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

  /// Moves single scenes, of several. The application is as active as the most active of them, and moves only if that changes.
  func move(_ changes: [(scene: UIScene, target: UIApplication.State)]) {
    guard isLaunched, !isEnded, !changes.isEmpty else { return }
    let states = application.scenes.map { scene in
      changes.last { $0.scene === scene }?.target ?? UIApplication.State(scene.activationState)
    }
    let goal: UIApplication.State = states.contains(.active) ? .active : states.contains(.inactive) ? .inactive : .background
    moving = changes.map(\.scene)
    move(to: goal)
    moving = nil
    for (scene, target) in changes { scene.move(to: target.ofScene) }
  }

  /// The scenes that move with the application; nil for all.
  private var moving: [UIScene]?

  private func moveScenes(to state: UIScene.ActivationState) {
    for scene in application.scenes where moving?.contains(where: { $0 === scene }) ?? true { scene.move(to: state) }
  }

  private func becomeActive() {
    state = .active
    if !usesScenes { delegate?.applicationDidBecomeActive(application) }
    moveScenes(to: .foregroundActive)
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resignActive() {
    if !usesScenes { delegate?.applicationWillResignActive(application) }
    moveScenes(to: .foregroundInactive)
    post(UIApplication.willResignActiveNotification)
    state = .inactive
  }

  private func enterBackground() {
    state = .background
    if !usesScenes { delegate?.applicationDidEnterBackground(application) }
    moveScenes(to: .background)
    post(UIApplication.didEnterBackgroundNotification)
    StateRestoration.save(application)
    OpenSessions.save(application)
  }

  private func enterForeground() {
    if !usesScenes { delegate?.applicationWillEnterForeground(application) }
    moveScenes(to: .foregroundInactive)
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

extension UIApplication.State {
  fileprivate init(_ state: UIScene.ActivationState) {
    switch state {
    case .foregroundActive: self = .active
    case .foregroundInactive: self = .inactive
    case .background, .unattached: self = .background
    }
  }

  fileprivate var ofScene: UIScene.ActivationState {
    switch self {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
}
