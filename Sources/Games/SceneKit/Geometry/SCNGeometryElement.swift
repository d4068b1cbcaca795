import Foundation

public enum SCNGeometryPrimitiveType: Int, Sendable {
  /// Three indices for each triangle.
  case triangles
  /// Each index forms a triangle with the two preceding ones.
  case triangleStrip
  /// Two indices for each line.
  case line
  /// One index for each point.
  case point
  /// Polygons: first their numbers of corners, then the indices.
  case polygon
}

/// The triangles, lines or points of a geometry that one material draws.
nonisolated open class SCNGeometryElement: NSObject {
  public let data: Data
  public let primitiveType: SCNGeometryPrimitiveType
  public let primitiveCount: Int
  /// The size of an index in bytes: 1, 2, 4 or 8.
  public let bytesPerIndex: Int
  /// The size of points in units of the scene; 1 by default.
  open var pointSize: CGFloat = 1
  /// The smallest size of points in pixels; 1 by default.
  open var minimumPointScreenSpaceRadius: CGFloat = 1
  /// The largest size of points in pixels; 1 by default.
  open var maximumPointScreenSpaceRadius: CGFloat = 1

  /// Creates an element from indices in memory. Without data, the vertices are used in order.
  public init(data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int) {
    (self.primitiveType, self.primitiveCount) = (primitiveType, max(primitiveCount, 0))
    if let data {
      (self.data, self.bytesPerIndex) = (data, bytesPerIndex)
    } else {
      let count = Self.indexCount(primitiveType, max(primitiveCount, 0))
      self.data = (0..<UInt32(count)).map { $0 }.withUnsafeBytes { Data($0) }
      self.bytesPerIndex = 4
    }
    super.init()
  }
  public convenience init<Index: FixedWidthInteger>(indices: [Index], primitiveType: SCNGeometryPrimitiveType) {
    let count: Int
    switch primitiveType {
    case .triangles: count = indices.count / 3
    case .triangleStrip: count = max(indices.count - 2, 0)
    case .line: count = indices.count / 2
    case .point: count = indices.count
    case .polygon:
      // The numbers of corners come first, one for each polygon; their sum is the number of indices that follow.
      var (polygons, corners) = (0, 0)
      while polygons < indices.count, polygons + corners < indices.count {
        corners += Int(clamping: indices[polygons])
        polygons += 1
      }
      count = polygons
    }
    self.init(
      data: indices.withUnsafeBytes { Data($0) }, primitiveType: primitiveType, primitiveCount: count,
      bytesPerIndex: Index.bitWidth / 8)
  }

  private static func indexCount(_ type: SCNGeometryPrimitiveType, _ count: Int) -> Int {
    switch type {
    case .triangles: count * 3
    case .triangleStrip: count + 2
    case .line: count * 2
    case .point, .polygon: count
    }
  }

  /// Returns the triangles, lines or points with indices below a limit; others are omitted.
  func element(vertices limit: Int) -> Mesh.Element {
    let numbers = indices
    var result = Mesh.Element()
    func add(_ corners: [Int]) {
      if corners.allSatisfy({ $0 >= 0 && $0 < limit }) { result.indices += corners.map { Int32($0) } }
    }
    switch primitiveType {
    case .triangles:
      for index in stride(from: 0, to: numbers.count - 2, by: 3) { add([numbers[index], numbers[index + 1], numbers[index + 2]]) }
    case .triangleStrip:
      for index in 0..<max(numbers.count - 2, 0) {
        let (a, b, c) = (numbers[index], numbers[index + 1], numbers[index + 2])
        if a != b, b != c, a != c { add(index % 2 == 0 ? [a, b, c] : [b, a, c]) }
      }
    case .line:
      result.kind = .line
      for index in stride(from: 0, to: numbers.count - 1, by: 2) { add([numbers[index], numbers[index + 1]]) }
    case .point:
      result.kind = .point
      for number in numbers { add([number]) }
    case .polygon:
      var place = primitiveCount
      for polygon in 0..<min(primitiveCount, numbers.count) {
        let corners = numbers[polygon]
        guard corners >= 0, place + corners <= numbers.count else { break }
        for corner in 1..<max(corners - 1, 1) { add([numbers[place], numbers[place + corner], numbers[place + corner + 1]]) }
        place += corners
      }
    }
    return result
  }

  private var indices: [Int] {
    guard [1, 2, 4, 8].contains(bytesPerIndex) else { return [] }
    var count = data.count / bytesPerIndex
    if primitiveType != .polygon { count = min(count, Self.indexCount(primitiveType, primitiveCount)) }
    return data.withUnsafeBytes { bytes in
      (0..<count).map { place in
        switch bytesPerIndex {
        case 1: Int(bytes[place])
        case 2: Int(bytes.loadUnaligned(fromByteOffset: place * 2, as: UInt16.self))
        case 4: Int(bytes.loadUnaligned(fromByteOffset: place * 4, as: UInt32.self))
        default: Int(clamping: bytes.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self))
        }
      }
    }
  }
}
