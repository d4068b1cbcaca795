/// The changes of a layer since the compositor last read it, so that the cost of a frame depends only on the changes.
///
/// `CALayer` keeps one such value in `package final var changes: LayerChanges = .everything` and the compositor's own node in `package
/// final var renderNode: RenderNode?`. Every setter calls `markChanged(_:)`, which adds to `changes` and, going up `superlayer` (a mask's
/// is the layer it masks), adds `.descendants` (`.descendantsLayout` for layout, `.descendantsDisplay` for display) until it reaches an
/// ancestor that has it already. `FrameScheduler` marks the layers that animate with `.values` in every frame in which one of their
/// animations runs, begins, ends or is removed. The compositor clears the marks as it reads them.
package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A property of the layer itself, in the model or by animation: geometry, opacity, colors, contents, items, corners, shadow, mask, z
  /// order.
  package static let values = LayerChanges(rawValue: 1 << 0)
  /// The list of sublayers or its order.
  package static let sublayers = LayerChanges(rawValue: 1 << 1)
  /// `layoutSublayers` is due.
  package static let layout = LayerChanges(rawValue: 1 << 2)
  /// `display` is due.
  package static let display = LayerChanges(rawValue: 1 << 3)
  /// A layer below has `.values` or `.sublayers`.
  package static let descendants = LayerChanges(rawValue: 1 << 4)
  /// A sublayer at any depth has `.layout`.
  package static let descendantsLayout = LayerChanges(rawValue: 1 << 5)
  /// A layer below has `.display`.
  package static let descendantsDisplay = LayerChanges(rawValue: 1 << 6)

  /// The initial marks of a new layer.
  package static let everything: LayerChanges = [.values, .sublayers, .layout]
  /// The marks that affect the display list.
  package static let drawing: LayerChanges = [.values, .sublayers, .descendants]
  /// The marks that lead a reader to the layers below.
  package static let structure: LayerChanges = [.sublayers, .descendants]
  /// The marks that affect the layer's own drawing.
  package static let ownDrawing: LayerChanges = [.values, .sublayers]
  package static let anyLayout: LayerChanges = [.layout, .descendantsLayout]
  package static let anyDisplay: LayerChanges = [.display, .descendantsDisplay]
}

extension LayerChanges {
  // The operations of every frame, written out: without the optimizer those of `OptionSet` are generic calls that cost a tenth of a frame.

  package var isEmpty: Bool { rawValue == 0 }
  package func contains(_ member: LayerChanges) -> Bool { rawValue & member.rawValue == member.rawValue }
  package func isDisjoint(with other: LayerChanges) -> Bool { rawValue & other.rawValue == 0 }
  package func intersection(_ other: LayerChanges) -> LayerChanges { LayerChanges(rawValue: rawValue & other.rawValue) }
  package mutating func formUnion(_ other: LayerChanges) { self = LayerChanges(rawValue: rawValue | other.rawValue) }
  package mutating func insert(_ other: LayerChanges) { formUnion(other) }
  package mutating func subtract(_ other: LayerChanges) { self = LayerChanges(rawValue: rawValue & ~other.rawValue) }
}
