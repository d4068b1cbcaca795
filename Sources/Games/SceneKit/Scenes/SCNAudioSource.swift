import TrestleSupport
import AVFoundation
import UIKit

/// A sound that a node plays. Its position has no effect on the sound.
nonisolated open class SCNAudioSource: NSObject {
  let url: URL
  /// The volume, from 0 to 1; 1 by default.
  open var volume: Float = 1
  /// The factor of pace; 1 by default. It is held.
  open var rate: Float = 1
  /// The echo. It is held.
  open var reverbBlend: Float = 0
  /// Whether the sound depends on the position. It has no effect here.
  open var isPositional = true
  /// Whether the sound is repeated.
  open var loops = false
  /// Whether the file is read as it is played. It is always read at once.
  open var shouldStream = false
  /// Creates a source of a file of the app; nil if there is none.
  public convenience init?(fileNamed name: String) {
    guard let url = SceneFile.url(named: name, directory: nil, [""]) else { return nil }
    self.init(url: url)
  }
  /// Creates a source of a file of the app; nil if there is none.
  public convenience init?(named name: String) { self.init(fileNamed: name) }
  /// Creates a source of a file; nil if there is none.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.url = url
    super.init()
  }
  /// Prepares the sound. It is read when it is played.
  open func load() { withoutEffect("it is not simulated") }
  /// The length of the sound in seconds; 0 if it cannot be read.
  var duration: TimeInterval { (try? AVAudioPlayer(contentsOf: url))?.duration ?? 0 }
}

/// Plays a source on a node.
nonisolated open class SCNAudioPlayer: NSObject {
  /// The sound.
  public let audioSource: SCNAudioSource?
  /// Called when the sound begins.
  open var willStartPlayback: (() -> Void)?
  /// Called when the sound ended.
  open var didFinishPlayback: (() -> Void)?
  private var player: AVAudioPlayer?
  public init(source: SCNAudioSource) {
    audioSource = source
    super.init()
  }
  func play() {
    guard let source = audioSource else { return }
    willStartPlayback?()
    player = try? AVAudioPlayer(contentsOf: source.url)
    player?.volume = source.volume
    player?.numberOfLoops = source.loops ? -1 : 0
    player?.play()
  }
  func stop() {
    player?.stop()
    player = nil
    didFinishPlayback?()
  }
}
