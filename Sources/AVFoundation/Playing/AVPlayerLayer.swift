import CoreGraphics
import QuartzCore

/// How a picture fills a frame.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

// The names of Swift 3, where the type was a string.
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize

/// Shows where a video would be: a black surface with the symbol for playing. No pictures are decoded here.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  private let symbol = CAShapeLayer()

  public override init() {
    super.init()
    prepare()
  }

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

  open var isReadyForDisplay: Bool { false }
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
