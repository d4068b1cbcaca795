import Foundation

/// The screen that environment variables request instead of the initial one: a scene of a storyboard, or a controller or view by its class.
///
/// `trestle snapshot` sets `TRESTLE_SCENE`, `TRESTLE_STORYBOARD` and `TRESTLE_CLASS` to take snapshots of any screen.
@MainActor struct RequestedScreen {
  private let environment: [String: String]

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment.filter { !$0.value.isEmpty }
  }

  /// Sets the appearance of `TRESTLE_APPEARANCE` and the language of `TRESTLE_LANGUAGE`, before anything is created.
  func setAppearance(for application: UIApplication) {
    if let language = environment["TRESTLE_LANGUAGE"] { application.locale = Locale(identifier: language) }
    switch environment["TRESTLE_IDIOM"]?.lowercased() {
    case "pad": UIScreen.setTraitsOfAll { $0.userInterfaceIdiom = .pad }
    case "phone": UIScreen.setTraitsOfAll { $0.userInterfaceIdiom = .phone }
    default: break
    }
    setStyle()
  }

  /// Sets the appearance of `TRESTLE_APPEARANCE`.
  func setStyle() {
    switch environment["TRESTLE_APPEARANCE"]?.lowercased() {
    case "dark": UIScreen.setTraitsOfAll { $0.userInterfaceStyle = .dark }
    case "light": UIScreen.setTraitsOfAll { $0.userInterfaceStyle = .light }
    default: break
    }
  }

  /// Shows the requested screen as the root of the application's window. Ends the program if there is no such screen.
  func show(in application: UIApplication) {
    guard let controller = controller() else { return }
    let window = UIScreen.main.windows.first { $0.isKeyWindow } ?? application.mainWindow ?? UIWindow(frame: UIScreen.main.bounds)
    if window.rootViewController?.presentedViewController != nil { window.rootViewController?.dismiss(animated: false) }
    window.rootViewController = controller
    // A controller without a background is shown over the system's, as in Xcode previews. The window itself has none.
    if window.backgroundColor == nil { window.backgroundColor = .systemBackground }
    window.makeKeyAndVisible()
    application.mainWindow = window
  }

  private func controller() -> UIViewController? {
    if let name = environment["TRESTLE_CLASS"] { return controller(ofClass: name) }
    let scene = environment["TRESTLE_SCENE"]
    guard scene != nil || environment["TRESTLE_STORYBOARD"] != nil else { return nil }
    let main = Bundle.main.infoDictionary?["UIMainStoryboardFile"] as? String
    let name = environment["TRESTLE_STORYBOARD"] ?? main ?? "Main"
    guard InterfaceFile.storyboard(name, in: InterfaceModules.applicationBundles) != nil else {
      stop("there is no storyboard named \(name)")
    }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    if let scene { return storyboard.instantiateViewController(withIdentifier: scene) }
    guard let initial = storyboard.instantiateInitialViewController() else { stop("the storyboard \(name) has no initial scene") }
    return initial
  }

  private func controller(ofClass name: String) -> UIViewController {
    let type: AnyClass? = NSClassFromString(name)
    if let type = type as? UIViewController.Type {
      // A scene contains the view and its outlets.
      if let made = sceneController(of: type) { return made }
      if let made = ObjectFactory.make(type) as? UIViewController { return made }
    }
    if let type = type as? UIView.Type, let view = ObjectFactory.make(type) as? UIView {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      controller.view.addSubview(view)
      let bounds = controller.view.bounds
      view.frame = view.bounds.isEmpty ? bounds : view.bounds.offsetBy(dx: 0, dy: 20)
      if view.frame == bounds { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      return controller
    }
    stop("there is no view controller or view of the class \(name)")
  }

  /// Returns the controller of the first scene with a class in the application's storyboards, in the order of their names.
  private func sceneController(of type: UIViewController.Type) -> UIViewController? {
    for bundle in InterfaceModules.applicationBundles {
      let folders: [String?] = [nil] + (bundle.localizations + ["Base"]).map { "\($0).lproj" }
      let paths = folders.flatMap { bundle.paths(forResourcesOfType: "storyboard", inDirectory: $0) }
      let names = Set(paths.map { String(($0.split(separator: "/").last ?? "").dropLast(".storyboard".count)) })
      for name in names.sorted() where !name.isEmpty {
        let storyboard = UIStoryboard(name: name, bundle: bundle)
        if let made = storyboard.content?.makeFirst(of: type, in: storyboard) { return made }
      }
    }
    return nil
  }

  private func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): error: \(reason)\n".utf8))
    exit(1)
  }
}
