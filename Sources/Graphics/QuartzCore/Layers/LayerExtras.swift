/// The values of a layer that are not drawn, allocated when the first of them is set.
@MainActor
final class LayerExtras {
  var name: String?
  var style: [AnyHashable: Any]?
  var actions: [String: any CAAction]?
  var userValues: [String: Any] = [:]
  var timing = LayerTiming()
  var hints = LayerHints()
  /// The layer of which this one is a presentation copy.
  weak var original: CALayer?
}
