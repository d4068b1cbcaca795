import UIKit

nonisolated open class SKWarpGeometry: NSObject {}

/// An object that can be warped. Sprites store their warp geometry and are drawn without it.
@preconcurrency @MainActor public protocol SKWarpable: AnyObject {
  var warpGeometry: SKWarpGeometry? { get set }
  var subdivisionLevels: Int { get set }
}

/// A warp geometry defined by a grid of points, in shares of the size. It is stored only: sprites are drawn without it.
nonisolated open class SKWarpGeometryGrid: SKWarpGeometry {
  public let numberOfColumns: Int
  public let numberOfRows: Int
  private let source: [vector_float2]
  private let destination: [vector_float2]
  open var vertexCount: Int { (numberOfColumns + 1) * (numberOfRows + 1) }
  /// Creates a grid without a displacement.
  public convenience init(columns: Int, rows: Int) {
    self.init(columns: columns, rows: rows, sourcePositions: [], destinationPositions: [])
  }
  /// Creates a grid with source and destination positions, row by row from the bottom.
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
  open func sourcePosition(at index: Int) -> vector_float2 { source[index] }
  open func destPosition(at index: Int) -> vector_float2 { destination[index] }
  open func replacingBySourcePositions(positions source: [vector_float2]) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(columns: numberOfColumns, rows: numberOfRows, sourcePositions: source, destinationPositions: destination)
  }
  open func replacingByDestinationPositions(positions destination: [vector_float2]) -> SKWarpGeometryGrid {
    SKWarpGeometryGrid(columns: numberOfColumns, rows: numberOfRows, sourcePositions: source, destinationPositions: destination)
  }
}

extension SKAction {
  /// Returns an action that sets a warp geometry, which is stored and not drawn. It is never nil.
  public class func warp(to warp: SKWarpGeometry, duration: TimeInterval) -> SKAction? {
    animate(withWarps: [warp], times: [NSNumber(value: duration)])
  }
  /// Returns an action that sets warp geometries at times, which are stored and not drawn; nil if the counts differ.
  public class func animate(withWarps warps: [SKWarpGeometry], times: [NSNumber]) -> SKAction? {
    animate(withWarps: warps, times: times, restore: false)
  }
  /// Returns an action that sets warp geometries at times, and optionally restores the first one at the end; nil if the counts differ.
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
