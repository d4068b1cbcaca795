/// A bounding box that is extended by each addition.
struct InkBox {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity

  mutating func add(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) {
    guard left <= right, top <= bottom else { return }
    minX = min(minX, left)
    minY = min(minY, top)
    maxX = max(maxX, right)
    maxY = max(maxY, bottom)
  }

  mutating func grow(_ amount: Double) {
    minX -= amount
    minY -= amount
    maxX += amount
    maxY += amount
  }
}
