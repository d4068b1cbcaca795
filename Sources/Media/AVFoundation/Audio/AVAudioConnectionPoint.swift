import Foundation

/// An input or an output of a node of an audio engine.
open class AVAudioConnectionPoint: NSObject {
  /// The node; nil after it was freed.
  public private(set) weak var node: AVAudioNode?
  /// The number of the input or output.
  public let bus: Int

  public init(node: AVAudioNode, bus: Int) {
    self.node = node
    self.bus = bus
  }
}
