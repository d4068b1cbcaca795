/// The images of groups of which only the position, the transform or the opacity changes between frames.
///
/// An animation uses the image of its group in every frame. Images that are no longer used are kept for a while within a smaller budget: a menu
/// that closes looks as it did when it opened, and the memory of an image serves the next one, because memory that the system has to provide first takes
/// longer than all that is drawn into it.
@MainActor
final class GroupPictures {
  /// The maximum size of all images together, in bytes, and of those that the last frame did not use.
  static let budget = 24 << 20
  static let idleBudget = 8 << 20
  /// The number of frames after which an unused image is released.
  static let patience = 120

  private struct Entry {
    /// Pixels of the image, and the buffer that has the memory for them.
    var buffer: PixelBuffer
    var memory: PixelBuffer
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
    guard !part.isEmpty, part.width <= 4096, part.height <= 4096, part.area <= 2 * shown.area else { return nil }
    let bytes = part.area * 4
    guard let memory = takeMemory(bytes, for: node.serial, frame) ?? newMemory(bytes, part, frame) else { return nil }
    let buffer = PixelBuffer(
      data: memory.data, width: part.width, height: part.height, rowBytes: part.width * 4, isOpaque: false, owner: memory)
    entries[node.serial] = Entry(buffer: buffer, memory: memory, part: part, lookFrame: node.lookFrame, usedFrame: frame)
    byteCount += memory.byteCount
    used += 1
    return Canvas(buffer, standingFor: part)
  }

  /// Returns the memory of the node's previous image, or of another one that this frame and the last did not use, if it has the right size.
  private func takeMemory(_ bytes: Int, for serial: Int, _ frame: Int) -> PixelBuffer? {
    func fits(_ entry: Entry) -> Bool { entry.memory.byteCount >= bytes && entry.memory.byteCount <= 2 * bytes }
    if let old = entries[serial] {
      remove(serial, frame)
      if fits(old) { return old.memory }
    }
    var found: (serial: Int, usedFrame: Int)?
    for (serial, entry) in entries where entry.usedFrame < frame - 1 && fits(entry) && entry.usedFrame < found?.usedFrame ?? .max {
      found = (serial, entry.usedFrame)
    }
    guard let found, let memory = entries[found.serial]?.memory else { return nil }
    remove(found.serial, frame)
    return memory
  }

  private func newMemory(_ bytes: Int, _ part: PixelRect, _ frame: Int) -> PixelBuffer? {
    if byteCount + bytes > Self.budget { keepIdle(Self.budget - bytes, frame) }
    return byteCount + bytes <= Self.budget ? PixelBuffer(width: part.width, height: part.height, format: .color) : nil
  }

  private func remove(_ serial: Int, _ frame: Int) {
    guard let entry = entries.removeValue(forKey: serial) else { return }
    byteCount -= entry.memory.byteCount
    if entry.usedFrame == frame { used -= 1 }
  }

  /// Whether an animation has begun that changes only the position, the transform or the opacity of a group: the next frame shows the
  /// same image.
  private func isKeptSoon(_ node: RenderNode) -> Bool {
    node.isAnimated && !node.animatesInside && node.layer?.animationState?.movesOnly ?? false
  }

  /// Evicts images that have not been used for long, or that are more than the budget allows.
  func endFrame(_ frame: Int) {
    if used < entries.count {
      let active = entries.values.reduce(0) { $1.usedFrame == frame ? $0 + $1.memory.byteCount : $0 }
      keepIdle(active + Self.idleBudget, frame)
    }
    used = 0
  }

  /// Evicts the least recently used images of those that the frame has not used, until all together have at most `bytes`.
  private func keepIdle(_ bytes: Int, _ frame: Int) {
    let idle = entries.filter { $0.value.usedFrame < frame }.sorted { $0.value.usedFrame < $1.value.usedFrame }
    for (serial, entry) in idle where byteCount > bytes || frame - entry.usedFrame > Self.patience { remove(serial, frame) }
  }

  func removeAll() {
    entries.removeAll()
    byteCount = 0
    used = 0
  }

  /// Returns two pixels more than the layer draws on each side, for sampling.
  private static func part(of node: RenderNode) -> PixelRect { node.extents.grown(by: 2) }
}
