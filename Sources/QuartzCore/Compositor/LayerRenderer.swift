import CoreGraphics
import Foundation

/// Draws a layer tree into a window's pixels, frame by frame, only where it changed.
///
/// A frame lays out, updates animations to its time, displays, compares the display list with that of the last frame, and composes the
/// damaged area.
@MainActor
package final class LayerRenderer {
  package let root: CALayer
  package private(set) var scale: CGFloat
  /// The work done since the renderer was created.
  package private(set) var work = RenderWork()
  private var buffer: PixelBuffer
  private let masks = ShapeMasks()
  private let flats: FlatCache
  private let composer: Composer
  private let reader: TreeReader
  private var rootNode: RenderNode
  private var frame = 0
  private var isAllDamaged = true

  package init(root: CALayer, width: Int, height: Int, scale: CGFloat) {
    MainStack.grow()
    self.root = root
    self.scale = scale
    buffer = PixelBuffer(width: width, height: height, format: .color)
    buffer.clear()
    flats = FlatCache(budget: Self.budget(width, height))
    composer = Composer(flats: flats)
    reader = TreeReader(masks: masks, flats: flats, isLive: true, limit: buffer.bounds)
    rootNode = RenderNode(layer: root, tree: reader.tree)
    root.renderNode = rootNode
    root.isHosted = true
  }

  /// Space for two frames of flattened bitmaps, within limits: the visible ones, and buffers for rows of other heights.
  private static func budget(_ width: Int, _ height: Int) -> Int {
    min(max(width * height * 8, 2 << 20), 24 << 20)
  }

  package func resize(width: Int, height: Int, scale: CGFloat) {
    guard width != buffer.width || height != buffer.height || scale != self.scale else { return }
    self.scale = scale
    buffer = PixelBuffer(width: width, height: height, format: .color)
    buffer.clear()
    flats.removeAll()
    flats.budget = Self.budget(width, height)
    reader.damage.limit = buffer.bounds
    damageAll()
  }

  /// Makes the next frame compose everything.
  package func damageAll() {
    isAllDamaged = true
  }

  /// Whether a frame has anything to draw, apart from animations and display links (see `FrameScheduler`).
  package var needsFrame: Bool {
    isAllDamaged || !root.changes.isDisjoint(with: [.drawing, .preparing])
  }

  /// Lays out, displays and composes the changes. Returns the pixels that may differ from the last frame.
  @discardableResult
  package func renderFrame(at time: CFTimeInterval) -> [PixelRect] {
    prepare(at: time)
    guard needsFrame else { return [] }
    frame += 1
    reader.frame = frame
    reader.time = time
    composer.frame = frame
    reader.damage.removeAll()
    _ = reader.read(rootNode, root, TreeReader.Surroundings(clip: buffer.bounds, scale: Double(scale)))
    if isAllDamaged {
      isAllDamaged = false
      reader.damage.add(buffer.bounds)
    }
    reader.growDamage(below: rootNode)
    let canvas = Canvas(buffer)
    for rect in reader.damage.rects { composer.composeFrame(rootNode, rect, on: canvas) }
    composer.endFrame()
    count()
    return reader.damage.rects
  }

  private func prepare(at time: CFTimeInterval) {
    root.layoutTree()
    FrameScheduler.evaluate(at: time)
    root.displayTree()
    CATiledLayer.drawTiles(below: root, scale: scale)
  }

  private func count() {
    composer.work.layersRead = reader.layersRead
    if !reader.damage.isEmpty {
      composer.work.frames += 1
      composer.work.damagedPixels += reader.damage.area
    }
    work = composer.work
    work.shadows += masks.shadowCount
  }

  /// Draws the same time without damage tracking and caches: the reference that every frame must equal.
  package func renderFromScratch(at time: CFTimeInterval) -> CGImage {
    prepare(at: time)
    let reader = TreeReader(masks: ShapeMasks(keeps: false), flats: nil, isLive: false, limit: buffer.bounds)
    reader.time = time
    let node = RenderNode(layer: root, tree: reader.tree)
    _ = reader.read(node, root, TreeReader.Surroundings(clip: buffer.bounds, scale: Double(scale)), force: true)
    let picture = PixelBuffer(width: buffer.width, height: buffer.height, format: .color)
    Composer(flats: nil).composeFrame(node, picture.bounds, on: Canvas(picture))
    return picture.makeImage()
  }

  // MARK: Pixels

  /// The frame: 32 bits per pixel, premultiplied, in the machine's byte order.
  package var pixels: UnsafeMutableRawPointer { buffer.data }
  package var rowBytes: Int { buffer.rowBytes }
  package var width: Int { buffer.width }
  package var height: Int { buffer.height }

  /// A copy of the frame.
  package func makeImage() -> CGImage { buffer.makeImage() }
}
