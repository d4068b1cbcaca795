/// The background images an author gave a bar, by the bar's position and the room it has.
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

  /// The image for a bar that is there: the one for its room goes before the one for its position.
  func best(at position: UIBarPosition, metrics: UIBarMetrics, withPrompt hasPrompt: Bool = false) -> UIImage? {
    if images.isEmpty { return nil }
    for metrics in metrics.inOrder(withPrompt: hasPrompt) {
      for position in [position, .any] {
        if let image = self[position, metrics] { return image }
      }
    }
    return nil
  }

  /// Takes those of an appearance proxy where there are none.
  mutating func fill(from other: BarImages) { images.merge(other.images) { own, _ in own } }
}
