/// Where a layer is and how its subtree as a whole shows: what moves or changes everything below at once.
struct NodePlace: Equatable {
  /// The origin, in pixels of the superlayer's content.
  var x = 0
  var y = 0
  var width = 0
  var height = 0
  /// The distance by which the content is scrolled.
  var contentX = 0
  var contentY = 0
  /// Pixels per point, within and around the layer.
  var scale = 0.0
  var outerScale = 0.0
  /// Whether the superlayer's y points up.
  var isFlipped = false
  var zPosition = 0.0
  var transform: NodeTransform?
  var alpha: UInt8 = 255
  var isVisible = false
  var clips = false
  var corners: CornerShape?

  /// Whether the layer's picture, were it the same inside, comes out otherwise or elsewhere.
  func differs(from old: NodePlace) -> Bool {
    x != old.x || y != old.y || alpha != old.alpha || isVisible != old.isVisible || clips != old.clips || scale != old.scale
      || zPosition != old.zPosition || corners != old.corners || transform != old.transform
      || (clips && (width != old.width || height != old.height))
  }

  /// Whether the picture of the layer as a group comes out otherwise, wherever and however it is laid over.
  func looksDifferent(from old: NodePlace) -> Bool {
    var moved = old
    moved.x = x
    moved.y = y
    moved.alpha = alpha
    moved.zPosition = zPosition
    moved.transform = transform
    return moved != self
  }

  func isScrolled(from old: NodePlace) -> Bool {
    contentX != old.contentX || contentY != old.contentY
  }
}
