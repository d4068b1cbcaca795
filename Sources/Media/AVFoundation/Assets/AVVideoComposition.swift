import TrestleSupport
import QuartzCore

/// The composition of video tracks. On Linux players ignore it, and an export uses only its size and frame duration.
open class AVVideoComposition: NSObject {
  fileprivate var stored = (
    frameDuration: CMTime.invalid, renderSize: CGSize.zero, instructions: [AVVideoCompositionInstruction](),
    animationTool: AVVideoCompositionCoreAnimationTool?.none
  )
  public override init() {}
  open var frameDuration: CMTime { stored.frameDuration }
  /// The size of the frames in pixels.
  open var renderSize: CGSize { stored.renderSize }
  open var instructions: [AVVideoCompositionInstruction] { stored.instructions }
  /// The tool that draws layers into the video.
  open var animationTool: AVVideoCompositionCoreAnimationTool? { stored.animationTool }
}

open class AVMutableVideoComposition: AVVideoComposition {
  /// Creates a composition with the size and the frame of an asset's video, and an instruction for all of it.
  public convenience init(propertiesOf asset: AVAsset) {
    self.init()
    guard let timeline = try? asset.timeline(), let track = asset.tracks(withMediaType: .video).first else { return }
    let instruction = AVMutableVideoCompositionInstruction()
    instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
    instruction.layerInstructions = [AVMutableVideoCompositionLayerInstruction(assetTrack: track)]
    let frame = timeline.framesPerSecond > 0 ? CMTime(seconds: 1 / timeline.framesPerSecond, preferredTimescale: 90_000) : .invalid
    stored = (frame, timeline.size, [instruction], nil)
  }
  open override var frameDuration: CMTime {
    get { stored.frameDuration }
    set { stored.frameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { stored.renderSize }
    set { stored.renderSize = newValue }
  }
  open override var instructions: [AVVideoCompositionInstruction] {
    get { stored.instructions }
    set { stored.instructions = newValue }
  }
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { stored.animationTool }
    set { stored.animationTool = newValue }
  }
}

open class AVVideoCompositionInstruction: NSObject {
  fileprivate var range = CMTimeRange.invalid
  fileprivate var layers: [AVVideoCompositionLayerInstruction] = []
  fileprivate var color: CGColor?
  public override init() {}
  open var timeRange: CMTimeRange { range }
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
  open var backgroundColor: CGColor? { color }
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
  open override var timeRange: CMTimeRange {
    get { range }
    set { range = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { layers }
    set { layers = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { color }
    set { color = newValue }
  }
}

open class AVVideoCompositionLayerInstruction: NSObject {
  public internal(set) var trackID = kCMPersistentTrackID_Invalid
  override init() {}
}

/// An instruction for a video track, which can be changed. It has no effect on Linux, where videos are not composed.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  public override init() { super.init() }
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }
  /// Sets the transform that applies from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) { withoutEffect("videos are not composed") }
  /// Sets a transform that changes over a time range.
  open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange) {
    withoutEffect("videos are not composed")
  }
  /// Sets the opacity from a time until the next change. Without effect on Linux.
  open func setOpacity(_ opacity: Float, at time: CMTime) { withoutEffect("videos are not composed") }
  /// Sets opacities that change over a time.
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {
    withoutEffect("videos are not composed")
  }
  /// Sets the visible part from a time on.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) { withoutEffect("videos are not composed") }
}

/// Draws layers into exported video. An export on Linux prints that it does not draw them.
open class AVVideoCompositionCoreAnimationTool: NSObject {
  /// Creates a tool that puts the video into a layer of a tree.
  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {}
  /// Creates a tool that puts the video into layers of a tree.
  public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) {}
}
