import QuartzCore

/// A layer whose time is that of an item. On Linux it has the time of all layers.
open class AVSynchronizedLayer: CALayer {
  /// The item whose time the layer's animations follow.
  open var playerItem: AVPlayerItem?
  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
  }
}
