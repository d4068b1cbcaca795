import AVFoundation
import UIKit

/// A sound that a node plays. Its position has no effect on the sound.
nonisolated open class SCNAudioSource: NSObject {
  let url: URL
  /// The volume, from 0 to 1; 1 by default.
  open var volume: Float = 1
  /// The playback rate; 1 by default. It is stored only.
  open var rate: Float = 1
  /// The strength of the reverberation. It is stored only.
  open var reverbBlend: Float = 0
  /// Whether the sound depends on the position. It has no effect on Linux.
  open var isPositional = true
  /// Whether the sound is repeated. The default is false.
  open var loops = false
  /// Whether the file is streamed. It has no effect: the file is always read completely.
  open var shouldStream = false
  /// Creates a source from a file of the app; nil if the file does not exist.
  public convenience init?(fileNamed name: String) {
    guard let url = SceneFile.url(named: name, directory: nil, [""]) else { return nil }
    self.init(url: url)
  }
  /// Creates a source from a file of the app; nil if the file does not exist.
  public convenience init?(named name: String) { self.init(fileNamed: name) }
  /// Creates a source from a file; nil if the file does not exist.
  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.url = url
    super.init()
  }
  /// Has no effect on Linux, where the sound is read when it is played.
  open func load() { withoutEffect("it is not simulated") }
  /// The duration of the sound in seconds; 0 if it cannot be read.
  var duration: TimeInterval { (try? AVAudioPlayer(contentsOf: url))?.duration ?? 0 }
}

nonisolated open class SCNAudioPlayer: NSObject {
  public let audioSource: SCNAudioSource?
  open var willStartPlayback: (() -> Void)?
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
