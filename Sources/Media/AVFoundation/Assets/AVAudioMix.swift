import Foundation

/// The volumes of tracks over time. On Linux they are stored: the sound plays at the player's volume.
open class AVAudioMix: NSObject {
  /// The volumes, by track.
  open var inputParameters: [AVAudioMixInputParameters] { parameters }
  fileprivate var parameters: [AVAudioMixInputParameters] = []
  public override init() {}
}

/// Volumes of tracks that can be changed.
open class AVMutableAudioMix: AVAudioMix {
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}

/// The volume of a track over time.
open class AVAudioMixInputParameters: NSObject {
  public fileprivate(set) var trackID = kCMPersistentTrackID_Invalid
  fileprivate var ramps: [(start: Float, end: Float, range: CMTimeRange)] = []
  override init() {}

  /// Returns the volumes at the start and the end of the ramp that a time is in, and the ramp's times. Returns false without one.
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
