internal import TrestlePlatform
import QuartzCore
internal import TrestleText

/// The time of a frame by its phases in seconds, and the work done in it.
package struct FrameCost {
  /// Timers, display links and animations.
  package var actions = 0.0
  package var layout = 0.0
  /// Drawing of views, and composition.
  package var drawing = 0.0
  /// The copy of the pixels to the display.
  package var output = 0.0
  /// The number of layers laid out.
  package var layouts = 0
  /// The number of texts shaped because their runs were not in the cache.
  package var shapings = 0
  package var composedPixels = 0
  /// The number of subtrees drawn into a separate bitmap, as for a view that fades.
  package var groups = 0
  package var shadows = 0
}

/// Measures the frames of a window for the inspector.
@MainActor package final class FrameCosts {
  /// The measurement; nil until the inspector begins one.
  @InterfaceState package static var current: FrameCosts? = nil

  /// The last frames, the newest last.
  package private(set) var last: [FrameCost] = []
  private var cost = FrameCost()
  private var before = (layouts: 0, shapings: 0, work: RenderWork())

  package init() {}

  private static let most = 120

  static func measure<Result>(_ phase: WritableKeyPath<FrameCost, Double>, _ body: () -> Result) -> Result {
    guard let current else { return body() }
    let began = MonotonicClock.now
    defer { current.cost[keyPath: phase] += MonotonicClock.now - began }
    return body()
  }

  func begin(_ renderer: LayerRenderer) {
    cost = FrameCost()
    before = (LayoutWork.layouts, TextWork.shapings, renderer.work)
  }

  func end(_ renderer: LayerRenderer) {
    cost.layouts = LayoutWork.layouts - before.layouts
    cost.shapings = TextWork.shapings - before.shapings
    cost.composedPixels = renderer.work.composedPixels - before.work.composedPixels
    cost.groups = renderer.work.groups - before.work.groups
    cost.shadows = renderer.work.shadows - before.work.shadows
    if last.count == Self.most { last.removeFirst() }
    last.append(cost)
  }
}
