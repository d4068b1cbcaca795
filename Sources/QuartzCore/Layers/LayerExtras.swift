import CoreGraphics

/// What a layer carries that is not drawn, made when the first of it is set.
@MainActor
final class LayerExtras {
  var name: String?
  var style: [AnyHashable: Any]?
  var actions: [String: any CAAction]?
  var userValues: [String: Any] = [:]
  var timing = LayerTiming()
  var hints = LayerHints()
  /// The layer this one shows at an instant.
  weak var original: CALayer?
}
