/// A layer's position and the properties of its subtree as a whole, which affect everything below.
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

  /// Returns whether the layer's image differs in appearance or position for the same content.
  func differs(from old: NodePlace) -> Bool {
    x != old.x || y != old.y || alpha != old.alpha || isVisible != old.isVisible || clips != old.clips || scale != old.scale
      || zPosition != old.zPosition || corners != old.corners || transform != old.transform
      || (clips && (width != old.width || height != old.height))
  }

  /// Returns whether the image of the layer as a group differs, independent of its position and blending.
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
