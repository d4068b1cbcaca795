/// The background images of a bar, by position and metrics.
struct BarImages {
  private struct Place: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var images: [Place: UIImage] = [:]

  subscript(position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
    get { images[Place(position: position, metrics: metrics)] }
    set { images[Place(position: position, metrics: metrics)] = newValue }
  }

  /// Returns the image for a bar: one for its metrics precedes one for its position.
  func best(at position: UIBarPosition, metrics: UIBarMetrics, withPrompt hasPrompt: Bool = false) -> UIImage? {
    if images.isEmpty { return nil }
    for metrics in metrics.inOrder(withPrompt: hasPrompt) {
      for position in [position, .any] {
        if let image = self[position, metrics] { return image }
      }
    }
    return nil
  }

  /// Copies missing images from an appearance proxy.
  mutating func fill(from other: BarImages) { images.merge(other.images) { own, _ in own } }
}
