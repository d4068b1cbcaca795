import CoreGraphics

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
  /// The pixels that the last frame moved before it composed the rest; nil if it moved none.
  package private(set) var move: PixelMove?
  private var store: FrameStore
  /// The pixels that may differ from the last frame's.
  private var changed: Damage
  private let masks = ShapeMasks()
  private let flats: FlatCache
  private let composer: Composer
  private let reader: TreeReader
  private var rootNode: RenderNode
  private var frame = 0
  private var isAllDamaged = true
  /// Whether a frame was not composed.
  private var hasSkipped = false

  package init(root: CALayer, width: Int, height: Int, scale: CGFloat) {
    MainStack.grow()
    self.root = root
    self.scale = scale
    store = FrameStore(width: width, height: height, isShared: false)
    changed = Damage(limit: store.buffer.bounds)
    flats = FlatCache(budget: Self.budget(width, height))
    composer = Composer(flats: flats)
    reader = TreeReader(masks: masks, flats: flats, isLive: true, limit: store.buffer.bounds)
    rootNode = RenderNode(layer: root, tree: reader.tree)
    root.renderNode = rootNode
    root.isHosted = true
  }

  /// Space for two frames of flattened bitmaps, within limits: the visible ones, and buffers for rows of other heights.
  private static func budget(_ width: Int, _ height: Int) -> Int {
    min(max(width * height * 8, 2 << 20), 24 << 20)
  }

  package func resize(width: Int, height: Int, scale: CGFloat) {
    guard width != store.width || height != store.height || scale != self.scale else { return }
    self.scale = scale
    makeStore(width: width, height: height)
    flats.removeAll()
    composer.pictures.removeAll()
    flats.budget = Self.budget(width, height)
    changed.limit = store.buffer.bounds
    reader.damage.limit = changed.limit
    reader.scrollDamage.limit = changed.limit
  }

  /// Whether the frame is in memory that an X server can map, where the system has some; false until set.
  package var sharesPixels = false {
    didSet { if sharesPixels != oldValue { makeStore(width: store.width, height: store.height) } }
  }

  /// Whether frames have pixels. Otherwise they lay out, read and animate the layers, and the first one afterwards composes everything.
  package var composes = true {
    didSet {
      guard composes, hasSkipped else { return }
      hasSkipped = false
      damageAll()
    }
  }

  private func makeStore(width: Int, height: Int) {
    store = FrameStore(width: width, height: height, isShared: sharesPixels, old: store)
    damageAll()
  }

  /// Makes the next frame compose everything.
  package func damageAll() {
    isAllDamaged = true
  }

  /// Whether a frame has anything to draw, apart from animations and display links (see `FrameScheduler`).
  package var needsFrame: Bool {
    isAllDamaged || !root.changes.isEmpty
  }

  /// Lays out, displays and composes the changes. Returns the pixels that may differ from the last frame.
  @discardableResult
  package func renderFrame(at time: CFTimeInterval) -> [PixelRect] {
    prepare(at: time)
    move = nil
    guard needsFrame else { return [] }
    frame += 1
    reader.frame = frame
    reader.time = time
    composer.frame = frame
    reader.damage.removeAll()
    reader.forgetScroll()
    _ = reader.read(rootNode, root, TreeReader.Surroundings(clip: store.buffer.bounds, scale: Double(scale)))
    guard composes else {
      isAllDamaged = false
      hasSkipped = true
      changed.removeAll()
      return []
    }
    if isAllDamaged {
      isAllDamaged = false
      reader.damage.add(store.buffer.bounds)
    } else {
      move = reader.resolveScroll()
    }
    reader.growDamage(below: rootNode)
    if let move { store.move(move) }
    composer.movesPixels = move != nil
    let canvas = Canvas(store.buffer)
    for rect in reader.damage.rects { composer.composeFrame(rootNode, rect, on: canvas) }
    composer.endFrame()
    note()
    return changed.rects
  }

  /// The bytes of flattened bitmaps, and of buffers that are kept for the next ones.
  package var flatBytes: Int { flats.byteCount }

  /// The bytes of images of groups, and of those that are kept for the next animations.
  package var pictureBytes: Int { composer.pictures.byteCount }

  /// The cores that compose a large frame.
  package var cores: Int {
    get { composer.bands.cores }
    set { composer.bands.cores = newValue }
  }

  /// The fewest pixels for which two colors over them are blended at once.
  package var fewestFillPixels: Int {
    get { composer.fewestFillPixels }
    set { composer.fewestFillPixels = newValue }
  }

  /// The number of flattened pixels from which on a frame makes no more flattened bitmaps.
  package var mostFlattenedPixels: Int {
    get { composer.mostFlattenedPixels }
    set { composer.mostFlattenedPixels = newValue }
  }

  /// The pixels that the last frame composed. The others that differ were moved.
  package var composed: [PixelRect] { reader.damage.rects }

  private func prepare(at time: CFTimeInterval) {
    root.layoutTree()
    FrameScheduler.evaluate(at: time)
    root.displayTree()
    CATiledLayer.drawTiles(below: root, scale: scale)
  }

  private func note() {
    changed.removeAll()
    if let move { changed.add(move.area) }
    for rect in reader.damage.rects { changed.add(rect) }
    composer.work.layersRead = reader.layersRead
    if !changed.isEmpty {
      composer.work.frames += 1
      composer.work.damagedPixels += changed.area
      composer.work.composedPixels += reader.damage.area
    }
    work = composer.work
    work.shadows += masks.shadowCount
  }

  /// Draws the same time without damage tracking and caches: the reference that every frame must equal.
  package func renderFromScratch(at time: CFTimeInterval) -> CGImage {
    prepare(at: time)
    let reader = TreeReader(masks: ShapeMasks(keeps: false), flats: nil, isLive: false, limit: store.buffer.bounds)
    reader.time = time
    let node = RenderNode(layer: root, tree: reader.tree)
    _ = reader.read(node, root, TreeReader.Surroundings(clip: store.buffer.bounds, scale: Double(scale)), force: true)
    let picture = PixelBuffer(width: store.width, height: store.height, format: .color)
    let composer = Composer(flats: nil)
    composer.bands.cores = 1
    composer.composeFrame(node, picture.bounds, on: Canvas(picture))
    return picture.makeImage()
  }

  // MARK: Pixels

  /// The frame: 32 bits a pixel, premultiplied, in the machine's byte order. Another place after a frame that scrolled.
  package var pixels: UnsafeMutableRawPointer { store.buffer.data }
  package var rowBytes: Int { store.rowBytes }
  package var width: Int { store.width }
  package var height: Int { store.height }
  /// The memory of the frame, if other processes may map it.
  package var sharedPixels: SharedPixels? {
    store.memory.segment.map { SharedPixels(segment: $0, bytes: UnsafeRawPointer(store.memory.bytes), lines: store.lines) }
  }

  /// Returns a copy of the frame.
  package func makeImage() -> CGImage { store.buffer.makeImage() }
}
