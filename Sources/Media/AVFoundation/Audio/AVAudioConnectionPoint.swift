import Foundation

open class AVAudioConnectionPoint: NSObject {
  /// The node; nil after it was freed.
  public private(set) weak var node: AVAudioNode?
  public let bus: Int

  public init(node: AVAudioNode, bus: Int) {
    self.node = node
    self.bus = bus
  }
}
