import QuartzCore

/// Gives a layer the answers of a delegate that implements nothing.
@MainActor final class PlainLayerDelegate: CALayerDelegate {
  static let shared = PlainLayerDelegate()
}
