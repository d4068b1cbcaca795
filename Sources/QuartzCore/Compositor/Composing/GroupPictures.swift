/// The images of groups of which only the position, the transform or the opacity changes between frames.
///
/// Only images used in the last frame are kept: an animation uses its group in every frame, and the image is released afterward.
@MainActor
final class GroupPictures {
  /// The maximum size of all images together, in bytes.
  static let budget = 24 << 20

  private struct Entry {
    var buffer: PixelBuffer
    /// The rectangle of the buffer, relative to the layer's origin.
    var part: PixelRect
    var lookFrame: Int
    var usedFrame: Int
  }

  private var entries: [Int: Entry] = [:]
  private var used = 0
  private(set) var byteCount = 0

  /// Returns the node's image, if there is a valid one.
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

  /// Returns pixels for the node's image, with undefined values; nil if caching is not worthwhile or the budget is exhausted.
  ///
  /// A group of which less than half is visible is drawn only for the visible part.
  func make(for node: RenderNode, showing shown: PixelRect, frame: Int) -> Canvas? {
    guard node.groupFrame == frame - 1 && node.lookFrame < frame || isKeptSoon(node) else { return nil }
    let part = Self.part(of: node)
    guard part.width <= 4096, part.height <= 4096, part.area <= 2 * shown.area else { return nil }
    let bytes = part.area * 4
    let old = entries[node.serial]
    guard bytes > 0, byteCount - (old?.buffer.byteCount ?? 0) + bytes <= Self.budget else { return nil }
    if let old {
      byteCount -= old.buffer.byteCount
      if old.usedFrame == frame { used -= 1 }
    }
    let buffer = PixelBuffer(width: part.width, height: part.height, format: .color)
    entries[node.serial] = Entry(buffer: buffer, part: part, lookFrame: node.lookFrame, usedFrame: frame)
    byteCount += bytes
    used += 1
    return Canvas(buffer, standingFor: part)
  }

  /// Whether an animation has begun that changes only the position, the transform or the opacity of a group: the next frame shows the
  /// same image.
  private func isKeptSoon(_ node: RenderNode) -> Bool {
    node.isAnimated && !node.animatesInside && node.layer?.animationState?.movesOnly ?? false
  }

  /// Evicts the images that the frame did not use.
  func endFrame(_ frame: Int) {
    if used < entries.count {
      entries = entries.filter { $0.value.usedFrame == frame }
      byteCount = entries.values.reduce(0) { $0 + $1.buffer.byteCount }
    }
    used = 0
  }

  /// Returns two pixels more than the layer draws on each side, for sampling.
  private static func part(of node: RenderNode) -> PixelRect { node.extents.grown(by: 2) }
}
