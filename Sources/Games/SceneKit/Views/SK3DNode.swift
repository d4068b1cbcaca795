import SpriteKit

/// A SpriteKit node that displays a SceneKit scene. Its picture is drawn when the scene, the camera or the size is set, and by
/// ``updatePicture()``.
@preconcurrency @MainActor open class SK3DNode: SKSpriteNode {
  open var scnScene: SCNScene? { didSet { updatePicture() } }
  /// The node with the camera; nil for the first camera of the scene.
  open var pointOfView: SCNNode? { didSet { updatePicture() } }
  /// Whether a light at the camera is added. The default is false.
  open var autoenablesDefaultLighting = false { didSet { updatePicture() } }
  /// The size of the picture in points.
  open var viewportSize: CGSize {
    get { size }
    set {
      size = newValue
      updatePicture()
    }
  }
  /// Whether the scene is playing. It is stored only: the picture is static.
  open var isPlaying = false
  /// Whether animations restart at their end. It is stored only.
  open var loops = false
  /// The time of the scene in seconds. It is stored only.
  open var sceneTime: TimeInterval = 0
  public convenience init(viewportSize: CGSize) { self.init(texture: nil, color: .clear, size: viewportSize) }
  open func updatePicture() {
    guard let scnScene, size.width >= 1, size.height >= 1 else { return }
    let eye = pointOfView ?? scnScene.rootNode.hierarchy.first { $0.camera != nil }
    let (width, height) = (Int(min(size.width, 4096)), Int(min(size.height, 4096)))
    let content = FrameContent(scnScene, eye, width: width, height: height, lit: autoenablesDefaultLighting)
    if let image = Rasterizer(content).image() { texture = SKTexture(cgImage: image) }
  }
}
