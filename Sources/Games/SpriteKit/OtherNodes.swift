import AVFoundation
import CoreImage
import UIKit

/// A node whose children can be drawn through a filter.
@preconcurrency @MainActor open class SKEffectNode: SKNode {
  /// The Core Image filter that is applied to the children; nil for none.
  open var filter: CIFilter?
  /// Whether the filter is applied. The default is true.
  open var shouldEnableEffects = true
  /// Whether the filtered image is cached. It has no effect: the image is always computed once for each change.
  open var shouldRasterize = false
  open var shouldCenterFilter = true
  /// The blending with the pixels behind. The default is alpha blending.
  open var blendMode = SKBlendMode.alpha
  /// The shader. It is stored only: without a GPU the children are drawn without it.
  open var shader: SKShader?
}

/// A node whose children are clipped by a mask.
@preconcurrency @MainActor open class SKCropNode: SKNode {
  /// The node whose pixels are the mask. Without one, nothing is clipped.
  open var maskNode: SKNode?
}

/// The point of view of a scene.
@preconcurrency @MainActor open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool {
    guard let scene, node.scene === scene else { return false }
    return visibleArea(of: scene).intersects(node.calculateAccumulatedFrame().applying(node.parent?.rootTransform ?? .identity))
  }
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    var found: Set<SKNode> = []
    func visit(_ node: SKNode) {
      for child in node.nodes {
        if child !== self, contains(child) { found.insert(child) }
        visit(child)
      }
    }
    visit(scene)
    return found
  }
  private func visibleArea(of scene: SKScene) -> CGRect {
    let size = scene.size
    return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height).applying(rootTransform)
  }
}

/// A node that plays a sound. Its position has no effect on the sound.
@preconcurrency @MainActor open class SKAudioNode: SKNode {
  private var player: AVAudioPlayer?
  private var hasStarted = false
  public convenience init(fileNamed name: String) {
    self.init()
    load(Bundle.main.url(forResource: name, withExtension: nil))
  }
  public convenience init(url: URL) {
    self.init()
    load(url)
  }
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  private func load(_ url: URL?) {
    player = url.flatMap { try? AVAudioPlayer(contentsOf: $0) }
    player?.numberOfLoops = -1
  }
  /// Whether the sound starts when the scene displays the node, and is repeated; `true` by default.
  open var autoplayLooped = true { didSet { player?.numberOfLoops = autoplayLooped ? -1 : 0 } }
  /// Whether the sound depends on the position. It has no effect on Linux.
  open var isPositional = true
  var volume: Float {
    get { player?.volume ?? 1 }
    set { player?.volume = newValue }
  }
  func play() {
    hasStarted = true
    player?.play()
  }
  func pause() { player?.pause() }
  func stop() {
    player?.stop()
    player?.currentTime = 0
  }
  override func advance(by seconds: TimeInterval) { if autoplayLooped, !hasStarted { play() } }
  open override func removeFromParent() {
    stop()
    hasStarted = false
    super.removeFromParent()
  }
}

/// A node that displays the nodes of another scene file.
@preconcurrency @MainActor open class SKReferenceNode: SKNode {
  private var url: URL?
  public convenience init(fileNamed fileName: String?) { self.init(url: fileName.flatMap { SceneArchive.url($0) }) }
  public init(url referenceURL: URL?) {
    super.init()
    url = referenceURL
    resolve()
  }
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    resolve()
  }
  func refer(to name: String) { url = SceneArchive.url(name) }
  /// Replaces the children by the nodes of the file.
  open func resolve() {
    guard let url, let root = (try? SceneArchive(url: url))?.root() else { return }
    removeAllChildren()
    let holder: SKNode
    if root is SKScene {
      holder = SKNode()
      for child in root.children {
        child.removeFromParent()
        holder.addChild(child)
      }
    } else {
      holder = root
    }
    addChild(holder)
    didLoad(holder)
  }
  open func didLoad(_ node: SKNode?) {}
}
