import QuartzCore

/// A layer that is synchronized with an item on iOS. On Linux it uses the same time as other layers.
open class AVSynchronizedLayer: CALayer {
  /// The item. It has no effect on the layer's time on Linux.
  open var playerItem: AVPlayerItem?
  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
  }
}
