import Foundation

/// A display without a screen: it has a size, counts the presented frames, and returns the events that were pushed.
@MainActor package final class HeadlessDisplay: Display {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package private(set) var presentedFrames = 0
  package private(set) var presentedPixels = 0

  package var title = ""
  package var cursor = CursorShape.arrow
  package var isFullScreen = false
  package var allowsScreenSaver = true
  package var textInputArea: CGRect?
  package var clipboardText: String?
  package var framesPerSecond: Double?
  /// The last answer to a drag of another program.
  package private(set) var takesDrag = false

  private var waiting: [InputEvent] = []
  private var taken = 0

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  package var pixelWidth: Int { Int((size.width * scale).rounded()) }
  package var pixelHeight: Int { Int((size.height * scale).rounded()) }

  /// There is no descriptor that could wake the loop: code that pushes events calls `MainLoop.wake()`.
  package var eventDescriptor: Int32? { nil }
  package var pollingInterval: Double? { nil }

  package func push(_ event: InputEvent) {
    switch event {
    case .resize(let newSize): size = newSize
    case .scale(let newScale): scale = newScale
    default: break
    }
    waiting.append(event)
  }

  package func nextEvent() -> InputEvent? {
    guard taken < waiting.count else {
      if taken > 0 {
        waiting.removeAll(keepingCapacity: true)
        taken = 0
      }
      return nil
    }
    taken += 1
    return waiting[taken - 1]
  }

  package func show() {}

  package var wantsSharedFrames: Bool { false }

  package func present(_ frame: FramePixels, _ change: FrameChange) {
    presentedFrames += 1
    for area in change.damage { presentedPixels += area.width * area.height }
  }

  package var opensMore: Bool { true }

  package func openAnother(size: CGSize, title: String) throws -> any Display {
    let other = HeadlessDisplay(size: size, scale: scale)
    other.title = title
    return other
  }

  package func setFrame(size: CGSize, place: CGPoint?) { push(.resize(size)) }

  package func answerDrag(_ isAccepted: Bool) { takesDrag = isAccepted }

  package func discardComposition() {}

  package func limitSize(minimum: CGSize, maximum: CGSize) {}

  package func close() {}
}
