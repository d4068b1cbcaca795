import CoreGraphics

/// An app's hints to the renderer about a layer.
struct LayerHints {
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var allowsGroupOpacity = true
  var drawsAsynchronously = false
  var rasterizationScale: CGFloat = 1
  var minificationFilterBias: Float = 0
  var compositingFilter: Any?
  var filters: [Any]?
  var backgroundFilters: [Any]?
}

/// The edges of a layer, in its own coordinates.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
}

/// Hints for the renderer. They are stored without effect, because edges under a transform are always smoothed, layers are always drawn on
/// the main actor, and opacity always applies to a layer and its sublayers as one.
extension CALayer {
  private var hints: LayerHints { extras?.hints ?? LayerHints() }

  final var ownAllowsEdgeAntialiasing: Bool {
    get { hints.allowsEdgeAntialiasing }
    set { writableExtras.hints.allowsEdgeAntialiasing = newValue }
  }

  final var ownEdgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { hints.edgeAntialiasingMask }
    set { writableExtras.hints.edgeAntialiasingMask = newValue }
  }

  final var ownAllowsGroupOpacity: Bool {
    get { hints.allowsGroupOpacity }
    set { writableExtras.hints.allowsGroupOpacity = newValue }
  }

  final var ownDrawsAsynchronously: Bool {
    get { hints.drawsAsynchronously }
    set { writableExtras.hints.drawsAsynchronously = newValue }
  }

  final var ownRasterizationScale: CGFloat {
    get { hints.rasterizationScale }
    set { writableExtras.hints.rasterizationScale = newValue }
  }

  final var ownMinificationFilterBias: Float {
    get { hints.minificationFilterBias }
    set { writableExtras.hints.minificationFilterBias = newValue }
  }

  final var ownCompositingFilter: Any? {
    get { hints.compositingFilter }
    set { writableExtras.hints.compositingFilter = newValue }
  }

  final var ownFilters: [Any]? {
    get { hints.filters }
    set { writableExtras.hints.filters = newValue }
  }

  final var ownBackgroundFilters: [Any]? {
    get { hints.backgroundFilters }
    set { writableExtras.hints.backgroundFilters = newValue }
  }
}
