import Foundation

/// The launch interface in `Info.plist`: a main storyboard, storyboards of scenes, or a main nib.
@MainActor struct MainInterface {
  private let info: [String: Any]
  private let bundles: [Bundle]

  init(info: [String: Any], bundles: [Bundle]) {
    self.info = info
    self.bundles = bundles
  }

  /// The interface of the running program: of the main bundle, and of the delegate's module if its resources are separate.
  static var ofProgram: MainInterface {
    let bundles = InterfaceModules.applicationBundles
    let info = bundles.reversed().reduce(into: [:]) { $0.merge($1.infoDictionary ?? [:]) { _, newer in newer } }
    return MainInterface(info: info, bundles: bundles)
  }

  /// Whether the program shows its windows in scenes. Without a configuration in the manifest, the main storyboard is shown in a window.
  var usesScenes: Bool { !(sceneEntries?.isEmpty ?? true) }

  /// Whether the program may show several scenes at once.
  var supportsMultipleScenes: Bool {
    let manifest = (info["UIApplicationSceneManifest"] ?? Self.packageInfo["UIApplicationSceneManifest"]) as? [String: Any]
    return manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
  }

  /// The property list of a program in a Swift package: the resource `Module-Info.plist` of the delegate's module. The package manager
  /// refuses resources of the name `Info.plist`.
  private static let packageInfo: [String: Any] = {
    guard let delegate = UIApplication.current?.delegate else { return [:] }
    let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard let bundle = names.first(where: { $0.hasSuffix("_\(module).resources") }) else { return [:] }
    let file = folder.appendingPathComponent(bundle).appendingPathComponent("\(module)-Info.plist")
    guard let data = try? Data(contentsOf: file) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }()

  // MARK: Main nib

  /// Loads the main nib, whose owner is the application: it may contain the delegate and a window.
  func loadMainNib(into application: UIApplication) {
    guard let name = named("NSMainNibFile"),
      let bundle = bundles.first(where: { InterfaceFile.find(name, .nib, in: $0) != nil })
    else { return }
    application.mainNibObjects = UINib(nibName: name, bundle: bundle).instantiate(withOwner: application)
  }

  /// Makes the window of the main nib key, unless the delegate chose another one.
  func makeMainNibWindowKey(of application: UIApplication) {
    guard UIWindow.key == nil else { return }
    application.mainNibObjects.lazy.compactMap { $0 as? UIWindow }.first { $0.isShown }?.makeKey()
  }

  // MARK: Main storyboard

  /// Returns the window with the main storyboard's initial controller; nil for a program with scenes or without a main storyboard.
  func makeMainWindow() -> UIWindow? {
    guard !usesScenes, let name = named("UIMainStoryboardFile") else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    let storyboard = storyboard(name)
    if let storyboard, let tint = storyboard.content?.tint(in: storyboard) { window.tintColor = tint }
    window.rootViewController = initialController(of: storyboard, name, key: "UIMainStoryboardFile")
    return window
  }

  // MARK: Scenes

  /// Returns the window of a scene whose configuration has a storyboard.
  func makeWindow(for scene: UIWindowScene, _ configuration: UISceneConfiguration) -> UIWindow? {
    let name = entry(for: configuration)?["UISceneStoryboardFile"] as? String
    guard let storyboard = configuration.storyboard ?? name.flatMap({ storyboard($0) }) else { return nil }
    let window = UIWindow(windowScene: scene)
    if let tint = storyboard.content?.tint(in: storyboard) { window.tintColor = tint }
    window.rootViewController = initialController(of: storyboard, name ?? storyboard.name, key: "UISceneStoryboardFile")
    return window
  }

  func sceneDelegateName(for configuration: UISceneConfiguration) -> String? {
    entry(for: configuration)?["UISceneDelegateClassName"] as? String
  }

  private func entry(for configuration: UISceneConfiguration) -> [String: Any]? {
    sceneEntries?.first { configuration.name == nil || $0["UISceneConfigurationName"] as? String == configuration.name }
  }

  private var sceneEntries: [[String: Any]]? {
    let manifest = info["UIApplicationSceneManifest"] as? [String: Any]
    let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
    return configurations?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]]
  }

  // MARK: Lookup

  /// Returns a name in the property list; the idiom's own key takes precedence.
  private func named(_ key: String) -> String? {
    let idiom = UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
    return (info[key + idiom] ?? info[key]) as? String
  }

  private func storyboard(_ name: String) -> UIStoryboard? {
    guard let found = InterfaceFile.storyboard(name, in: bundles) else { return UIStoryboard(name: name, bundle: bundles.first) }
    return UIStoryboard(name: name, bundle: found.bundle)
  }

  private func initialController(of storyboard: UIStoryboard?, _ name: String, key: String) -> UIViewController? {
    if let controller = storyboard?.instantiateInitialViewController() { return controller }
    UIKitErrorHandler.warn(
      "Failed to instantiate the default view controller for \(key) '\(name)' - perhaps the designated entry point is not set?")
    return nil
  }
}
