/// The vertices of a geometry, and the triangles, lines and points between them.
struct Mesh {
  /// Vertices that are drawn with one material.
  struct Element {
    var kind = SCNGeometryPrimitiveType.triangles
    /// Three indices per triangle, two per line, one per point.
    var indices: [Int32] = []
  }
  var positions: [Vector] = []
  /// As many as there are positions, or empty.
  var normals: [Vector] = []
  /// As many as there are positions, or empty. The first row of an image is at 0.
  var coordinates: [SIMD2<Float>] = []
  /// As many as there are positions, or empty.
  var colors: [SIMD4<Float>] = []
  var elements: [Element] = []

  var box: (min: Vector, max: Vector)? {
    guard var low = positions.first else { return nil }
    var high = low
    for p in positions {
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
    }
    return (low, high)
  }

  mutating func add(_ position: Vector, _ normal: Vector, _ u: Float, _ v: Float) -> Int32 {
    positions.append(position)
    normals.append(normal)
    coordinates.append(SIMD2(u, v))
    return Int32(positions.count - 1)
  }
  mutating func beginElement() { elements.append(Element()) }
  mutating func triangle(_ a: Int32, _ b: Int32, _ c: Int32) {
    if elements.isEmpty { beginElement() }
    elements[elements.count - 1].indices += [a, b, c]
  }

  /// Adds a grid over two parameters from 0 to 1. The order of the first parameter, then the second, is counterclockwise as seen from
  /// outside.
  mutating func grid(_ columns: Int, _ rows: Int, _ vertex: (_ s: Float, _ t: Float) -> (Vector, Vector)) {
    let (columns, rows) = (min(max(columns, 1), 512), min(max(rows, 1), 512))
    let first = Int32(positions.count)
    for row in 0...rows {
      for column in 0...columns {
        let (s, t) = (Float(column) / Float(columns), Float(row) / Float(rows))
        let (position, normal) = vertex(s, t)
        _ = add(position, normal, s, 1 - t)
      }
    }
    let width = Int32(columns + 1)
    for row in 0..<Int32(rows) {
      for column in 0..<Int32(columns) {
        let a = first + row * width + column
        triangle(a, a + 1, a + width + 1)
        triangle(a, a + width + 1, a + width)
      }
    }
  }

  /// Computes the normals of sources without normals from their triangles.
  mutating func completeNormals() {
    guard normals.count != positions.count else { return }
    var sums = [Vector](repeating: .zero, count: positions.count)
    for element in elements where element.kind == .triangles {
      var index = 0
      while index + 2 < element.indices.count {
        let (a, b, c) = (Int(element.indices[index]), Int(element.indices[index + 1]), Int(element.indices[index + 2]))
        let normal = cross(positions[b] - positions[a], positions[c] - positions[a])
        sums[a] += normal
        sums[b] += normal
        sums[c] += normal
        index += 3
      }
    }
    normals = sums.map { unit($0) }
  }
}
