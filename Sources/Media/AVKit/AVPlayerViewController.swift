@_exported import AVFoundation
@_exported import UIKit

/// Shows a player with its controls: a black surface with play and pause buttons, the time, and a button that ends a full-screen
/// presentation.
///
/// Supported sound is played. For video a message is shown.
open class AVPlayerViewController: UIViewController {
  /// The object that receives changes of picture in picture.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// The player that is shown and controlled.
  open var player: AVPlayer? { didSet { if isViewLoaded { update() } } }
  /// Whether the controls are shown. The default is true.
  open var showsPlaybackControls = true { didSet { if isViewLoaded { update() } } }
  /// The scaling of the video in the view. The default is `AVLayerVideoGravity.resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether picture in picture is allowed. The default is true. It is not available on Linux.
  open var allowsPictureInPicturePlayback = true
  /// Whether the media is announced to the system. The default is true. On Linux it is stored without effect.
  open var updatesNowPlayingInfoCenter = true
  /// Whether playback begins in full screen. The default is false. On Linux it is stored without effect.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether full screen ends with playback. The default is false. On Linux it is stored without effect.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether picture in picture begins when the app enters the background. The default is false. It is not available on Linux.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// The properties of the pixel buffers. On Linux they are stored without effect.
  open var pixelBufferAttributes: [String: Any]?
  /// The speeds to offer. On Linux they are stored without effect.
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  /// Whether the time is shown. The default is true. On Linux it is stored without effect.
  open var showsTimecodes = false
  /// Whether text in a stopped image can be chosen. The default is true. On Linux it is stored without effect.
  open var allowsVideoFrameAnalysis = true
  /// Whether skipping is disabled. The default is false. The controls on Linux do not support skipping.
  open var requiresLinearPlayback = false
  /// Whether the first image can be shown: false on Linux.
  open var isReadyForDisplay: Bool { false }
  /// The frame of the video in the view: zero on Linux.
  open var videoBounds: CGRect { .zero }
  /// A view for content between the video and the controls.
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  private let playButton = UIButton(type: .system)
  private let closeButton = UIButton(type: .system)
  private let message = UILabel()
  private var observer: Any?
  private var token: (any NSObjectProtocol)?

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    contentOverlayView.map(view.addSubview)
    playButton.tintColor = .white
    playButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    closeButton.tintColor = .white
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = LocalizedStrings.word("Close")
    closeButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    message.textColor = .lightGray
    message.font = .preferredFont(forTextStyle: .footnote)
    message.adjustsFontForContentSizeCategory = true
    message.textAlignment = .center
    message.numberOfLines = 0
    for part in [playButton, closeButton, message] { view.addSubview(part) }
    token = NotificationCenter.default.addObserver(forName: .AVPlayerItemFailedToPlayToEndTime, object: nil, queue: nil) {
      [weak self] _ in
      let controller = self
      DispatchQueue.main.async { controller?.update() }
    }
    update()
  }

  deinit { token.map { NotificationCenter.default.removeObserver($0) } }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    contentOverlayView?.frame = view.bounds
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    playButton.frame = CGRect(x: view.bounds.midX - 40, y: view.bounds.midY - 40, width: 80, height: 80)
    closeButton.frame = CGRect(x: safe.minX + 8, y: safe.minY + 8, width: 44, height: 44)
    let size = message.sizeThatFits(CGSize(width: max(0, safe.width - 32), height: .greatestFiniteMagnitude))
    message.frame = CGRect(
      x: safe.minX + 16, y: min(playButton.frame.maxY + 8, safe.maxY - size.height), width: max(0, safe.width - 32), height: size.height)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    update()
  }

  private func toggle() {
    guard let player else { return }
    if player.rate == 0 { player.play() } else { player.pause() }
    update()
  }

  private func update() {
    let isPlaying = player.map { $0.rate != 0 } ?? false
    let hasFailed = player?.currentItem?.status == .failed
    playButton.setImage(
      UIImage(
        systemName: isPlaying && !hasFailed ? "pause.fill" : "play.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)),
      for: .normal)
    playButton.accessibilityLabel = LocalizedStrings.word(isPlaying ? "Pause" : "Play")
    playButton.isHidden = !showsPlaybackControls
    playButton.isEnabled = player != nil && !hasFailed
    closeButton.isHidden = !showsPlaybackControls || presentingViewController == nil
    message.text = hasFailed ? player?.currentItem?.error?.localizedDescription : nil
    view.setNeedsLayout()
  }
}

/// Receives changes of the presentation of a player. Every method is optional.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Called before picture in picture starts. Never called on Linux.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called when picture in picture has started. Never called on Linux.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Returns whether the controller is dismissed when picture in picture starts. Never called on Linux.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
}
