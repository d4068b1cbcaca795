import CoreImage
internal import TrestleDynamics

/// Maintains the layers for the content of a scene's nodes, in the order of their z positions. Layers are not nested like nodes, because z
/// positions are compared in the whole scene. Only masked or filtered content is in a separate layer tree.
@MainActor final class SceneRenderer {
  /// The position of a node: its coordinates in the view, with the opacity and z position of its ancestors.
  struct Place {
    var transform: CGAffineTransform
    var alpha: CGFloat
    var height: CGFloat
  }
  struct Sprite {
    var size = CGSize.zero
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var image: CGImage?
    var color: UIColor?
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    var isSmooth = true
  }
  private struct Key: Hashable {
    var node: ObjectIdentifier
    var index: Int
  }
  /// The layers of one group, which are ordered within the group.
  private final class Group {
    let layer: CALayer
    var items: [(layer: CALayer, height: CGFloat)] = []
    init(_ layer: CALayer) { self.layer = layer }
  }

  let root = CALayer()
  private let content = CALayer()
  private var layers: [Key: CALayer] = [:]
  private var used: Set<Key> = []
  private var counts: [ObjectIdentifier: Int] = [:]
  private var group: Group
  private var pixels: CGFloat = 1
  private(set) var drawCount = 0

  init(in layer: CALayer) {
    group = Group(content)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    root.masksToBounds = true
    root.addSublayer(content)
    // Inserted below the views that the app adds to the view.
    layer.insertSublayer(root, at: 0)
    CATransaction.commit()
  }
  private init() { group = Group(content) }

  func draw(_ scene: SKScene, _ size: CGSize, _ scale: CGFloat, showsBodies: Bool = false) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let frame = scene.visibleFrame(size)
    let color = scene.view?.allowsTransparency == true ? nil : scene.backgroundColor.cgColor
    // The frame cannot be used, because a transition may have moved the layer.
    let (center, area) = (CGPoint(x: frame.midX, y: frame.midY), CGRect(origin: .zero, size: frame.size))
    if root.position != center { root.position = center }
    if root.bounds != area { root.bounds = area }
    if root.backgroundColor != color { root.backgroundColor = color }
    let place = CGPoint(x: -frame.minX, y: -frame.minY)
    if content.frame != CGRect(origin: place, size: size) { content.frame = CGRect(origin: place, size: size) }
    begin(scale)
    if scene.alpha > 0, !scene.isHidden {
      let transform = scene.viewTransform(size)
      let place = Place(transform: transform, alpha: scene.alpha, height: 0)
      if let filter = scene.shouldEnableEffects ? scene.filter : nil {
        addFiltered(scene, filter, place)
      } else {
        for child in scene.nodes { visit(child, place) }
      }
      if showsBodies { outlineBodies(of: scene, place) }
    }
    finish()
    CATransaction.commit()
  }

  private func begin(_ scale: CGFloat) {
    pixels = scale
    used.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    group = Group(content)
  }
  private func finish() {
    close(group)
    for (key, layer) in layers where !used.contains(key) {
      layer.removeFromSuperlayer()
      layers[key] = nil
    }
    drawCount = used.count
  }
  /// Orders the layers of a group.
  private func close(_ group: Group) {
    let sorted = group.items.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element.layer)
    let old = group.layer.sublayers ?? []
    if old.count != sorted.count || !zip(old, sorted).allSatisfy({ $0 === $1 }) { group.layer.sublayers = sorted }
  }

  private func visit(_ node: SKNode, _ outer: Place) {
    guard !node.isHidden, node.alpha > 0 else { return }
    let place = Place(
      transform: node.transform.concatenating(outer.transform), alpha: outer.alpha * node.alpha, height: outer.height + node.zPosition)
    if let crop = node as? SKCropNode, let mask = crop.maskNode {
      addCropped(crop, mask, place)
    } else if let effect = node as? SKEffectNode, effect.shouldEnableEffects, let filter = effect.filter {
      addFiltered(effect, filter, place)
    } else {
      node.draw(in: self, place)
      for child in node.nodes { visit(child, place) }
    }
  }

  private func layer<Kind: CALayer>(_ node: SKNode, _ make: () -> Kind) -> Kind {
    let id = ObjectIdentifier(node)
    let index = counts[id, default: 0]
    counts[id] = index + 1
    let key = Key(node: id, index: index)
    used.insert(key)
    if let known = layers[key] as? Kind { return known }
    layers[key]?.removeFromSuperlayer()
    let made = make()
    layers[key] = made
    return made
  }

  // MARK: Drawing of nodes

  func add(_ sprite: Sprite, for node: SKNode, _ place: Place) {
    guard sprite.size.width > 0, sprite.size.height > 0 else { return }
    let layer = layer(node) { CALayer() }
    let bounds = CGRect(origin: .zero, size: sprite.size)
    if layer.bounds != bounds { layer.bounds = bounds }
    if layer.anchorPoint != sprite.anchor { layer.anchorPoint = sprite.anchor }
    if (layer.contents as AnyObject?) !== (sprite.image as AnyObject?) { layer.contents = sprite.image }
    let color = sprite.color?.cgColor
    if layer.backgroundColor != color { layer.backgroundColor = color }
    if layer.contentsCenter != sprite.center { layer.contentsCenter = sprite.center }
    let filter = sprite.isSmooth ? CALayerContentsFilter.linear : .nearest
    if layer.magnificationFilter != filter { layer.magnificationFilter = filter }
    var flipped = place
    flipped.transform = CGAffineTransform(scaleX: 1, y: -1).concatenating(place.transform)
    put(layer, flipped)
  }

  func addShape(for node: SKNode, _ place: Place, _ style: (CAShapeLayer) -> Void) {
    let layer = layer(node) { CAShapeLayer() }
    style(layer)
    put(layer, place)
  }

  private func put(_ layer: CALayer, _ place: Place) {
    let transform = place.transform
    let position = CGPoint(x: transform.tx, y: transform.ty)
    if layer.position != position { layer.position = position }
    let turn = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    if layer.affineTransform() != turn { layer.setAffineTransform(turn) }
    let opacity = Float(min(max(place.alpha, 0), 1))
    if layer.opacity != opacity { layer.opacity = opacity }
    group.items.append((layer, place.height))
  }

  /// Returns the scale of the pixels for a node, rounded up so that a growing node is rarely redrawn.
  func pixelScale(of place: Place) -> CGFloat {
    let scale = max(hypot(place.transform.a, place.transform.b), hypot(place.transform.c, place.transform.d)) * pixels
    return min(max(scale.rounded(.up), 1), 8)
  }

  // MARK: Groups

  private func inGroup(_ layer: CALayer, _ draw: () -> Void) {
    let outer = group
    group = Group(layer)
    draw()
    close(group)
    group = outer
  }

  private func addCropped(_ node: SKCropNode, _ maskNode: SKNode, _ place: Place) {
    let container = layer(node) { CALayer() }
    let mask = layer(node) { CALayer() }
    for layer in [container, mask] where layer.frame != content.bounds { layer.frame = content.bounds }
    var inner = place
    inner.alpha = 1
    inGroup(container) {
      node.draw(in: self, inner)
      for child in node.nodes { visit(child, inner) }
    }
    inGroup(mask) { visit(maskNode, inner) }
    if container.mask !== mask { container.mask = mask }
    container.opacity = Float(place.alpha)
    group.items.append((container, place.height))
  }

  private func addFiltered(_ node: SKEffectNode, _ filter: CIFilter, _ place: Place) {
    let layer = layer(node) { CALayer() }
    if layer.frame != content.bounds { layer.frame = content.bounds }
    let picture = Self.render(content.bounds.size, pixels) { renderer in
      var inner = place
      inner.alpha = 1
      for child in node.nodes { renderer.visit(child, inner) }
    }
    if let picture {
      filter.setValue(CIImage(cgImage: picture), forKey: kCIInputImageKey)
      let area = CGRect(x: 0, y: 0, width: picture.width, height: picture.height)
      layer.contents = filter.outputImage.flatMap { CIContext().createCGImage($0, from: area) } ?? picture
    }
    layer.opacity = Float(place.alpha)
    group.items.append((layer, place.height))
  }

  private static func render(_ size: CGSize, _ scale: CGFloat, _ draw: (SceneRenderer) -> Void) -> CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let renderer = SceneRenderer()
    renderer.content.frame = CGRect(origin: .zero, size: size)
    renderer.begin(scale)
    draw(renderer)
    renderer.finish()
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, false)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer.content.render(in: $0.cgContext) }.cgImage
  }

  /// Returns an image of a node, in a rectangle in its parent's coordinates.
  static func picture(of node: SKNode, in frame: CGRect, scale: CGFloat) -> CGImage? {
    render(frame.size, scale) { renderer in
      let transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -frame.minX, ty: frame.maxY)
      renderer.visit(node, Place(transform: transform, alpha: 1, height: 0))
    }
  }

  private func outlineBodies(of scene: SKScene, _ place: Place) {
    func visit(_ node: SKNode) {
      if let body = node.physicsBody {
        let path = CGMutablePath()
        switch body.form {
        case .circle(let radius, let center):
          path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        case .edges(let points, let isLoop):
          path.addLines(between: points)
          if isLoop { path.closeSubpath() }
        case .polygon:
          if case .polygon(let corners) = body.shape(1, 1).shape {
            let center = body.shape(1, 1).center
            path.addLines(between: corners.map { CGPoint(x: $0.x + center.x, y: $0.y + center.y) })
            path.closeSubpath()
          }
        }
        let outline = Place(transform: node.rootTransform.concatenating(place.transform), alpha: 1, height: .greatestFiniteMagnitude)
        addShape(for: node, outline) { ($0.path, $0.fillColor, $0.strokeColor, $0.lineWidth) = (path, nil, UIColor.green.cgColor, 1) }
      }
      for child in node.nodes { visit(child) }
    }
    visit(scene)
  }
}
