package import TrestlePlatform
import QuartzCore

/// Shows an application in windows of a display: passes events to the application and frames to the windows.
@MainActor package final class DisplayHost: MainLoopClient {
  private let application: UIApplication
  private(set) var windows: [DisplayWindow]
  /// The window that had the keyboard focus last.
  private(set) var front: DisplayWindow
  private var loop: MainLoop!
  /// The rate that the user has chosen; nil for that of the monitors.
  private let chosenRate: Double?
  /// Whether windows have gained or lost the keyboard focus, or have been minimized, since the last turn.
  private var statesChanged = false
  private var memoryPressure: MemoryPressure?
  /// An assistive technology that follows the window in front.
  package weak var observer: (any DisplayObserver)?

  /// The display of the window in front.
  package var display: any Display { front.display }
  /// The driver of the window in front.
  package var driver: FrameDriver { front.driver }

  init(display: any Display, application: UIApplication, framesPerSecond: Double?) {
    self.application = application
    chosenRate = framesPerSecond
    front = DisplayWindow(display: display, screen: .first, application: application)
    windows = [front]
    loop = MainLoop(display: display, framesPerSecond: framesPerSecond ?? 60, client: self)
    updateRates()
    UIWindow.inputChanged = { [weak self] _ in self?.textInputChanged() }
    display.allowsScreenSaver = !application.lifecycle.wantsDisplayAwake
    InterfaceRotation.shared.sizeChanged()
  }

  /// Runs the display until it is closed.
  func run() {
    loop.handleSignals()
    for scene in application.scenes { titleChanged(of: scene) }
    loop.run()
  }

  /// Closes all windows.
  func close() {
    for window in windows.reversed() { window.display.close() }
  }

  /// Lets the app end although the server of its windows has ended before.
  func continueWithoutDisplay() {
    for window in windows { window.continueWithoutDisplay() }
  }

  package func display(of screen: UIScreen) -> (any Display)? { windows.first { $0.screen === screen }?.display }

  package func titleChanged(of scene: UIScene) {
    guard let title = scene.title, let scene = scene as? UIWindowScene else { return }
    display(of: scene.screen)?.title = title
  }

  /// Text input belongs to one window, because the display server stores only one input area.
  private func textInputChanged() {
    for window in windows where window.driver.textInputArea == nil { window.display.textInputArea = nil }
    for window in windows where window.driver.textInputArea != nil { window.updateTextInput() }
  }

  /// The seconds between two queries of the rates while frames are drawn.
  private static let rateInterval = 2.0
  private var rateTime = -Double.infinity

  /// Draws at the rate of the fastest monitor that shows a window.
  private func updateRates() {
    rateTime = MonotonicClock.now
    var fastest = 0.0
    for window in windows {
      let rate = chosenRate ?? window.display.framesPerSecond ?? 60
      window.screen.maximumFramesPerSecond = Int(rate.rounded())
      fastest = max(fastest, rate)
    }
    guard fastest > 0 else { return }
    loop.setRate(fastest)
    CADisplayLink.framesPerSecond = Int(fastest.rounded())
  }

  // MARK: MainLoopClient

  package func handle(_ event: InputEvent) { handle(event, on: display) }

  package func handle(_ event: InputEvent, on display: any Display) {
    guard let window = windows.first(where: { $0.display === display }) else { return }
    if window === front, let observer, observer.takes(event) { return }
    deliver(event, to: window)
  }

  /// Handles an event of the window in front without asking the observer.
  package func deliver(_ event: InputEvent) { deliver(event, to: front) }

  private func deliver(_ event: InputEvent, to window: DisplayWindow) {
    UIScreen.act(on: window.screen) { perform(event, on: window) }
  }

  private func perform(_ event: InputEvent, on window: DisplayWindow) {
    switch event {
    case .resize, .scale: window.driver.resize(to: window.display.size, scale: window.display.scale)
    case .displayChanged: updateRates()
    case .exposed: window.presentsAll = true
    case .focus(let hasFocus):
      if hasFocus { bringToFront(window) }
      if window.isVisible { setState(hasFocus ? .active : .inactive, of: window) }
    case .visibility(let isSeen):
      window.isVisible = isSeen
      if isSeen { window.presentsAll = true }
      setState(isSeen ? .active : .background, of: window)
    case .appearance(let appearance): RequestedScreen().follow(appearance)
    case .close: userCloses(window)
    case .quit: loop.stop()
    case .drop(.file(let url)): application.openRequested(url)
    case .drop(.text(let text)): window.driver.handle(.text(text))
    case .drag(let drag): ForeignDrag.handle(drag, on: window.screen, display: window.display) { application.openRequested($0) }
    case .key(let key) where key.phase == .down && !key.isRepeat && Self.switchesFullScreen(key):
      window.display.isFullScreen.toggle()
    default: window.driver.handle(event)
    }
  }

  private func setState(_ state: UIApplication.State, of window: DisplayWindow) {
    window.state = state
    // One window loses the focus before the other gains it; the application is active throughout.
    if windows.count > 1 { statesChanged = true } else { application.lifecycle.move(to: state) }
  }

  private func bringToFront(_ window: DisplayWindow) {
    guard window !== front else { return }
    front.driver.handle(.focus(false))
    front = window
    UIScreen.front = window.screen
    UITraitCollection.current = window.screen.traitCollection
    application.makeWindowKey(on: window.screen)
    textInputChanged()
  }

  private func userCloses(_ window: DisplayWindow) {
    guard windows.count > 1, let scene = application.scene(on: window.screen) else { return loop.stop() }
    application.close(scene.session)
  }

  package func endTurn() {
    if statesChanged {
      statesChanged = false
      let changes = windows.compactMap { window in application.scene(on: window.screen).map { (scene: $0 as UIScene, target: window.state) }
      }
      // Scenes resign before others become active.
      application.lifecycle.move(changes.filter { $0.target != .active } + changes.filter { $0.target == .active })
    }
    front.driver.endTurn()
    observer?.turnEnded(drewFrame: false)
  }

  package var needsFrame: Bool { windows.contains { $0.needsFrame } }

  package var nextDeadline: Double { windows.contains { $0.isSeen } ? front.driver.nextDeadline : .infinity }

  package func drawFrame(at time: Double) {
    // No event reports that the mode of a monitor was changed.
    if chosenRate == nil, time - rateTime >= Self.rateInterval { updateRates() }
    let costs = FrameCosts.current
    costs?.begin(driver.renderer)
    FrameCosts.measure(\.actions) { FrameDriver.beginFrame(at: time) }
    for window in windows where window.isSeen {
      UIScreen.act(on: window.screen) { window.presentFrame(at: time) { shown(window) } }
    }
    FrameCosts.measure(\.actions) { FrameDriver.endFrame() }
    costs?.end(driver.renderer)
    observer?.turnEnded(drewFrame: true)
  }

  /// Whether a view accepts items that other programs drag.
  package var receivesDrags = false {
    didSet { if receivesDrags, !oldValue { receiveDrags() } }
  }

  private func receiveDrags() {
    for window in windows where window.isShown { _ = window.display.receiveDrags() }
  }

  private func shown(_ window: DisplayWindow) {
    // Not before the first frame is shown.
    if receivesDrags { DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.receiveDrags() } } }
    guard windows.count == 1, memoryPressure == nil else { return }
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.watchMemory()
        DesktopServices.windowShown(self)
        ApplicationIcon.set(on: window.display)
      }
    }
  }

  private func watchMemory() {
    memoryPressure = MemoryPressure {
      DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.warnOfMemory() } }
    }
  }

  /// Returns whether the key is F11 or Alt-Return, which toggle full screen.
  private static func switchesFullScreen(_ key: KeyEvent) -> Bool {
    key.usage == 0x44 || key.usage == 0x28 && key.modifiers.contains(.alternate)
  }
}

extension DisplayHost: ApplicationDisplay {
  /// A window that shows a device is the only one.
  package var opensMore: Bool { display.opensMore && windows[0].screen.statusBar.device == nil }

  package func open(size: CGSize?, title: String) throws -> UIScreen {
    let model = front
    let display = try windows[0].display.openAnother(size: size ?? model.display.size, title: title)
    display.allowsScreenSaver = !application.lifecycle.wantsDisplayAwake
    let screen = UIScreen.open(like: model.screen)
    let window = UIScreen.act(on: screen) { DisplayWindow(display: display, screen: screen, application: application) }
    windows.append(window)
    loop.add(display)
    updateRates()
    ApplicationIcon.set(on: display)
    return screen
  }

  package func close(_ screen: UIScreen) {
    guard windows.count > 1, let window = windows.first(where: { $0.screen === screen }) else { return loop.stop() }
    windows.removeAll { $0 === window }
    loop.remove(window.display)
    if front === window {
      front = windows[windows.count - 1]
      UIScreen.front = front.screen
    }
    UIScreen.close(screen)
    window.display.close()
    updateRates()
    if UIWindow.key == nil { application.makeWindowKey(on: front.screen) }
  }

  package func raise(_ screen: UIScreen) {
    guard let window = windows.first(where: { $0.screen === screen }) else { return }
    if window.isShown { window.display.raise() }
    bringToFront(window)
  }

  package func screen(at point: CGPoint, of screen: UIScreen) -> (screen: UIScreen, point: CGPoint)? {
    guard let from = windows.first(where: { $0.screen === screen }), let origin = from.display.placeOnDesktop else { return nil }
    let scale = from.display.scale
    let pixel = CGPoint(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    for window in ([front] + windows) where window !== from && window.isSeen {
      guard let place = window.display.placeOnDesktop else { continue }
      let point = CGPoint(x: (pixel.x - place.x) / window.display.scale, y: (pixel.y - place.y) / window.display.scale)
      if window.screen.bounds.contains(point) { return (window.screen, point) }
    }
    return nil
  }
}
