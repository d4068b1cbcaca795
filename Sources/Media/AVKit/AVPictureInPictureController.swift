import AVFoundation
import UIKit

open class AVPlaybackSpeed: NSObject {
  public let rate: Float
  public let localizedName: String
  open var localizedNumericName: String { "\(rate)×" }
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [0.5, 1, 1.25, 1.5, 2].map { AVPlaybackSpeed(rate: $0, localizedName: "\($0)×") }
  }
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

  public let playerLayer: AVPlayerLayer
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether picture in picture can start: false on Linux.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether the small window is shown: false on Linux.
  open var isPictureInPictureActive: Bool { false }
  /// Whether the small window is hidden: false on Linux.
  open var isPictureInPictureSuspended: Bool { false }
  /// Whether skipping is forbidden. The default is false.
  open var requiresLinearPlayback = false
  /// Whether picture in picture starts when the app enters the background. The default is false.
  open var canStartPictureInPictureAutomaticallyFromInline = false

  /// Creates a controller: nil on Linux.
  public init?(playerLayer: AVPlayerLayer) { return nil }

  /// Starts picture in picture. Without effect on Linux.
  open func startPictureInPicture() { withoutEffect("pictures of videos are not decoded") }
  /// Stops picture in picture. Without effect on Linux.
  open func stopPictureInPicture() { withoutEffect("pictures of videos are not decoded") }
}

@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureControllerWillStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ pictureInPictureController: AVPictureInPictureController)
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

/// A button for the choice of the audio and video output. On Linux only this computer is available, and the button has no effect.
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// The tint color while another output is active.
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

@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: AnyObject {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
