import QuartzCore

/// A layer delegate without implementations, whose answers are the defaults.
@MainActor final class PlainLayerDelegate: CALayerDelegate {
  static let shared = PlainLayerDelegate()
}
