internal import TrestlePlatform
internal import TrestleSupport
import QuartzCore
internal import TrestleText

/// The launch from `main` to the first frame, and the end of the process.
@MainActor package enum AppLauncher {
  static func run(applicationClass: AnyClass?, delegateClass: AnyClass?) -> Never {
    MainStack.grow()
    var settings = DisplaySettings.fromEnvironment
    // The first use of an interface connects the hooks, of which one opens displays in browsers.
    _ = UIScreen.main
    settings.applicationIdentifier = Bundle.main.bundleIdentifier
    let display: any Display
    do {
      display = try settings.open(title: ProcessInfo.processInfo.processName)
    } catch {
      FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(error)\n".utf8))
      exit(1)
    }
    // In a window, the machine's other fonts are fallbacks; headless runs do not depend on them.
    InstalledFonts.isAllowed = !(display is HeadlessDisplay)
    SpellingMarks.isAllowed = !(display is HeadlessDisplay)
    ProgramWindow.isOnDesktop = display is SDLDisplay
    AppContainer.enter()
    makeUserFolders()
    let application = makeApplication(applicationClass)
    let host = DisplayHost(display: display, application: application, framesPerSecond: settings.framesPerSecond)
    application.host = host
    endWithDisplay(of: host, application)
    KeyboardPresenter.shared.showsKeyboard = settings.showsKeyboard ?? (settings.device != nil && settings.driver == .headless)
    EventDispatcher.shared.pointerIsFinger = settings.pointerIsFinger
    UIStatusBarManager.setHeight(settings.statusBarHeight)
    // Neither a device nor a display without a desktop window, whose images represent a device, shows a bar.
    MenuBars.areAllowed = settings.device == nil && display is SDLDisplay && display.opensMore
    if let device = settings.device { UIStatusBarManager.setDevice(device) }
    let requested = RequestedScreen()
    requested.setAppearance(for: application)
    let delegate = makeDelegate(delegateClass, application: application)
    application.delegate = delegate
    var urls = requestedURLs(CommandLine.arguments)
    // The service file of the program has this argument: the reason for the launch comes by the bus.
    if display is SDLDisplay, CommandLine.arguments.contains("--by-bus") { urls += DesktopServices.requestedURLs() }
    launch(application, urls: urls, shortcutType: requestedShortcut(CommandLine.arguments))
    requested.show(in: application)
    InspectorLaunch.startIfRequested()
    LaunchSnapshot.requested?.schedule(with: host.driver)
    withExtendedLifetime(delegate) {
      host.run()
      finish(application)
    }
    host.close()
    exit(0)
  }

  private static func finish(_ application: UIApplication) {
    application.lifecycle.end()
    application.backgroundTasks.finish()
  }

  /// Ends the app in order, with a line and an error as its status, when the display server has ended.
  private static func endWithDisplay(of host: DisplayHost, _ application: UIApplication) {
    DisplayLoss.handler = { [unowned host, unowned application] reason in
      FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(reason)\n".utf8))
      // The system ends the process if saving takes longer.
      alarm(10)
      host.continueWithoutDisplay()
      finish(application)
    }
  }

  /// Creates the documents and caches folders, which always exist on iOS and are used without a check.
  private static func makeUserFolders() {
    for folder in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
      _ = try? FileManager.default.url(for: folder, in: .userDomainMask, appropriateFor: nil, create: true)
    }
  }

  /// The part of the launch that needs no display; used by tests too.
  package static func launch(_ application: UIApplication, urls: [URL], shortcutType: String? = nil) {
    launch(application, urls: urls, interface: .ofProgram, shortcutType: shortcutType)
  }

  static func launch(_ application: UIApplication, urls: [URL], interface: MainInterface, shortcutType: String? = nil) {
    application.interface = interface
    let shortcutItem = shortcutType.map { application.shortcutItem(ofType: $0) }
    var options: [UIApplication.LaunchOptionsKey: Any] = [:]
    options[.url] = urls.first
    options[.shortcutItem] = shortcutItem
    for problem in ApplicationFonts.ofProgram.problems { UIKitErrorHandler.warn(problem) }
    // The main nib and storyboard are loaded before the delegate's launch methods; their windows are shown afterward.
    interface.loadMainNib(into: application)
    let window = interface.makeMainWindow()
    if let window {
      application.mainWindow = window
      application.delegate?.window = window
    }
    let handlesLaunch = application.lifecycle.launch(options: options.isEmpty ? nil : options)
    if let window { ((application.delegate?.window).flatMap { $0 } ?? window).makeKeyAndVisible() }
    interface.makeMainNibWindowKey(of: application)
    SceneConnector.connect(to: application, urls: urls, interface: interface, shortcutItem: shortcutItem)
    // A delegate that returned false has handled the quick action; scenes get it in their connection options.
    if let shortcutItem, handlesLaunch, !application.scenes.contains(where: { $0.delegate != nil }) {
      application.delegate?.application(application, performActionFor: shortcutItem) { _ in }
    }
    if let url = urls.first { _ = application.delegate?.application(application, open: url, options: [.openInPlace: true]) }
    AppearanceProxies.styleLaunched(application.windows)
    application.lifecycle.move(to: .active)
  }

  private static func makeApplication(_ type: AnyClass?) -> UIApplication {
    guard let type = type as? UIApplication.Type, type != UIApplication.self,
      let made = ObjectFactory.make(type as AnyClass as! NSObject.Type) as? UIApplication
    else {
      return UIApplication.shared
    }
    return made
  }

  private static func makeDelegate(_ type: AnyClass?, application: UIApplication) -> (any UIApplicationDelegate)? {
    guard let type else { return application as? any UIApplicationDelegate }
    if type == Swift.type(of: application) { return application as? any UIApplicationDelegate }
    guard let objectType = type as? NSObject.Type, let delegate = ObjectFactory.make(objectType) as? any UIApplicationDelegate else {
      UIKitError.raise("UIApplicationMain: \(type) is not an NSObject that is a UIApplicationDelegate")
      return nil
    }
    return delegate
  }

  /// Returns the type of the quick action with which the program was started: `--shortcut <type>`.
  static func requestedShortcut(_ arguments: [String]) -> String? {
    guard let index = arguments.firstIndex(of: "--shortcut"), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  /// Returns the URLs with which the program was started: arguments that are URLs, or the paths of existing files.
  static func requestedURLs(_ arguments: [String]) -> [URL] {
    arguments.dropFirst().compactMap { argument in
      if argument.hasPrefix("-") { return nil }
      if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 { return url }
      return FileManager.default.fileExists(atPath: argument) ? URL(fileURLWithPath: argument) : nil
    }
  }
}
