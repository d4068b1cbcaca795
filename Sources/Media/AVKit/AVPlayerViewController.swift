@_exported import AVFoundation
@_exported import UIKit

/// Shows a player's video with controls: playing, the position with the times, skipping 15 seconds, full screen and closing. A tap shows or
/// hides them, and they disappear after some seconds of playback.
open class AVPlayerViewController: UIViewController {
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue, isViewLoaded else { return }
      stopObserving(oldValue)
      connect()
    }
  }
  /// Whether the controls are shown. The default is true.
  open var showsPlaybackControls = true { didSet { if isViewLoaded { update() } } }
  /// The scaling of the video in the view. The default is `AVLayerVideoGravity.resizeAspect`.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { surface.playerLayer.videoGravity = videoGravity } }
  open var allowsPictureInPicturePlayback = true
  /// Whether the controller publishes the media. The default is true. On Linux an app publishes it with `MPNowPlayingInfoCenter`.
  open var updatesNowPlayingInfoCenter = true
  /// Whether playback begins in full screen. The default is false.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether full screen ends with playback. The default is false.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether picture in picture begins when the app enters the background. The default is false. It is not available on Linux.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// The properties of the pixel buffers. On Linux they are stored without effect.
  open var pixelBufferAttributes: [String: Any]?
  /// The speeds to offer. On Linux they are stored without effect.
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  /// Whether the times are shown as timecodes. The default is false. On Linux it is stored without effect.
  open var showsTimecodes = false
  /// Whether text in a paused frame can be selected. The default is true. On Linux it is stored without effect.
  open var allowsVideoFrameAnalysis = true
  /// Whether moving the position is disabled. The default is false.
  open var requiresLinearPlayback = false { didSet { if isViewLoaded { update() } } }
  /// Whether the first frame is displayed.
  open var isReadyForDisplay: Bool { surface.playerLayer.isReadyForDisplay }
  /// The frame of the video in the view; zero without a video.
  open var videoBounds: CGRect { surface.playerLayer.videoRect }
  open private(set) lazy var contentOverlayView: UIView? = UIView()

  private let surface = PlayerSurface()
  private let controls = PlayerControls()
  private let message = UILabel()
  private var observer: Any?
  private var tokens: [any NSObjectProtocol] = []
  private var hiding: Deadlines.Token?
  private var wasPlaying = false
  /// The full-screen controller that this one presents.
  private weak var large: AVPlayerViewController?
  /// The embedded controller that presented this one.
  private weak var embedded: AVPlayerViewController?

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
    message.textColor = .lightGray
    message.font = .preferredFont(forTextStyle: .footnote)
    message.adjustsFontForContentSizeCategory = true
    message.textAlignment = .center
    message.numberOfLines = 0
    let overlay = contentOverlayView
    overlay?.isUserInteractionEnabled = false
    for part in [surface, overlay, controls, message].compactMap({ $0 }) { view.addSubview(part) }
    surface.playerLayer.videoGravity = videoGravity
    controls.play.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    controls.back.addAction(UIAction { [weak self] _ in self?.skip(by: -PlayerControls.skip) }, for: .touchUpInside)
    controls.forward.addAction(UIAction { [weak self] _ in self?.skip(by: PlayerControls.skip) }, for: .touchUpInside)
    controls.slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
    controls.slider.addAction(UIAction { [weak self] _ in self?.hideLater() }, for: .touchUpInside)
    controls.close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    controls.fullScreen.addAction(UIAction { [weak self] _ in self?.enterFullScreen() }, for: .touchUpInside)
    controls.addGestureRecognizer(UITapGestureRecognizer(target: self, action: AVPlayerViewController.hideControls))
    surface.addGestureRecognizer(UITapGestureRecognizer(target: self, action: AVPlayerViewController.revealControls))
    surface.isAccessibilityElement = true
    surface.accessibilityLabel = LocalizedStrings.word("Video")
    for name in [
      Notification.Name.AVPlayerItemFailedToPlayToEndTime, .AVPlayerItemDidPlayToEndTime, AVPlayer.rateDidChangeNotification,
    ] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          let (controller, name) = (self, notification.name)
          nonisolated(unsafe) let object = notification.object as AnyObject?
          DispatchQueue.main.async { controller?.playerChanged(name, object) }
        })
    }
    connect()
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    if let observer { player?.removeTimeObserver(observer) }
  }

  private func connect() {
    surface.playerLayer.player = player
    observer = player?.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 4), queue: .main) { [weak self] _ in
      let controller = self
      MainActor.assumeIsolated { controller?.update() }
    }
    update()
  }

  private func stopObserving(_ player: AVPlayer?) {
    if let observer { player?.removeTimeObserver(observer) }
    observer = nil
  }

  private func playerChanged(_ name: Notification.Name, _ object: AnyObject?) {
    guard let player, object === player || object === player.currentItem else { return }
    if name == .AVPlayerItemDidPlayToEndTime {
      showControls(true)
      if exitsFullScreenWhenPlaybackEnds, embedded != nil { dismiss(animated: true) }
    }
    let isPlaying = player.rate != 0
    if isPlaying, !wasPlaying {
      hideLater()
      if entersFullScreenWhenPlaybackBegins, presentingViewController == nil { enterFullScreen() }
    }
    wasPlaying = isPlaying
    update()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for part in [surface, contentOverlayView, controls] { part?.frame = view.bounds }
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let size = message.sizeThatFits(CGSize(width: max(0, safe.width - 32), height: .greatestFiniteMagnitude))
    message.frame = CGRect(
      x: safe.minX + 16, y: min(view.bounds.midY + 48, safe.maxY - size.height), width: max(0, safe.width - 32), height: size.height)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The last connected layer receives the pictures, so the embedded layer is connected again.
    surface.playerLayer.player = player
    showControls(true)
    update()
  }

  // MARK: Controls

  private func toggle() {
    guard let player else { return }
    if player.rate == 0 {
      if let item = player.currentItem, item.duration.isNumeric, item.currentTime() >= item.duration { player.seek(to: .zero) }
      player.play()
    } else {
      player.pause()
    }
    showControls(true)
    update()
  }

  private func skip(by seconds: Double) {
    guard let player else { return }
    let time = CMTime(seconds: max(0, player.currentTime().seconds + seconds), preferredTimescale: 600)
    player.seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero)
    hideLater()
  }

  private func scrub() {
    guard let player, let length = player.currentItem?.duration, length.isNumeric else { return }
    Deadlines.cancel(hiding)
    player.seek(
      to: CMTime(seconds: Double(controls.slider.value) * length.seconds, preferredTimescale: 600), toleranceBefore: .zero,
      toleranceAfter: .zero)
    update()
  }

  private func hideControls() { showControls(false) }
  private func revealControls() { showControls(true) }

  private func showControls(_ isShown: Bool) {
    Deadlines.cancel(hiding)
    UIView.animate(withDuration: 0.2) { self.controls.alpha = isShown ? 1 : 0 }
    if isShown { hideLater() }
  }

  /// The seconds of playback after which the controls disappear.
  private static let shownTime = 3.0

  private func hideLater() {
    Deadlines.cancel(hiding)
    guard let player, player.rate != 0, !UIAccessibility.isVoiceOverRunning else { return }
    hiding = Deadlines.add(after: Self.shownTime) { [weak self] in
      if let self, self.player?.rate != 0 { showControls(false) }
    }
  }

  private func enterFullScreen() {
    guard presentingViewController == nil, large == nil, view.window != nil else { return }
    let controller = AVPlayerViewController()
    controller.embedded = self
    controller.player = player
    controller.videoGravity = .resizeAspect
    controller.exitsFullScreenWhenPlaybackEnds = exitsFullScreenWhenPlaybackEnds
    controller.requiresLinearPlayback = requiresLinearPlayback
    large = controller
    delegate?.playerViewControllerWillBeginFullScreenPresentation(self)
    present(controller, animated: true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard let embedded, isBeingDismissed || presentingViewController == nil else { return }
    embedded.surface.playerLayer.player = nil
    embedded.surface.playerLayer.player = embedded.player
    embedded.update()
    embedded.delegate?.playerViewControllerDidEndFullScreenPresentation(embedded)
  }

  private func update() {
    let item = player?.currentItem
    let hasFailed = item?.status == .failed
    controls.isHidden = !showsPlaybackControls
    controls.showsPause = player.map { $0.rate != 0 && !hasFailed } ?? false
    controls.play.isEnabled = player != nil && !hasFailed
    let length = item?.duration.isNumeric == true ? item?.duration.seconds : nil
    let canMove = length != nil && !requiresLinearPlayback && !hasFailed
    for button in [controls.back, controls.forward] { button.isHidden = !canMove }
    controls.slider.isEnabled = canMove
    controls.close.isHidden = presentingViewController == nil
    controls.fullScreen.isHidden = presentingViewController != nil
    controls.show(position: player?.currentTime().seconds ?? 0, of: length)
    message.text = hasFailed ? item?.error?.localizedDescription : nil
    view.setNeedsLayout()
  }
}

@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// Called before an embedded controller is presented in full screen.
  func playerViewControllerWillBeginFullScreenPresentation(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidEndFullScreenPresentation(_ playerViewController: AVPlayerViewController)
  /// Called before picture in picture starts. Never called on Linux.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Called when picture in picture has started. Never called on Linux.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// Returns whether the controller is dismissed when picture in picture starts. Never called on Linux.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_ playerViewController: AVPlayerViewController) -> Bool
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillBeginFullScreenPresentation(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidEndFullScreenPresentation(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
}
