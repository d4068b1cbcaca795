import CoreGraphics

/// A layer whose contents are drawn tile by tile, for the visible part and at the displayed scale.
///
/// `draw(in:)`, or the delegate's, is called for each tile with the context clipped to it; its scale is that of the level of detail. Tiles
/// are drawn on the main thread before the frame that shows them, so they do not fade in.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  private struct Place: Hashable {
    var level: Int
    var column: Int
    var row: Int
  }

  private struct Live {
    weak var layer: CATiledLayer?
  }

  private static var live: [Live] = []

  private var tiles: [Place: CGImage] = [:]
  private var visible: [Place] = []
  private var isStale = false
  /// The size of the bounds that the tiles at its edges were cut to.
  private var tiledBounds = CGRect.null

  /// Returns the time in which new tiles appear on iOS.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The largest size of a tile in pixels.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { if tileSize != oldValue { discardTiles() } }
  }

  /// The number of scales at which tiles are drawn, each half of the previous one.
  open var levelsOfDetail = 1 {
    didSet { if levelsOfDetail != oldValue { discardTiles() } }
  }

  /// The number of scales that are larger than that of the contents.
  open var levelsOfDetailBias = 0 {
    didSet { if levelsOfDetailBias != oldValue { discardTiles() } }
  }

  public override init() {
    super.init()
    Self.live.append(Live(layer: self))
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CATiledLayer {
      tileSize = layer.tileSize
      levelsOfDetail = layer.levelsOfDetail
      levelsOfDetailBias = layer.levelsOfDetailBias
    }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.live.append(Live(layer: self))
  }

  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    discardTiles()
  }

  open override func setNeedsDisplay(_ r: CGRect) {
    guard !r.isEmpty else { return }
    for place in tiles.keys where rect(of: place).intersects(r) { tiles[place] = nil }
    isStale = true
    markChanged(.values)
  }

  /// Tiles are drawn when they become visible, so there is nothing to display here.
  open override func display() {}

  private func discardTiles() {
    tiles.removeAll()
    isStale = true
    markChanged(.values)
  }

  // MARK: Tiles

  /// Draws the tiles that are visible and missing, of all tiled layers below a root.
  static func drawTiles(below root: CALayer, scale: CGFloat) {
    guard !live.isEmpty else { return }
    live.removeAll { $0.layer == nil }
    for entry in live { entry.layer?.drawTiles(below: root, scale: scale) }
  }

  /// Returns the pixels of a tile for a unit of the layer.
  private func scale(of level: Int) -> CGFloat { max(contentsScale, 0.01) * pow(2, CGFloat(level)) }

  private func rect(of place: Place) -> CGRect {
    let scale = scale(of: place.level)
    let size = CGSize(width: max(1, tileSize.width) / scale, height: max(1, tileSize.height) / scale)
    return CGRect(
      x: bounds.minX + CGFloat(place.column) * size.width, y: bounds.minY + CGFloat(place.row) * size.height, width: size.width,
      height: size.height
    ).intersection(bounds)
  }

  private func drawTiles(below root: CALayer, scale screenScale: CGFloat) {
    guard let seen = seenRect(below: root) else { return }
    let plane = convert(CGRect(x: seen.midX, y: seen.midY, width: 1, height: 1), to: root)
    let shown = max(plane.width, plane.height) * screenScale
    let least = levelsOfDetailBias - max(1, levelsOfDetail) + 1
    let wanted = shown > 0 ? Int((log2(shown / max(contentsScale, 0.01)) - 0.01).rounded(.up)) : 0
    let level = max(least, min(levelsOfDetailBias, wanted))
    if tiledBounds != bounds {
      tiledBounds = bounds
      tiles.removeAll()
    }
    let places = places(in: seen, level: level)
    let missing = places.filter { tiles[$0] == nil }
    if missing.isEmpty, places == visible, !isStale { return }
    for place in missing { tiles[place] = drawn(place) }
    visible = places
    isStale = false
    if tiles.count > places.count * 4 + 64 {
      let kept = Set(places)
      tiles = tiles.filter { kept.contains($0.key) }
    }
    items = places.compactMap { place in tiles[place].map { .image($0, rect(of: place)) } }
  }

  private func places(in seen: CGRect, level: Int) -> [Place] {
    let scale = scale(of: level)
    let size = CGSize(width: max(1, tileSize.width) / scale, height: max(1, tileSize.height) / scale)
    func range(_ low: CGFloat, _ high: CGFloat, _ step: CGFloat) -> Range<Int> {
      let first = Int(max(0, (low / step).rounded(.down)))
      return first..<max(first, min(first + 256, Int((high / step).rounded(.up))))
    }
    let columns = range(seen.minX - bounds.minX, seen.maxX - bounds.minX, size.width)
    let rows = range(seen.minY - bounds.minY, seen.maxY - bounds.minY, size.height)
    return rows.flatMap { row in columns.map { Place(level: level, column: $0, row: row) } }
  }

  /// Returns the part of the bounds that ancestors do not clip; nil if the layer is hidden, outside of the tree or off screen.
  private func seenRect(below root: CALayer) -> CGRect? {
    var rect = bounds
    var layer: CALayer = self
    while layer !== root {
      guard !layer.isHidden, let above = layer.superlayer else { return nil }
      rect = layer.convert(rect, to: above)
      if above.masksToBounds || above === root { rect = rect.intersection(above.bounds) }
      guard !rect.isNull, !rect.isEmpty else { return nil }
      layer = above
    }
    let own = root.convert(rect, to: self).intersection(bounds)
    return own.isNull || own.isEmpty ? nil : own
  }

  private func drawn(_ place: Place) -> CGImage? {
    let rect = rect(of: place)
    let scale = scale(of: place.level)
    guard !rect.isNull,
      let bitmap = Bitmap(
        width: max(1, snapped((rect.width * scale).rounded(.up))), height: max(1, snapped((rect.height * scale).rounded(.up))),
        format: .argb32), let context = CGContext(bitmap: bitmap, scale: scale)
    else { return nil }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    context.clip(to: rect)
    draw(in: context)
    return CGImage(bitmap: bitmap)
  }
}
