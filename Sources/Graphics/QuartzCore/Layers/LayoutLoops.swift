/// Finds layouts that request one another without end, and stops them.
///
/// A layer that still requests layout after `limit` passes in one call of `layoutTree()` is in a loop: its requests and those of its
/// sublayers are discarded, and the layers that the last pass laid out are reported once. Until such a layer comes to rest by itself it
/// has few passes in each call, so that the app remains usable.
@MainActor package enum LayoutLoops {
  /// The limit that a loop exceeded.
  package enum Excess: Sendable {
    /// Passes of one layer.
    case passes(Int)
    /// Calls of `layoutIfNeeded()` within one another.
    case nestedCalls(Int)
  }

  /// The passes of a layer in one call. Views and controllers of this package need at most 3 (measured).
  private static let limit = 100
  /// The passes of a layer in a loop.
  private static let resumedLimit = 10
  /// The calls of `layoutIfNeeded()` within one another. Views and controllers of this package need at most 2 (measured).
  private static let depthLimit = 64
  /// The same for a layer in a loop.
  private static let resumedDepthLimit = 8
  /// The depth from which layers are recorded.
  private static let recordedDepth = 56

  /// Called with the layers of a loop, first the one that exceeded the limit.
  package static var report: ([CALayer], Excess) -> Void = { _, _ in }

  /// The number of stops so far.
  private(set) static var stops = 0
  /// Whether calls of `layoutIfNeeded()` were too deep. Until the outermost call returns, no layer has another pass.
  private(set) static var isUnwinding = false
  /// Whether the layers that are laid out are recorded, because a layer is in the last pass before its stop.
  private(set) static var isRecording = false
  private static var recorded: [CALayer] = []
  private static var known: Set<ObjectIdentifier> = []
  /// The number of layers that are in a repeated pass.
  private static var repeating = 0
  private static var depth = 0

  /// Lays out the tree of a layer for `layoutIfNeeded()`.
  static func enter(_ layer: CALayer) {
    guard depth < (layer.marks.contains(.isInLayoutLoop) ? resumedDepthLimit : depthLimit) else {
      isUnwinding = true
      note(layer, .nestedCalls(depth))
      return
    }
    depth += 1
    let records = depth == recordedDepth && !isRecording
    if records { isRecording = true }
    layer.layoutTree()
    if records { endRecording() }
    depth -= 1
    if depth == 0 { isUnwinding = false }
  }

  /// Returns how many passes a layer has in a call. Within a repeated pass of a superlayer, a layer in a loop has one pass, because the
  /// passes of nested loops would multiply.
  static func passes(of layer: CALayer) -> Int {
    guard layer.marks.contains(.isInLayoutLoop) else { return limit }
    return repeating > 0 ? 1 : resumedLimit
  }

  /// Begins the pass of a layer after `passes` others, or stops the layer and returns `false`.
  static func continues(_ layer: CALayer, after passes: Int, of limit: Int) -> Bool {
    guard passes < limit, !isUnwinding else {
      layer.discardLayoutRequests()
      if isUnwinding { mark(layer) } else { note(layer, .passes(passes)) }
      return false
    }
    if passes == 1 { repeating += 1 }
    if passes == limit - 1, !isRecording, !layer.marks.contains(.isLayoutLoopReported) { isRecording = true }
    return true
  }

  /// Ends the repeated passes of a layer.
  static func endRepeats() {
    repeating -= 1
    if repeating == 0, isRecording, depth < recordedDepth { endRecording() }
  }

  static func record(_ layer: CALayer) {
    if known.insert(ObjectIdentifier(layer)).inserted { recorded.append(layer) }
  }

  /// Notes that a layer was reported; returns `false` if it was before.
  package static func marksReported(_ layer: CALayer) -> Bool {
    guard !layer.marks.contains(.isLayoutLoopReported) else { return false }
    layer.marks.insert(.isLayoutLoopReported)
    return true
  }

  private static func note(_ layer: CALayer, _ excess: Excess) {
    mark(layer)
    guard !layer.marks.contains(.isLayoutLoopReported) else { return }
    let layers = [layer] + recorded.filter { $0 !== layer }
    // A loop of sublayers makes their superlayers repeat their layouts, too.
    let isKnown = layers.dropFirst().contains { $0.marks.contains(.isInLayoutLoop) }
    layer.marks.insert(.isLayoutLoopReported)
    if case .nestedCalls = excess { for layer in layers { layer.marks.insert(.isLayoutLoopReported) } }
    if !isKnown { report(layers, excess) }
  }

  private static func mark(_ layer: CALayer) {
    stops += 1
    layer.marks.insert(.isInLayoutLoop)
  }

  private static func endRecording() {
    isRecording = false
    recorded.removeAll()
    known.removeAll()
  }
}

extension CALayer {
  /// Clears the marks of this layer and its sublayers without laying them out.
  fileprivate func discardLayoutRequests() {
    guard !changes.isDisjoint(with: .anyLayout) else { return }
    let visitsSublayers = changes.contains(.descendantsLayout)
    changes.subtract(.anyLayout)
    guard visitsSublayers else { return }
    for child in children { child.discardLayoutRequests() }
    details?.values.mask?.discardLayoutRequests()
  }
}
