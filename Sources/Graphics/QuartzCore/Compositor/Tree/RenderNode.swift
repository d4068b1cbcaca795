/// The state that the compositor keeps for one layer between frames: its segment of the display list, in pixels relative to its own origin.
///
/// As everything is relative, a node that only moves keeps its segment, and scrolling changes one number in the superlayer's.
@MainActor
package final class RenderNode {
  // `@exclusivity(unchecked)`: read and written by the main actor in single loads and stores, or by calls that reach no other node, several
  // times for every node of a frame.

  /// The layer, while it is in the tree; nil for a replicator's instance. Read only after the superlayer's list was compared.
  @exclusivity(unchecked) unowned(unsafe) var layer: CALayer?
  /// A unique number, and that of its superlayer's node; 0 while it is in no tree. Unlike a reference, a number cannot dangle.
  let serial: Int
  @exclusivity(unchecked) var parent = 0
  /// Identifies the tree of the node.
  let tree: ObjectIdentifier
  @exclusivity(unchecked) var children: ContiguousArray<RenderNode> = []
  @exclusivity(unchecked) var maskNode: RenderNode?
  /// The mask for which `maskNode` was created, retained so that another layer at its address is not mistaken for it.
  @exclusivity(unchecked) var maskLayer: CALayer?

  // MARK: Values

  @exclusivity(unchecked) var place = NodePlace()
  @exclusivity(unchecked) var flattens = false
  /// Whether animations determined the layer's values when they were last read.
  @exclusivity(unchecked) var isAnimated = false
  /// The mask of the corners, if the layer clips to rounded ones.
  @exclusivity(unchecked) var rounding: NineSlice?
  /// The drawings below the sublayers, from back to front.
  @exclusivity(unchecked) var under: ContiguousArray<DrawOp> = []
  /// The drawings as composed: with the opacity multiplied in, if no group is needed.
  @exclusivity(unchecked) var drawn: ContiguousArray<DrawOp> = []
  @exclusivity(unchecked) var border: DrawOp?
  @exclusivity(unchecked) var shadow: DrawOp?
  @exclusivity(unchecked) var contentShadow: ContentShadow?
  @exclusivity(unchecked) var backdrop: BackdropDrawing?
  /// A color that is multiplied with all colors, for a replicator's instance.
  @exclusivity(unchecked) var tint: PixelColor?
  @exclusivity(unchecked) var transition: TransitionDrawing?

  // MARK: Derived values

  /// Everything the subtree draws, relative to its origin, clipped by the layer itself and before its transform.
  @exclusivity(unchecked) var extents = PixelRect.empty
  /// The same rectangle within the superlayer's content.
  @exclusivity(unchecked) var outer = PixelRect.empty
  /// Everything the subtree draws except for the layer's own shadow.
  @exclusivity(unchecked) var contentExtents = PixelRect.empty
  @exclusivity(unchecked) var shadowPicture: ShadowPicture?
  /// Whether it is drawn into a buffer first and then blended as a whole.
  @exclusivity(unchecked) var isGroup = false
  /// The opacity with which the group is blended.
  var alpha: UInt8 { place.alpha }
  @exclusivity(unchecked) var containsBackdrop = false
  /// The number of drawings in the subtree.
  @exclusivity(unchecked) var drawingCount = 0
  @exclusivity(unchecked) var canFlatten = false
  /// Whether a layer below was animated when this one was last concluded: its content is about to change again.
  @exclusivity(unchecked) var animatesInside = false
  /// Whether content extends beyond the bounds.
  @exclusivity(unchecked) var overflows = false
  /// The frame in which the content last changed (its own position and opacity do not count).
  @exclusivity(unchecked) var changedFrame = RenderNode.longAgo
  /// The frame in which its image as a group last changed (its own position, transform and opacity do not count).
  @exclusivity(unchecked) var lookFrame = RenderNode.longAgo
  /// The last frame that drew it as a group.
  @exclusivity(unchecked) var groupFrame = RenderNode.longAgo
  /// The number of consecutive changes without a pause.
  @exclusivity(unchecked) var restlessness = 0
  /// The last frame that drew the node as a whole without flattening it.
  @exclusivity(unchecked) var directFrame = RenderNode.longAgo
  /// The flattened bitmap, and the frame it shows.
  @exclusivity(unchecked) var flat: FlatBitmap?
  /// The last pass that found the node among its superlayer's children, and its previous index there; -1 if it is new.
  @exclusivity(unchecked) var seen = 0
  @exclusivity(unchecked) var order = -1
  /// Whether the layer's values move its sublayers.
  @exclusivity(unchecked) var turnsChildren = false
  @exclusivity(unchecked) var isReplicator = false
  /// The transition for which an image was taken.
  @exclusivity(unchecked) var transitionSerial = -1
  @exclusivity(unchecked) var transitionPicture: TransitionPicture?

  /// The frame of what has not happened yet: too long before the first frame to count as recent.
  private static let longAgo = -1000

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

  /// Whether a change of the content may affect any part of the image.
  var spreadsChanges: Bool { place.transform != nil || contentShadow != nil || transition != nil || isReplicator }

  /// The sort key of the node among its siblings; a replicator's instances keep their order.
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

/// A shadow of the content of the layer's subtree.
struct ContentShadow: Equatable {
  var color: PixelColor
  var sigma: Double
  var offsetX: Int
  var offsetY: Int
}
