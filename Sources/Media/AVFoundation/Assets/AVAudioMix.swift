import Foundation

/// The volumes of tracks over time. They are stored only: on Linux the sound plays at the player's volume.
open class AVAudioMix: NSObject {
  open var inputParameters: [AVAudioMixInputParameters] { parameters }
  fileprivate var parameters: [AVAudioMixInputParameters] = []
  public override init() {}
}

open class AVMutableAudioMix: AVAudioMix {
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}

open class AVAudioMixInputParameters: NSObject {
  public fileprivate(set) var trackID = kCMPersistentTrackID_Invalid
  fileprivate var ramps: [(start: Float, end: Float, range: CMTimeRange)] = []
  override init() {}

  /// Returns the volumes and the time range of the ramp that contains a time. Returns false if there is none.
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

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters {
  public override init() { super.init() }
  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
  /// Sets the volume that applies from a time until the next change.
  open func setVolume(_ volume: Float, at time: CMTime) {
    ramps.append((volume, volume, CMTimeRange(start: time, duration: .positiveInfinity)))
  }
  /// Sets volumes that change evenly over a time.
  open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {
    ramps.append((startVolume, endVolume, timeRange))
  }
}
