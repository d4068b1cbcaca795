import SpriteKit
import UIKit

/// A node of SpriteKit that shows a scene of SceneKit. Its picture is drawn when the scene, the camera or the size is set, and by
/// ``updatePicture()``.
@preconcurrency @MainActor open class SK3DNode: SKSpriteNode {
  open var scnScene: SCNScene? { didSet { updatePicture() } }
  /// The node with the camera; nil for the first camera of the scene.
  open var pointOfView: SCNNode? { didSet { updatePicture() } }
  /// Whether a light at the camera is added.
  open var autoenablesDefaultLighting = false { didSet { updatePicture() } }
  /// The size of the picture.
  open var viewportSize: CGSize {
    get { size }
    set {
      size = newValue
      updatePicture()
    }
  }
  /// Whether the scene moves. It is held; the picture stands still.
  open var isPlaying = false
  /// Whether animations begin again. It is held.
  open var loops = false
  /// The time of the scene. It is held.
  open var sceneTime: TimeInterval = 0
  public convenience init(viewportSize: CGSize) { self.init(texture: nil, color: .clear, size: viewportSize) }
  /// Draws the scene.
  open func updatePicture() {
    guard let scnScene, size.width >= 1, size.height >= 1 else { return }
    let eye = pointOfView ?? scnScene.rootNode.hierarchy.first { $0.camera != nil }
    let (width, height) = (Int(min(size.width, 4096)), Int(min(size.height, 4096)))
    let content = FrameContent(scnScene, eye, width: width, height: height, lit: autoenablesDefaultLighting)
    if let image = Rasterizer(content).image() { texture = SKTexture(cgImage: image) }
  }
}
