import Foundation

/// Creates the scene of a program and finds its delegate, with or without an `Info.plist`.
@MainActor enum SceneConnector {
  static func connect(
    to application: UIApplication, urls: [URL], interface: MainInterface, shortcutItem: UIApplicationShortcutItem? = nil
  ) {
    let standard = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: standard)
    let options = UIScene.ConnectionOptions(urlContexts: Set(urls.map(UIOpenURLContext.init(url:))), shortcutItem: shortcutItem)
    let configuration =
      application.delegate?.application(application, configurationForConnecting: session, options: options) ?? session.configuration
    session.configuration = configuration
    let sceneType = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: options)
    application.sessions = [session]
    application.scenes = [scene]
    if let type = delegateClass(for: configuration, application: application, interface) as? NSObject.Type {
      scene.delegate = ObjectFactory.make(type) as? any UISceneDelegate
    }
    for window in UIScreen.main.windows where window.windowScene == nil { window.windowScene = scene }
    let window = interface.makeWindow(for: scene, configuration)
    if let window {
      application.mainWindow = window
      (scene.delegate as? any UIWindowSceneDelegate)?.window = window
    }
    scene.connect(options: options)
    if let window { ((scene.delegate as? any UIWindowSceneDelegate)?.window ?? window).makeKeyAndVisible() }
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
