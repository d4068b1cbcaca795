import UIKit

/// The position of a tile: column and row at a zoom level.
public struct MKTileOverlayPath: Hashable, Sendable {
  /// The column, from the west.
  public var x: Int
  /// The row, from the north.
  public var y: Int
  /// The zoom level; level 0 has one tile.
  public var z: Int
  /// The number of pixels per point.
  public var contentScaleFactor: CGFloat

  public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
    self.x = x
    self.y = y
    self.z = z
    self.contentScaleFactor = contentScaleFactor
  }
}

/// An overlay of images that the app provides: from files, or by overriding ``loadTile(at:result:)``. Images are not loaded from the
/// network.
open class MKTileOverlay: NSObject, MKOverlay {
  /// The URL template with the placeholders {x}, {y}, {z} and {scale}; nil if the app overrides the loading of tiles.
  public let urlTemplate: String?
  /// The size of a tile in points. The default is 256 × 256.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether rows are counted from the south. The default is false.
  open var isGeometryFlipped = false
  /// The minimum zoom level of the tiles. The default is 0.
  open var minimumZ = 0
  /// The maximum zoom level of the tiles. The default is 21.
  open var maximumZ = 21

  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }
  /// Whether the overlay replaces the map itself. The default is false.
  open var canReplaceMapContent = false

  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    let row = isGeometryFlipped ? (1 << path.z) - 1 - path.y : path.y
    let text = (urlTemplate ?? "")
      .replacingOccurrences(of: "{x}", with: "\(path.x)").replacingOccurrences(of: "{y}", with: "\(row)")
      .replacingOccurrences(of: "{z}", with: "\(path.z)").replacingOccurrences(of: "{scale}", with: "\(Int(path.contentScaleFactor))")
    return URL(string: text) ?? URL(fileURLWithPath: "/")
  }

  /// Passes the data of a tile to the handler, on any queue. Files are read; any other URL is an error on Linux.
  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    let url = url(forTilePath: path)
    guard url.isFileURL else { return result(nil, MKError(code: .serverFailure)) }
    do { result(try Data(contentsOf: url), nil) } catch { result(nil, error) }
  }
}

@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  private var tiles: [MKTileOverlayPath: UIImage] = [:]
  private var asked: Set<MKTileOverlayPath> = []

  public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Discards all tiles and requests them again.
  open func reloadData() {
    tiles = [:]
    asked = []
    setNeedsDisplay()
  }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let overlay = overlay as? MKTileOverlay, overlay.minimumZ <= overlay.maximumZ else { return }
    let level = log2(MKMapPoint.world * Double(zoomScale) / Double(max(1, overlay.tileSize.width)))
    let z = min(overlay.maximumZ, max(overlay.minimumZ, Int(level.rounded())))
    guard (0...24).contains(z) else { return }
    let count = 1 << z
    let side = MKMapPoint.world / Double(count)
    func indices(_ low: Double, _ high: Double) -> ClosedRange<Int>? {
      let (first, last) = (max(0, Int((low / side).rounded(.down))), min(count - 1, Int((high / side).rounded(.down))))
      return first <= last ? first...last : nil
    }
    guard let columns = indices(mapRect.minX, mapRect.maxX), let rows = indices(mapRect.minY, mapRect.maxY) else { return }
    UIGraphicsPushContext(context)
    for y in rows {
      for x in columns {
        let path = MKTileOverlayPath(x: x, y: y, z: z, contentScaleFactor: contentScaleFactor)
        guard let image = tiles[path] else {
          ask(overlay, path)
          continue
        }
        image.draw(in: rect(for: MKMapRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)))
      }
    }
    UIGraphicsPopContext()
  }

  private func ask(_ overlay: MKTileOverlay, _ path: MKTileOverlayPath) {
    guard asked.insert(path).inserted else { return }
    overlay.loadTile(at: path) { [weak self] data, _ in
      guard let data else { return }
      DispatchQueue.main.async { self?.take(data, path) }
    }
  }

  private func take(_ data: Data, _ path: MKTileOverlayPath) {
    guard let image = UIImage(data: data) else { return }
    tiles[path] = image
    setNeedsDisplay()
  }
}
