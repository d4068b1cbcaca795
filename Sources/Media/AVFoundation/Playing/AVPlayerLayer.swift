import CoreGraphics
import QuartzCore

/// The scaling of video in a frame.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Fit the video into the frame and keep its proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Fill the frame with the video and keep its proportions.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretch the video to the frame.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

// The names of Swift 3, where the type was a string.
/// The name of ``AVLayerVideoGravity/resizeAspect`` before Swift 4.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
/// The name of ``AVLayerVideoGravity/resizeAspectFill`` before Swift 4.
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
/// The name of ``AVLayerVideoGravity/resize`` before Swift 4.
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize

/// Shows a placeholder for a video: a black surface with a play symbol. No video is decoded here.
open class AVPlayerLayer: CALayer {
  /// The player whose video the layer shows.
  open var player: AVPlayer?
  /// The scaling of the video in the layer. The default is ``AVLayerVideoGravity/resizeAspect``.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  private let symbol = CAShapeLayer()

  public override init() {
    super.init()
    prepare()
  }

  /// Creates a layer for a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  private func prepare() {
    backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    symbol.fillColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.6)
    addSublayer(symbol)
  }

  /// Whether the first image can be shown: false on Linux.
  open var isReadyForDisplay: Bool { false }
  /// The frame of the video in the layer: zero on Linux.
  open var videoRect: CGRect { .zero }

  open override func layoutSublayers() {
    super.layoutSublayers()
    let side = min(bounds.width, bounds.height, 200) / 4
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: side * 0.9, y: side / 2))
    path.addLine(to: CGPoint(x: 0, y: side))
    path.closeSubpath()
    symbol.path = path
    symbol.frame = CGRect(x: bounds.midX - side * 0.4, y: bounds.midY - side / 2, width: side, height: side)
  }
}
