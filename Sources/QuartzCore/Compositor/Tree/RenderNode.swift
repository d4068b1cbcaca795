/// What the compositor keeps for one layer between frames: its segment of the display list, in pixels from its own origin.
///
/// Because everything in it is relative, a node that only moves keeps its segment, and scrolling changes one number in the superlayer's.
@MainActor
package final class RenderNode {
  /// The layer, while it is in the tree; nil for a replicator's instance. Read only after the superlayer's list was compared.
  unowned(unsafe) var layer: CALayer?
  /// A number of its own, and its superlayer's node's; 0 while it is in no tree. A number cannot dangle.
  let serial: Int
  var parent = 0
  /// Which tree the node belongs to.
  let tree: ObjectIdentifier
  var children: ContiguousArray<RenderNode> = []
  var maskNode: RenderNode?
  /// The mask `maskNode` was made for, held so that another layer at its address is not taken for it.
  var maskLayer: CALayer?

  // MARK: Values

  var place = NodePlace()
  var flattens = false
  /// The mask of the corners, when the layer clips to rounded ones.
  var rounding: NineSlice?
  /// What lies below the sublayers, from back to front.
  var under: ContiguousArray<DrawOp> = []
  /// The same as it is drawn: with the opacity multiplied in, where that does for a group.
  var drawn: ContiguousArray<DrawOp> = []
  var border: DrawOp?
  var shadow: DrawOp?
  var contentShadow: ContentShadow?
  var backdrop: BackdropDrawing?
  /// What multiplies the colours: a replicator's instance.
  var tint: PixelColor?
  var transition: TransitionDrawing?

  // MARK: What follows from them

  /// Everything the subtree draws, from the own origin, clipped by the layer itself and before its transform.
  var extents = PixelRect.empty
  /// The same within the superlayer's content.
  var outer = PixelRect.empty
  /// What the subtree draws but for the layer's own shadow.
  var contentExtents = PixelRect.empty
  var shadowPicture: ShadowPicture?
  /// Whether it is drawn to one side first and laid over as one.
  var isGroup = false
  /// The opacity with which the group is laid over.
  var alpha: UInt8 { place.alpha }
  var containsBackdrop = false
  var canFlatten = false
  /// Whether something inside reaches out of the bounds.
  var overflows = false
  /// The frame in which something inside last changed (its own place and opacity do not count).
  var changedFrame = -1000
  /// The frame in which its picture as a group last changed (its own place, transform and opacity do not count).
  var lookFrame = -1000
  /// The last frame that drew it as a group.
  var groupFrame = -1000
  /// How many of the last changes followed hard upon each other.
  var restlessness = 0
  /// The last frame that drew the node as a whole without flattening it.
  var directFrame = -1000
  /// The flattened bitmap, and the frame it shows.
  var flat: FlatBitmap?
  /// Which pass saw the node last among its superlayer's children, and which of them it was before; -1 if it is new.
  var seen = 0
  var order = -1
  /// Whether the layer's values move its sublayers.
  var turnsChildren = false
  var isReplicator = false
  /// The transition whose picture was taken.
  var transitionSerial = -1
  var transitionPicture: TransitionPicture?

  private static var lastSerial = 0

  init(layer: CALayer?, tree: ObjectIdentifier) {
    self.layer = layer
    self.tree = tree
    RenderNode.lastSerial += 1
    serial = RenderNode.lastSerial
  }

  deinit {
    TreeRelease.release(&children)
  }

  /// Whether a change anywhere inside may show anywhere in the picture.
  var spreadsChanges: Bool { place.transform != nil || contentShadow != nil || transition != nil || isReplicator }

  /// What orders the node among its siblings; a replicator's instances keep their order.
  var sortingPosition: Double { layer.map { Double($0.displayed.state.zPosition) } ?? 0 }

  var x: Int { place.x }
  var y: Int { place.y }
  var width: Int { place.width }
  var height: Int { place.height }
  var contentX: Int { place.contentX }
  var contentY: Int { place.contentY }
  var transform: NodeTransform? { place.transform }
  var isVisible: Bool { place.isVisible }
  var clips: Bool { place.clips }

  /// The layer's bounds, from its own origin.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

/// A shadow cast by whatever the layer's subtree draws.
struct ContentShadow: Equatable {
  var color: PixelColor
  var sigma: Double
  var offsetX: Int
  var offsetY: Int
}
