package import TrestlePlatform
import QuartzCore

/// Produces frames: handles input, advances time, and outputs pixels and damage.
///
/// A frame consists of the actions due at its time (deadlines, display links, animations), then layout and display of changed views, then
/// composition of the damage. Windows and tests use the same object; a window with the clock, a test with virtual time.
@MainActor package final class FrameDriver {
  package let screen: UIScreen
  package let renderer: LayerRenderer
  /// The number of drawn frames, with or without damage.
  package private(set) var frames = 0
  let application: UIApplication

  package init(screen: UIScreen, application: UIApplication) {
    self.screen = screen
    self.application = application
    renderer = LayerRenderer(
      root: screen.rootLayer, width: Self.pixels(screen.bounds.width, screen.scale),
      height: Self.pixels(screen.bounds.height, screen.scale),
      scale: screen.scale)
    UIWindow.responderAfterWindows = application
  }

  /// Returns the length of a side in pixels, limited to the maximum of a bitmap.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (points * scale).rounded()
    return pixels >= 1 ? Int(min(pixels, CGFloat(Bitmap.longestSide))) : 1
  }

  package func handle(_ event: InputEvent) {
    if application.isIgnoringInteractionEvents, event.beginsInteraction { return }
    EventDispatcher.shared.handle(event, at: CACurrentMediaTime())
  }

  /// Ends the turn's transaction: changes made together animate and appear together.
  package func endTurn() {
    PropertyObservers.sweep()
    WindowsOfTurn.end()
    CATransaction.flush()
  }

  package func resize(to size: CGSize, scale: CGFloat) {
    let old = screen.traitCollection
    let scene = application.scene(on: screen)
    let oldOrientation = scene?.interfaceOrientation ?? .unknown
    screen.configure(size: size, scale: scale)
    InterfaceRotation.shared.sizeChanged()
    renderer.resize(width: Self.pixels(size.width, scale), height: Self.pixels(size.height, scale), scale: scale)
    if let scene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(
        scene, didUpdate: scene.coordinateSpace, interfaceOrientation: oldOrientation, traitCollection: old)
    }
  }

  /// Whether a frame drawn now would differ from the last, or advance an animation.
  package var needsFrame: Bool { renderer.needsFrame || AfterLayout.isPending || nextDeadline <= CACurrentMediaTime() }

  /// Whether layout or drawing is pending.
  package var needsLayout: Bool { renderer.needsFrame || AfterLayout.isPending }

  /// The time at which a frame is needed without further changes: immediately during an animation, later if one is scheduled.
  package var nextDeadline: CFTimeInterval {
    let now = CACurrentMediaTime()
    if UpdateLinks.needsFrames { return now }
    return min(Deadlines.next, FrameScheduler.nextDeadline(after: now) ?? .infinity)
  }

  /// Draws the frame for a time and returns its damage.
  package func drawFrame(at time: CFTimeInterval) -> [PixelRect] {
    Self.beginFrame(at: time)
    let damage = render(at: time)
    Self.endFrame()
    return damage
  }

  /// Performs display links, deadlines and scheduled updates of a frame, once for all screens.
  package static func beginFrame(at time: CFTimeInterval) {
    UpdateLinks.begin(at: time)
    Deadlines.fire(until: time)
    UpdateLinks.perform([.afterEventDispatch, .beforeCADisplayLinkDispatch])
    FrameScheduler.beginFrame(at: time)
    UpdateLinks.perform([.afterCADisplayLinkDispatch, .beforeCATransactionCommit])
    PropertyObservers.sweep()
    CATransaction.flush()
  }

  /// Lays out and composes the screen; returns the damage.
  package func render(at time: CFTimeInterval) -> [PixelRect] {
    frames += 1
    // The renderer also performs layout, which is then already done.
    if FrameCosts.current != nil { FrameCosts.measure(\.layout) { screen.rootLayer.layoutTree() } }
    return FrameCosts.measure(\.drawing) { renderer.renderFrame(at: time) }
  }

  package static func endFrame() {
    UpdateLinks.perform([.afterCATransactionCommit])
    // Actions after layout (such as a controller's appearance) belong to this instant; their changes are visible in the next frame.
    AfterLayout.run()
    CATransaction.flush()
    UpdateLinks.end()
  }

  /// The text input area: the caret, or a whole view without one; nil without text input.
  package var textInputArea: CGRect? {
    guard let window = UIWindow.key, window.screen === screen, let view = window.firstResponder as? UIView, view is any UIKeyInput else {
      return nil
    }
    if let host = view as? any TextEditorHost, !host.isTextEditable { return nil }
    var area = view.bounds
    if let text = view as? any UITextInput, let end = text.selectedTextRange?.end {
      let caret = text.caretRect(for: end)
      if !caret.isNull, !caret.isInfinite { area = caret }
    }
    return view.convert(area, to: screen)
  }
}

extension InputEvent {
  /// Whether the event begins an interaction. Active interactions may end even while interaction events are ignored.
  fileprivate var beginsInteraction: Bool {
    switch self {
    case .touch(let touch): touch.phase == .began
    case .pointer(let pointer): pointer.phase == .down
    case .wheel: true
    default: false
    }
  }
}
