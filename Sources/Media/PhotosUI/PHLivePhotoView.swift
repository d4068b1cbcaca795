import TrestleSupport
import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  /// The whole video is played.
  case full = 1
  /// A short part of the video, as a hint.
  case hint = 2
}

/// Shows a Live Photo. None is delivered on Linux, so the view is empty.
open class PHLivePhotoView: UIView {
  /// The photo that the view shows; nil for none.
  open var livePhoto: PHLivePhoto?
  /// The object that receives events of playing. It is held weakly.
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Whether the sound is off. The default is false.
  open var isMuted = false
  /// The part of the photo that is shown. The default is all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The recognizer that plays the photo.
  public let playbackGestureRecognizer = UIGestureRecognizer()
  /// Plays the photo. There is none on Linux.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) { withoutEffect("live photos are not decoded") }
  /// Ends playback. Nothing plays on Linux, so this has no effect.
  open func stopPlayback() { withoutEffect("live photos are not decoded") }
}

/// Receives events of playing. Every method is optional.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: AnyObject {
  /// Called before playing. Never called on Linux.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Called after playing. Never called on Linux.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
}

extension PHPhotoLibrary {
  /// Lets the user choose the photos that the app can access. There is no library on Linux, so nothing is shown.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
