/// The pictures of groups of which only the place, the transform or the opacity changes, from one frame to the next.
///
/// Only what the last frame used is kept: an animation shows its group in every frame, and after it nothing remains.
@MainActor
final class GroupPictures {
  /// Bytes that all pictures together may take.
  static let budget = 24 << 20

  private struct Entry {
    var buffer: PixelBuffer
    /// The rectangle that the buffer stands for, from the layer's origin.
    var part: PixelRect
    var lookFrame: Int
    var usedFrame: Int
  }

  private var entries: [Int: Entry] = [:]
  private var used = 0
  private(set) var byteCount = 0

  /// The node's picture, if one was made and is still right.
  func picture(of node: RenderNode, frame: Int) -> Canvas? {
    guard !entries.isEmpty, var entry = entries[node.serial], entry.lookFrame == node.lookFrame, entry.part == Self.part(of: node) else {
      return nil
    }
    if entry.usedFrame != frame {
      entry.usedFrame = frame
      entries[node.serial] = entry
      used += 1
    }
    return Canvas(entry.buffer, standingFor: entry.part)
  }

  /// Cleared pixels for the node's picture; nil when it isn't worth keeping or there is no room.
  ///
  /// A group of which the frame shows less than half is drawn for that part alone.
  func make(for node: RenderNode, showing shown: PixelRect, frame: Int) -> Canvas? {
    let part = Self.part(of: node)
    guard node.groupFrame == frame - 1, node.lookFrame < frame, part.width <= 4096, part.height <= 4096, part.area <= 2 * shown.area else {
      return nil
    }
    let bytes = part.area * 4
    let old = entries[node.serial]
    guard bytes > 0, byteCount - (old?.buffer.byteCount ?? 0) + bytes <= Self.budget else { return nil }
    if let old {
      byteCount -= old.buffer.byteCount
      if old.usedFrame == frame { used -= 1 }
    }
    let buffer = PixelBuffer(width: part.width, height: part.height, format: .color)
    buffer.clear()
    entries[node.serial] = Entry(buffer: buffer, part: part, lookFrame: node.lookFrame, usedFrame: frame)
    byteCount += bytes
    used += 1
    return Canvas(buffer, standingFor: part)
  }

  /// Evicts the pictures that the frame did not use.
  func endFrame(_ frame: Int) {
    if used < entries.count {
      entries = entries.filter { $0.value.usedFrame == frame }
      byteCount = entries.values.reduce(0) { $0 + $1.buffer.byteCount }
    }
    used = 0
  }

  /// Two pixels more than the layer draws, which sampling takes in.
  private static func part(of node: RenderNode) -> PixelRect { node.extents.grown(by: 2) }
}
