import Foundation
package import Platform
import QuartzCore

/// Makes frames: input goes in, time passes, pixels and damage come out.
///
/// One frame is: what is due at its time (deadlines, display links, animations), then layout and display of what changed, then
/// composition of the damage. A window and a test drive the same object; the one by the clock, the other by virtual time.
@MainActor package final class FrameDriver {
  package let screen: UIScreen
  package let renderer: LayerRenderer
  /// Frames drawn, with or without damage.
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

  /// As many pixels as a side has; what is beyond the longest a bitmap can have is not shown.
  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    let pixels = (points * scale).rounded()
    return pixels >= 1 ? Int(min(pixels, CGFloat(Bitmap.longestSide))) : 1
  }

  package func handle(_ event: InputEvent) {
    if application.isIgnoringInteractionEvents, event.beginsInteraction { return }
    EventDispatcher.shared.handle(event, at: CACurrentMediaTime())
  }

  /// Ends the transaction of the turn: changes made together animate and appear together.
  package func endTurn() {
    PropertyObservers.sweep()
    WindowsOfTurn.end()
    CATransaction.flush()
  }

  package func resize(to size: CGSize, scale: CGFloat) {
    let old = screen.traitCollection
    let oldOrientation = application.windowScene?.interfaceOrientation ?? .unknown
    screen.configure(size: size, scale: scale)
    InterfaceRotation.shared.sizeChanged()
    renderer.resize(width: Self.pixels(size.width, scale), height: Self.pixels(size.height, scale), scale: scale)
    if let scene = application.windowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(
        scene, didUpdate: scene.coordinateSpace, interfaceOrientation: oldOrientation, traitCollection: old)
    }
  }

  /// Whether a frame drawn now would differ from the last, or moves something on.
  package var needsFrame: Bool { renderer.needsFrame || AfterLayout.isPending || nextDeadline <= CACurrentMediaTime() }

  /// Whether the tree waits to be laid out or drawn, at whatever time.
  package var needsLayout: Bool { renderer.needsFrame || AfterLayout.isPending }

  /// When a frame will be needed though nothing changes: at once while something moves, later if something waits to begin.
  package var nextDeadline: CFTimeInterval {
    min(Deadlines.next, FrameScheduler.nextDeadline(after: CACurrentMediaTime()) ?? .infinity)
  }

  /// Draws the frame of that time and returns what differs from the one before.
  package func drawFrame(at time: CFTimeInterval) -> [PixelRect] {
    frames += 1
    Deadlines.fire(until: time)
    FrameScheduler.beginFrame(at: time)
    PropertyObservers.sweep()
    CATransaction.flush()
    let damage = renderer.renderFrame(at: time)
    // What waited for the layout (a controller's appearance) belongs to this instant; what it changes is seen in the next frame.
    AfterLayout.run()
    CATransaction.flush()
    return damage
  }

  /// Where text is being typed: the caret, or the whole of a view that has none; nil while nobody takes text.
  package var textInputArea: CGRect? {
    guard let view = UIWindow.key?.firstResponder as? UIView, view is any UIKeyInput else { return nil }
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
  /// Whether a finger or the mouse begins something with it. What has begun may end even while interaction is ignored.
  fileprivate var beginsInteraction: Bool {
    switch self {
    case .touch(let touch): touch.phase == .began
    case .pointer(let pointer): pointer.phase == .down
    case .wheel: true
    default: false
    }
  }
}
