internal import TrestleCPixman

/// The pixels of the frame, in memory of more lines than the frame has: a scroll of most of the frame moves the frame's first line instead
/// of its pixels.
final class FrameStore {
  let width: Int
  let height: Int
  /// The lines of the memory.
  let lines: Int
  let memory: FrameMemory
  /// The line of the memory that is the frame's first.
  private(set) var top = 0
  /// The pixels of the frame that was composited last.
  private(set) var buffer: PixelBuffer

  /// Takes over the memory of `old` if its size fits, as after a rotation: new memory costs as much as drawing into it.
  init(width: Int, height: Int, isShared: Bool, old: FrameStore? = nil) {
    self.width = max(width, 1)
    self.height = max(height, 1)
    // A quarter more: one frame in a few is copied as a whole to begin at the other end.
    lines = self.height + self.height / 4
    let bytes = self.width * 4 * lines
    if let old = old?.memory, !isShared, old.segment == nil, old.byteCount >= bytes, old.byteCount - bytes <= bytes / 4 {
      memory = old
    } else {
      memory = FrameMemory(byteCount: bytes, isShared: isShared)
    }
    buffer = FrameStore.view(memory, 0, self.width, self.height)
  }

  private static func view(_ memory: FrameMemory, _ top: Int, _ width: Int, _ height: Int) -> PixelBuffer {
    PixelBuffer(
      data: memory.bytes + top * width * 4, width: width, height: height, rowBytes: width * 4, isOpaque: false, owner: memory)
  }

  var rowBytes: Int { width * 4 }

  /// Moves pixels within an area of the frame. Newly visible ones are left undefined.
  func move(_ move: PixelMove) {
    let area = move.area
    guard !move.target.isEmpty else { return }
    // Moving the first line means copying the lines that do not scroll.
    if move.dx == 0, area.minX == 0, area.maxX == width, height - area.height < move.target.height {
      moveFirstLine(move)
    } else {
      moveRows(move.source, to: move.target)
    }
  }

  private func moveRows(_ source: PixelRect, to target: PixelRect) {
    trestle_move_rows(
      address(line: top + target.minY, x: target.minX), address(line: top + source.minY, x: source.minX), rowBytes, target.width * 4,
      target.height)
  }

  private func address(line: Int, x: Int = 0) -> UnsafeMutablePointer<UInt8> {
    (memory.bytes + line * rowBytes + x * 4).assumingMemoryBound(to: UInt8.self)
  }

  private func moveFirstLine(_ move: PixelMove) {
    let old = top
    let shifted = top - move.dy
    let isInPlace = shifted >= 0 && shifted + height <= lines
    top = isInPlace ? shifted : (move.dy < 0 ? 0 : lines - height)
    let above = (from: 0, count: move.area.minY)
    let below = (from: move.area.maxY, count: height - move.area.maxY)
    // A copy downward in memory may overwrite what is above its source, and the other way round: the order keeps what is still needed.
    if isInPlace {
      copyLines(from: old + above.from, to: top + above.from, above.count)
      copyLines(from: old + below.from, to: top + below.from, below.count)
    } else {
      let moved = (from: move.target.minY, count: move.target.height)
      let blocks = [(above, 0), (moved, move.dy), (below, 0)]
      for (block, dy) in move.dy < 0 ? blocks : blocks.reversed() {
        copyLines(from: old + block.from - dy, to: top + block.from, block.count)
      }
    }
    buffer = FrameStore.view(memory, top, width, height)
  }

  private func copyLines(from source: Int, to target: Int, _ count: Int) {
    guard count > 0, source != target else { return }
    trestle_move_rows(address(line: target), address(line: source), rowBytes, rowBytes, count)
  }
}
