import AVFoundation
import UIKit

@preconcurrency @MainActor open class SKVideoNode: SKNode {
  private let player: AVPlayer?
  /// The point of the video that is at its position, in shares of its size. The default is the center.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The size of the node in points. Unless it is set, it is that of the video in pixels, once it is known.
  open var size: CGSize {
    get { ownSize ?? player?.currentItem?.presentationSize ?? .zero }
    set { ownSize = newValue }
  }
  private var ownSize: CGSize?

  public convenience init(fileNamed videoFile: String) {
    self.init(Bundle.main.url(forResource: videoFile, withExtension: nil).map { AVPlayer(url: $0) })
  }
  public convenience init(url: URL) { self.init(AVPlayer(url: url)) }
  public convenience init(avPlayer player: AVPlayer) { self.init(player) }
  private init(_ player: AVPlayer?) {
    self.player = player
    super.init()
  }
  public required init?(coder aDecoder: NSCoder) {
    player = nil
    super.init(coder: aDecoder)
  }
  open func play() { player?.play() }
  open func pause() { player?.pause() }
  override var contentBounds: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  override func draw(in renderer: SceneRenderer, _ place: SceneRenderer.Place) {
    var sprite = SceneRenderer.Sprite()
    (sprite.size, sprite.anchor) = (size, CGPoint(x: anchorPoint.x, y: 1 - anchorPoint.y))
    sprite.image = player?.frame?.image
    renderer.add(sprite, for: self, place)
  }
}
