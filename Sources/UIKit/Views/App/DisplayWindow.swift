internal import TrestlePlatform
import QuartzCore

/// A window of the desktop with the screen that it shows.
@MainActor package final class DisplayWindow {
  private(set) var display: any Display
  let screen: UIScreen
  let driver: FrameDriver
  private(set) var isShown = false
  var isVisible = true
  var presentsAll = true
  /// The state of the window's scene: active with the keyboard focus, in the background while it is minimized.
  var state = UIApplication.State.active
  private var change = FrameChange()

  init(display: any Display, screen: UIScreen, application: UIApplication) {
    self.display = display
    self.screen = screen
    screen.configure(size: display.size, scale: display.scale)
    driver = FrameDriver(screen: screen, application: application)
    driver.renderer.sharesPixels = display.wantsSharedFrames
  }

  /// Replaces a display whose server has ended, so that the app can end as usual.
  func continueWithoutDisplay() { display = HeadlessDisplay(size: screen.bounds.size, scale: screen.scale) }

  var isSeen: Bool { isVisible && display.wantsFrames }

  var needsFrame: Bool { isSeen && (presentsAll || driver.needsFrame) }

  /// Informs the display of the text input area, so that keys produce text and an input method opens in the right place.
  func updateTextInput() { display.textInputArea = driver.textInputArea }

  /// Draws and shows a frame, within those of all windows; `shown` is called once, after the first frame.
  func presentFrame(at time: Double, shown: () -> Void) {
    change.damage.removeAll(keepingCapacity: true)
    change.drawn.removeAll(keepingCapacity: true)
    change.move = nil
    for rect in driver.render(at: time) { change.damage.append(PixelArea(rect)) }
    if display.textInputArea != nil { updateTextInput() }
    let renderer = driver.renderer
    if !isShown {
      isShown = true
      display.show()
      shown()
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
    let pixels = FramePixels(
      bytes: renderer.pixels, rowBytes: renderer.rowBytes, width: renderer.width, height: renderer.height, shared: shared)
    FrameCosts.measure(\.output) { display.present(pixels, change) }
  }
}

extension PixelArea {
  fileprivate init(_ rect: PixelRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
