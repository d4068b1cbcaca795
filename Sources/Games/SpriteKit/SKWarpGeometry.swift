import UIKit

/// A distortion of a sprite.
nonisolated open class SKWarpGeometry: NSObject {}

/// An object that can be distorted. Sprites hold their distortion and are drawn without it.
@preconcurrency @MainActor public protocol SKWarpable: AnyObject {
  /// The distortion; nil for none.
  var warpGeometry: SKWarpGeometry? { get set }
  /// The number of subdivisions of the grid.
  var subdivisionLevels: Int { get set }
}

/// A distortion by a grid of points in shares of the size. It is held; sprites are drawn without it.
nonisolated open class SKWarpGeometryGrid: SKWarpGeometry {
  public let numberOfColumns: Int
  public let numberOfRows: Int
  private let source: [vector_float2]
  private let destination: [vector_float2]
  /// The number of points.
  open var vertexCount: Int { (numberOfColumns + 1) * (numberOfRows + 1) }
  /// Creates a grid that changes nothing.
  public convenience init(columns: Int, rows: Int) {
    self.init(columns: columns, rows: rows, sourcePositions: [], destinationPositions: [])
  }
  /// Creates a grid whose points move from one place to another, row by row from the bottom.
  public init(columns: Int, rows: Int, sourcePositions: [vector_float2] = [], destinationPositions: [vector_float2] = []) {
    (numberOfColumns, numberOfRows) = (max(columns, 1), max(rows, 1))
    var even: [vector_float2] = []
    for row in 0...max(rows, 1) {
      for column in 0...max(columns, 1) {
        even.append(vector_float2(Float(column) / Float(max(columns, 1)), Float(row) / Float(max(rows, 1))))
      }
    }
    source = sourcePositions.count == even.count ? sourcePositions : even
    destination = destinationPositions.count == even.count ? destinationPositions : source
    super.init()
  }
  /// Returns the original place of a point.
  open func sourcePosition(at index: Int) -> vector_float2 { source[index] }
  /// Returns the new place of a point.
  open func destPosition(at index: Int) -> vector_float2 { destination[index] }
  /// Returns a grid with other original places.
  open func replacingBySourcePositions(positions source: [vector_float2]) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(columns: numberOfColumns, rows: numberOfRows, sourcePositions: source, destinationPositions: destination)
  }
  /// Returns a grid with other new places.
  open func replacingByDestinationPositions(positions destination: [vector_float2]) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(columns: numberOfColumns, rows: numberOfRows, sourcePositions: source, destinationPositions: destination)
  }
}

extension SKAction {
  /// Returns an action that sets a distortion, which is held and not drawn; nil never.
  public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction? {
    animate(withWarps: [warp], times: [NSNumber(value: duration)])
  }
  /// Returns an action that sets distortions at times, which are held and not drawn; nil if their numbers differ.
  public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? {
    animate(withWarps: warps, times: times, restore: false)
  }
  /// Returns an action that sets distortions at times, and at the end the first one again; nil if their numbers differ.
  public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber], restore: Bool) -> SKAction? {
    guard warps.count == times.count, !warps.isEmpty else { return nil }
    var parts: [SKAction] = []
    var last = 0.0
    for (warp, time) in zip(warps, times) {
      parts.append(.wait(forDuration: max(time.doubleValue - last, 0)))
      parts.append(.run(set: warp))
      last = time.doubleValue
    }
    if restore { parts.append(.run(set: nil)) }
    return .sequence(parts)
  }
  private class func run(set warp: SKWarpGeometry?) -> SKAction { instant { ($0 as? any SKWarpable)?.warpGeometry = warp } }
}
