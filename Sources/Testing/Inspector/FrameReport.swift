internal import UIKitViews

/// The last frames with the time of each phase in milliseconds, and the work that took it; the newest first.
@MainActor enum FrameReport {
  static var json: [[String: Any]] {
    (FrameCosts.current?.last ?? []).reversed().map { cost in
      func milliseconds(_ seconds: Double) -> Double { (seconds * 100_000).rounded() / 100 }
      return [
        "total": milliseconds(cost.actions + cost.layout + cost.drawing + cost.output), "actions": milliseconds(cost.actions),
        "layout": milliseconds(cost.layout), "drawing": milliseconds(cost.drawing), "output": milliseconds(cost.output),
        "layouts": cost.layouts, "texts": cost.shapings, "pixels": cost.composedPixels, "groups": cost.groups, "shadows": cost.shadows,
      ]
    }
  }
}
