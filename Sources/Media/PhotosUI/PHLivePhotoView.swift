import TrestleSupport
import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case full = 1
  case hint = 2
}

/// Shows a Live Photo. The view is empty on Linux, where no Live Photo is created.
open class PHLivePhotoView: UIView {
  open var livePhoto: PHLivePhoto?
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Whether the sound is off. The default is false.
  open var isMuted = false
  /// The displayed part of the photo. The default is all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  public let playbackGestureRecognizer = UIGestureRecognizer()
  /// Has no effect on Linux, where no Live Photo is created.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) { withoutEffect("live photos are not decoded") }
  /// Has no effect on Linux, where no Live Photo is created.
  open func stopPlayback() { withoutEffect("live photos are not decoded") }
}

@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: AnyObject {
  /// Never called on Linux.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  /// Never called on Linux.
  func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  public func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle) {}
}

extension PHPhotoLibrary {
  /// Has no effect on Linux, where every program can read the user's photos.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
