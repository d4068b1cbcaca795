import TrestleSupport
import AVFoundation
import UIKit

/// A speed that a player offers.
open class AVPlaybackSpeed: NSObject {
  /// The speed as a multiple of the normal one.
  public let rate: Float
  public let localizedName: String
  open var localizedNumericName: String { "\(rate)×" }
  /// The speeds that the menu offers by default.
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
  /// Creates a speed with a name for menus; the rate 1 is normal.
  public init(rate: Float, localizedName: String) {
    self.rate = rate
    self.localizedName = localizedName
  }
}

/// Shows a video in a small window above other apps. It is not supported on Linux, where no controller can be created.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
  /// Returns whether it is possible: false on Linux.
  open class func isPictureInPictureSupported() -> Bool { false }
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
  open class func pictureInPictureButtonStartImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
    pictureInPictureButtonStartImage
  }
  open class func pictureInPictureButtonStopImage(compatibleWith traitCollection: UITraitCollection?) -> UIImage {
    pictureInPictureButtonStopImage
  }

  /// The layer that shows the video.
  public let playerLayer: AVPlayerLayer
  /// The object that is notified; held weakly.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it can start: false on Linux.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether the small window is shown: false on Linux.
  open var isPictureInPictureActive: Bool { false }
  /// Whether the small window is not seen: false on Linux.
  open var isPictureInPictureSuspended: Bool { false }
  /// Whether skipping is forbidden. The default is false.
  open var requiresLinearPlayback = false
  /// Whether it starts when the app leaves the screen. The default is false.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Creates a controller: nil on Linux.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  /// Starts picture in picture. Without effect on Linux.
  open func startPictureInPicture() { withoutEffect("pictures of videos are not decoded") }
  /// Ends the small window. None is shown on Linux, so this has no effect.
  open func stopPictureInPicture() { withoutEffect("pictures of videos are not decoded") }
}

/// Receives events of the small window. Every method is optional, and none is called on Linux.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// Called before it starts.
  func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called after it has started.
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called when it cannot start.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  /// Called before it ends.
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called after it has ended.
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  /// Called when the user returns to the app.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

/// A button that chooses the output of sound and video. On Linux only this computer is available, and the button has no effect.
open class AVRoutePickerView: UIView {
  /// The object that receives events of the list. It is held weakly.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The color while another output is active.
  open var activeTintColor: UIColor!
  /// Whether video outputs are listed first. The default is false.
  open var prioritizesVideoDevices = false
  private let picture = UIImageView(image: UIImage(systemName: "airplayaudio"))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    picture.contentMode = .center
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
  }
}

/// Receives events of the list of outputs. Both methods are optional, and neither is called on Linux.
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: AnyObject {
  /// Called before the list appears.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// Called after the list has disappeared.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
