import Foundation

/// Creates the scene of a program and finds its delegate, with or without an `Info.plist`.
@MainActor enum SceneConnector {
  /// Connects the first scene of a program.
  static func connect(
    to application: UIApplication, urls: [URL], interface: MainInterface, shortcutItem: UIApplicationShortcutItem? = nil
  ) {
    let kept = OpenSessions.load()
    let session = kept.first ?? newSession()
    let options = UIScene.ConnectionOptions(
      urlContexts: Set(urls.map(UIOpenURLContext.init(url:))), userActivities: Set([session.stateRestorationActivity].compactMap { $0 }),
      shortcutItem: shortcutItem)
    application.sessions = [session]
    application.scenes = []
    connect(session, to: application, options: options, interface: interface)
    guard application.supportsMultipleScenes, kept.count > 1 else { return }
    application.sessions += kept.dropFirst()
    for session in kept.dropFirst() {
      application.requestSceneSessionActivation(session, userActivity: nil, options: nil) { error in
        UIKitErrorHandler.warn("A window of the last run cannot be opened: \(error)")
      }
    }
  }

  /// Opens another window with a scene of a session that is not connected, or of a new one.
  static func open(_ kept: UISceneSession?, in application: UIApplication, activity: NSUserActivity?) throws {
    guard let places = application.places, let interface = application.interface else {
      throw UISceneError(code: .multipleScenesNotSupported)
    }
    let session = kept ?? newSession()
    let screen: UIScreen
    do {
      screen = try places.open(size: session.windowSize, title: ProcessInfo.processInfo.processName)
    } catch {
      UIKitErrorHandler.warn("Another window cannot be opened: \(error)")
      throw UISceneError(code: .requestDenied)
    }
    session.screen = screen
    if !application.sessions.contains(where: { $0 === session }) { application.sessions.append(session) }
    let activities = [activity ?? session.stateRestorationActivity].compactMap { $0 }
    UIScreen.act(on: screen) {
      let scene = connect(
        session, to: application, options: UIScene.ConnectionOptions(userActivities: Set(activities)), interface: interface)
      AppearanceProxies.styleLaunched(screen.windows)
      // A program with one window, which it made without a scene, would show nothing in another one.
      if screen.windows.isEmpty { UIKitErrorHandler.warn("The delegate of the scene has made no window.") }
      application.lifecycle.move([(scene, .active)])
    }
    places.raise(screen)
  }

  private static func newSession() -> UISceneSession {
    UISceneSession(role: .windowApplication, configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
  }

  @discardableResult
  private static func connect(
    _ session: UISceneSession, to application: UIApplication, options: UIScene.ConnectionOptions, interface: MainInterface
  ) -> UIWindowScene {
    let configuration =
      application.delegate?.application(application, configurationForConnecting: session, options: options) ?? session.configuration
    session.configuration = configuration
    let sceneType = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: options)
    application.scenes.append(scene)
    if let type = delegateClass(for: configuration, application: application, interface) as? NSObject.Type {
      scene.delegate = ObjectFactory.make(type) as? any UISceneDelegate
    }
    for window in scene.screen.windows where window.windowScene == nil { window.windowScene = scene }
    let window = interface.makeWindow(for: scene, configuration)
    if let window {
      if application.mainWindow == nil { application.mainWindow = window }
      (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    }
    scene.connect(options: options)
    if let window { ((scene.delegate as? any UIWindowSceneDelegate)?.window ?? window).makeKeyAndVisible() }
    return scene
  }

  /// Returns the delegate's class: that of the configuration, else of `Info.plist`, else `SceneDelegate` in the module of the application's
  /// delegate, as in Xcode's template.
  private static func delegateClass(
    for configuration: UISceneConfiguration, application: UIApplication, _ interface: MainInterface
  ) -> AnyClass? {
    if let type = configuration.delegateClass { return type }
    guard let delegate = application.delegate else { return nil }
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
    if let name = interface.sceneDelegateName(for: configuration) {
      return NSClassFromString(name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module))
        ?? NSClassFromString("\(module).\(name)")
    }
    guard let type = NSClassFromString("\(module).SceneDelegate"), type is any UIWindowSceneDelegate.Type else { return nil }
    return type
  }
}
