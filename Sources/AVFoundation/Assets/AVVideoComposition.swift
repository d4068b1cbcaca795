import CoreGraphics
import Foundation
import QuartzCore

/// How the sound of tracks is mixed. It is kept; items play their sound as it is on Linux, but for a volume of the whole.
open class AVAudioMix: NSObject {
  fileprivate var parameters: [AVAudioMixInputParameters] = []
  /// The settings of each track.
  open var inputParameters: [AVAudioMixInputParameters] { parameters }
}

/// How the sound of tracks is mixed, and can be changed.
open class AVMutableAudioMix: AVAudioMix {
  public override init() {}
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}

/// The volume of a track over time.
open class AVAudioMixInputParameters: NSObject {
  /// A change of volume over a stretch.
  struct Ramp {
    let start: Float
    let end: Float
    let range: CMTimeRange
  }

  fileprivate(set) var ramps: [Ramp] = []
  /// The number of the track.
  open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid

  /// Tells the volumes at the ends of the stretch that a time is in.
  open func getVolumeRamp(
    for time: CMTime, startVolume: UnsafeMutablePointer<Float>?, endVolume: UnsafeMutablePointer<Float>?,
    timeRange: UnsafeMutablePointer<CMTimeRange>?
  ) -> Bool {
    guard let ramp = ramps.last(where: { $0.range.containsTime(time) }) else { return false }
    startVolume?.pointee = ramp.start
    endVolume?.pointee = ramp.end
    timeRange?.pointee = ramp.range
    return true
  }
}

/// The volume of a track over time, which can be changed.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  public override init() {}
  /// Creates settings for a track.
  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
  /// Sets the volume from a time on.
  open func setVolume(_ volume: Float, at time: CMTime) {
    ramps.append(Ramp(start: volume, end: volume, range: CMTimeRange(start: time, duration: .positiveInfinity)))
  }
  /// Changes the volume over a stretch.
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
    ramps.append(Ramp(start: startVolume, end: endVolume, range: timeRange))
  }
}

/// How the pictures of tracks are put together. It is kept; no video is decoded on Linux.
open class AVVideoComposition: NSObject {
  fileprivate var storedFrameDuration = CMTime.invalid
  fileprivate var storedSize = CGSize.zero
  fileprivate var storedScale: Float = 1
  fileprivate var storedInstructions: [any AVVideoCompositionInstructionProtocol] = []
  fileprivate var storedTool: AVVideoCompositionCoreAnimationTool?
  public override init() {}
  /// The time of a picture.
  open var frameDuration: CMTime { storedFrameDuration }
  /// The size of the pictures.
  open var renderSize: CGSize { storedSize }
  /// The scale of the pictures.
  open var renderScale: Float { storedScale }
  /// What is done in each stretch.
  open var instructions: [any AVVideoCompositionInstructionProtocol] { storedInstructions }
  /// Puts layers over the pictures.
  open var animationTool: AVVideoCompositionCoreAnimationTool? { storedTool }

  /// Describes the tracks of an asset.
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

/// How the pictures of tracks are put together, which can be changed.
open class AVMutableVideoComposition: AVVideoComposition {
  open override var frameDuration: CMTime {
    get { storedFrameDuration }
    set { storedFrameDuration = newValue }
  }
  open override var renderSize: CGSize {
    get { storedSize }
    set { storedSize = newValue }
  }
  open override var renderScale: Float {
    get { storedScale }
    set { storedScale = newValue }
  }
  open override var instructions: [any AVVideoCompositionInstructionProtocol] {
    get { storedInstructions }
    set { storedInstructions = newValue }
  }
  open override var animationTool: AVVideoCompositionCoreAnimationTool? {
    get { storedTool }
    set { storedTool = newValue }
  }
}

/// What is done in a stretch.
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
  /// The stretch.
  var timeRange: CMTimeRange { get }
}

/// What is done in a stretch.
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol {
  fileprivate var storedRange = CMTimeRange.invalid
  fileprivate var storedColor: CGColor?
  fileprivate var storedLayers: [AVVideoCompositionLayerInstruction] = []
  /// The stretch.
  open var timeRange: CMTimeRange { storedRange }
  /// The color behind the pictures.
  open var backgroundColor: CGColor? { storedColor }
  /// What is done with each track, from the front.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] { storedLayers }
}

/// What is done in a stretch, which can be changed.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction {
  public override init() {}
  open override var timeRange: CMTimeRange {
    get { storedRange }
    set { storedRange = newValue }
  }
  open override var backgroundColor: CGColor? {
    get { storedColor }
    set { storedColor = newValue }
  }
  open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
    get { storedLayers }
    set { storedLayers = newValue }
  }
  /// Whether layers are put over the pictures of the stretch. The default is true.
  open var enablePostProcessing = true
}

/// What is done with a track.
open class AVVideoCompositionLayerInstruction: NSObject {
  /// The number of the track.
  open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
}

/// What is done with a track, which can be changed. It is kept; no video is decoded on Linux.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction {
  private(set) var changes: [(CMTimeRange, Any)] = []
  public override init() {}
  /// Creates an instruction for a track.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }
  /// Sets the transform from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
    changes.append((CMTimeRange(start: time, duration: .positiveInfinity), transform))
  }
  /// Changes the transform over a stretch.
  open func setTransformRamp(fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform, timeRange: CMTimeRange) {
    changes.append((timeRange, [startTransform, endTransform]))
  }
  /// Sets the opacity from a time on.
  open func setOpacity(_ opacity: Float, at time: CMTime) { changes.append((CMTimeRange(start: time, duration: .positiveInfinity), opacity)) }
  /// Changes the opacity over a stretch.
  open func setOpacityRamp(fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange) {
    changes.append((timeRange, [startOpacity, endOpacity]))
  }
  /// Cuts the pictures from a time on.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
    changes.append((CMTimeRange(start: time, duration: .positiveInfinity), cropRectangle))
  }
}

/// Puts layers over the pictures of an export. It is kept; nothing is exported on Linux.
open class AVVideoCompositionCoreAnimationTool: NSObject {
  private let layers: [CALayer]
  /// Puts the pictures into a layer of a tree.
  public init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { layers = [videoLayer, animationLayer] }
  /// Puts the pictures into several layers of a tree.
  public init(postProcessingAsVideoLayers videoLayers: [CALayer], in animationLayer: CALayer) { layers = videoLayers + [animationLayer] }
}

/// A layer whose animations follow the time of an item. They follow the usual time on Linux.
open class AVSynchronizedLayer: CALayer {
  /// The item.
  open var playerItem: AVPlayerItem?
  /// Creates a layer for an item.
  public convenience init(playerItem: AVPlayerItem) {
    self.init()
    self.playerItem = playerItem
  }
}

/// The base class of what reads an item's pictures.
open class AVPlayerItemOutput: NSObject {
  /// Whether the player itself shows the pictures no longer.
  open var suppressesPlayerRendering = false
  /// The time of the item for a time of the system's clock.
  open func itemTime(forHostTime hostTimeInSeconds: TimeInterval) -> CMTime { .invalid }
}

/// Reads an item's pictures. No video is decoded on Linux, so there are none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  /// Creates an output.
  public init(pixelBufferAttributes: [String: Any]? = nil) {}
  /// Creates an output.
  public init(outputSettings: [String: Any]?) {}
  /// Whether there is a new picture: false on Linux.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  /// The picture of a time: nil on Linux.
  open func copyPixelBuffer(forItemTime itemTime: CMTime, itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?) -> CVPixelBuffer? { nil }
}
