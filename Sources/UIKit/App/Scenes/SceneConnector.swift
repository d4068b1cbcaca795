import Foundation

/// Makes the scene a program is shown in and finds its delegate, with or without an `Info.plist`.
@MainActor enum SceneConnector {
  static func connect(to application: UIApplication, urls: [URL]) {
    let standard = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: standard)
    let options = UIScene.ConnectionOptions(urlContexts: Set(urls.map(UIOpenURLContext.init(url:))))
    let configuration =
      application.delegate?.application(application, configurationForConnecting: session, options: options) ?? session.configuration
    session.configuration = configuration
    let sceneType = configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneType.init(session: session, connectionOptions: options)
    application.sessions = [session]
    application.scenes = [scene]
    if let type = delegateClass(for: configuration, application: application) as? NSObject.Type {
      scene.delegate = ObjectFactory.make(type) as? any UISceneDelegate
    }
    for window in UIScreen.main.windows where window.windowScene == nil { window.windowScene = scene }
    scene.connect(options: options)
  }

  /// The class the configuration says, else the one `Info.plist` says, else `SceneDelegate` beside the application's delegate, as Xcode's
  /// template calls it.
  private static func delegateClass(for configuration: UISceneConfiguration, application: UIApplication) -> AnyClass? {
    if let type = configuration.delegateClass { return type }
    guard let delegate = application.delegate else { return nil }
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
    if let name = manifestDelegateName(configuration.name) {
      return NSClassFromString(name.replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module))
        ?? NSClassFromString("\(module).\(name)")
    }
    guard let type = NSClassFromString("\(module).SceneDelegate"), type is any UIWindowSceneDelegate.Type else { return nil }
    return type
  }

  private static func manifestDelegateName(_ configurationName: String?) -> String? {
    guard let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any],
      let configurations = manifest["UISceneConfigurations"] as? [String: Any],
      let entries = configurations[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
    else { return nil }
    let entry = entries.first { configurationName == nil || $0["UISceneConfigurationName"] as? String == configurationName }
    return entry?["UISceneDelegateClassName"] as? String
  }
}
