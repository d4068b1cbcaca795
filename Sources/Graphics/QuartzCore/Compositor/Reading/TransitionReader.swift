/// Tracks the transitions that run on layers.
@MainActor
enum TransitionReader {
  /// Called before a layer's new values are read: if a transition has begun, takes an image of the old content.
  static func begin(_ node: RenderNode, _ layer: CALayer) {
    guard let running = layer.animationState?.transition else {
      node.transitionPicture = nil
      node.transitionSerial = -1
      return
    }
    guard running.serial != node.transitionSerial else { return }
    node.transitionSerial = running.serial
    node.transitionPicture = nil
    let extents = node.contentExtents.union(node.bounds)
    guard node.isVisible, !extents.isEmpty, extents.width < 8192, extents.height < 8192 else { return }
    let buffer = PixelBuffer(width: extents.width, height: extents.height, format: .color)
    buffer.clear()
    let canvas = Canvas(buffer, standingFor: extents)
    Composer(flats: nil).drawGroupContent(node, 0, 0, extents, canvas)
    node.transitionPicture = TransitionPicture(buffer: buffer, place: extents)
  }

  /// Reads the progress of the transition. Returns whether the image changed.
  static func read(_ node: RenderNode, _ layer: CALayer, isLive: Bool) -> Bool {
    let picture = isLive ? node.transitionPicture : layer.renderNode?.transitionPicture
    guard let running = layer.animationState?.transition, let picture else {
      defer { node.transition = nil }
      return node.transition != nil
    }
    node.transition = TransitionDrawing(kind: kind(running), progress: running.progress, picture: picture.buffer, place: picture.place)
    return true
  }

  private static func kind(_ running: LayerTransition) -> TransitionDrawing.Kind {
    var x = 0
    var y = 0
    switch running.subtype {
    case .fromRight: x = -1
    case .fromTop: y = 1
    case .fromBottom: y = -1
    default: x = 1
    }
    switch running.type {
    case .push: return .push(x: x, y: y)
    case .moveIn: return .moveIn(x: x, y: y)
    case .reveal: return .reveal(x: x, y: y)
    default: return .fade
    }
  }
}

/// The image of a layer before a transition began.
final class TransitionPicture {
  let buffer: PixelBuffer
  /// Relative to the layer's origin.
  let place: PixelRect

  init(buffer: PixelBuffer, place: PixelRect) {
    self.buffer = buffer
    self.place = place
  }
}
