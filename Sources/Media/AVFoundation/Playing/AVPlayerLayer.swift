import QuartzCore

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fits the video into the bounds and keeps its aspect ratio.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fills the bounds with the video and keeps its aspect ratio.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretches the video to the bounds.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

// The name of ``AVLayerVideoGravity/resizeAspect`` before Swift 4.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
/// The name of ``AVLayerVideoGravity/resizeAspectFill`` before Swift 4.
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
/// The name of ``AVLayerVideoGravity/resize`` before Swift 4.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize

extension AVLayerVideoGravity {
  /// Returns the frame of a whole picture, of which parts may be outside of the bounds.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard self != .resize, size.width > 0, size.height > 0 else { return bounds }
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    let factor = self == .resizeAspectFill ? max(across, down) : min(across, down)
    let fitted = CGSize(width: size.width * factor, height: size.height * factor)
    return CGRect(x: bounds.midX - fitted.width / 2, y: bounds.midY - fitted.height / 2, width: fitted.width, height: fitted.height)
  }
}

extension CALayer {
  /// Displays the part of the contents, a picture of the given size, that is within the bounds.
  func place(_ natural: CGSize, _ gravity: AVLayerVideoGravity) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contentsGravity = gravity == .resizeAspect ? .resizeAspect : .resize
    var part = CGRect(x: 0, y: 0, width: 1, height: 1)
    let whole = gravity.rect(of: natural, in: bounds)
    if gravity == .resizeAspectFill, natural != .zero, whole.width > 0, whole.height > 0 {
      part.size = CGSize(width: bounds.width / whole.width, height: bounds.height / whole.height)
      part.origin = CGPoint(x: (1 - part.width) / 2, y: (1 - part.height) / 2)
    }
    if contentsRect != part { contentsRect = part }
    CATransaction.commit()
  }
}

/// Shows the pictures of a player. Without one, or for sound, it is transparent.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      oldValue?.remove(pictures)
      pictures.layer = self
      if let player { player.add(pictures) } else { show(nil) }
    }
  }
  /// The scaling of the video in the layer. The default is ``AVLayerVideoGravity/resizeAspect``.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { place() } }
  private let pictures = LayerPictures()
  private var natural = CGSize.zero

  public convenience init(player: AVPlayer?) {
    self.init()
    // A property observer does not run in an initializer.
    setPlayer(player)
  }
  private func setPlayer(_ player: AVPlayer?) { self.player = player }

  /// Whether the first frame is displayed.
  open var isReadyForDisplay: Bool { contents != nil }

  /// The frame of the video in the layer, without the parts outside of its bounds; zero without a video.
  open var videoRect: CGRect { natural == .zero ? .zero : rect(of: natural).intersection(bounds) }

  private func rect(of size: CGSize) -> CGRect { videoGravity.rect(of: size, in: bounds) }

  open override func layoutSublayers() {
    super.layoutSublayers()
    place()
    player?.updatePictureSize()
  }

  private func place() { place(natural, videoGravity) }

  fileprivate func show(_ frame: VideoFrame?) {
    let size = frame == nil ? .zero : player?.currentItem?.presentationSize ?? .zero
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = frame?.image
    CATransaction.commit()
    guard size != natural else { return }
    natural = size
    place()
  }

  /// Returns the size in pixels of the whole scaled video, including the cropped parts.
  fileprivate func pixels(for size: CGSize) -> CGSize? {
    var scale: CGFloat = 1
    var layer: CALayer? = self
    while let next = layer {
      scale = max(scale, next.contentsScale)
      layer = next.superlayer
    }
    guard !bounds.isEmpty else { return nil }
    let shown = rect(of: size)
    return CGSize(width: (shown.width * scale).rounded(), height: (shown.height * scale).rounded())
  }
}

private final class LayerPictures: PlayerPictureReceiver {
  weak var layer: AVPlayerLayer?
  func show(_ frame: VideoFrame?) { MainActor.assumeIsolated { layer?.show(frame) } }
  func pixels(for natural: CGSize) -> CGSize? { MainActor.assumeIsolated { layer?.pixels(for: natural) ?? .zero } }
}
