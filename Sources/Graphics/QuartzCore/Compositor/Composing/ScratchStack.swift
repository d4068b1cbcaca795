/// Lends buffers for intermediate drawing. They are reused in later frames, large ones as long as they are in use.
@MainActor
final class ScratchStack {
  private var buffers: ContiguousArray<PixelBuffer?> = []
  private var usedFrames: ContiguousArray<Int> = []
  private var top = 0
  private var frame = 0

  /// The number of frames after which an unused large buffer is released.
  private static let patience = 30

  /// Calls `body` with pixels for `rect`, cleared unless it sets all of them.
  func withCanvas(for rect: PixelRect, clears: Bool = true, _ body: (Canvas) -> Void) {
    let canvas = borrow(rect)
    if clears { canvas.clear(rect) }
    body(canvas)
    top -= 1
  }

  private func borrow(_ rect: PixelRect) -> Canvas {
    if top == buffers.count {
      buffers.append(nil)
      usedFrames.append(0)
    }
    usedFrames[top] = frame
    var buffer = buffers[top]
    if buffer == nil || buffer!.width < rect.width || buffer!.height < rect.height {
      let width = max(rect.width, buffer?.width ?? 64)
      let height = max(rect.height, buffer?.height ?? 64)
      buffers[top] = nil
      buffer = PixelBuffer(width: (width + 63) & ~63, height: (height + 63) & ~63, format: .color)
      buffers[top] = buffer
    }
    top += 1
    return Canvas(buffer!, standingFor: rect)
  }

  func endFrame() {
    frame += 1
    for index in buffers.indices where frame - usedFrames[index] > Self.patience && (buffers[index]?.byteCount ?? 0) > 1 << 18 {
      buffers[index] = nil
    }
  }
}
