import Foundation
package import TrestlePlatform
import QuartzCore

/// Shows an application on a display: passes events to the application and frames to the display.
@MainActor package final class DisplayHost: MainLoopClient {
  package let display: any Display
  private let application: UIApplication
  package let driver: FrameDriver
  private var loop: MainLoop!
  private var isShown = false
  private var isVisible = true
  private var presentsAll = true
  private var memoryPressure: MemoryPressure?
  private var change = FrameChange()
  /// An assistive technology that follows the window.
  package weak var observer: (any DisplayObserver)?

  init(display: any Display, application: UIApplication, framesPerSecond: Double) {
    self.display = display
    self.application = application
    UIScreen.main.configure(size: display.size, scale: display.scale)
    UIScreen.main.maximumFramesPerSecond = Int(framesPerSecond.rounded())
    driver = FrameDriver(screen: .main, application: application)
    driver.renderer.sharesPixels = display.wantsSharedFrames
    loop = MainLoop(display: display, framesPerSecond: framesPerSecond, client: self)
    UIWindow.inputChanged = { [weak self] _ in self?.textInputChanged() }
    display.allowsScreenSaver = !application.lifecycle.wantsDisplayAwake
    InterfaceRotation.shared.sizeChanged()
  }

  /// Runs the display until it is closed.
  func run() {
    loop.handleSignals()
    titleChanged()
    loop.run()
  }

  private func watchMemory() {
    memoryPressure = MemoryPressure {
      DispatchQueue.main.async { MainActor.assumeIsolated { UIApplication.shared.warnOfMemory() } }
    }
  }

  func titleChanged() {
    if let title = application.windowScene?.title { display.title = title }
  }

  /// Informs the display of the text input area, so that keys produce text and an input method opens in the right place.
  private func textInputChanged() { display.textInputArea = driver.textInputArea }

  // MARK: MainLoopClient

  package func handle(_ event: InputEvent) {
    if let observer, observer.takes(event) { return }
    deliver(event)
  }

  /// Handles an event without asking the observer.
  package func deliver(_ event: InputEvent) {
    switch event {
    case .resize, .scale: driver.resize(to: display.size, scale: display.scale)
    case .exposed: presentsAll = true
    case .focus(let hasFocus): if isVisible { application.lifecycle.move(to: hasFocus ? .active : .inactive) }
    case .visibility(let isSeen):
      isVisible = isSeen
      if isSeen { presentsAll = true }
      application.lifecycle.move(to: isSeen ? .active : .background)
    case .appearance(let appearance): RequestedScreen().follow(appearance)
    case .quit: loop.stop()
    case .drop(.file(let url)): application.openDropped(url)
    case .drop(.text(let text)): driver.handle(.text(text))
    case .key(let key) where key.phase == .down && !key.isRepeat && Self.switchesFullScreen(key):
      display.isFullScreen.toggle()
    default: driver.handle(event)
    }
  }

  package func endTurn() {
    driver.endTurn()
    observer?.turnEnded(drewFrame: false)
  }

  package var needsFrame: Bool { isSeen && (presentsAll || driver.needsFrame) }

  package var nextDeadline: Double { isSeen ? driver.nextDeadline : .infinity }

  private var isSeen: Bool { isVisible && display.wantsFrames }

  package func drawFrame(at time: Double) {
    presentFrame(at: time)
    observer?.turnEnded(drewFrame: true)
  }

  private func presentFrame(at time: Double) {
    change.damage.removeAll(keepingCapacity: true)
    change.drawn.removeAll(keepingCapacity: true)
    change.move = nil
    for rect in driver.drawFrame(at: time) { change.damage.append(PixelArea(rect)) }
    if display.textInputArea != nil { textInputChanged() }
    let renderer = driver.renderer
    if !isShown {
      isShown = true
      display.show()
      // Not before the first frame is shown.
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          self.watchMemory()
          DesktopServices.windowShown(self)
        }
      }
    }
    if presentsAll {
      presentsAll = false
      change = FrameChange(damage: [PixelArea(x: 0, y: 0, width: renderer.width, height: renderer.height)])
    } else if !change.damage.isEmpty {
      for rect in renderer.composed { change.drawn.append(PixelArea(rect)) }
      change.move = renderer.move.map { PixelShift(target: PixelArea($0.target), dx: $0.dx, dy: $0.dy) }
    }
    guard !change.damage.isEmpty else { return }
    let shared = renderer.sharedPixels.map { SharedMemory(segment: $0.segment, bytes: $0.bytes, lines: $0.lines) }
    display.present(
      FramePixels(
        bytes: renderer.pixels, rowBytes: renderer.rowBytes, width: renderer.width, height: renderer.height, shared: shared), change)
  }

  /// Returns whether the key is F11 or Alt-Return, which toggle full screen.
  private static func switchesFullScreen(_ key: KeyEvent) -> Bool {
    key.usage == 0x44 || key.usage == 0x28 && key.modifiers.contains(.alternate)
  }
}

extension PixelArea {
  fileprivate init(_ rect: PixelRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
