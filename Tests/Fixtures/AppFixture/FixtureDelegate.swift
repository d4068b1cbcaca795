import TrestlePlatform
import UIKit
import WindowProbe

/// An application in a real window that runs one scenario and prints the events of its views to standard output, for `WindowTests`.
@main class FixtureDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let view = LoggingView()
  private var timers: [Timer] = []
  private var scroll: ScrollScenario?
  private var drags: ForeignDrags?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched frames=\(frames)")
    if CommandLine.arguments.dropFirst().first == "interface" {
      // The window is set by the property list beside the program.
      print("delegate root=\(window?.rootViewController?.title ?? "none")")
      after(0.3) { self.reportInterface() }
      return true
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    view.backgroundColor = .white
    controller.view = view
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    switch CommandLine.arguments.dropFirst().first {
    case "input": playInput()
    case "services": playServices()
    case "compose": playComposition()
    case "display": playDisplay()
    case "pointer": PointedBox.show(in: view)
    case "drags":
      view.backgroundColor = .magenta
      drags = ForeignDrags(view)
    case "clipboard":
      let copies = ForeignCopies(view, count: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 100) { self.close() }
      after(0.2) { copies.run() }
    case "copies": showCopies()
    case "scroll":
      after(0.3) {
        self.scroll = self.display?.x11Window.flatMap { ScrollScenario(in: self.view, window: $0) { self.close() } }
        self.after(0.2) { self.scroll?.run() }
      }
    case "rest": after(0.3) { fflush(nil) }
    case "rate": reportRates()
    case "use":
      view.backgroundColor = .magenta
      view.reportsSize = true
      after(0.2) { self.view.becomeFirstResponder() }
    case "close": after(0.2) { self.close() }
    default: print("unknown scenario")
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { print("active frames=\(frames)") }
  func applicationWillResignActive(_ application: UIApplication) { print("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
  func applicationWillTerminate(_ application: UIApplication) { print("terminate") }

  private var display: SDLDisplay? { UIApplication.shared.host?.display as? SDLDisplay }
  private var frames: Int { (UIApplication.shared.host as? DisplayHost)?.driver.frames ?? 0 }

  private func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    timers.append(Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated { action() } })
  }

  private func close() {
    guard let window = display?.x11Window else { return }
    XServer()?.askToClose(window)
  }

  private func reportInterface() {
    let window = application?.keyWindow
    let label = window?.rootViewController?.view.subviews.lazy.compactMap { $0 as? UILabel }.first
    print("shown root=\(window?.rootViewController?.title ?? "none") text=\(label?.text ?? "none") scene=\(window?.windowScene != nil)")
    close()
  }

  /// Prints every second the rate of the screen, the number of frames that a display link was called for, and the scale.
  private func reportRates() {
    var calls = 0
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.addSubview(mark)
    CADisplayLink { _ in
      calls += 1
      mark.backgroundColor = calls % 2 == 0 ? .red : .blue
    }.add(to: .main, forMode: .common)
    timers.append(
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
        MainActor.assumeIsolated {
          print("rate=\(UIScreen.main.maximumFramesPerSecond) calls=\(calls) scale=\(UIScreen.main.scale)")
          fflush(nil)
          calls = 0
        }
      })
  }

  /// Shows a view that takes the keys of copying and pasting.
  private func showCopies() {
    let copies = CopyingView(frame: view.bounds)
    view.addSubview(copies)
    copies.becomeFirstResponder()
  }

  private var application: UIApplication? { UIApplication.shared }

  private func push(_ events: [InputEvent]) {
    for event in events { display?.push(event) }
    MainLoop.wake()
  }

  private func playInput() {
    after(0.2) {
      self.push([
        .touch(TouchEvent(.began, id: 3, at: CGPoint(x: 30, y: 40))), .touch(TouchEvent(.moved, id: 3, at: CGPoint(x: 35, y: 50))),
        .touch(TouchEvent(.ended, id: 3, at: CGPoint(x: 35, y: 50))), .pointer(PointerEvent(.down, at: CGPoint(x: 100, y: 110))),
        .pointer(PointerEvent(.move, at: CGPoint(x: 120, y: 130))), .pointer(PointerEvent(.up, at: CGPoint(x: 120, y: 130))),
        .wheel(WheelEvent(at: CGPoint(x: 10, y: 10), delta: Offset(dx: 0, dy: -48))),
      ])
    }
    after(0.4) {
      self.view.becomeFirstResponder()
      self.push([
        .key(KeyEvent(.down, usage: 0x3A)), .key(KeyEvent(.up, usage: 0x3A)), .text("日本"), .text("é🙂"), .key(KeyEvent(.down, usage: 0x2A)),
      ])
    }
    after(0.6) { self.close() }
  }

  /// Sends the events of an input method that composes a word in a text field, and of its acceptance.
  private func playComposition() {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    view.addSubview(field)
    func say(_ step: String) {
      let marked = field.markedTextRange.flatMap { field.text(in: $0) } ?? "-"
      let caret = field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } ?? -1
      print("\(step) text=\(field.text ?? "") marked=\(marked) caret=\(caret)")
    }
    after(0.2) {
      field.becomeFirstResponder()
      self.push([.text("a")])
    }
    after(0.35) {
      say("typed")
      self.push([.composition(CompositionEvent(preedit: "に", caret: 1)), .composition(CompositionEvent(preedit: "にほ", caret: 2))])
    }
    after(0.5) {
      say("composing")
      print("area \(self.display?.textInputArea != nil)")
      self.push([.composition(CompositionEvent(preedit: "日本", caret: 1))])
    }
    after(0.65) {
      say("converted")
      self.push([.composition(CompositionEvent(preedit: "", caret: 0)), .text("日本")])
    }
    after(0.8) {
      say("accepted")
      self.push([.composition(CompositionEvent(preedit: "ご", caret: 1)), .composition(CompositionEvent(preedit: "", caret: 0))])
    }
    after(0.95) {
      say("cancelled")
      self.close()
    }
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    print("open \(url.lastPathComponent) file=\(url.isFileURL) inPlace=\(options[.openInPlace] as? Bool ?? false)")
    return true
  }

  /// Full screen by key and back, and drops from other programs.
  private func playDisplay() {
    func say(_ step: String) {
      let size = view.bounds.size
      print("\(step) full=\(display?.isFullScreen ?? false) size=\(Int(size.width))x\(Int(size.height))")
    }
    func f11() { push([.key(KeyEvent(.down, usage: 0x44)), .key(KeyEvent(.up, usage: 0x44))]) }
    after(0.2) {
      say("window")
      f11()
    }
    after(0.9) {
      say("full")
      f11()
    }
    after(1.6) {
      say("back")
      self.view.becomeFirstResponder()
      self.push([.drop(.file(URL(fileURLWithPath: "/tmp/a letter.txt"))), .drop(.text("dropped words"))])
    }
    after(1.9) { self.close() }
  }

  private func step(_ name: String) {
    print("\(name) frames=\(frames)")
    view.backgroundColor = view.backgroundColor == .white ? .red : .white
  }

  /// Changes the view by each API that runs code later; each change is drawn.
  private func playServices() {
    after(0.2) { self.step("timer") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { MainActor.assumeIsolated { self.step("asyncAfter") } }
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 400_000_000)
      self.step("task")
    }
    after(0.5) {
      // A nested run loop continues to update the display.
      RunLoop.main.perform { MainActor.assumeIsolated { self.step("perform") } }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      self.step("modal")
    }
    after(0.8) {
      print("end frames=\(self.frames)")
      self.close()
    }
  }
}

/// Prints the content of a scene's window when its delegate is connected.
final class FixtureSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    print("connected root=\(window?.rootViewController?.title ?? "none")")
  }
}

/// A controller of a storyboard.
final class FixtureController: UIViewController {
  private(set) var outlet: UILabel?

  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded outlet=\(outlet?.text ?? "none")")
  }
}
